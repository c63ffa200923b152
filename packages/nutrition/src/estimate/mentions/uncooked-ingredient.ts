import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { Amount } from "../chunks/amount.ts";
import { isWeightOrVolume } from "../chunks/amount-predicates.ts";
import type { FoodMention } from "../food-mention.ts";
import { type FoodMatch, fullMatch } from "../match/food-match.ts";
import { memoize } from "../match/memoize.ts";
import { parseFoodName } from "../match/parse-food-name.ts";
import { findUsual, portionLabels } from "../match/portion-labels.ts";
import { kindsOf } from "../portions/food-kinds.ts";
import { tokenize } from "../words/tokens.ts";

/**
 * The ingredient of a dish as it was measured or counted, before cooking: "500 g mince" and "2 onions" are
 * raw and "300 g rice" dry. Undefined if its words say its state, it has another unit, or it comes cooked from
 * a can.
 */
export function toUncooked(
  mention: FoodMention,
  amount: Amount | undefined,
  language: Language,
): FoodMention | undefined {
  const isMeasured = amount && (isWeightOrVolume(amount) || amount.units.includes(unitKeys.cup));
  const isCounted = amount?.units.length === 0;
  const isOfCan = amount?.units.some((unit) => language.amounts.vesselsOfFoods.has(unit));
  if ((!isMeasured && !isCounted) || isOfCan) return undefined;
  const words = [mention.words, ...(mention.qualifiers ?? [])].flatMap((each) =>
    tokenize(each, language),
  );
  const saysState = words.some(
    ({ text, stem }) =>
      language.stopWords.weighedStates.has(stem) ||
      language.portionLabels.uncookedWords.has(text) ||
      language.stopWords.cookingStates.has(text) ||
      language.foodClasses.cannedStems.has(stem),
  );
  return saysState
    ? undefined
    : { ...mention, words: `${language.portionLabels.uncookedTerm} ${mention.words}` };
}

/** "2 aubergines", "1 cauliflower": whole ones in a dish, of a food whose usual portion is a serving or a cup of it. */
export function countWholes(
  mention: FoodMention,
  amount: Amount | undefined,
  food: Food,
  language: Language,
): FoodMention {
  const isCounted = amount?.units.length === 0 && !isWeightOrVolume(amount);
  if (!isCounted || amount.inches !== undefined) return mention;
  const portions = portionLabels(language)(food);
  const usual = findUsual(portions)?.mainWords[0] ?? "";
  const whole = portions.find(({ label }) => language.portionLabels.wholeLabels.has(label));
  const isServed =
    language.amounts.servingVessels.has(usual) || language.amounts.mlByUnit.has(usual);
  return whole && isServed ? { ...mention, unit: whole.label } : mention;
}

/** "a quarter of a 1 lb box of penne", "a 70 g packet of noodles": the weight on a package that dry food is sold in. */
export const isPackedDry = (
  { text = "" }: FoodMention,
  amount: Amount | undefined,
  { portionLabels }: Language,
): boolean =>
  amount?.gramsEach !== undefined &&
  amount.units.length > 0 &&
  amount.units.every((unit) => portionLabels.dryPackages.has(unit)) &&
  !portionLabels.readyToHeat.test(text);

/** True for pasta, rice, noodles and similar foods as they are sold. */
export const isDryName = forLanguage((language) =>
  memoize((food: Food): boolean =>
    tokenize(food.name, language).some(({ text }) => text === language.portionLabels.dryTerm),
  ),
);

/** The same by any word for it: "short-grain rice, uncooked". */
const isSoldDry = forLanguage((language) =>
  memoize((food: Food): boolean => {
    const { uncookedWords, dryTerm } = language.portionLabels;
    return tokenize(food.name, language).some(({ text }) => uncookedWords.get(text) === dryTerm);
  }),
);

/** The state in a name lowers the similarity by less than any other word: "dry basmati rice" and "basmati rice". */
const similarityTolerance = 0.01;

/** A dish is not an ingredient of another: "300 g rajma" are beans, although the words are an alias of these and the name of the dish. */
const dishTolerance = 0.1;

/**
 * True if the uncooked food matches its words as well as the cooked food. An imported one does not replace a food of the
 * table, whose portions it lacks: "2 peppers".
 */
export const isUncookedMatch = (
  { food, similarity }: FoodMatch,
  cooked: FoodMatch | undefined,
  language: Language,
): boolean =>
  (!food.isImported || cooked === undefined || cooked.food.isImported === true) &&
  similarity >=
    Math.min(fullMatch, cooked?.similarity ?? 0) - findTolerance(food, cooked, language) &&
  isUncookedName(language)(food);

const findTolerance = (food: Food, cooked: FoodMatch | undefined, language: Language) =>
  cooked && kindsOf(language)(cooked.food).has("dish") && isSoldDry(language)(food)
    ? dishTolerance
    : similarityTolerance;

/** By its name, not by an alias: "raw sugar" is brown sugar. */
const isUncookedName = forLanguage((language) =>
  memoize((food: Food): boolean =>
    parseFoodName(food.name, language).some(({ words }) =>
      words.some((word) => language.portionLabels.uncookedWords.has(word)),
    ),
  ),
);
