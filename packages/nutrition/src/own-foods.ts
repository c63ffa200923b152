import type { DictionaryEntry } from "./estimate/food-mention.ts";
import { type Food, ownDatasets } from "./food.ts";
import { unitKeys } from "./languages/unit-keys.ts";
import { type NutrientAmounts, roundAmounts, roundTo, scale, sumNutrients } from "./totals.ts";

/** A food that a person defined, or a recipe: the sum of its ingredients. */
export interface OwnFood {
  readonly id: string;
  readonly kind: "food" | "recipe";
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly amounts: NutrientAmounts;
  /** What the amounts are of. */
  readonly per: "100-g" | "serving";
  /** Null if unknown. */
  readonly servingGrams: number | null;
  /** Increases with each change: an item of an earlier version keeps its figures. */
  readonly version: number;
}

/** The figures of an own food, and what they are of. */
export type OwnFigures = Pick<OwnFood, "amounts" | "per" | "servingGrams">;

/** How much a recipe makes: servings, the weight after cooking, or both. */
export interface RecipeYield {
  readonly servings: number | null;
  readonly cookedGrams: number | null;
}

/**
 * The figures of a recipe: per serving, or per 100 g if the number of servings is unknown. Its weight is the
 * one after cooking, or the sum of its ingredients.
 */
export function recipeFigures(
  ingredients: readonly { readonly grams: number | null; readonly nutrients: NutrientAmounts }[],
  { servings, cookedGrams }: RecipeYield,
): OwnFigures {
  const { amounts } = sumNutrients(ingredients.map(({ nutrients }) => nutrients));
  const sum = ingredients.reduce((grams, item) => grams + (item.grams ?? 0), 0);
  const total = cookedGrams ?? (sum > 0 ? sum : null);
  if (servings === null && total !== null)
    return { amounts: roundAmounts(scale(amounts, 100 / total)), per: "100-g", servingGrams: null };
  const parts = servings ?? 1;
  return {
    amounts: roundAmounts(scale(amounts, 1 / parts)),
    per: "serving",
    servingGrams: total === null ? null : roundTo(total / parts, 1),
  };
}

/** Protein, carbohydrate and fat of 100 g may add up to this: labels round each of them. */
const maxPartGrams = 105;

/** True if the parts of a food weigh more than the food. */
export function isHeavierThanItself({ amounts, per, servingGrams }: OwnFigures): boolean {
  const grams = per === "100-g" ? 100 : servingGrams;
  if (grams === null) return false;
  const parts = (amounts.protein_g ?? 0) + (amounts.carbs_g ?? 0) + (amounts.fat_g ?? 0);
  return parts > (maxPartGrams / 100) * grams;
}

/** Energy of a gram by Atwater, in kilocalories. */
const atwater = { protein_g: 4, carbs_g: 4, fat_g: 9 } as const;
/** Fibre, sugar alcohols and rounding explain this much of the difference. */
const explainedShare = 0.25;
const explainedKcal = 20;

/**
 * The energy that protein, carbohydrate and fat give together, if the stated energy differs from it by more
 * than rounding and fibre explain. Alcohol is not among the nutrients, so that a drink with it is found too; undefined if it is plausible or something is unknown.
 */
export function findImplausibleEnergy({ amounts }: OwnFigures): number | undefined {
  const { calories_kcal: kcal, protein_g, carbs_g, fat_g } = amounts;
  if (kcal === null || protein_g === null || carbs_g === null || fat_g === null) return undefined;
  const sum = protein_g * atwater.protein_g + carbs_g * atwater.carbs_g + fat_g * atwater.fat_g;
  const explained = Math.max(explainedKcal, explainedShare * Math.max(kcal, sum));
  return Math.abs(kcal - sum) > explained ? Math.round(sum) : undefined;
}

/** The longest name of an own food. */
export const ownNameMaxLength = 80;

/** The name if it is free, otherwise with the first number that makes it so: "my chili 2". */
export function findFreeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  const withoutNumber = name.replace(/ \d+$/, "");
  const base = isTaken(withoutNumber) ? withoutNumber : name;
  for (let number = 2; ; number += 1) {
    const suffix = ` ${number}`;
    const numbered = base.slice(0, ownNameMaxLength - suffix.length).trimEnd() + suffix;
    if (!isTaken(numbered)) return numbered;
  }
}

const idPrefix = "own-food:";

/** The id by which items refer to an own food. */
export const ownFoodId = (id: string): string => `${idPrefix}${id}`;

/** The names of an own food as dictionary entries, so that messages and edits find it before the table's foods. */
export function ownFoodEntries(own: OwnFood): readonly DictionaryEntry[] {
  const food = toFood(own);
  return [own.name, ...own.otherNames].map((phrase) => ({ phrase, meaning: own.name, food }));
}

/** The entry whose own food has this id. */
export const findOwnEntry = (
  dictionary: readonly DictionaryEntry[],
  foodId: string,
): DictionaryEntry | undefined => dictionary.find(({ food }) => food?.id === foodId);

/** An own food as a food with figures per 100 g. */
export function toFood(own: OwnFood): Food {
  const { id, kind, name, otherNames, amounts, per, servingGrams, version } = own;
  const isPerServing = per !== "100-g";
  const isWeightUnknown = isPerServing && servingGrams === null;
  const factor = isPerServing && servingGrams !== null ? 100 / servingGrams : 1;
  const grams = isWeightUnknown ? 100 : servingGrams;
  const portions = grams === null ? [] : [{ label: unitKeys.serving, grams }];
  return {
    id: ownFoodId(id),
    name,
    aliases: otherNames,
    per100g: scale(amounts, factor),
    portions,
    defaultPortion: portions.length > 0 ? 0 : null,
    source: { dataset: ownDatasets[kind], id: `${name}, version ${version}` },
    ...(isWeightUnknown && { isWeightUnknown }),
  };
}
