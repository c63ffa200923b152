import { stat } from "node:fs/promises";
import { join } from "node:path";
import { BackupError, timestamp, writeBackup } from "../apps/server/src/backup/index.ts";
import { ConfigError, readConfig } from "../apps/server/src/config.ts";
import { say, stop } from "./setup.mjs";

const usage = `Writes everything that Morsel keeps into one file; a server may run meanwhile.

  npm run backup -- [FILE]

FILE is backups/morsel-<now>.zip where it is not named. It holds the database, the photos, the imported
foods and the secret that signs sessions: keep it as you would keep the data. Settings such as DATA_DIR
and DATABASE_URL are those of the server.
`;

const [given, ...more] = process.argv.slice(2);
if (given?.startsWith("-") || more.length > 0) {
  process.stdout.write(usage);
  process.exit(given === "--help" || given === "-h" ? 0 : 2);
}
try {
  const config = readConfig();
  const path = given ?? join("backups", `morsel-${timestamp()}.zip`);
  await writeBackup(config, path);
  say(`${path}: ${(await stat(path)).size} bytes`);
  if (config.photoBucket)
    say("Photos are in their bucket, and not in this file: back that up too.");
} catch (error) {
  if (error instanceof BackupError || error instanceof ConfigError) stop(error.message);
  throw error;
}
