import type { MealEntry } from "@morsel/contracts";
import { lipidIds, macroIds, microIds } from "@morsel/nutrition";
import { rangedMacros } from "@morsel/nutrition/estimate";
import type { Cell } from "./csv.ts";

/** Sodium is in both lists, but has one column. */
const microOnlyIds = microIds.filter((id) => !(macroIds as readonly string[]).includes(id));

const rangeIds = [
  "energy_low_kcal",
  "energy_high_kcal",
  ...rangedMacros.flatMap((id) => [`${id}_low`, `${id}_high`]),
];

/** The likely ranges of a meal's energy and macros; null if they are unknown. */
export function rangesOf({
  energy_range: energy,
  macro_ranges: macros,
}: Pick<MealEntry, "energy_range" | "macro_ranges">): Readonly<Record<string, number | null>> {
  return {
    energy_low_kcal: energy?.low_kcal ?? null,
    energy_high_kcal: energy?.high_kcal ?? null,
    ...Object.fromEntries(
      rangedMacros.flatMap((id) => [
        [`${id}_low`, macros[id]?.low ?? null],
        [`${id}_high`, macros[id]?.high ?? null],
      ]),
    ),
  };
}

export const mealHeader: readonly string[] = [
  "id",
  "local_day",
  "consumed_at",
  "meal_type",
  "title",
  "description",
  "servings",
  "serving_size_g",
  "household_unit",
  "confidence_score",
  ...macroIds,
  ...lipidIds,
  ...microOnlyIds,
  "tags",
  "notes",
  ...rangeIds,
];

/** A meal as a row of meals.csv. */
export function mealCells(meal: MealEntry): readonly Cell[] {
  const { serving, context } = meal;
  return [
    meal.id,
    meal.local_day,
    context.consumed_at,
    context.meal_type,
    meal.title,
    meal.description,
    serving.servings,
    serving.serving_size_g,
    serving.household_unit,
    context.confidence_score,
    ...macroIds.map((id) => meal.macros[id]),
    ...lipidIds.map((id) => meal.lipids_detail[id]),
    ...microOnlyIds.map((id) => meal.micros[id]),
    meal.tags.join("; "),
    context.notes,
    ...rangeIds.map((id) => rangesOf(meal)[id] ?? null),
  ];
}

export const itemHeader: readonly string[] = [
  "meal_id",
  "local_day",
  "text",
  "food",
  "food_id",
  "source",
  "source_id",
  "grams",
  "portion_rule",
  "portion",
  "confidence",
  ...macroIds,
];

/** A meal's items as rows of meal-items.csv. */
export function itemCells(meal: MealEntry): readonly (readonly Cell[])[] {
  return meal.items.map((item) => [
    meal.id,
    meal.local_day,
    item.text,
    item.food,
    item.food_id,
    item.source,
    item.source_id,
    item.grams,
    item.portion.rule,
    item.portion.explanation,
    item.confidence,
    ...macroIds.map((id) => item.macros[id]),
  ]);
}
