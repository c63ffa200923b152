import type { Language } from "../../languages/language.ts";
import { numberOf } from "../chunks/read-count.ts";
import type { FoodMention } from "../food-mention.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";
import { isCount } from "./correction-target.ts";

/** Without the amounts that no food takes and that say how large a whole is: "14 inch pizza, 10 slices, I had 4". */
export function dropAmountsOfWhole(
  mentions: readonly FoodMention[],
  /** The dish or the list that they are part of, if a part of it was eaten. */
  whole: Span | undefined,
  language: Language,
): readonly FoodMention[] {
  const hasPart = mentions.some(({ share, eatenPart }) => share !== undefined || eatenPart);
  if (!whole && !hasPart) return mentions;
  return mentions.filter(
    ({ isNotCounted, words }) => !isNotCounted || !isAmount(words, whole !== undefined, language),
  );
}

/** "10 slices"; of a known whole also "a third". */
function isAmount(words: string, isOfWhole: boolean, language: Language): boolean {
  const { units, pieceUnits, fractionWords, gramsByUnit, mlByUnit } = language.amounts;
  const tokens = tokenize(words, language);
  const isCounted = tokens.some((token) => (numberOf(token, language) ?? 0) >= 1);
  return (
    (isOfWhole || isCounted) &&
    tokens.every(
      (token) =>
        isCount(token, language) ||
        [units, pieceUnits, fractionWords, gramsByUnit, mlByUnit].some((known) =>
          known.has(token.stem),
        ),
    )
  );
}
