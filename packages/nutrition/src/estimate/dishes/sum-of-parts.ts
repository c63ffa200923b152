import type { Language } from "../../languages/language.ts";
import { servingUnits, unitKeys } from "../../languages/unit-keys.ts";
import { contentStem, platterContent } from "../match/contents.ts";
import type { MentionResult } from "../mentions/mention-result.ts";
import { tokenize } from "../words/tokens.ts";
import { hasMeasure } from "./amounts-of-parts.ts";
import { isPart } from "./is-part.ts";

/** One piece, vessel or serving of a dish says less than the amounts of what is in it. */
export function isUnmeasured({ mention }: MentionResult, language: Language): boolean {
  const { amount = 1, unit, figures, share } = mention;
  const stem = language.stem(unit ?? "");
  const isVessel = unit === undefined || servingUnits.has(language.amounts.units.get(stem) ?? stem);
  return amount === 1 && isVessel && !figures && share === undefined;
}

/** Two measured parts, or the measured part that makes the dish: the dish is their sum. */
export function isSumOfParts(
  dish: MentionResult,
  parts: readonly MentionResult[],
  contents: readonly string[],
  language: Language,
): boolean {
  if (parts.some((part) => isWeighedBase(dish, part, contents, language))) return true;
  if (hasMeasure(dish) && !isUnmeasured(dish, language)) return false;
  const measured = parts.filter(hasMeasure);
  if (arePiecesInSoup(dish, measured, language)) return false;
  if (dish.mention.figures && !measured.some(({ mention }) => mention.figures)) return false;
  if (measured.some((part) => isPart(part, contents.slice(0, 1), language))) return true;
  return measured.length >= minMeasuredParts && !isAroundParts(dish, measured, language);
}

/** True if pieces in a soup follow its name, as in "egusi soup with 2 pieces of meat": a list of them is not the soup. */
export const isSoupWithPieces = (
  dish: MentionResult,
  parts: readonly MentionResult[],
  wordsBetween: string,
  language: Language,
): boolean =>
  language.functionWords.accompanyingWords.has(wordsBetween.trim()) &&
  arePiecesInSoup(dish, parts, language);

/** Pieces in a soup are not all of it: "egusi soup with 2 pieces of meat and a small fish". */
const arePiecesInSoup = (
  { mention }: MentionResult,
  parts: readonly MentionResult[],
  { amounts, foodClasses, stem }: Language,
): boolean =>
  foodClasses.soups.has(stem(mention.words.split(" ").at(-1) ?? "")) &&
  parts.every(
    ({ mention: { unit }, found }) =>
      found?.portion.isWeight !== true &&
      (unit === undefined || amounts.units.get(stem(unit)) === unitKeys.piece),
  );

/** "a bowl of porridge made with water, 50 g oats": a vessel says less than the weight of what makes the dish. */
export function isWeighedBase(
  dish: MentionResult,
  part: MentionResult,
  contents: readonly string[],
  language: Language,
): boolean {
  return (
    dish.mention.unit !== undefined &&
    isUnmeasured(dish, language) &&
    part.found?.portion.isWeight === true &&
    isPart(part, contents.slice(0, 1), language)
  );
}

/** So many parts with an amount are a list of what is in the dish. */
export const minMeasuredParts = 2;

/** Less than this share of a dish is not all of it. */
const minShareOfSum = 0.5;

/** The tortilla of "burrito with 120 g beef and 50 g cheese", the vegetables of "greek salad (60 g feta, 10 olives)". */
function isAroundParts(
  { mention, found }: MentionResult,
  parts: readonly MentionResult[],
  language: Language,
): boolean {
  const { food, portion } = found ?? {};
  if (!food || !portion || food.contains?.[0] === platterContent) return false;
  const breads = breadsOf({ mention, found }, language);
  const isBreadLeft = breads.length > 0 && !parts.some((part) => isPart(part, breads, language));
  const grams = parts.reduce((sum, part) => sum + cookedGrams(part, language), 0);
  return isBreadLeft || grams < minShareOfSum * portion.grams;
}

/** The breads that a dish may have; none of "a burger without the bun". */
export function breadsOf({ mention, found }: MentionResult, language: Language): readonly string[] {
  const isBread = (words: string) => language.foodClasses.breads.has(contentStem(words, language));
  const leftOut = [...(mention.qualifiers ?? []), ...(mention.leftOut ?? [])];
  const isWithoutBread = leftOut.some((words) =>
    tokenize(words, language).some(({ stem }) => isBread(stem)),
  );
  return isWithoutBread ? [] : (found?.food?.contains ?? []).filter(isBread);
}

/** Dry pasta or rice of this weight has so many times the weight in the dish. */
const cookedPerDry = 2.5;

/** The weight of a part in the dish: dry pasta takes up water. */
export const cookedGrams = (part: MentionResult, language: Language) =>
  (part.found?.portion.grams ?? 0) * (isDry(part, language) ? cookedPerDry : 1);

/** Dry pasta or rice */
export const isDry = (part: MentionResult, language: Language) =>
  tokenize(part.found?.food?.name ?? "", language).some(
    ({ text }) => language.portionLabels.uncookedWords.get(text) === "dry",
  );
