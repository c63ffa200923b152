import { join } from "node:path";
import { type Config, ConfigError } from "./config.ts";
import { type Database, openDatabase } from "./database/connection.ts";
import { type Migration, migrate } from "./database/migrate.ts";
import { migrations } from "./database/migrations/index.ts";
import { isDamaged, sqliteFileName } from "./database/sqlite.ts";
import type { Log } from "./http/log.ts";
import { accountsMigration, passkeysMigration } from "./modules/accounts/index.ts";

/** Opens the database and brings it up to date. Throws a ConfigError if it is damaged. */
export async function openAndMigrate(
  config: Config,
  log: Log,
  closers: (() => unknown)[],
): Promise<Database> {
  try {
    const database = openDatabase({
      ...config,
      onError: (error) => log.warn({ err: error }, "database connection broke"),
    });
    closers.push(() => database.close());
    await migrate(database, collectMigrations(database.engine));
    return database;
  } catch (error) {
    if (!isDamaged(error)) throw error;
    throw new ConfigError(
      `The database ${join(config.dataDir, sqliteFileName)} is damaged (${(error as Error).message}). Nothing of it was changed. Restore a backup: npm run restore -- FILE. What is there now is set aside by it, not deleted.`,
    );
  }
}

/** In the order in which they were written. */
function collectMigrations(engine: Database["engine"]): readonly Migration[] {
  const all = [accountsMigration(engine), passkeysMigration(engine), ...migrations];
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}
