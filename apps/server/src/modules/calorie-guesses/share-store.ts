import { randomUUIDv7 } from "node:crypto";
import type { GuessedMeal, NewShare, Share } from "@morsel/contracts";
import {
  isSameName,
  type MealItem,
  macroIds,
  openFoodFacts,
  withoutEnergy,
} from "@morsel/nutrition";
import { itemName } from "@morsel/nutrition/estimate";
import type { ExpressionBuilder } from "kysely";
import type { Queries } from "../../database/connection.ts";
import { deleteKeyedRow } from "../../database/delete-own-row.ts";
import { setKeyOwner } from "../../database/key-owners.ts";
import { rowLimit } from "../../database/row-limit.ts";
import type { MealRow, Tables } from "../../database/tables.ts";
import { pickAmounts } from "../meals/index.ts";
import { makeLink } from "./link.ts";

export interface ShareRequest {
  readonly meal: MealRow;
  readonly withPhoto: boolean;
  /** Until it expires. */
  readonly validForMs: number;
  /** Energy is removed from the figures and from every text. */
  readonly hidesEnergy: boolean;
  /** The page stays after the meal was deleted. */
  readonly outlivesMeal: boolean;
}

/** Shares a meal as it is now. Later edits of it do not change what was shared. */
export async function createShare(
  queries: Queries,
  { meal, withPhoto, validForMs, hidesEnergy, outlivesMeal }: ShareRequest,
): Promise<NewShare> {
  const { linkId, hash } = makeLink();
  const nowMs = Date.now();
  const redact = hidesEnergy ? withoutEnergy : (text: string) => text;
  const row = {
    id: randomUUIDv7(),
    link_hash: hash,
    user_id: meal.user_id,
    meal_id: meal.id,
    photo_id: withPhoto ? meal.photo_id : null,
    title: redact(meal.title),
    total_calories_kcal: hidesEnergy ? null : meal.calories_kcal,
    notes: redact(meal.notes),
    meals_json: JSON.stringify(toDishes(meal, hidesEnergy)),
    energy_hidden: hidesEnergy ? 1 : 0,
    outlives_meal: outlivesMeal ? 1 : 0,
    created_at: nowMs,
    expires_at: nowMs + validForMs,
  };
  await queries.transaction().execute(async (trx) => {
    await trx.insertInto("calorie_guesses").values(row).execute();
    await setKeyOwner(trx, { kind: "share", keyHash: hash, userId: meal.user_id });
  });
  return { ...toShare(row), path: `/calorie-guess/${linkId}` };
}

/** A user's shares that can be opened, newest first. */
export async function listShares(queries: Queries, userId: string): Promise<readonly Share[]> {
  const rows = await queries
    .selectFrom("calorie_guesses as guess")
    .leftJoin("meals", (join) =>
      join.on("meals.user_id", "=", userId).onRef("meals.id", "=", "guess.meal_id"),
    )
    .select([
      "guess.id",
      "meals.id as meal_id",
      "guess.title",
      "guess.photo_id",
      "guess.created_at",
      "guess.expires_at",
    ])
    .where("guess.user_id", "=", userId)
    .where("guess.expires_at", ">", Date.now())
    .where(hasMealOrOutlivesIt(userId))
    .orderBy("guess.created_at", "desc")
    .orderBy("guess.id", "desc")
    .execute();
  return rows.map(toShare);
}

/** True for a user's share whose meal is there, or that stays without it. The table must be aliased `guess`. */
export function hasMealOrOutlivesIt(userId: string) {
  return (eb: GuessExpressions) =>
    eb.or([
      eb("guess.outlives_meal", "=", 1),
      eb.exists(
        eb
          .selectFrom("meals as shared")
          .select("shared.id")
          .where("shared.user_id", "=", userId)
          .whereRef("shared.id", "=", "guess.meal_id"),
      ),
    ]);
}

type GuessExpressions = ExpressionBuilder<Tables & { guess: Tables["calorie_guesses"] }, "guess">;

/** Shares deleted per purge. */
const purgeBatchSize = 500;

/** Deletes shares that have expired; returns their owners. */
export async function purgeShares(queries: Queries): Promise<readonly string[]> {
  const expired = await queries
    .selectFrom("calorie_guesses")
    .select(["user_id", "id"])
    .where("expires_at", "<=", Date.now())
    .orderBy("expires_at")
    .limit(rowLimit(purgeBatchSize))
    .execute();
  for (const { user_id, id } of expired) {
    await deleteKeyedRow(queries, "calorie_guesses", user_id, id);
  }
  return expired.map(({ user_id }) => user_id);
}

/** Deletes the shares of a meal that is deleted permanently, except those that outlive it. */
export async function deleteSharesOfMeal(
  queries: Queries,
  userId: string,
  mealId: string,
): Promise<void> {
  const shares = await queries
    .selectFrom("calorie_guesses")
    .select("id")
    .where("user_id", "=", userId)
    .where("meal_id", "=", mealId)
    .where("outlives_meal", "=", 0)
    .execute();
  for (const { id } of shares) await deleteKeyedRow(queries, "calorie_guesses", userId, id);
}

interface ShownRow {
  readonly id: string;
  readonly meal_id: string | null;
  readonly title: string;
  readonly photo_id: string | null;
  readonly created_at: number;
  readonly expires_at: number;
}

function toShare(row: ShownRow): Share {
  return {
    id: row.id,
    meal_id: row.meal_id,
    title: row.title,
    has_photo: row.photo_id !== null,
    created_at: new Date(row.created_at).toISOString(),
    expires_at: new Date(row.expires_at).toISOString(),
  };
}

/** A meal's items, each as a dish with its own figures. */
function toDishes(meal: MealRow, hidesEnergy: boolean): readonly GuessedMeal[] {
  const items = JSON.parse(meal.items_json) as readonly MealItem[];
  const redact = hidesEnergy ? withoutEnergy : (text: string) => text;
  return items.map((item) => ({
    title: redact(itemName(item)),
    description: describeItem(item, redact(item.text)),
    macros: {
      ...pickAmounts(item.nutrients, macroIds),
      ...(hidesEnergy && { calories_kcal: null }),
    },
    serving:
      item.grams === null
        ? { servings: 1, serving_size_g: 0, household_unit: "serving" }
        : { servings: 1, serving_size_g: item.grams, household_unit: "g" },
    ...(item.source.dataset === openFoodFacts.dataset && { source: openFoodFacts.dataset }),
  }));
}

/** The words that gave the amount, and the food of the table: "“two eggs” · Egg". */
function describeItem(item: MealItem, text: string): string {
  return isSameName(item.food.name, itemName(item)) ? `“${text}”` : `“${text}” · ${item.food.name}`;
}
