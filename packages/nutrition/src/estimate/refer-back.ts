import type { Language } from "../languages/language.ts";
import { isAdded } from "./is-part.ts";
import { flavorContent, isContent } from "./match/contents.ts";
import { headsOf } from "./match/food-words.ts";
import { portionLabels, readNameProperties } from "./match/portion-labels.ts";
import type { MentionResult, Resolve } from "./mention-result.ts";
import type { FoodMention } from "./mentions.ts";
import { joinTexts } from "./quote-words.ts";
import { tokenize } from "./words/tokens.ts";

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
  for (const result of results) {
    const last = joined.at(-1);
    const at = joined.findLastIndex(
      (earlier) =>
        isRepeat(result, earlier, language) || isSameAgain(result, earlier, description, language),
    );
    // Without a repeated food, the one directly before it.
    const before = joined.at(at);
    const mention = before && joinedMention(result, before, at >= 0, language);
    if (!before || !mention) {
      joined.push(withMilk(result, last, resolve, language));
      continue;
    }
    const ownText = before.mention.text;
    const text = before === last ? joinTexts(description, ownText, result.mention.text) : ownText;
    const whole = { ...mention, ...(text !== undefined && { text }) };
    joined.splice(at, 1, { mention: whole, found: resolve(whole) });
  }
  return joined;
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

/**
 * The burger of "a Big Mac and fries, ate the burger", the pie of "a chicken pot pie, whole pie": a noun with an article, without an
 * amount, that a food before it has or is a kind of.
 */
function isSameAgain(
  { mention }: MentionResult,
  earlier: MentionResult,
  description: string | undefined,
  language: Language,
): boolean {
  const { amount, unit, figures } = mention;
  const food = earlier.found?.food;
  if (!food || amount !== undefined || unit !== undefined || figures) return false;
  const { definiteWords, kindsOfNouns } = language.foodPhrases;
  const tokens = tokenize(mention.words, language);
  const stems = tokens.filter(({ text }) => !definiteWords.has(text)).map(({ stem }) => stem);
  const start = description?.indexOf(mention.text ?? mention.words) ?? -1;
  const previous = tokenize(description?.slice(0, Math.max(start, 0)) ?? "", language).at(-1);
  const isDefinite = definiteWords.has(previous?.text ?? "") || stems.length < tokens.length;
  const [noun = "", ...others] = stems;
  if (!isDefinite || others.length > 0) return false;
  const kinds = kindsOfNouns.get(noun);
  return [...headsOf(language)(food)].some((head) => head.endsWith(noun) || kinds?.has(head));
}

const stemsOf = (words: string, language: Language) =>
  tokenize(words, language).map(({ stem }) => stem);

const hasAmount = ({ amount, unit, figures, share, eatenPart }: FoodMention) =>
  [amount, unit, figures, share, eatenPart].some((each) => each !== undefined);

/** The eggs of "fried eggs on toast, 2 eggs": the noun of a food without an amount, again with one. */
function isRepeat(result: MentionResult, earlier: MentionResult, language: Language): boolean {
  const { mention, found } = result;
  const food = earlier.found?.food;
  if (mention.amount === undefined || mention.figures || mention.share !== undefined) return false;
  if (!food || hasAmount(earlier.mention) || isAdded(result, language)) return false;
  // "overnight oats: 50 g oats": a part of the dish.
  if (found?.food && isContent(found.food, food.contains ?? [], language)) return false;
  const stems = stemsOf(mention.words, language);
  const known = stemsOf(earlier.mention.words, language);
  return (
    stems.at(-1) === readNameProperties(language)(food).nameHead &&
    stems.every((stem) => known.includes(stem))
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
  return {
    ...earlier,
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
