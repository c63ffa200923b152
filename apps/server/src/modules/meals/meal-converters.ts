import type { MealEntry, MealItemEntry } from "@morsel/contracts";
import {
  lipidIds,
  type MealEstimate,
  type MealItem,
  macroIds,
  microIds,
  type NutrientId,
} from "@morsel/nutrition";
import type { Insertable } from "kysely";
import type { MealRow, MealsTable } from "../../database/tables.ts";
import { toLocalDay } from "./local-day.ts";

/** Where a new meal comes from and what it is called by. */
export interface MealOrigin {
  readonly id: string;
  readonly userId: string;
  readonly jobId: string;
  /** The meal's place in its message, from 0. */
  readonly ordinal: number;
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

type Amounts<Id extends NutrientId> = Record<Id, number | null>;

/** A meal as the engine estimates it → a new row. */
export function estimateToRow(meal: MealEstimate, origin: MealOrigin): Insertable<MealsTable> {
  return {
    id: origin.id,
    user_id: origin.userId,
    job_id: origin.jobId,
    ordinal: origin.ordinal,
    title: meal.title,
    description: meal.description,
    meal_type: meal.mealType,
    consumed_at: meal.consumedAtMs,
    local_day: toLocalDay(meal.consumedAtMs, origin.timeZone),
    time_zone: origin.timeZone,
    confidence: meal.confidence,
    notes: meal.notes,
    tags_json: JSON.stringify(meal.tags),
    servings: meal.serving.servings,
    serving_size_g: meal.serving.servingSizeGrams,
    household_unit: meal.serving.householdUnit,
    ...pick(meal.nutrients, macroIds),
    lipids_json: JSON.stringify(pick(meal.nutrients, lipidIds)),
    micros_json: JSON.stringify(pick(meal.nutrients, microIds)),
    items_json: JSON.stringify(meal.items),
    unmatched_json: JSON.stringify(meal.unmatched ?? []),
    version: 1,
    created_at: origin.createdAt,
    updated_at: origin.createdAt,
  };
}

/** A row → the meal entry of the wire. */
export function rowToEntry(row: MealRow): MealEntry {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    macros: pick(row, macroIds),
    serving: {
      servings: row.servings,
      serving_size_g: row.serving_size_g,
      household_unit: row.household_unit,
    },
    lipids_detail: pick(JSON.parse(row.lipids_json), lipidIds),
    micros: pick(JSON.parse(row.micros_json), microIds),
    tags: JSON.parse(row.tags_json),
    context: {
      consumed_at: new Date(row.consumed_at).toISOString(),
      meal_type: row.meal_type,
      confidence_score: row.confidence,
      notes: row.notes,
    },
    local_day: row.local_day,
    items: (JSON.parse(row.items_json) as MealItem[]).map(itemToEntry),
    version: row.version,
  };
}

/** An item as the engine makes it, and as it is stored → the item of the wire. */
function itemToEntry(item: MealItem): MealItemEntry {
  return {
    text: item.text,
    food_id: item.food.id,
    food: item.food.name,
    source: item.source.dataset,
    source_id: item.source.id,
    source_record_of: item.source.recordOf ?? null,
    grams: item.grams,
    portion: {
      rule: item.portion.rule,
      explanation: item.portion.explanation,
      is_stated: item.portion.isStated,
    },
    confidence: item.confidence,
    macros: pick(item.nutrients, macroIds),
  };
}

/** The amounts of some nutrients; one that the source has no word of is unknown. */
function pick<Id extends NutrientId>(
  amounts: Readonly<Partial<Record<NutrientId, number | null>>>,
  ids: readonly Id[],
): Amounts<Id> {
  return Object.fromEntries(ids.map((id) => [id, amounts[id] ?? null])) as Amounts<Id>;
}
