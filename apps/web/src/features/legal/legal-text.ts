/** A legal page as its operator edits it. */
export interface LegalText {
  readonly title: string;
  readonly lastUpdated: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
  }[];
  /** Stands before the operator's mailbox. */
  readonly contact: string;
}
