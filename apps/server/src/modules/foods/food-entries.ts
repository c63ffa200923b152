import type { FoodEntry, FoodHitEntry } from "@morsel/contracts";
import { isEstimate, listAttributions, listRecords } from "@morsel/food-table";
import { type Food, isSameName, type Portion } from "@morsel/nutrition";
import type { FoodHit } from "@morsel/nutrition/estimate";

/** Converts a food of a search to the API's. */
export function toFoodHit({ food, name, alias }: FoodHit): FoodHitEntry {
  const { id, per100g, portions, defaultPortion } = food;
  const usual = defaultPortion === null ? undefined : portions[defaultPortion];
  return {
    id,
    name,
    matched_name: alias ?? null,
    calories_kcal: per100g.calories_kcal,
    usual_portion: usual ? toPortion(usual) : null,
  };
}

/** Converts a food of the table to the API's. */
export function toFoodEntry(food: Food): FoodEntry {
  const { id, name, aliases, approximateAliases = [], per100g, portions, source } = food;
  return {
    id,
    name,
    per_100g: { ...per100g },
    portions: portions.map(toPortion),
    usual_portion: food.defaultPortion,
    other_names: aliases.filter(
      (alias) => !approximateAliases.includes(alias) && !isSameName(alias, name),
    ),
    names_of_similar_foods: [...approximateAliases],
    source: {
      is_estimate: isEstimate(source),
      record_of: source.recordOf ?? null,
      records: listRecords(source).map(({ url = null, part = null, ...record }) => ({
        ...record,
        url,
        part,
      })),
      attributions: [...listAttributions(source)],
    },
  };
}

const toPortion = ({ label, grams }: Portion) => ({ label, grams });
