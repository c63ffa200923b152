import type { Language } from "../../languages/language.ts";
import { headsOf } from "../match/food-words.ts";
import { readNameProperties } from "../match/portion-labels.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { joinTexts } from "../words/quote-words.ts";
import { tokenize } from "../words/tokens.ts";

/**
 * "2 rolls (Brötchen)": a bracket of one food, without an amount, of the kind of the food before it says that food in
 * another, usually more exact, word. So does "the strawberry one" after a yogurt.
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
    const kind = before && findKind(gloss, before, resolve, language);
    if (before && kind) {
      const text = joinTexts(description, before.mention.text, gloss.mention.text);
      const mention = { ...before.mention, words: kind, text };
      taken.splice(-1, 1, { mention, found: resolve(mention) });
      return;
    }
    const isExact = before && isOtherName(gloss, before, language);
    if (!before || !isGloss(gloss, before, results[at + 1], isExact === true, language)) {
      taken.push(gloss);
      return;
    }
    const text = joinTexts(description, before.mention.text, gloss.mention.text);
    const { words } = isExact ? before.mention : gloss.mention;
    const mention = { ...before.mention, words, text };
    taken.splice(-1, 1, { mention, found: resolve(mention) });
  });
  return taken;
}

/** "Kelewele (fried plantain)": each word is one of another name of the dish, whose own name says more. */
function isOtherName({ mention }: MentionResult, { found }: MentionResult, language: Language) {
  const food = found?.food;
  const stems = tokenize(mention.words, language).map(({ stem }) => stem);
  return (
    food?.aliases.some((alias) => {
      const named = new Set(tokenize(alias, language).map(({ stem }) => stem));
      return stems.every((stem) => named.has(stem));
    }) === true
  );
}

function isGloss(
  { mention, found }: MentionResult,
  before: MentionResult,
  next: MentionResult | undefined,
  isExact: boolean,
  language: Language,
): boolean {
  const { amount, unit, figures, isInBracket, qualifiers = [] } = mention;
  const isOnlyName = amount === undefined && unit === undefined && qualifiers.length === 0;
  const isAlone = !before.mention.isInBracket && !next?.mention.isInBracket;
  if (!isInBracket || !isAlone || !isOnlyName || figures || !found?.food) return false;
  if (isExact) return true;
  const kind = before.found?.food && readNameProperties(language)(before.found.food).nameHead;
  return kind !== undefined && headsOf(language)(found.food).has(kind);
}

/** The words for "a yogurt, the strawberry activia one", "a bar, the peanut butter one": the food that "one" stands for. */
function findKind(
  gloss: MentionResult,
  before: MentionResult,
  resolve: Resolve,
  language: Language,
): string | undefined {
  const { text = "", words, figures } = gloss.mention;
  const kind = before.found?.food && readNameProperties(language)(before.found.food).nameHead;
  if (!kind || figures || before.mention.isInBracket || gloss.mention.joinedBy === "list")
    return undefined;
  const last = tokenize(text, language).at(-1)?.text ?? "";
  if (!language.foodPhrases.wordsForFood.has(last) || words.endsWith(last)) return undefined;
  if (gloss.found?.food && headsOf(language)(gloss.found.food).has(kind)) return words;
  const named = `${words} ${before.mention.words}`;
  const { food } = resolve({ ...gloss.mention, words: named }) ?? {};
  return food && headsOf(language)(food).has(kind) ? named : undefined;
}
