import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import { tokenize } from "../words/tokens.ts";

/**
 * "Chicken rice, less rice": less of what is in the food before is not a food of its own. How much less is not said, so the words are
 * reported as not counted.
 */
export function reportLess(
  mentions: readonly FoodMention[],
  text: string,
  language: Language,
): FoodMention[] {
  let from = 0;
  return mentions.map((mention, at) => {
    const { words, amount, text: quoted = words } = mention;
    const start = text.indexOf(quoted, from);
    if (start < 0) return mention;
    from = start + quoted.length;
    const before = text.slice(0, start).trimEnd();
    const lead = tokenize(before.slice(-maxLeadLength), language).at(-1)?.text ?? "";
    const [first = ""] = tokenize(words, language).map((token) => token.text);
    const { lessWords } = language.foodPhrases;
    const isLess = lessWords.has(lead) || lessWords.has(first);
    if (at === 0 || amount !== undefined || !isLess) return mention;
    const lessAt = lessWords.has(first) ? start : before.length - lead.length;
    return { words, text: text.slice(lessAt, from), isNotCounted: true };
  });
}

/** A word of it and the space before are shorter. */
const maxLeadLength = 12;
