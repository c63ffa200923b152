import { BackupError, restoreBackup } from "../apps/server/src/backup/index.ts";
import { ConfigError, readConfig } from "../apps/server/src/config.ts";
import { say, stop } from "./setup.mjs";

const usage = `Puts a backup in the place of the present data, which is set aside. No server may run.

  npm run restore -- FILE

A file that is damaged, or no backup, is refused and changes nothing. Settings such as DATA_DIR and
DATABASE_URL are those of the server.
`;

const [path, ...more] = process.argv.slice(2);
if (!path || path.startsWith("-") || more.length > 0) {
  process.stdout.write(usage);
  process.exit(path === "--help" || path === "-h" ? 0 : 2);
}
try {
  const { madeAt, setAside } = await restoreBackup(readConfig(), path);
  say(`Restored as it was at ${madeAt}.`);
  if (setAside) say(`What was there before is kept in ${setAside}.`);
} catch (error) {
  if (error instanceof BackupError || error instanceof ConfigError) {
    stop(`${error.message} Nothing was changed.`);
  }
  throw error;
}
