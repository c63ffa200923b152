import { sql } from "kysely";
import type { Database, Queries } from "./connection.ts";

/** A primary key, a unique constraint or index, or a foreign key of a table. */
export interface Key {
  readonly table: string;
  readonly kind: "primary" | "unique" | "foreign";
  readonly columns: readonly string[];
  /** The name of a foreign key on PostgreSQL, and what it refers to. */
  readonly name?: string;
  readonly parent?: string;
  readonly parentColumns?: readonly string[];
}

/** All keys of a schema, from the database's own catalogue, sorted. */
export async function readKeys({ engine, queries }: Database): Promise<readonly Key[]> {
  const keys = engine === "sqlite" ? await readSqlite(queries) : await readPostgres(queries);
  const text = (key: Key) => JSON.stringify(key);
  return [...keys].sort((one, other) => (text(one) < text(other) ? -1 : 1));
}

async function readPostgres(queries: Queries): Promise<readonly Key[]> {
  const { rows } = await sql<{
    table: string;
    kind: "p" | "f";
    name: string;
    columns: string[];
    parent: string | null;
    parent_columns: string[] | null;
  }>`
    select key.conrelid::regclass::text as table, key.contype as kind, key.conname::text as name,
      (select array_agg(attname::text order by place) from unnest(key.conkey) with ordinality as at(number, place)
        join pg_attribute on attrelid = key.conrelid and attnum = number) as columns,
      (case when key.contype = 'f' then key.confrelid::regclass::text end) as parent,
      (select array_agg(attname::text order by place) from unnest(key.confkey) with ordinality as at(number, place)
        join pg_attribute on attrelid = key.confrelid and attnum = number) as parent_columns
    from pg_constraint as key
    where key.connamespace = 'public'::regnamespace and key.contype in ('p', 'f')`.execute(queries);
  const unique = await sql<{ table: string; columns: string[] }>`
    select indrelid::regclass::text as table,
      (select array_agg(attname::text order by place) from unnest(indkey) with ordinality as at(number, place)
        join pg_attribute on attrelid = indrelid and attnum = number) as columns
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indisunique and not indisprimary and relnamespace = 'public'::regnamespace`.execute(
    queries,
  );
  return [
    ...rows.map(({ table, kind, name, columns, parent, parent_columns }) => ({
      ...{ table, columns, kind: kind === "p" ? ("primary" as const) : ("foreign" as const) },
      ...(parent !== null && { name, parent, parentColumns: parent_columns ?? [] }),
    })),
    ...unique.rows.map((row) => ({ ...row, kind: "unique" as const })),
  ];
}

async function readSqlite(queries: Queries): Promise<readonly Key[]> {
  const tables = await queries.introspection.getTables();
  return (await Promise.all(tables.map(({ name }) => readSqliteTable(queries, name)))).flat();
}

async function readSqliteTable(queries: Queries, table: string): Promise<readonly Key[]> {
  const { rows: indexes } = await sql<{ name: string; unique: number; origin: string }>`
    select name, "unique", origin from pragma_index_list(${table})`.execute(queries);
  const keys: Key[] = [];
  for (const { name, unique, origin } of indexes) {
    if (unique === 0) continue;
    const { rows } = await sql<{ name: string }>`
      select name from pragma_index_info(${name}) order by seqno`.execute(queries);
    const kind = origin === "pk" ? "primary" : "unique";
    keys.push({ table, columns: rows.map((row) => row.name), kind });
  }
  const { rows: references } = await sql<{ id: number; table: string; from: string; to: string }>`
    select id, "table", "from", "to" from pragma_foreign_key_list(${table}) order by id, seq`.execute(
    queries,
  );
  const names = await readNames(queries, table);
  for (const ofOne of Map.groupBy(references, ({ id }) => id).values()) {
    const columns = ofOne.map(({ from }) => from);
    keys.push({
      table,
      columns,
      name: names.get(columns.join()) ?? `${table}_${columns.join("_")}_fkey`,
      kind: "foreign",
      parent: ofOne[0]?.table ?? "",
      parentColumns: ofOne.map(({ to }) => to),
    });
  }
  return keys;
}

/** The names of a table's foreign keys by their columns, as they were created; PostgreSQL names the others. */
async function readNames(queries: Queries, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where type = 'table' and name = ${table}`.execute(queries);
  const named = (rows[0]?.sql ?? "").matchAll(/constraint "(\w+)" foreign key \(([^)]+)\)/g);
  return new Map(
    [...named].map(([, name = "", columns = ""]) => [columns.replace(/[" ]/g, ""), name]),
  );
}
