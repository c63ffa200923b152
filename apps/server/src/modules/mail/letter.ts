import type { LanguageId } from "@morsel/contracts";

/** What a mail says, before it is laid out as plain text and as HTML. */
export interface Letter {
  readonly language: LanguageId;
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The one link of the mail. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Rows such as the time and the device. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** Why the reader gets it, and what to do if it was someone else. */
  readonly reason: string;
}
