/** {hours} is how long the link works, and {contact} the operator's address. */
export interface LetterText {
  readonly subject: string;
  readonly title: string;
  readonly paragraph: string;
  /** What the one link of the mail says. */
  readonly action?: string;
  /** Why the reader gets it, and what to do if it was someone else. */
  readonly reason: string;
}

export interface LetterTexts {
  readonly when: string;
  readonly device: string;
  readonly letters: Readonly<
    Record<
      | "signUp"
      | "knownAddress"
      | "reset"
      | "confirmAddress"
      | "newAddress"
      | "newDevice"
      | "passwordChanged"
      | "addressChanged"
      | "test",
      LetterText
    >
  >;
}
export type LetterId = keyof LetterTexts["letters"];
