import type { Database } from "./connection.ts";
import { type Key, readKeys } from "./read-keys.ts";
import { isPersonal, oneNodeTables, partitionSchema } from "./table-placement.ts";

/** The tables of a schema and their foreign keys. */
export interface Schema {
  readonly tables: readonly string[];
  readonly foreignKeys: readonly Key[];
}

export async function readSchema(database: Database): Promise<Schema> {
  const tables = await database.queries.introspection.getTables();
  const keys = await readKeys(database);
  return {
    tables: tables.map(({ name }) => name).sort(),
    foreignKeys: keys.filter(({ kind }) => kind === "foreign"),
  };
}

/** All personal tables are placed with this one, which every user has rows in. */
const colocated = "user_revisions";

/**
 * The statements that distribute a schema with Citus. Foreign keys are dropped first and added last, since Citus
 * refuses a table while a table that refers to it is not distributed.
 */
export function citusStatements({ tables, foreignKeys }: Schema): readonly string[] {
  const personal = tables.filter((table) => isPersonal(table) && table !== colocated);
  const shared = tables.filter((table) => !isPersonal(table) && !oneNodeTables.includes(table));
  return [
    ...foreignKeys.map(dropForeignKey),
    ...shared.map((table) => `select create_reference_table('${table}');`),
    `select create_distributed_table('${colocated}', 'user_id');`,
    ...personal.map(
      (table) =>
        `select create_distributed_table('${table}', 'user_id', colocate_with => '${colocated}');`,
    ),
    ...foreignKeys.map(addForeignKey),
  ];
}

/**
 * The statements that divide the personal tables of PostgreSQL itself into `count` parts by a hash of the user.
 * PostgreSQL has the same rule for keys as Citus.
 */
export function partitionStatements(
  { tables, foreignKeys }: Schema,
  count: number,
): readonly string[] {
  const moved = foreignKeys.filter(
    ({ table, parent = "" }) => isPersonal(table) || isPersonal(parent),
  );
  return [
    `create schema ${partitionSchema};`,
    ...moved.map(dropForeignKey),
    ...tables
      .filter(isPersonal)
      .flatMap((table) => [
        `alter table "${table}" rename to "${table}_whole";`,
        `create table "${table}" (like "${table}_whole" including defaults including constraints including indexes) partition by hash (user_id);`,
        ...Array.from(
          { length: count },
          (_, at) =>
            `create table ${partitionSchema}."${table}_${at}" partition of "${table}" for values with (modulus ${count}, remainder ${at});`,
        ),
        `insert into "${table}" select * from "${table}_whole";`,
        `drop table "${table}_whole";`,
      ]),
    ...moved.map(addForeignKey),
  ];
}

function dropForeignKey({ table, name }: Key): string {
  return `alter table "${table}" drop constraint "${name}";`;
}

function addForeignKey({ table, name, columns, parent, parentColumns = [] }: Key): string {
  const list = (names: readonly string[]) => names.map((one) => `"${one}"`).join(", ");
  return `alter table "${table}" add constraint "${name}" foreign key (${list(columns)}) references "${parent}" (${list(parentColumns)}) on delete cascade;`;
}
