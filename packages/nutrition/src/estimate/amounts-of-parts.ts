import type { Language } from "../languages/language.ts";
import { readNameProperties } from "./match/portion-labels.ts";
import type { MentionResult, Resolve } from "./mention-result.ts";
import { joinTexts } from "./quote-words.ts";
import { tokenize } from "./words/tokens.ts";

export const hasMeasure = ({ mention, found }: MentionResult) =>
  found?.portion.isWeight === true || mention.unit !== undefined || (mention.amount ?? 1) > 1;

/** An amount after the last part that is one of a dish, not of a spoon of it. */
const minDishGrams = 100;

/** "curry with coconut milk, 1.5 cups": so much of the dish. */
export function takeAmount(
  dish: MentionResult,
  parts: readonly MentionResult[],
  resolve: Resolve,
): MentionResult {
  const { text = "", words, amount, unit } = parts.at(-1)?.mention ?? {};
  const isAfterName =
    amount !== undefined &&
    unit !== undefined &&
    text.toLowerCase().startsWith(`${words}`.toLowerCase());
  if (!isAfterName || parts.length > 1 || dish.mention.amount !== undefined) return dish;
  const mention = { ...dish.mention, amount, unit };
  const found = resolve(mention);
  const isDish = found !== undefined && (found.portion.grams ?? 0) >= minDishGrams;
  return isDish && found.food?.id === dish.found?.food?.id ? { mention, found } : dish;
}

/** "lasagne (beef, cheese), ate a quarter": the share after the bracket is that of the dish. */
export function takeShare(
  dish: MentionResult,
  bracketed: readonly MentionResult[],
  resolve: Resolve,
): MentionResult {
  const share = bracketed.at(-1)?.mention.share;
  if (share === undefined || dish.mention.share !== undefined) return dish;
  const mention = { ...dish.mention, share };
  return { mention, found: resolve(mention) };
}

/** "an omelette with ham, 3 eggs" is an omelette of 3 eggs: the dish has a portion for one of the counted part. */
export function takeCount(
  dish: MentionResult,
  parts: readonly MentionResult[],
  description: string | undefined,
  resolve: Resolve,
  language: Language,
): { readonly dish: MentionResult; readonly part: MentionResult } | undefined {
  const [part, another] = parts.filter(hasMeasure);
  const food = part?.found?.food;
  if (!part || !food || another || hasMeasure(dish)) return undefined;
  const { amount, unit, text, share, figures } = part.mention;
  if (amount === undefined || unit !== undefined || share !== undefined || figures)
    return undefined;
  const { nameHead = "" } = readNameProperties(language)(food);
  // "omelette, 3 eggs with ham": more than what is counted.
  if (!tokenize(food.name, language).every(({ stem: word }) => word === nameHead)) return undefined;
  const mention = {
    ...dish.mention,
    amount,
    unit: nameHead,
    text: joinTexts(description, dish.mention.text, text),
  };
  const found = resolve(mention);
  const isCounted =
    found?.food?.id === dish.found?.food?.id && found?.item.portion.unit === nameHead;
  return isCounted ? { dish: { mention, found }, part } : undefined;
}
