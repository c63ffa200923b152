// `node backup-task.ts DATA_DIR PATH [DATABASE_URL in the environment]`: writes a backup, and reports in lines of JSON.
import { BackupError, writeBackup } from "../../backup/index.ts";
import type { TaskReport } from "./tasks.ts";

const [dataDir = "", path = ""] = process.argv.slice(2);
// biome-ignore lint/style/noProcessEnv: the address has a password, which arguments would show to other users.
const databaseUrl = process.env.DATABASE_URL || undefined;
const report = (line: TaskReport) => process.stdout.write(`${JSON.stringify(line)}\n`);
process.umask(0o077);
try {
  await writeBackup({ dataDir, databaseUrl }, path);
  report({ result: "The backup was written." });
} catch (error) {
  const isExpected = error instanceof BackupError || (error as { code?: string }).code === "ENOSPC";
  if (!isExpected) throw error;
  report({ problem: (error as Error).message });
}
