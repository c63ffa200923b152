import type { Food } from "../food.ts";
import type { Language } from "../languages/language.ts";
import { nutrientIds } from "../nutrients.ts";
import { type NutrientAmounts, nutrientAmounts, roundTo, scalePer100g } from "../totals.ts";
import { contentStem } from "./match/contents.ts";
import type { FoodMatcher, FoodQuery } from "./match/food-match.ts";
import { nameWords } from "./match/rank-foods.ts";
import type { ResolvedPortion } from "./portions/resolve-portion.ts";

/** A dish without the parts that the person left out. */
interface DishWithoutParts {
  readonly portion: ResolvedPortion;
  readonly nutrients: NutrientAmounts;
}

/** More than this share of a dish is not left out: the match is of another food. */
const maxExcludedShare = 0.6;

/**
 * "a burger without the bun": of a dish whose table row contains the bun, a usual bun is subtracted.
 * A stated weight is of what was eaten. Undefined if there is nothing to subtract.
 */
export function excludeParts(
  food: Food,
  { words }: FoodQuery,
  portion: ResolvedPortion,
  matcher: FoodMatcher,
  language: Language,
): DishWithoutParts | undefined {
  if (portion.isWeight) return undefined;
  const parts = excludedStems(words, language)
    .filter((stem) => isContained(food, stem, language))
    .flatMap((stem) => matcher({ words: [stem], head: stem })?.food ?? []);
  const count = Math.max(1, portion.portion.count);
  const partGrams = (part: Food) => count * (part.portions[part.defaultPortion ?? 0]?.grams ?? 0);
  const excludedGrams = parts.reduce((sum, part) => sum + partGrams(part), 0);
  if (excludedGrams === 0 || excludedGrams > maxExcludedShare * portion.grams) return undefined;
  const grams = roundTo(portion.grams - excludedGrams, 1);
  const excluded = parts.map((part) => scalePer100g(part.per100g, partGrams(part)));
  return {
    portion: {
      ...portion,
      grams,
      portion: {
        ...portion.portion,
        receipt: subtractInReceipt(portion, -excludedGrams, grams),
      },
    },
    nutrients: subtract(scalePer100g(food.per100g, portion.grams), excluded),
  };
}

/** The excluded parts of a dish that nothing was subtracted for, unless its name says that it has none. */
export function partsNotTakenOff(
  food: Food,
  { words }: FoodQuery,
  isTakenOff: boolean,
  language: Language,
): readonly string[] {
  if (!food.contains?.length) return [];
  return excludedStems(words, language).filter(
    (stem) =>
      !(isTakenOff && isContained(food, stem, language)) &&
      !nameWords(language)(food).has(language.dietQualifiers.toExclusion(stem)),
  );
}

/** The parts that the words of a query leave out. */
export const excludedStems = (words: readonly string[], language: Language) =>
  words.flatMap((word) => language.dietQualifiers.findExcludedStem(word) ?? []);

/** True if a food of the table contains the part. */
export const isContained = ({ contains = [] }: Food, stem: string, language: Language) =>
  contains.some((words) => contentStem(words, language) === stem);

function subtractInReceipt(
  { grams: wholeGrams, portion: { receipt } }: ResolvedPortion,
  addedGrams: number,
  grams: number,
): ResolvedPortion["portion"]["receipt"] {
  if (receipt.code !== "amount") return receipt;
  const calculation = { code: "sum", grams: wholeGrams, addedGrams } as const;
  return { ...receipt, calculation, share: 1, grams };
}

/** Unknown amounts of a part leave the dish's as they are. */
function subtract(whole: NutrientAmounts, parts: readonly NutrientAmounts[]): NutrientAmounts {
  return nutrientAmounts(
    Object.fromEntries(
      nutrientIds.map((id) => {
        const amount = whole[id];
        const excluded = parts.reduce((sum, part) => sum + (part[id] ?? 0), 0);
        return [id, amount === null ? null : Math.max(0, amount - excluded)];
      }),
    ),
  );
}
