import { forLanguage, type Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";

const partPattern = forLanguage(({ sharing }) => new RegExp(sharing.statedParts, "i"));
const ownCountPattern = forLanguage(({ sharing }) => new RegExp(sharing.statedOwnCounts, "i"));
const energyPattern = forLanguage(
  ({ energyUnits, sharing }) =>
    new RegExp(`${sharing.notBurned}\\b\\d[\\d,.]* ?(?:${energyUnits.energyUnit})\\b`, "gi"),
);

/**
 * The words for a yield, a share or an energy that the person stated and that no mention uses: "serves 4" if all of the
 * food is counted.
 */
export function findUnreadPart(
  text: string,
  mentions: readonly FoodMention[],
  language: Language,
): Span | undefined {
  const foods = mentions.filter(({ isNotCounted }) => !isNotCounted);
  if (foods.length === 0 || foods.some(hasFigures)) return undefined;
  const hasPart = foods.some(isPartOfFood) || ownCountPattern(language).test(text);
  const [energy] = text.matchAll(energyPattern(language));
  const found = (hasPart ? null : partPattern(language).exec(text)) ?? energy;
  return found === undefined
    ? undefined
    : { start: found.index, end: found.index + found[0].length };
}

/** Figures that are so near to each other are the same, one of them rounded. */
const roundingError = 0.015;

/** An energy that is neither a stated figure of a mention, nor a whole number of these or a simple part, nor their sum. */
export function findUnusedEnergy(
  text: string,
  normalized: string,
  mentions: readonly FoodMention[],
  language: Language,
): Span | undefined {
  const stated = mentions.flatMap(({ figures, totalFigures }) =>
    [figures?.amounts.calories_kcal, totalFigures?.amounts.calories_kcal].filter(
      (kcal) => kcal !== undefined,
    ),
  );
  if (stated.length === 0) return undefined;
  const all = [...stated, stated.reduce((sum, kcal) => sum + kcal, 0)];
  for (const { 0: words, index: start } of text.matchAll(energyPattern(language))) {
    const end = start + words.length;
    // Words that were replaced were read.
    if (normalized.slice(start, end) !== words) continue;
    const kcal = toKilocalories(words, language);
    if (kcal > 0 && !all.some((one) => isSimplePart(one / kcal))) return { start, end };
  }
  return undefined;
}

function toKilocalories(words: string, language: Language): number {
  const [number, unit] = tokenize(words, language);
  return Number(number?.text) * (language.nutrientWords.energyUnits.get(unit?.stem ?? "") ?? 0);
}

/** More pieces, and smaller parts, are not tried: each number would be near one of them. */
const most = 12;

/** A whole number, 1/3, 2/3 or 3/4, but not 0.52. */
const isSimplePart = (ratio: number) => {
  const isNearInteger = (number: number) =>
    number > 0.5 &&
    number < most + 0.5 &&
    Math.abs(number / Math.round(number) - 1) < roundingError;
  return [ratio, 1 / ratio, ratio * 2, ratio * 3, ratio * 4].some(isNearInteger);
};

const hasFigures = ({ figures, totalFigures }: FoodMention) =>
  figures !== undefined || totalFigures !== undefined;

const isPartOfFood = (mention: FoodMention) =>
  (mention.share ?? mention.shareOfWhole ?? mention.eatenPart) !== undefined ||
  (mention.amount ?? 1) < 1 ||
  (mention.qualifiers ?? []).length > 0;
