export { BackupError } from "./backup-error.ts";
export { hasUnfinishedRestore } from "./data-files.ts";
export { restoreBackup, timestamp } from "./restore-backup.ts";
export { writeBackup } from "./write-backup.ts";
