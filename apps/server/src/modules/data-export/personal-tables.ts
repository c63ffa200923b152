import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Queries } from "../../database/connection.ts";

/** A table whose rows belong to users. */
export interface PersonalTable {
  readonly name: string;
  /** The column with the user's id. */
  readonly owner: "user_id" | "id";
  /** Columns that together identify a row, and are never null. */
  readonly order: readonly string[];
  /** True if its primary key begins with the user's id; otherwise the key is the row's id. */
  readonly isKeyedByPerson: boolean;
}

export type Row = Readonly<Record<string, unknown>>;

/** Rows that are read at a time; other requests run between two batches. */
const batchSize = 100;

/** Every table that has a `user_id` in the database's catalogue, and `users`. */
export async function findPersonalTables(queries: Queries): Promise<readonly PersonalTable[]> {
  const tables = await queries.introspection.getTables();
  return tables
    .filter(({ name, columns }) => name === "users" || columns.some(isOwner))
    .map(({ name, columns }) => {
      const firm = columns.filter((column) => !column.isNullable && !column.name.endsWith("_json"));
      const hasId = columns.some((column) => column.name === "id");
      const owner = name === "users" ? ("id" as const) : ("user_id" as const);
      return {
        name,
        owner,
        order: hasId ? ["id"] : firm.map((column) => column.name),
        // The columns of a key are a table's first.
        isKeyedByPerson: columns[0]?.name === owner,
      };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function isOwner({ name }: { readonly name: string }): boolean {
  return name === "user_id";
}

/** A user's rows of a table, in batches, so that they neither fill the memory nor block other requests. */
export function readRows(
  queries: Queries,
  table: PersonalTable,
  userId: string,
): AsyncGenerator<Row> {
  return table.isKeyedByPerson
    ? readRowsInOrder(queries, table, userId)
    : readRowsById(queries, table, userId);
}

// Names of tables and columns come from the database's own catalogue, never from a request.

/** Reads all ids first: otherwise the database would read all of the user's rows for every batch. */
async function* readRowsById(
  queries: Queries,
  { name, owner }: PersonalTable,
  userId: string,
): AsyncGenerator<Row> {
  const ownRows = queries.selectFrom(name as "meals").where(owner, "=", userId);
  const ids = (await ownRows.select("id").orderBy("id").execute()).map(({ id }) => id);
  for (let at = 0; at < ids.length; at += batchSize) {
    // By ids only: with a condition on the user, SQLite would read all of the user's rows each time.
    const few = await queries
      .selectFrom(name as "meals")
      .selectAll()
      .where("id", "in", ids.slice(at, at + batchSize))
      .orderBy("id")
      .execute();
    yield* (few as Row[]).filter((row) => row[owner] === userId);
    await nextTurn();
  }
}

async function* readRowsInOrder(
  queries: Queries,
  { name, owner, order }: PersonalTable,
  userId: string,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    let query = queries
      .selectFrom(name as "meals")
      .selectAll()
      .where(owner, "=", userId)
      .limit(batchSize);
    for (const column of order) query = query.orderBy(column as "id");
    if (last) query = query.where(isAfter(order, last));
    const rows = (await query.execute()) as Row[];
    yield* rows;
    await nextTurn();
    last = rows.length < batchSize ? undefined : rows.at(-1);
  } while (last);
}

function isAfter(order: readonly string[], last: Row) {
  const columns = sql.join(order.map((column) => sql.ref(column)));
  return sql<boolean>`(${columns}) > (${sql.join(order.map((column) => last[column]))})`;
}
