import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../../database/connection.ts";
import { countRows } from "./count-rows.ts";

/** Space by the id of its user. */
type BytesByUser = ReadonlyMap<string, number>;

/** The tables with most of a person's data, and their long columns. */
const largeTables = [
  {
    table: "meals",
    columns: ["description", "notes", "lipids_json", "micros_json", "items_json"],
  },
  { table: "meal_revisions", columns: ["before_json", "patch_json"] },
  { table: "chat_jobs", columns: ["message"] },
] as const;

/** Short columns and entries of indexes: rows of a year of meals take about as much. */
const bytesBesidesTexts = 600;
/** So many rows say how long the rows of a table are: a query that reads all of them takes seconds. */
const sampledRows = 300;
/** Of photos that were stored before their size was: JPEGs of 1600 pixels have about 300 kB. */
const bytesPerPixel = 0.15;

/**
 * The bytes that each of these users takes: the sizes of photos, and the rows of meals, their history and messages by
 * their number and the length of some of them.
 */
export async function estimateStorage(
  queries: Queries,
  ids: readonly string[],
): Promise<BytesByUser> {
  if (ids.length === 0) return new Map();
  const parts = [await sumPhotos(queries, ids)];
  for (const { table, columns } of largeTables)
    parts.push(await estimateRows(queries, ids, table, columns));
  return new Map(ids.map((id) => [id, parts.reduce((sum, part) => sum + (part.get(id) ?? 0), 0)]));
}

async function sumPhotos(queries: Queries, ids: readonly string[]): Promise<BytesByUser> {
  const rows = await queries
    .selectFrom("photos")
    .select([
      "user_id",
      sql<number>`sum(coalesce(bytes, width * height * ${sql.lit(bytesPerPixel)}))`.as("bytes"),
    ])
    .where("user_id", "in", ids)
    .groupBy("user_id")
    .execute();
  return toBytes(rows);
}

async function estimateRows(
  queries: Queries,
  ids: readonly string[],
  table: (typeof largeTables)[number]["table"],
  columns: readonly string[],
): Promise<BytesByUser> {
  const lengths = columns.map(
    (column): RawBuilder<number> => sql`coalesce(octet_length(${sql.ref(column)}), 0)`,
  );
  const { average } = await queries
    .selectFrom((eb) =>
      eb
        .selectFrom(table)
        .select(sql<number>`${sql.join(lengths, sql` + `)}`.as("length"))
        .where("user_id", "in", ids)
        .limit(sampledRows)
        .as("sample"),
    )
    .select((eb) => eb.fn.avg<number | null>("length").as("average"))
    .executeTakeFirstOrThrow();
  const counts = await countRows(queries, table, ids);
  const bytesPerRow = bytesBesidesTexts + Number(average ?? 0);
  return toBytes([...counts].map(([user_id, count]) => ({ user_id, bytes: count * bytesPerRow })));
}

const toBytes = (rows: readonly { readonly user_id: string; readonly bytes: number }[]) =>
  new Map(rows.map(({ user_id, bytes }) => [user_id, Math.round(Number(bytes))]));
