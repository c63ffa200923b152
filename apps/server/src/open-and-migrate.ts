import { join } from "node:path";
import { type Config, ConfigError } from "./config.ts";
import { type Database, openDatabase } from "./database/connection.ts";
import { eraseEarlierDeletions } from "./database/erase-deleted.ts";
import { type Migration, migrate } from "./database/migrate.ts";
import { migrations } from "./database/migrations/index.ts";
import { assertConsistent, isDamaged, sqliteFileName } from "./database/sqlite.ts";
import type { Log } from "./http/log.ts";
import { accountsMigration, passkeysMigration } from "./modules/accounts/index.ts";

/** Opens the database and brings it up to date. Throws an error that `isDamaged` recognises if it is damaged. */
export async function openAndMigrate(
  config: Config,
  log: Log,
  closers: (() => unknown)[],
): Promise<Database> {
  const database = openDatabase({
    ...config,
    onError: (error) => log.warn({ err: error }, "database connection broke"),
  });
  closers.push(() => database.close());
  if (database.engine === "sqlite") await assertConsistent(database.queries);
  await migrate(database, collectMigrations(database.engine));
  if (database.engine === "sqlite") await eraseEarlierDeletions(database.queries);
  return database;
}

/** A damaged database is reported as a ConfigError that says what to do. */
export function explainDamage({ dataDir }: Config, error: unknown): unknown {
  if (!isDamaged(error)) return error;
  return new ConfigError(
    `The database ${join(dataDir, sqliteFileName)} is damaged (${(error as Error).message}). It was not changed. Restore a backup: npm run restore -- FILE. That moves the damaged files aside and does not delete them.`,
  );
}

/** All migrations, sorted by name. */
export function collectMigrations(engine: Database["engine"]): readonly Migration[] {
  const all = [accountsMigration(engine), passkeysMigration(engine), ...migrations];
  return all.sort((one, other) => (one.name < other.name ? -1 : 1));
}
