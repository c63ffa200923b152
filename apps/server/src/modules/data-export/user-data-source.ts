/** A file of a person's, for the export. */
export interface HeldFile {
  /** Its path in the export, as 'photos/2026-11-19-lunch.jpg'. */
  readonly path: string;
  /** Empty if it has been deleted since. */
  read(): Promise<Buffer>;
}

/** A module that keeps more of a person than rows of tables with a `user_id`. */
export interface DataHolder {
  /** What it keeps of the person, read one after the other. */
  filesOf(userId: string): Promise<readonly HeldFile[]>;
  /** Removes it. Called while the person's rows are still there, and perhaps more than once. */
  forget(userId: string): Promise<void>;
}
