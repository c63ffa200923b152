import type { Database, Queries } from "./connection.ts";

/** One step from an older schema to a newer one; names sort in the order they run. */
export interface Migration {
  readonly name: string;
  run(queries: Queries, engine: Database["engine"]): Promise<void>;
}

/** The database was written by a newer version of Morsel. */
export class NewerSchemaError extends Error {}

/**
 * Brings the schema up to date: all missing steps in one transaction, one process at a time.
 * Returns the names of the steps that ran. Throws a NewerSchemaError if the database has steps that
 * this code does not know.
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  return database.withExclusiveLock(async (queries) => {
    await queries.schema
      .createTable("schema_migrations")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("applied_at", "bigint", (column) => column.notNull())
      .execute();
    const rows = await queries.selectFrom("schema_migrations").select("name").execute();
    const applied = rows.map((row) => row.name);
    refuseNewer(applied, migrations);
    const missing = migrations.filter((migration) => !applied.includes(migration.name));
    for (const migration of missing) {
      await migration.run(queries, database.engine);
      await queries
        .insertInto("schema_migrations")
        .values({ name: migration.name, applied_at: Date.now() })
        .execute();
    }
    return missing.map((migration) => migration.name);
  });
}

function refuseNewer(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new NewerSchemaError(
    `This database was written by a newer version of Morsel (it has ${unknown.join(", ")}). Start that version, or restore a backup from before it.`,
  );
}
