/** Parts of the patterns of edits, as sources of regular expressions. */
import { anyOf, anyPhrase } from "../../pattern-rows.ts";
import { numberWordsBetween } from "../spoken-numbers.ts";

/** Adverbs that change nothing before an amount, a food or a verb. */
export const adverbs = anyPhrase(
  "actually, really, in fact, even, probably, perhaps, maybe, exactly",
);

/** A number in words. */
export const numberWord = anyOf(numberWordsBetween(1, 10).join(" "));
/** The start of an amount. */
export const number = `(?:\\d|[½⅓⅔¼¾]|(?:an?|half|${numberWord})(?= ))`;

/** "was", and what it should be. */
export const be = "(?:was|were|is|are|should be|should(?: have|'ve|a) been|shoulda been)";
export const it = "(?:it|that|this|they|those|these)";
/** "it was", at the start of an instruction. */
export const itWas = `(?:${it}(?:'s| ${be}))`;
export const meal = "(?:(?:the |this |my )?(?:meal|entry)|it|this|that)";

/** "my little sister" */
export const someone = "(?:my|the|our|his|her) [a-z]+(?: [a-z]+)?";

/** As anyPhrase, with longer phrases first: "on my scale" before "on". */
export const longestOf = (phrases: string): string =>
  anyPhrase(
    phrases
      .trim()
      .split(/\s*,\s*/)
      .toSorted((one, other) => other.length - one.length)
      .join(", "),
  );
