/** A user's file, for the export. */
export interface UserFile {
  /** Its path in the export, as 'photos/2026-11-19-lunch.jpg'. */
  readonly path: string;
  /** Returns an empty buffer if the file was deleted since. */
  read(): Promise<Buffer>;
}

/** A module that stores personal data outside of the tables with a `user_id`. */
export interface UserDataSource {
  /** The user's files; they are read one after the other. */
  listFiles(userId: string): Promise<readonly UserFile[]>;
  /** Deletes the user's files. Called before the user's rows are deleted; may be called more than once. */
  deleteFiles(userId: string): Promise<void>;
}
