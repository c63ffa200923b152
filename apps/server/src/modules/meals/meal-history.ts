import {
  type EditMaker,
  type MealEntry,
  type MealPatch,
  type MealRevisions,
  mealEditsKept,
} from "@morsel/contracts";
import { isActive } from "../../database/active-jobs.ts";
import type { Queries } from "../../database/connection.ts";
import { bumpRevision } from "../../database/revisions.ts";
import type { MealRevisionRow, MealRow } from "../../database/tables.ts";
import { queueWebhooks } from "../../jobs/queue-webhooks.ts";
import { deleteDaySums } from "./day-sums.ts";
import { findMeal } from "./find-meal.ts";
import { type MealContent, rowToContent } from "./meal-converters.ts";
import { invertPatch } from "./meal-patch.ts";

/** An edit that is ready to be written: from one version of a meal to the next. */
export interface MealEdit {
  readonly before: MealRow;
  readonly after: MealContent;
  readonly patch: MealPatch;
  /** The version whose edit this one undoes; null if it is not an undo. */
  readonly undoesVersion: number | null;
}

/** The job of an edit that is not a direct one. */
interface EditOrigin {
  readonly jobId: string;
  /** The user's words; absent if the model read the meal again. */
  readonly instructions?: string;
  /** 'person' if unset. */
  readonly madeBy?: EditMaker;
}

/**
 * Writes an edit and stores the previous version. Returns the changed meal; undefined, having written
 * nothing, if the meal was deleted or has another version than `before`. Call it in a transaction.
 */
export async function writeEdit(
  queries: Queries,
  edit: MealEdit,
  origin?: EditOrigin,
): Promise<MealEntry | undefined> {
  const { before, after } = edit;
  const nowMs = Date.now();
  const version = before.version + 1;
  const row = await queries
    .updateTable("meals")
    .set({ ...after, version, updated_at: nowMs })
    .where("user_id", "=", before.user_id)
    .where("id", "=", before.id)
    .where("version", "=", before.version)
    .returning("id")
    .executeTakeFirst();
  if (!row) return undefined;
  await keepRevision(queries, edit, { version, nowMs, ...origin });
  await bumpRevision(queries, before.user_id, "meals");
  await deleteDaySums(queries, before.user_id, [before.local_day, after.local_day]);
  await bumpRevision(queries, before.user_id, "edits");
  await queueWebhooks(queries, before.user_id, "meal.edited", [before.id]);
  return findMeal(queries, before.user_id, before.id);
}

async function keepRevision(
  queries: Queries,
  { before, patch, undoesVersion }: MealEdit,
  made: { version: number; nowMs: number } & Partial<EditOrigin>,
): Promise<void> {
  await queries
    .insertInto("meal_revisions")
    .values({
      user_id: before.user_id,
      meal_id: before.id,
      version: made.version,
      job_id: made.jobId ?? null,
      instructions: undoesVersion === null ? (made.instructions ?? null) : null,
      undoes_version: undoesVersion,
      made_by: made.madeBy ?? "person",
      before_json: JSON.stringify(before),
      patch_json: JSON.stringify(patch),
      edited_at: made.nowMs,
    })
    .execute();
  await queries
    .deleteFrom("meal_revisions")
    .where("user_id", "=", before.user_id)
    .where("meal_id", "=", before.id)
    .where("version", "<=", made.version - mealEditsKept)
    .execute();
}

/**
 * The edit that undoes the latest one; undefined if none is left to undo. An undo is a new version like
 * any edit, but cannot be undone itself: the next undo goes one edit further back. There is no redo.
 */
export async function findUndo(queries: Queries, meal: MealRow): Promise<MealEdit | undefined> {
  const revision = await queries
    .selectFrom("meal_revisions as edit")
    .select(["edit.version", "edit.before_json", "edit.patch_json"])
    .where("edit.user_id", "=", meal.user_id)
    .where("edit.meal_id", "=", meal.id)
    .where("edit.undoes_version", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("meal_revisions as undo")
            .select("undo.version")
            .where("undo.user_id", "=", meal.user_id)
            .where("undo.meal_id", "=", meal.id)
            .whereRef("undo.undoes_version", "=", "edit.version"),
        ),
      ),
    )
    .orderBy("edit.version", "desc")
    .executeTakeFirst();
  if (!revision) return undefined;
  return {
    before: meal,
    after: rowToContent(JSON.parse(revision.before_json) as MealRow),
    patch: invertPatch(JSON.parse(revision.patch_json) as MealPatch),
    undoesVersion: revision.version,
  };
}

/**
 * True if these items are those that were logged with the meal: its edits changed other things, or were undone.
 * False if the first edit is no longer stored.
 */
export async function areItemsAsLogged(
  queries: Queries,
  meal: MealRow,
  itemsJson = meal.items_json,
): Promise<boolean> {
  if (meal.version === 1) return itemsJson === meal.items_json;
  const first = await queries
    .selectFrom("meal_revisions")
    .select("before_json")
    .where("user_id", "=", meal.user_id)
    .where("meal_id", "=", meal.id)
    .where("version", "=", 2)
    .executeTakeFirst();
  return first !== undefined && (JSON.parse(first.before_json) as MealRow).items_json === itemsJson;
}

/** A meal's edits, newest first. */
export async function listRevisions(
  queries: Queries,
  userId: string,
  mealId: string,
): Promise<MealRevisions> {
  const rows = await queries
    .selectFrom("meal_revisions")
    .select(["version", "edited_at", "instructions", "patch_json", "undoes_version", "made_by"])
    .where("user_id", "=", userId)
    .where("meal_id", "=", mealId)
    .orderBy("version", "desc")
    .execute();
  return { items: rows.map(rowToRevision) };
}

function rowToRevision(
  row: Pick<
    MealRevisionRow,
    "version" | "edited_at" | "instructions" | "patch_json" | "undoes_version" | "made_by"
  >,
): MealRevisions["items"][number] {
  return {
    version: row.version,
    edited_at: new Date(row.edited_at).toISOString(),
    instructions: row.instructions,
    patch: JSON.parse(row.patch_json),
    made_by: row.made_by,
    is_undo: row.undoes_version !== null,
  };
}

/** Cancels a meal's active edit; returns the ids of the jobs. */
export async function cancelEdits(
  queries: Queries,
  userId: string,
  mealId: string,
): Promise<readonly string[]> {
  const rows = await queries
    .updateTable("edit_jobs")
    .set({ status: "cancelled", lease_until: null, updated_at: Date.now() })
    .where("user_id", "=", userId)
    .where("meal_id", "=", mealId)
    .where(isActive())
    .returning("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Deletes the history of a meal that can no longer be restored, with the user's words. */
export async function forgetEdits(queries: Queries, userId: string, mealId: string): Promise<void> {
  for (const table of ["meal_revisions", "edit_jobs", "refine_jobs"] as const) {
    await queries
      .deleteFrom(table)
      .where("user_id", "=", userId)
      .where("meal_id", "=", mealId)
      .execute();
  }
}
