/** A user's file, for the export. */
export interface HeldFile {
  /** Its path in the export, as 'photos/2026-11-19-lunch.jpg'. */
  readonly path: string;
  /** Returns an empty buffer if the file was deleted since. */
  read(): Promise<Buffer>;
}

/** A module that stores personal data outside of the tables with a `user_id`. */
export interface DataHolder {
  /** The user's files; they are read one after the other. */
  filesOf(userId: string): Promise<readonly HeldFile[]>;
  /** Deletes the user's files. Called before the user's rows are deleted; may be called more than once. */
  forget(userId: string): Promise<void>;
}
