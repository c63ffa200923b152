import {
  correctedAmount,
  correctedCount,
  correctionCues,
  cuesAfterSentence,
  namesUneatenFood,
  occasionAfterFood,
  startsWithPreposition,
  wordsBeforeFood,
} from "../../languages/en/self-corrections.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import type { Span } from "../words/span.ts";

const cues = createPatternTable(correctionCues);
const amountPattern = new RegExp(`^${correctedAmount} `, "i");
const countAlone = new RegExp(`^${correctedCount}\\s*(?:$|[.,;!?\\n])`, "i");
const startsWithCount = new RegExp(`^${correctedCount}`, "i");
/** Maximum distance of the retracted food before the cue, in characters. */
const maxDistance = 80;
const foodStart = new RegExp(`(?:[,.;:!?\\n]\\s*|\\b${wordsBeforeFood} )(?=[^,.;:!?\\n]*$)`, "gi");

const cueAfterSentence = new RegExp(`^\\W*${cuesAfterSentence}`, "i");
const occasionPattern = new RegExp(occasionAfterFood, "i");
const uneatenPattern = new RegExp(namesUneatenFood, "i");

/** The words before a cue without marks and occasions; a cue after a sentence may correct that sentence. */
function trimBefore(before: string, cueAndAfter: string): string {
  const isOneSentence = !/[.!\n]\s*$/.test(before);
  if (!isOneSentence && !cueAfterSentence.test(cueAndAfter)) return before;
  return before.replace(/[\s,.;:–—-]+$/, "").replace(occasionPattern, "");
}

/**
 * The spans of retracted foods with the cue. An amount is kept if the replacement has none: "two
 * slices of white toast, make that brown".
 */
export function findSelfCorrections(message: string): Span[] {
  return cues.matchAll(message).flatMap(({ index, 0: cue }) => {
    const end = index + cue.length;
    const after = message.slice(end, end + maxDistance);
    if (uneatenPattern.test(after) || startsWithPreposition.test(after))
      return [{ start: index, end }];
    const before = trimBefore(message.slice(Math.max(0, index - maxDistance), index), cue + after);
    const lastStart = [...before.matchAll(foodStart)].at(-1);
    const from = lastStart ? lastStart.index + lastStart[0].length : 0;
    // "two slices of toast, make that three" corrects only the count; "I mean" may introduce a
    // meal.
    if (before.slice(from).trim() === "" || !/\w/.test(after) || countAlone.test(after)) return [];
    const keptLength = startsWithCount.test(after)
      ? 0
      : (amountPattern.exec(before.slice(from))?.[0].length ?? 0);
    const start = Math.max(0, index - maxDistance);
    const retracted = { start: start + from + keptLength, end: start + before.length };
    return [retracted, { start: index, end }];
  });
}
