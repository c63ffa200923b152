import type { Food } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import type { FoodKind } from "../../languages/parse-usual-measures.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import { memoize } from "../match/memoize.ts";
import { containerMl, findUsual, portionLabels, portionMl } from "../match/portion-labels.ts";

/** Of a food: figures per 100 g, and grams of its portions. An unknown figure is 0. */
interface Facts {
  readonly kcal: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly calciumMg: number;
  readonly usualGrams: number;
  /** Of 1 ml; undefined without a volume portion. */
  readonly density: number | undefined;
  /** Sold or poured by the glass or the fluid ounce. */
  readonly isPoured: boolean;
  /** Its usual portion is a spoon. */
  readonly isSpooned: boolean;
  /** Its usual portion is a piece or a serving of pieces, not a spoon or a scoop. */
  readonly isCounted: boolean;
  /** One of its portions is a tablespoon. */
  readonly hasSpoon: boolean;
}

/** Grams per millilitre. */
const maxLeafDensity = 0.3;
const maxSnackDensity = 0.8;
/** The usual portion of biscuits and sweets that is one small piece. */
const maxBiteGrams = 25;
/** Larger portions are of pies, pizzas and sandwiches. */
const maxSnackGrams = 115;

/*
 * What makes a food one of a kind. The limits are those between USDA's foods: spirits are poured by 30 to 45 g; a
 * cup of leaves weighs less than 70 g; nuts, crisps, cereals and sweets have more than 270 kcal.
 */
const drinkKind: FoodKind = "drink";

const rules: Readonly<Record<FoodKind, (facts: Facts) => boolean>> = {
  spirit: ({ isPoured, kcal, usualGrams, fat }) =>
    isPoured && usualGrams <= 60 && kcal > 150 && fat < 20,
  drink: ({ isPoured, fat }) => isPoured && fat < 15,
  oil: ({ fat }) => fat > 80,
  spice: ({ usualGrams, kcal }) => usualGrams > 0 && usualGrams <= 4 && kcal < 350,
  condiment: (facts) =>
    facts.usualGrams <= 35 && (facts.isSpooned || (facts.hasSpoon && !rules.snack(facts))),
  spread: ({ usualGrams, isSpooned, hasSpoon }) => usualGrams <= 65 && (isSpooned || hasSpoon),
  cheese: ({ calciumMg, protein, carbs }) => calciumMg >= 400 && protein >= 14 && carbs < 12,
  airy: ({ density, kcal }) => density !== undefined && density < maxLeafDensity && kcal > 270,
  leaf: ({ density, kcal }) => density !== undefined && density < maxLeafDensity && kcal < 70,
  snack: ({ kcal, fat, density, usualGrams }) =>
    kcal > 270 && fat <= 80 && (density ?? 0) < maxSnackDensity && usualGrams < maxSnackGrams,
  bite: (facts) => facts.isCounted && facts.usualGrams < maxBiteGrams && rules.snack(facts),
  meat: ({ protein, carbs, kcal }) => protein >= 14 && protein <= 40 && carbs < 8 && kcal < 400,
  produce: ({ kcal, fat, protein, isPoured }) => kcal < 100 && fat < 2 && protein < 7 && !isPoured,
  dish: ({ usualGrams, isPoured }) => usualGrams >= 100 && !isPoured,
};

/** True for what is poured and drunk. */
export const isDrink = (food: Food, language: Language): boolean =>
  kindsOf(language)(food).has(drinkKind);

/** The kinds of a food: a spirit is a drink as well. */
export const kindsOf = forLanguage((language) =>
  memoize((food: Food): ReadonlySet<FoodKind> => {
    const facts = readFacts(food, language);
    const kinds = Object.keys(rules) as FoodKind[];
    return new Set(kinds.filter((kind) => rules[kind](facts)));
  }),
);

function readFacts(food: Food, language: Language): Facts {
  const { calories_kcal, protein_g, carbs_g, fat_g, calcium_mg } = food.per100g;
  const labels = portionLabels(language)(food);
  const usual = findUsual(labels);
  const volumes = labels.flatMap((label) => {
    const ml = portionMl(label, language);
    return ml === undefined ? [] : [{ ml, grams: label.grams }];
  });
  const largest = volumes.sort((one, other) => other.ml - one.ml)[0];
  return {
    kcal: calories_kcal ?? 0,
    protein: protein_g ?? 0,
    carbs: carbs_g ?? 0,
    fat: fat_g ?? 0,
    calciumMg: calcium_mg ?? 0,
    usualGrams: usual?.grams ?? 0,
    density: largest && largest.grams / largest.ml,
    isPoured: labels.some(
      (label) =>
        [unitKeys.fluidOunce, unitKeys.glass].some((unit) => unit === label.mainWords[0]) ||
        containerMl(label, language) !== undefined,
    ),
    hasSpoon: labels.some(({ mainWords }) => mainWords.includes(unitKeys.tablespoon)),
    isCounted:
      usual?.mainWords.every(
        (word) =>
          word === unitKeys.serving ||
          !(language.amounts.mlByUnit.has(word) || language.usualMeasures.has(word)),
      ) === true,
    isSpooned: [unitKeys.tablespoon, unitKeys.teaspoon, unitKeys.pat].some((unit) =>
      usual?.mainWords.includes(unit),
    ),
  };
}
