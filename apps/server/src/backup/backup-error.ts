/** What whoever runs Morsel can mend, in words; nothing has been changed. */
export class BackupError extends Error {}
