/** A failure that the operator can fix, explained in its message; nothing has been changed. */
export class BackupError extends Error {}
