import { randomUUIDv7 } from "node:crypto";
import type { ImportPreview, ImportSource, MealImport } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { bumpRevision, takeTurn } from "../../database/revisions.ts";
import { ExpectedError } from "../../http/errors.ts";
import { forgetMealsOfJob, insertManyMeals } from "../meals/index.ts";
import type { ExportRow, ReadExport } from "./read-export.ts";
import { type ImportedMeal, rowsToMeals } from "./rows-to-meals.ts";

const rowsAtOnce = 500;
const examplesShown = 5;

/** What an export would become for a person; nothing is kept. */
export async function previewImport(
  queries: Queries,
  userId: string,
  read: ReadExport,
  timeZone: string,
): Promise<ImportPreview> {
  const rows = await newRows(queries, userId, read.rows);
  const meals = rowsToMeals(read.source, rows, timeZone);
  const days = meals.map(({ day }) => day).sort();
  return {
    source: read.source,
    rows: read.rowCount,
    meals: meals.length,
    known_rows: read.rows.length - rows.length,
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
    left_out: read.leftOut.map((left) => ({ ...left })),
    unread_columns: [...read.unreadColumns],
    examples: meals.slice(0, examplesShown).map(({ day, name, estimate }) => ({
      local_day: day,
      meal: name,
      title: estimate.title,
      calories_kcal: estimate.nutrients.calories_kcal,
    })),
  };
}

/** Makes meals of the rows that are not here yet, all or none. Throws `nothing_to_import`. */
export async function writeImport(
  queries: Queries,
  userId: string,
  read: ReadExport,
  timeZone: string,
): Promise<MealImport> {
  return queries.transaction().execute(async (own) => {
    await takeTurn(own, userId);
    const rows = await newRows(own, userId, read.rows);
    const meals = rowsToMeals(read.source, rows, timeZone);
    if (meals.length === 0) throw new ExpectedError("nothing_to_import");
    const made = toRow(userId, read.source, meals);
    await insertJob(own, made, timeZone);
    await own.insertInto("imports").values(made).execute();
    const keys = rows.map(({ key }) => ({ user_id: userId, row_key: key, import_id: made.id }));
    for (let at = 0; at < keys.length; at += rowsAtOnce) {
      await own
        .insertInto("imported_rows")
        .values(keys.slice(at, at + rowsAtOnce))
        .execute();
    }
    const estimates = meals.map(({ estimate }) => estimate);
    await insertManyMeals(own, estimates, { userId, jobId: made.id, timeZone });
    await bumpRevision(own, userId, "jobs");
    return toMealImport(made);
  });
}

/** A person's imports that were not taken back, newest first. */
export async function listImports(queries: Queries, userId: string): Promise<MealImport[]> {
  const rows = await queries
    .selectFrom("imports")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(toMealImport);
}

/** Removes all that an import brought, edited since or not; false where the person has none of that id. */
export async function undoImport(queries: Queries, userId: string, id: string): Promise<boolean> {
  return queries.transaction().execute(async (own) => {
    await takeTurn(own, userId);
    const gone = await own
      .deleteFrom("imports")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) return false;
    await own
      .updateTable("chat_jobs")
      .set({ status: "cancelled", updated_at: Date.now() })
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .execute();
    await own
      .deleteFrom("imported_rows")
      .where("user_id", "=", userId)
      .where("import_id", "=", id)
      .execute();
    await forgetMealsOfJob(own, userId, id);
    await bumpRevision(own, userId, "jobs");
    return true;
  });
}

async function newRows(
  queries: Queries,
  userId: string,
  rows: readonly ExportRow[],
): Promise<readonly ExportRow[]> {
  const known = new Set<string>();
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const keys = rows.slice(at, at + rowsAtOnce).map(({ key }) => key);
    const found = await queries
      .selectFrom("imported_rows")
      .select("row_key")
      .where("user_id", "=", userId)
      .where("row_key", "in", keys)
      .execute();
    for (const { row_key } of found) known.add(row_key);
  }
  return rows.filter(({ key }) => !known.has(key));
}

interface ImportRow {
  readonly id: string;
  readonly user_id: string;
  readonly source: ImportSource;
  readonly meals: number;
  readonly first_day: string;
  readonly last_day: string;
  readonly created_at: number;
}

function toRow(userId: string, source: ImportSource, meals: readonly ImportedMeal[]): ImportRow {
  const days = meals.map(({ day }) => day).sort();
  return {
    id: randomUUIDv7(),
    user_id: userId,
    source,
    meals: meals.length,
    first_day: days[0] ?? "",
    last_day: days.at(-1) ?? "",
    created_at: Date.now(),
  };
}

/** Meals come from messages: the import's stands in the log's history. */
async function insertJob(queries: Queries, made: ImportRow, timeZone: string): Promise<void> {
  const span = `${made.first_day} to ${made.last_day}`;
  await queries
    .insertInto("chat_jobs")
    .values({
      id: made.id,
      user_id: made.user_id,
      session_id: "import",
      message: `${made.source} export: ${made.meals} meals, ${span}`,
      time_zone: timeZone,
      status: "completed",
      attempt: 1,
      tries: 1,
      run_after: 0,
      lease_until: null,
      error: null,
      photo_id: null,
      idempotency_key: null,
      created_at: made.created_at,
      updated_at: made.created_at,
    })
    .execute();
}

function toMealImport({
  created_at,
  id,
  source,
  meals,
  first_day,
  last_day,
}: ImportRow): MealImport {
  return { id, source, meals, first_day, last_day, created_at: new Date(created_at).toISOString() };
}
