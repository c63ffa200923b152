import type { ImportPreview, MealImport } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { bumpRevision, lockUser } from "../../database/revisions.ts";
import type { ImportRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import { insertCompletedJob } from "../meal-logging/index.ts";
import { deleteMealsOfJob, insertManyMeals } from "../meals/index.ts";
import type { ExportRow, ReadExport } from "./read-export.ts";
import { type ImportedMeal, rowsToMeals } from "./rows-to-meals.ts";

const batchSize = 500;
const examplesShown = 5;

/** Previews an import; stores nothing. */
export async function previewImport(
  queries: Queries,
  userId: string,
  read: ReadExport,
  timeZone: string,
): Promise<ImportPreview> {
  const rows = await newRows(queries, userId, read.rows);
  const meals = rowsToMeals(read.source, rows, timeZone);
  return {
    source: read.source,
    rows: read.rowCount,
    meals: meals.length,
    known_rows: read.rows.length - rows.length,
    ...daysOf(meals),
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

/** Imports all rows that were not imported before, in one transaction. Throws `nothing_to_import`. */
export async function writeImport(
  queries: Queries,
  userId: string,
  read: ReadExport,
  timeZone: string,
): Promise<MealImport> {
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const rows = await newRows(trx, userId, read.rows);
    const meals = rowsToMeals(read.source, rows, timeZone);
    const { first_day, last_day } = daysOf(meals);
    if (first_day === null || last_day === null) throw new ExpectedError("nothing_to_import");
    // Meals belong to messages: the import's message is shown in the log's history.
    const id = await insertCompletedJob(trx, {
      userId,
      sessionId: "import",
      message: `${read.source} export: ${meals.length} meals, ${first_day} to ${last_day}`,
      timeZone,
      idempotencyKey: null,
    });
    const made = await trx
      .insertInto("imports")
      .values({
        id,
        user_id: userId,
        source: read.source,
        meals: meals.length,
        first_day,
        last_day,
        created_at: Date.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const keys = rows.map(({ key }) => ({ user_id: userId, row_key: key, import_id: id }));
    for (let at = 0; at < keys.length; at += batchSize) {
      await trx
        .insertInto("imported_rows")
        .values(keys.slice(at, at + batchSize))
        .execute();
    }
    const estimates = meals.map(({ estimate }) => estimate);
    await insertManyMeals(trx, estimates, { userId, jobId: id, timeZone });
    await bumpRevision(trx, userId, "jobs");
    return toMealImport(made);
  });
}

/** A user's imports that were not undone, newest first. */
export async function listImports(queries: Queries, userId: string): Promise<MealImport[]> {
  const rows = await queries
    .selectFrom("imports")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(toMealImport);
}

/** Deletes all meals of an import, even if edited; false if the user has no import with that id. */
export async function undoImport(queries: Queries, userId: string, id: string): Promise<boolean> {
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    const gone = await trx
      .deleteFrom("imports")
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) return false;
    // In the order of locks; the deletion of the meals raises that of the edits.
    await bumpRevision(trx, userId, "meals");
    await bumpRevision(trx, userId, "jobs");
    await trx
      .updateTable("chat_jobs")
      .set({ status: "cancelled", updated_at: Date.now() })
      .where("user_id", "=", userId)
      .where("id", "=", id)
      .execute();
    await trx
      .deleteFrom("imported_rows")
      .where("user_id", "=", userId)
      .where("import_id", "=", id)
      .execute();
    await deleteMealsOfJob(trx, userId, id);
    return true;
  });
}

async function newRows(
  queries: Queries,
  userId: string,
  rows: readonly ExportRow[],
): Promise<readonly ExportRow[]> {
  const known = new Set<string>();
  for (let at = 0; at < rows.length; at += batchSize) {
    const keys = rows.slice(at, at + batchSize).map(({ key }) => key);
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

/** The first and the last day of meals; null if there are none. */
function daysOf(meals: readonly ImportedMeal[]): Pick<ImportPreview, "first_day" | "last_day"> {
  const days = meals.map(({ day }) => day).sort();
  return { first_day: days[0] ?? null, last_day: days.at(-1) ?? null };
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
