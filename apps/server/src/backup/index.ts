export { BackupError } from "./backup-error.ts";
export { hasUnfinishedRestore } from "./data-files.ts";
export { type RestoreReport, restoreBackup, timestamp } from "./restore-backup.ts";
export { type DataLocation as DataPlace, writeBackup } from "./write-backup.ts";
