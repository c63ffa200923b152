import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import type { Amount } from "../chunks/amount.ts";
import type { FoodMention } from "../food-mention.ts";
import type { FoodIndex } from "../match/food-index.ts";
import {
  portionByModel,
  type ResolvedPortion,
  resolvePortion,
} from "../portions/resolve-portion.ts";
import { findSingulars, type NormalizedMention, normalizeMention } from "./normalize-mention.ts";
import { toServings } from "./own-food-portion.ts";

/** The amount of a mention for a known food. */
export function resolveAmount(mention: FoodMention, food: Food, index: FoodIndex): ResolvedPortion {
  return findPortion(mention, normalizeMention(mention, index), food, index);
}

/** The same of a mention whose words are read. */
export function findPortion(
  mention: FoodMention,
  words: NormalizedMention,
  food: Food,
  { language, localMeasures }: FoodIndex,
): ResolvedPortion {
  const photoPortion = words.amount
    ? undefined
    : portionByModel(mention.photoGrams, mention, words.text);
  if (photoPortion) return photoPortion;
  const isOfWhole = isOne(words.amount) && isPartOfWhole(mention, food, language);
  const share =
    mention.share ?? (isOfWhole ? mention.shareOfWhole : shareOfWhole(mention, food, language));
  return resolvePortion(
    food,
    {
      amount: isOfWhole ? oneWhole(language) : toServings(words.amount, food),
      share,
      localMeasures,
      shareOfFood: mention.eatenPart ? undefined : mention.share,
      text: words.text,
      words: words.allWords,
      head: words.query?.head,
      singulars: findSingulars(words.tokens, mention.words, language),
      isSandwichBread: mention.isSandwichBread,
      spreadOverPieces: mention.spreadOverPieces,
      isSpread: mention.spreadOverPieces !== undefined,
      isStirredIn: mention.isStirredIn,
      isPouredOn: mention.isPouredOn,
    },
    language,
  );
}

/** Without an amount or with an article only. */
const isOne = (amount: Amount | undefined) =>
  amount === undefined ||
  (amount.isArticle &&
    amount.count === 1 &&
    amount.units.length + amount.sizes.length === 0 &&
    amount.inches === undefined);

const oneWhole = ({ portionLabels }: Language) => ({
  count: 1,
  units: [portionLabels.wholeTerm],
  sizes: [],
  isArticle: true,
});

/** More than so many usual portions is not what one person had of a whole cake. */
const maxPortionsOfWhole = 4;

/** A larger part may be of a helping: "pizza, left a third". */
const maxShareOfWhole = 1 / 2;

/** "a rotisserie chicken, shared by two", "roast chicken, had a quarter": of a food with a whole, a part that one person may eat. */
function isPartOfWhole(mention: FoodMention, food: Food, { portionLabels }: Language) {
  const { amount, share = 1, eatenPart } = mention;
  const isOfIt = amount === undefined && !eatenPart && share <= maxShareOfWhole;
  // "a plate of rice and chicken"
  if (mention.joinedBy !== undefined) return false;
  const shareOfWhole = mention.shareOfWhole ?? (isOfIt ? share : undefined);
  const whole = food.portions.find(({ label }) => label === portionLabels.wholeTerm)?.grams;
  const usual = food.portions[food.defaultPortion ?? -1]?.grams;
  if (shareOfWhole === undefined || whole === undefined || usual === undefined) return false;
  return whole * shareOfWhole <= maxPortionsOfWhole * usual;
}

/** The share of a food whose usual portion is one of it, "a naan", not a helping of a dish. */
function shareOfWhole({ shareOfWhole }: FoodMention, food: Food, { portionLabels }: Language) {
  const { label } = food.portions[food.defaultPortion ?? -1] ?? {};
  const isHelping = (label ?? "")
    .split(/\W+/)
    .some((word) => portionLabels.labelsOfHelpings.has(word));
  return label === undefined || isHelping ? undefined : shareOfWhole;
}
