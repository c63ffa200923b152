/** A legal page as its operator edits it. */
export interface LegalText {
  readonly title: string;
  readonly lastUpdated: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
  }[];
  /** The text before the operator's email address. */
  readonly contact: string;
}
