/** Cues of a self-correction: "a coffee, sorry, a tea". */

const correctionCues =
  /,? ?\b(?:sorry|oops|no wait|wait no|wait|no,? i mean|no,? i meant|i mean|i meant|scratch that|correction|or rather|actually no|(?:no,? )?(?:actually )?(?<!\b(?:to|will|can|could|you|i|we|should) )make (?:that|it)),? |, no, /gi;
const count =
  "(?:\\d[\\d./]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|half an?|some)(?![\\w])";
const unit =
  "(?:g|grams?|ml|oz|cups?|slices?|pieces?|glass(?:es)?|bowls?|cans?|bottles?|tbsp|tsp|scoops?|plates?|portions?)\\b";
const amountPattern = new RegExp(`^${count}(?: ?${unit})?(?: of)? `, "i");
const countAlone = new RegExp(`^${count}\\s*(?:$|[.,;!?\\n])`, "i");
const startsWithCount = new RegExp(`^${count}`, "i");
/** Maximum distance of the retracted food before the cue, in characters. */
const maxDistance = 80;
/** Words after which the words of a food begin. */
const foodStart =
  /(?:[,.;:!?\n]\s*|\b(?:and|had|ate|drank|with|plus|for|then) )(?=[^,.;:!?\n]*$)/gi;

/**
 * The spans of retracted foods with the cue. An amount is kept if the replacement has none: "two
 * slices of white toast, make that brown".
 */
export function findSelfCorrections(
  message: string,
): { readonly start: number; readonly end: number }[] {
  return [...message.matchAll(correctionCues)].flatMap(({ index, 0: cue }) => {
    const end = index + cue.length;
    const before = message.slice(Math.max(0, index - maxDistance), index);
    const lastStart = [...before.matchAll(foodStart)].at(-1);
    const from = lastStart ? lastStart.index + lastStart[0].length : 0;
    const after = message.slice(end, end + maxDistance);
    // "two slices of toast, make that three" corrects only the count; "I mean" may introduce a
    // meal.
    if (before.slice(from).trim() === "" || !/\w/.test(after) || countAlone.test(after)) return [];
    const keptLength = startsWithCount.test(after)
      ? 0
      : (amountPattern.exec(before.slice(from))?.[0].length ?? 0);
    return [{ start: index - before.length + from + keptLength, end }];
  });
}
