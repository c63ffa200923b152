import type { Edit } from "./correction-target.ts";

/** A message and the same message with its corrections applied, of equal length. */
export interface CorrectedMessage {
  /** What the person wrote, with padding in the place of longer words. */
  readonly original: string;
  readonly corrected: string;
}

/** A character that no message needs. */
const padding = "\u2060";

/** The person's words without the padding. */
export const removePadding = (text: string): string => text.replaceAll(padding, "");

/** Writes a text over its span and pads the shorter of the two. */
export function applyEdit({ original, corrected }: CorrectedMessage, edit: Edit): CorrectedMessage {
  const { start, end, text } = edit;
  const extra = Math.max(0, text.length - (end - start));
  return {
    original: `${original.slice(0, end)}${padding.repeat(extra)}${original.slice(end)}`,
    corrected: `${corrected.slice(0, start)}${text.padEnd(end - start)}${corrected.slice(end)}`,
  };
}
