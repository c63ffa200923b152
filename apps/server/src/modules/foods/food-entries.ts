import type { FoodEntry, FoodHitEntry, PortionEntry } from "@morsel/contracts";
import { isEstimate, listAttributions, listRecords } from "@morsel/food-table";
import { type Food, isSameName, type Portion } from "@morsel/nutrition";
import type { FoodHit, ReaderLanguage } from "@morsel/nutrition/estimate";

/** Converts a food of a search to the API's. */
export function toFoodHit(
  { food, name, alias }: FoodHit,
  language: ReaderLanguage | undefined,
): FoodHitEntry {
  const { id, per100g, portions, defaultPortion } = food;
  const usual = defaultPortion === null ? undefined : portions[defaultPortion];
  return {
    id,
    name,
    matched_name: alias ?? null,
    calories_kcal: per100g.calories_kcal,
    usual_portion: usual ? toPortion(usual, language) : null,
  };
}

/** Converts a food of the table to the API's, with the names that it has in the language. */
export function toFoodEntry(food: Food, language: ReaderLanguage | undefined): FoodEntry {
  const { id, aliases, approximateAliases = [], per100g, portions, source } = food;
  const [name = food.name, ...otherNames] = language?.foodNames(id) ?? [];
  return {
    id,
    name,
    per_100g: { ...per100g },
    portions: portions.map((portion) => toPortion(portion, language)),
    usual_portion: food.defaultPortion,
    other_names: [...otherNames, ...aliases].filter(
      (alias, place, all) =>
        !approximateAliases.includes(alias) &&
        !isSameName(alias, name) &&
        all.indexOf(alias) === place,
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

/** Converts a portion to the API's, with its label in the language. */
export function toPortion(
  { label, grams }: Portion,
  language: ReaderLanguage | undefined,
): PortionEntry {
  const name = language?.wordingLanguage.wording.wordPortion(label) ?? label;
  return { label, grams, ...(name !== label && { name }) };
}
