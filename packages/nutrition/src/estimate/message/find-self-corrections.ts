import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import type { Span } from "../words/span.ts";

const cues = forLanguage((language) => createPatternTable(language.selfCorrections.correctionCues));
const amountPattern = forLanguage(
  (language) => new RegExp(`^${language.selfCorrections.correctedAmount} `, "i"),
);
const countAlone = forLanguage(
  (language) => new RegExp(`^${language.selfCorrections.correctedCountAlone}`, "i"),
);
const startsWithCount = forLanguage(
  (language) => new RegExp(`^${language.selfCorrections.correctedCount}`, "i"),
);
/** Maximum distance of the retracted food before the cue, in characters. */
const maxDistance = 80;
const foodStart = forLanguage(
  (language) =>
    new RegExp(
      `(?:[,.;:!?\\n]\\s*|\\b${language.selfCorrections.wordsBeforeFood} )(?=[^,.;:!?\\n]*$)`,
      "gi",
    ),
);

const cueAfterSentence = forLanguage(
  (language) => new RegExp(`^\\W*${language.selfCorrections.cuesAfterSentence}`, "i"),
);
const occasionPattern = forLanguage(
  (language) => new RegExp(language.selfCorrections.occasionAfterFood, "i"),
);
const uneatenPattern = forLanguage(
  (language) => new RegExp(language.selfCorrections.namesUneatenFood, "i"),
);

/** The words before a cue without marks and occasions; a cue after a sentence may correct that sentence. */
function trimBefore(before: string, cueAndAfter: string, language: Language): string {
  const isOneSentence = !/[.!\n]\s*$/.test(before);
  if (!isOneSentence && !cueAfterSentence(language).test(cueAndAfter)) return before;
  return before.replace(/[\s,.;:–—-]+$/, "").replace(occasionPattern(language), "");
}

/**
 * The spans of retracted foods with the cue. An amount is kept if the replacement has none: "two
 * slices of white toast, make that brown".
 */
export function findSelfCorrections(message: string, language: Language): Span[] {
  return cues(language)
    .matchAll(message)
    .flatMap(({ index, 0: cue }) => {
      const end = index + cue.length;
      // A number in digits that replaces one in words is padded with spaces.
      const after = message.slice(end, end + maxDistance).trimStart();
      if (
        uneatenPattern(language).test(after) ||
        language.selfCorrections.startsWithPreposition.test(after)
      )
        return [{ start: index, end }];
      const before = trimBefore(
        message.slice(Math.max(0, index - maxDistance), index),
        cue + after,
        language,
      );
      const lastStart = [...before.matchAll(foodStart(language))].at(-1);
      const from = lastStart ? lastStart.index + lastStart[0].length : 0;
      // "two slices of toast, make that three" corrects only the count; "I mean" may introduce a
      // meal.
      if (before.slice(from).trim() === "" || !/\w/.test(after) || countAlone(language).test(after))
        return [];
      const keptLength = startsWithCount(language).test(after)
        ? 0
        : (amountPattern(language).exec(before.slice(from))?.[0].length ?? 0);
      const start = Math.max(0, index - maxDistance);
      const retracted = { start: start + from + keptLength, end: start + before.length };
      return [retracted, { start: index, end }];
    });
}
