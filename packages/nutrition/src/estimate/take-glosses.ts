import type { Language } from "../languages/language.ts";
import { headsOf } from "./match/food-words.ts";
import { readNameProperties } from "./match/portion-labels.ts";
import type { MentionResult, Resolve } from "./mention-result.ts";
import { joinTexts } from "./quote-words.ts";

/**
 * "2 rolls (Brötchen)": a bracket of one food, without an amount, of the kind of the food before it says that food in
 * another, usually more exact, word.
 */
export function takeGlosses(
  results: readonly MentionResult[],
  description: string | undefined,
  resolve: Resolve,
  language: Language,
): MentionResult[] {
  const taken: MentionResult[] = [];
  results.forEach((gloss, at) => {
    const before = taken.at(-1);
    if (!before || !isGloss(gloss, before, results[at + 1], language)) {
      taken.push(gloss);
      return;
    }
    const text = joinTexts(description, before.mention.text, gloss.mention.text);
    const mention = { ...before.mention, words: gloss.mention.words, text };
    taken.splice(-1, 1, { mention, found: resolve(mention) });
  });
  return taken;
}

function isGloss(
  { mention, found }: MentionResult,
  before: MentionResult,
  next: MentionResult | undefined,
  language: Language,
): boolean {
  const { amount, unit, figures, isInBracket, qualifiers = [] } = mention;
  const isOnlyName = amount === undefined && unit === undefined && qualifiers.length === 0;
  const isAlone = !before.mention.isInBracket && !next?.mention.isInBracket;
  if (!isInBracket || !isAlone || !isOnlyName || figures || !found?.food) return false;
  const kind = before.found?.food && readNameProperties(language)(before.found.food).nameHead;
  return kind !== undefined && headsOf(language)(found.food).has(kind);
}
