import type { Language } from "../../languages/language.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { joinTexts } from "../words/quote-words.ts";
import { tokenize } from "../words/tokens.ts";

/**
 * A food and the noun of its kind after its name are one food: "a bowl of ribollita soup", "kashkaval cheese 40 g".
 * Undefined if the second mention is not such a noun.
 */
export function takeKind(
  food: MentionResult,
  kind: MentionResult | undefined,
  description: string | undefined,
  resolve: Resolve,
  language: Language,
): MentionResult | undefined {
  if (!food.found?.food || kind?.mention.joinedBy !== "adjacent") return undefined;
  const { amount, unit, figures } = kind.mention;
  if (figures || (amount !== undefined && food.mention.amount !== undefined)) return undefined;
  if (!isKindOf(food, kind, language)) return undefined;
  const text = joinTexts(description, food.mention.text, kind.mention.text);
  const measure = { ...(amount !== undefined && { amount }), ...(unit !== undefined && { unit }) };
  const mention = { ...food.mention, text, ...measure };
  return { mention, found: resolve(mention) };
}

function isKindOf(food: MentionResult, kind: MentionResult, language: Language): boolean {
  const [noun, ...others] = tokenize(kind.mention.words, language);
  const last = tokenize(food.mention.words, language).at(-1);
  if (!noun || !last || others.length > 0) return false;
  return language.kindNouns.get(noun.stem)?.has(last.stem) === true;
}
