/** What a person says and takes back in the same breath: "a coffee, sorry, a tea". */

const takingBack =
  /,? ?\b(?:sorry|oops|no wait|wait no|wait|no,? i mean|no,? i meant|i mean|i meant|scratch that|correction|or rather|actually no|(?:no,? )?(?:actually )?(?<!\b(?:to|will|can|could|you|i|we|should) )make (?:that|it)),? |, no, /gi;
const count =
  "(?:\\d[\\d./]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|half an?|some)(?![\\w])";
const unit =
  "(?:g|grams?|ml|oz|cups?|slices?|pieces?|glass(?:es)?|bowls?|cans?|bottles?|tbsp|tsp|scoops?|plates?|portions?)\\b";
const amount = new RegExp(`^${count}(?: ?${unit})?(?: of)? `, "i");
const countAlone = new RegExp(`^${count}\\s*(?:$|[.,;!?\\n])`, "i");
const startsWithCount = new RegExp(`^${count}`, "i");
/** A food that is taken back stands right before. */
const farthestBack = 80;
/** Where the words of a food begin. */
const beginning =
  /(?:[,.;:!?\n]\s*|\b(?:and|had|ate|drank|with|plus|for|then) )(?=[^,.;:!?\n]*$)/gi;

/**
 * Where a message says food that it takes back, the words that take it back included. An amount
 * stays where what follows has none: "two slices of white toast, make that brown".
 */
export function findTakenBack(message: string): { readonly start: number; readonly end: number }[] {
  return [...message.matchAll(takingBack)].flatMap(({ index, 0: cue }) => {
    const end = index + cue.length;
    const before = message.slice(Math.max(0, index - farthestBack), index);
    const last = [...before.matchAll(beginning)].at(-1);
    const from = last ? last.index + last[0].length : 0;
    const after = message.slice(end, end + farthestBack);
    // "two slices of toast, make that three" mends the count alone; "I mean" may lead in a meal.
    if (before.slice(from).trim() === "" || !/\w/.test(after) || countAlone.test(after)) return [];
    const kept = startsWithCount.test(after)
      ? 0
      : (amount.exec(before.slice(from))?.[0].length ?? 0);
    return [{ start: index - before.length + from + kept, end }];
  });
}
