import type { Language } from "../../languages/language.ts";
import type { FoodMention } from "../food-mention.ts";
import { flavorContent, isContent } from "../match/contents.ts";
import { headsOf } from "../match/food-words.ts";
import { portionLabels, readNameProperties } from "../match/portion-labels.ts";
import type { MentionResult, Resolve } from "../mentions/mention-result.ts";
import { joinTexts } from "../words/quote-words.ts";
import { tokenize } from "../words/tokens.ts";
import { wordsBetween } from "./ingredient-lists.ts";
import { isAdded, isPart } from "./is-part.ts";

/**
 * Joins mentions that say more about a food before them, so that they are not counted as foods: "fried eggs on toast (2 eggs)" and
 * "akara, four balls" say its amount, "2 scoops of whey, chocolate" its flavor, "latte, skimmed" its milk.
 */
export function referBack(
  results: readonly MentionResult[],
  description: string | undefined,
  resolve: Resolve,
  language: Language,
): readonly MentionResult[] {
  const joined: MentionResult[] = [];
  for (const [place, result] of results.entries()) {
    const last = joined.at(-1);
    const next = results.slice(place, place + 2);
    const isEaten = last !== undefined && areEatenParts(last, next, description, language);
    const at = isEaten ? -1 : findReferent(result, joined, description, language);
    // Without a repeated food, the one directly before it.
    const before = joined.at(at);
    const mention = before && joinedMention(result, before, at >= 0, language);
    if (!before || !mention) {
      joined.push(withMilk(result, last, resolve, language));
      continue;
    }
    const ownText = before.mention.text;
    const text = before === last ? joinTexts(description, ownText, result.mention.text) : ownText;
    const whole = {
      ...mention,
      ...(at >= 0 && { isNamedAgain: true }),
      ...(text !== undefined && { text }),
    };
    joined.splice(at, 1, { mention: whole, found: resolve(whole) });
  }
  return joined;
}

/** The noodles and the egg of "ramen, ate the noodles and the egg": several parts, not other words for the dish. */
function areEatenParts(
  dish: MentionResult,
  parts: readonly MentionResult[],
  description: string | undefined,
  language: Language,
): boolean {
  const [first] = parts;
  const words = first && wordsBetween(dish, first, description);
  return (
    parts.length > 1 &&
    words !== undefined &&
    language.foodPhrases.wordsOfEating.test(words) &&
    parts.every((part) => isPart(part, dish.found?.food?.contains ?? [], language))
  );
}

/** An earlier mention with what a later one says of it; undefined if the later one is a food of its own. */
const joinedMention = (
  later: MentionResult,
  earlier: MentionResult,
  isRepeated: boolean,
  language: Language,
): FoodMention | undefined =>
  isRepeated || isCountOf(later, earlier, language)
    ? withAmountOf(later.mention, earlier.mention)
    : flavored(later, earlier, language);

/** A message that refers to a food has named it among so many before. */
const maxBetween = 12;

/** The place of the last mention of the food that a mention refers to; -1 if there is none. */
function findReferent(
  result: MentionResult,
  joined: readonly MentionResult[],
  description: string | undefined,
  language: Language,
): number {
  const { amount, unit, figures, share } = result.mention;
  const stems = stemsOf(result.mention.words, language);
  const isCounted = amount !== undefined && !figures && share === undefined;
  const isUncounted = amount === undefined && unit === undefined && !figures;
  const noun = isUncounted ? definiteNoun(result.mention, description, language) : undefined;
  if (!isCounted && noun === undefined) return -1;
  const from = Math.max(0, joined.length - maxBetween);
  const at = joined
    .slice(from)
    .findLastIndex((earlier) =>
      noun === undefined
        ? isRepeat(result, stems, earlier, language) ||
          (earlier === joined.at(-1) && isWeighedKind(result, stems, earlier, language))
        : isKindOf(earlier, noun, language),
    );
  return at < 0 ? -1 : from + at;
}

/** The noun of "ate the burger" and "whole pie"; undefined for other words. */
function definiteNoun(
  { words, text }: FoodMention,
  description: string | undefined,
  language: Language,
): string | undefined {
  const { definiteWords } = language.foodPhrases;
  const tokens = tokenize(words, language);
  const [noun, ...others] = tokens.filter((token) => !definiteWords.has(token.text));
  if (noun === undefined || others.length > 0) return undefined;
  const start = Math.max(0, description?.indexOf(text ?? words) ?? 0);
  const before = description?.slice(Math.max(0, start - maxWordLength), start) ?? "";
  const previous = tokenize(before, language).at(-1)?.text ?? "";
  return tokens.length > 1 || definiteWords.has(previous) ? noun.stem : undefined;
}

/** A definite word and the space after it are shorter. */
const maxWordLength = 10;

/** The Big Mac before "ate the burger", the cod before "all the fish": the food has the noun or is a kind of it. */
function isKindOf({ found }: MentionResult, noun: string, language: Language): boolean {
  if (!found?.food) return false;
  const kinds = language.foodPhrases.kindsOfNouns.get(noun);
  return [...headsOf(language)(found.food)].some(
    (head) => head.endsWith(noun) || kinds?.has(head) === true,
  );
}

const stemsOf = (words: string, language: Language) =>
  tokenize(words, language).map(({ stem }) => stem);

const hasAmount = ({ amount, unit, figures, share, eatenPart }: FoodMention) =>
  [amount, unit, figures, share, eatenPart].some((each) => each !== undefined);

/** The eggs of "fried eggs on toast, 2 eggs": the noun of a food without an amount, again with one. */
function isRepeat(
  result: MentionResult,
  stems: readonly string[],
  earlier: MentionResult,
  language: Language,
): boolean {
  const food = earlier.found?.food;
  if (!food || hasAmount(earlier.mention)) return false;
  if (stems.at(-1) !== readNameProperties(language)(food).nameHead) return false;
  // "overnight oats: 50 g oats": a part of the dish.
  const part = result.found?.food;
  if (part && isContent(part, food.contains ?? [], language)) return false;
  const known = stemsOf(earlier.mention.words, language);
  return !isAdded(result, language) && stems.every((stem) => known.includes(stem));
}

/** "rotisserie chicken, 200 g meat": the weight of the food directly before it, which is a kind of that noun. */
function isWeighedKind(
  { mention, found }: MentionResult,
  stems: readonly string[],
  earlier: MentionResult,
  language: Language,
): boolean {
  const [noun = "", ...others] = stems;
  const kinds = language.foodPhrases.kindsOfNouns.get(noun);
  const food = earlier.found?.food;
  return (
    kinds !== undefined &&
    food !== undefined &&
    others.length === 0 &&
    found?.portion.isWeight === true &&
    mention.joinedBy !== "part" &&
    !hasAmount(earlier.mention) &&
    kinds.has(readNameProperties(language)(food).nameHead ?? "")
  );
}

/** "akara, four balls", "snickers, standard bar", "eba (2 wraps)": the pieces that a food without an amount comes in. */
function isCountOf({ mention }: MentionResult, earlier: MentionResult, language: Language) {
  const stems = stemsOf(mention.words, language);
  const food = earlier.found?.food;
  const isJoined = mention.joinedBy !== undefined;
  if (!food || !isJoined || hasAmount(earlier.mention) || mention.unit || mention.figures)
    return false;
  return (
    stems.every((stem) => language.foodClasses.pieceShapes.has(stem)) &&
    (mention.isInBracket === true ||
      portionLabels(language)(food).some(({ words }) => words.has(stems.at(-1) ?? "")))
  );
}

/** The earlier mention with an amount, or a share, that a later one says. */
function withAmountOf(later: FoodMention, earlier: FoodMention): FoodMention {
  const { amount, unit, share } = later;
  const qualifiers = [...(earlier.qualifiers ?? []), ...(later.qualifiers ?? [])];
  return {
    ...earlier,
    ...(qualifiers.length > 0 && { qualifiers }),
    ...(amount !== undefined && { amount }),
    ...(unit !== undefined && { unit }),
    ...(share !== undefined && { share }),
  };
}

/** The food with the amount in front of its flavor, "huel, 2 scoops chocolate"; undefined if the mention is not a flavor of it. */
function flavored(
  { mention }: MentionResult,
  earlier: MentionResult,
  language: Language,
): FoodMention | undefined {
  const { amount, joinedBy, figures, share } = mention;
  if (!earlier.found?.food?.contains?.includes(flavorContent)) return undefined;
  const { flavors, flavorsInPieces, plainFlavors } = language.foodClasses;
  const isNext = joinedBy === "adjacent" && !hasAmount(earlier.mention);
  const isFlavor = stemsOf(mention.words, language).every((stem) =>
    isNext && amount !== undefined
      ? flavors.has(stem) && !flavorsInPieces.has(stem)
      : plainFlavors.has(stem),
  );
  if (!isFlavor || joinedBy === "part" || figures || share !== undefined) return undefined;
  if (amount === undefined) return earlier.mention;
  return isNext ? withAmountOf(mention, earlier.mention) : undefined;
}

/** "latte, skimmed", "cappuccino, oat": the milk of a drink that is made with milk. */
function withMilk(
  result: MentionResult,
  drink: MentionResult | undefined,
  resolve: Resolve,
  language: Language,
): MentionResult {
  const { mention } = result;
  const { milkDrinks, hotDrinks, milkKinds } = language.foodClasses;
  const isKind = stemsOf(mention.words, language).every((stem) => milkKinds.has(stem));
  const nouns = stemsOf(drink?.found?.food?.name ?? "", language);
  const isHot = nouns.some((noun) => hotDrinks.has(noun));
  const isDrink = isHot || nouns.some((noun) => milkDrinks.has(noun));
  if (!isKind || !isDrink || hasAmount(mention) || mention.joinedBy === undefined) return result;
  const { namedFood: _, ...rest } = mention;
  const milk: FoodMention = {
    ...rest,
    words: `${mention.words} ${language.foodPhrases.milkTerm}`,
    ...(isHot && { isStirredIn: true, spreadOverPieces: drink?.mention.amount ?? 1 }),
    joinedBy: "part",
  };
  const found = resolve(milk);
  const isMilk =
    found?.food !== undefined && headsOf(language)(found.food).has(language.foodPhrases.milkTerm);
  return isMilk ? { mention: milk, found } : result;
}
