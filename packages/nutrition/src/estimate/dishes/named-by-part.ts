import type { Language } from "../../languages/language.ts";
import { platterContent } from "../match/contents.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { isPluralToken, tokenize } from "../words/tokens.ts";
import { hasMeasure } from "./amounts-of-parts.ts";
import { isPart } from "./is-part.ts";

/**
 * The dish whose name begins with a part of it: "pork bak kut teh". The amount before the part is
 * the dish's: "a bowl of prawn laksa". Undefined if the part is a food of its own: "2 eggs bakso".
 */
export function nameByPart(
  part: MentionResult,
  dish: MentionResult | undefined,
  resolve: Resolve,
  language: Language,
): MentionResult | undefined {
  if (dish?.mention.joinedBy !== "adjacent" || !part.found?.food) return undefined;
  return isIngredientOf(part, dish, language) ? withAmountOf(part, dish, resolve) : undefined;
}

/** "pork bak kut teh": one word in the singular of what the dish contains. */
function isIngredientOf(part: MentionResult, dish: MentionResult, language: Language): boolean {
  const contents = dish.found?.food?.contains ?? [];
  const [word, ...others] = tokenize(part.mention.words, language);
  return (
    word !== undefined &&
    others.length === 0 &&
    !isPluralToken(word) &&
    contents[0] !== platterContent &&
    !part.mention.figures &&
    !hasMeasure(dish) &&
    isPart(part, contents, language)
  );
}

function withAmountOf(
  { mention: { amount, unit, qualifiers } }: MentionResult,
  dish: MentionResult,
  resolve: Resolve,
): MentionResult | undefined {
  if (amount === undefined) return dish;
  const mention = {
    ...dish.mention,
    amount,
    ...(unit !== undefined && { unit }),
    ...(qualifiers && { qualifiers: [...qualifiers, ...(dish.mention.qualifiers ?? [])] }),
  };
  const found = resolve(mention);
  return found?.food?.id === dish.found?.food?.id ? { mention, found } : undefined;
}
