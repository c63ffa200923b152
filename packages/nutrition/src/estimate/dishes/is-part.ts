import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { flavorContent, isContent, isWholeContent } from "../match/contents.ts";
import { headsOf } from "../match/food-words.ts";
import { readNameProperties } from "../match/portion-labels.ts";
import type { MentionResult } from "../mentions/mention-result.ts";
import { tokenize } from "../words/tokens.ts";
import { hasMeasure } from "./amounts-of-parts.ts";

/** True if a food is one of the contents: "oat milk" is milk. */
export function isPart(
  result: MentionResult | undefined,
  contents: readonly string[],
  language: Language,
): boolean {
  const food = result?.found?.food;
  if (food === undefined) return false;
  const heads = [...headsOf(language)(food)];
  const isFlavor =
    contents.includes(flavorContent) &&
    result?.mention.joinedBy === "adjacent" &&
    result.mention.amount === undefined &&
    !hasMeasure(result) &&
    !isInPieces(result, language) &&
    heads.some((head) => language.foodClasses.flavors.has(head));
  const isWhole = result?.mention.isInBracket || isWholeContent(food, contents, language);
  return isFlavor || (isWhole && isContent(food, contents, language));
}

/** "yogurt grapes": next to the yogurt, not its flavor. */
function isInPieces({ mention }: MentionResult, language: Language): boolean {
  const last = tokenize(mention.words, language).at(-1);
  return (
    last !== undefined &&
    last.text !== last.stem &&
    language.foodClasses.flavorsInPieces.has(last.stem)
  );
}

/** "with an extra egg", not "double espresso", which is the name of the food */
export function isAdded({ mention: { text = "", words } }: MentionResult, language: Language) {
  const named = new Set(tokenize(words, language).map((token) => token.text));
  return tokenize(text, language).some(
    (token) => language.foodPhrases.additionWords.has(token.text) && !named.has(token.text),
  );
}

/** Bread, cereal, coffee: the foods after it are put on or in it. */
export const isBase = (each: MentionResult, language: Language) =>
  isBaseNoun(saidNounOf(each, language), language) ||
  isBaseNoun(nounOf(each.found?.food, language), language);

/** "bread" and "coffee", as stems */
export function isBaseNoun(noun: string, { foodClasses }: Language): boolean {
  const { basesWithAdditions, servingBases, spreadTargets } = foodClasses;
  return [basesWithAdditions, servingBases, spreadTargets].some((nouns) => nouns.has(noun));
}

/** The last word of the person's name of a food as a stem: "roll" of "breakfast roll". */
export const saidNounOf = ({ mention }: MentionResult, language: Language): string =>
  tokenize(mention.words, language).at(-1)?.stem ?? "";

/** The noun of a food's name as a stem; empty if it has several. */
export const nounOf = (food: Food | undefined, language: Language): string =>
  (food && readNameProperties(language)(food).nameHead) ?? "";
