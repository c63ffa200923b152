import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import type { Queries } from "../../database/connection.ts";
import { partitionSchema } from "../../database/table-placement.ts";

/** A table whose rows belong to users. */
export interface PersonalTable {
  readonly name: string;
  /** The column with the user's id. */
  readonly owner: "user_id" | "id";
  /** Columns that together identify a row, and are never null. */
  readonly order: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;

/** Rows that are read at a time; other requests run between two batches. */
const batchSize = 100;

/** Every table that has a `user_id` in the database's catalogue, and `users`. */
export async function findPersonalTables(queries: Queries): Promise<readonly PersonalTable[]> {
  const tables = await queries.introspection.getTables();
  return tables
    .filter(({ schema }) => schema !== partitionSchema)
    .filter(({ name, columns }) => name === "users" || columns.some(isOwner))
    .map(({ name, columns }) => {
      const firm = columns.filter((column) => !column.isNullable && !column.name.endsWith("_json"));
      const hasId = columns.some((column) => column.name === "id");
      const owner = name === "users" ? ("id" as const) : ("user_id" as const);
      return {
        name,
        owner,
        order: hasId ? ["id"] : firm.map((column) => column.name),
      };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function isOwner({ name }: { readonly name: string }): boolean {
  return name === "user_id";
}

/** A user's rows of a table, in batches, so that they neither fill the memory nor block other requests. */
export async function* readRows(
  queries: Queries,
  { name, owner, order }: PersonalTable,
  userId: string,
): AsyncGenerator<Row> {
  // Names of tables and columns come from the database's own catalogue, never from a request.
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
