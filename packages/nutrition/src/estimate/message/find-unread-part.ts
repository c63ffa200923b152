import { forLanguage, type Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import type { Span } from "../words/span.ts";

const partPattern = forLanguage(({ sharing }) => new RegExp(sharing.statedParts, "i"));
const ownCountPattern = forLanguage(({ sharing }) => new RegExp(sharing.statedOwnCounts, "i"));
const energyPattern = forLanguage(
  ({ energyUnits, sharing }) =>
    new RegExp(`${sharing.notBurned}\\b\\d[\\d,.]* ?(?:${energyUnits.energyUnit})\\b`, "i"),
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
  const found =
    (hasPart ? null : partPattern(language).exec(text)) ?? energyPattern(language).exec(text);
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length };
}

const hasFigures = ({ figures, totalFigures }: FoodMention) =>
  figures !== undefined || totalFigures !== undefined;

const isPartOfFood = (mention: FoodMention) =>
  (mention.share ?? mention.shareOfWhole ?? mention.eatenPart) !== undefined ||
  (mention.amount ?? 1) < 1 ||
  (mention.qualifiers ?? []).length > 0;
