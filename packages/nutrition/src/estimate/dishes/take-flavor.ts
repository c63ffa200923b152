import type { Language } from "../../languages/language.ts";
import { contentStem, flavorContent } from "../match/contents.ts";
import { headsOf } from "../match/food-words.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { isPluralToken, type Token, tokenize } from "../words/tokens.ts";
import { saidNounOf } from "./is-part.ts";

/**
 * What tastes of the food before it, with the amount of that food: "vanilla protein shake", "2 pistachio croissants".
 * Undefined if the first mention is not a flavor of the next.
 */
export function takeFlavor(
  flavor: MentionResult,
  next: MentionResult | undefined,
  resolve: Resolve,
  language: Language,
): MentionResult | undefined {
  const { amount, unit, figures, share, words } = flavor.mention;
  if (!flavor.found?.food || next?.mention.joinedBy !== "adjacent") return undefined;
  const tokens = tokenize(words, language);
  const isSoldInFlavors = next.found?.food?.contains?.includes(flavorContent) === true;
  if (isSoldInFlavors && amount === undefined)
    return tastesOf(flavor, next, language) ? next : undefined;
  if (unit !== undefined || figures || share !== undefined || !isSweet(next, language))
    return undefined;
  const isFlavor =
    language.foodClasses.flavors.has(contentStem(words, language)) ||
    tokens.every((token) => isFlavorOfSweet(token, language));
  if (!isFlavor || tokens.every(({ stem }) => language.foodClasses.flavorsEatenAlone.has(stem)))
    return undefined;
  if (amount === undefined || next.mention.amount !== undefined) return next;
  const mention = { ...next.mention, amount };
  return { mention, found: resolve(mention) };
}

const isSweet = ({ found }: MentionResult, language: Language) =>
  found?.food !== undefined &&
  [...headsOf(language)(found.food)].some((head) => language.foodClasses.flavoredSweets.has(head));

/** "pistachio", but not "pistachios", which are eaten next to it. */
const isFlavorOfSweet = (token: Token, { foodClasses }: Language) =>
  foodClasses.flavoringProducts.has(token.stem) ||
  (foodClasses.flavors.has(token.stem) &&
    !(isPluralToken(token) && foodClasses.flavorsInPieces.has(token.stem)));

/** Words of flavors only; before a bar also "peanut butter", if it does not continue a list. */
function tastesOf({ mention }: MentionResult, next: MentionResult, language: Language): boolean {
  const { flavors, flavoredProducts, wordsOfFlavors } = language.foodClasses;
  const words = tokenize(mention.words, language);
  if (words.every(({ stem }) => flavors.has(stem))) return true;
  const product = saidNounOf(next, language);
  return (
    mention.joinedBy !== "adjacent" &&
    words.length > 1 &&
    flavoredProducts.has(product) &&
    words.every(
      (word) => flavors.has(word.stem) || (wordsOfFlavors.has(word.stem) && !isPluralToken(word)),
    )
  );
}
