import { type RawBuilder, sql } from "kysely";
import type { Database, Queries } from "./connection.ts";

/** An index; `where` makes it a partial one. */
interface Index {
  readonly name: string;
  readonly columns: readonly string[];
  readonly isUnique?: boolean;
  readonly where?: RawBuilder<boolean>;
}

interface ForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
}

/** The keys and indexes that a table gets: all of them, the unchanged ones too. */
export interface NewKeys {
  readonly table: string;
  readonly primaryKey: readonly string[];
  /** The names and columns of its unique constraints. */
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  /** Each deletes the row with its parent. */
  readonly foreignKeys: readonly ForeignKey[];
  /** A condition of each row. */
  readonly check?: RawBuilder<boolean>;
  readonly indexes?: readonly Index[];
  /** Constraints that end, by their names on PostgreSQL; a foreign key comes before the key that it refers to. */
  readonly droppedConstraints: readonly string[];
  readonly droppedIndexes?: readonly string[];
}

/** The foreign key of a user's row, with the name that PostgreSQL gives it. */
export function ofUser(table: string): ForeignKey {
  return {
    name: `${table}_user_id_fkey`,
    columns: ["user_id"],
    parent: "users",
    parentColumns: ["id"],
  };
}

/**
 * Gives tables other keys and keeps all rows. On PostgreSQL indexes are built in place; a table of SQLite is
 * written again, which is the only way to change its keys. Foreign keys must be off on SQLite: a table that is
 * dropped would otherwise delete the rows that refer to it.
 */
export async function changeKeys(
  queries: Queries,
  engine: Database["engine"],
  tables: readonly NewKeys[],
): Promise<void> {
  if (engine === "sqlite") {
    for (const keys of tables) await rewriteTable(queries, keys);
    await assertReferences(queries);
    return;
  }
  for (const { table, droppedConstraints, droppedIndexes = [] } of tables) {
    for (const name of droppedConstraints) {
      await queries.schema.alterTable(table).dropConstraint(name).execute();
    }
    for (const name of droppedIndexes) await queries.schema.dropIndex(name).execute();
  }
  for (const keys of tables) await addKeys(queries, keys);
  for (const keys of tables) await addForeignKeys(queries, keys);
}

const keyName = (table: string) => `${table}_key`;

async function addKeys(queries: Queries, keys: NewKeys): Promise<void> {
  const { table, primaryKey, unique = {} } = keys;
  const known = await constraintsOf(queries, table);
  const change = () => queries.schema.alterTable(table);
  if (!known.has(keyName(table))) {
    await change()
      .addPrimaryKeyConstraint(keyName(table), [...primaryKey])
      .execute();
  }
  for (const [name, columns] of Object.entries(unique)) {
    if (!known.has(name)) {
      await change()
        .addUniqueConstraint(name, [...columns])
        .execute();
    }
  }
  await createIndexes(queries, keys);
}

async function addForeignKeys(queries: Queries, { table, foreignKeys }: NewKeys): Promise<void> {
  const known = await constraintsOf(queries, table);
  for (const { name, columns, parent, parentColumns } of foreignKeys) {
    if (known.has(name)) continue;
    await queries.schema
      .alterTable(table)
      .addForeignKeyConstraint(name, [...columns], parent, [...parentColumns])
      .onDelete("cascade")
      .execute();
  }
}

async function constraintsOf(queries: Queries, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ conname: string }>`select conname from pg_constraint
    where conrelid = ${table}::regclass`.execute(queries);
  return new Set(rows.map(({ conname }) => conname));
}

interface ColumnInfo {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly dflt_value: string | null;
}

async function rewriteTable(queries: Queries, keys: NewKeys): Promise<void> {
  const { table, primaryKey, unique = {}, foreignKeys, check } = keys;
  const { rows: columns } = await sql<ColumnInfo>`
    select name, type, "notnull", dflt_value from pragma_table_info(${table})`.execute(queries);
  const copy = `${table}_new`;
  let created = queries.schema
    .createTable(copy)
    .addPrimaryKeyConstraint(keyName(table), primaryKey as never);
  for (const { name, type, notnull, dflt_value } of columns) {
    created = created.addColumn(name, type.toLowerCase() as "text", (column) => {
      // SQLite allows null in a primary key of a text.
      const typed = notnull === 0 && !primaryKey.includes(name) ? column : column.notNull();
      return dflt_value === null ? typed : typed.defaultTo(toValue(dflt_value));
    });
  }
  for (const [name, of] of Object.entries(unique)) {
    created = created.addUniqueConstraint(name, of as never);
  }
  for (const { name, columns: of, parent, parentColumns } of foreignKeys) {
    created = created.addForeignKeyConstraint(
      name,
      of as never,
      parent,
      [...parentColumns],
      (key) => key.onDelete("cascade"),
    );
  }
  if (check) created = created.addCheckConstraint(`${table}_status_check`, check);
  await created.execute();
  const names = columns.map(({ name }) => name as "id");
  await queries
    .insertInto(copy as "meals")
    .columns(names)
    .expression((eb) => eb.selectFrom(table as "meals").select(names))
    .execute();
  await queries.schema.dropTable(table).execute();
  await queries.schema.alterTable(copy).renameTo(table).execute();
  await createIndexes(queries, keys);
}

/** The value of a default: a text in quotes or a number. */
function toValue(text: string): string | number {
  return text.startsWith("'") ? text.slice(1, -1) : Number(text);
}

async function createIndexes(queries: Queries, { table, indexes = [] }: NewKeys): Promise<void> {
  for (const { name, columns, isUnique, where } of indexes) {
    let index = queries.schema
      .createIndex(name)
      .ifNotExists()
      .on(table)
      .columns([...columns]);
    if (isUnique) index = index.unique();
    if (where) index = index.where(where as never);
    await index.execute();
  }
}

/** Throws if a row refers to one that is not there. */
async function assertReferences(queries: Queries): Promise<void> {
  const { rows } = await sql<{
    table: string;
    parent: string;
  }>`select "table", parent from pragma_foreign_key_check limit 1`.execute(queries);
  const [broken] = rows;
  if (broken)
    throw new Error(`A row of ${broken.table} refers to a missing row of ${broken.parent}`);
}
