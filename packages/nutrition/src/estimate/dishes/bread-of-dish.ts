import type { Language } from "../../languages/language.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { tokenize } from "../words/tokens.ts";
import { isPart, nounOf, saidNounOf } from "./is-part.ts";
import { isStatedPart } from "./stated-parts.ts";
import { breadsOf } from "./sum-of-parts.ts";

/** So many parts with a stated amount are what was in a wrap. */
const minStatedParts = 2;
/** Parts of less than this share of a dish that is named by its filling are not all that is in it. */
const minShareOfDish = 0.5;

/**
 * The bread of a dish whose fillings were said with their amounts: the tortilla of "a wrap with 100 g chicken and 20 g
 * mayo". Undefined for other dishes, and if the bread is one of the parts.
 */
export function findBreadOfDish(
  dish: MentionResult,
  parts: readonly MentionResult[],
  resolve: Resolve,
  language: Language,
): MentionResult | undefined {
  const { mention, found } = dish;
  if (!found?.food || mention.figures || found.portion.isWeight) return undefined;
  const bread = breadByNoun(dish, language);
  const breads = breadsOf(dish, language);
  const stated = parts.filter((part) => isStatedPart(part, language));
  const isListed = stated.length >= minStatedParts && isMostOf(dish, parts, language);
  if (!bread || !isListed || breads.length === 0) return undefined;
  if (parts.some((part) => isPart(part, breads, language))) return undefined;
  const { namedFood: _, ...rest } = mention;
  const ofBread = {
    ...rest,
    words: bread.words,
    amount: (mention.amount ?? 1) * bread.pieces,
    ...(bread.unit !== undefined && { unit: bread.unit }),
    ...(bread.size !== undefined && { qualifiers: [bread.size, ...(mention.qualifiers ?? [])] }),
  };
  return { mention: ofBread, found: resolve(ofBread) };
}

/** By the noun of the person or that of the dish: "roll" of "breakfast roll", none of "taco salad". */
function breadByNoun(dish: MentionResult, language: Language) {
  const { breadsOfDishes } = language.foodClasses;
  return (
    breadsOfDishes.get(saidNounOf(dish, language)) ??
    breadsOfDishes.get(nounOf(dish.found?.food, language))
  );
}

/** True for "a wrap", which is named by nothing else, and if the parts weigh as much as the fillings of "a breakfast roll". */
function isMostOf(
  { mention, found }: MentionResult,
  parts: readonly MentionResult[],
  language: Language,
): boolean {
  if (tokenize(mention.words, language).length === 1) return true;
  const grams = parts.reduce((sum, part) => sum + (part.found?.portion.grams ?? 0), 0);
  return grams >= minShareOfDish * (found?.portion.grams ?? 0);
}
