import type { Chunk } from "../estimate/chunks/chunk.ts";
import { readChunks } from "../estimate/chunks/read-chunks.ts";
import type { FoodMention } from "../estimate/food-mention.ts";
import { readMentions } from "../estimate/mentions/read-mentions.ts";
import { resolveMention } from "../estimate/mentions/resolve-mention.ts";
import { normalizeMessage } from "../estimate/message/normalize-message.ts";
import { readTokens } from "../estimate/segment/food-query.ts";
import { segmentFoods } from "../estimate/segment/segment-foods.ts";
import type { Food } from "../food.ts";
import { forLanguage, type Language } from "../languages/language.ts";
import type { EditContext } from "./edit-context.ts";
import { isCalled, isNamed } from "./find-variant.ts";
import { stemsOf } from "./item-words.ts";

/** The foods that words name; undefined if some of the words do not name a food. */
export function readFoodWords(
  words: string,
  context: EditContext,
): readonly FoodMention[] | undefined {
  // "50 g less rice" does not add "less rice".
  if (comparisonPattern(context.language).test(words)) return undefined;
  const { foods } = context.cache;
  if (!foods.has(words)) foods.set(words, readUncached(words, context));
  return foods.get(words);
}

function readUncached(words: string, context: EditContext): readonly FoodMention[] | undefined {
  const { index, matcher } = context.search;
  const original = words.trim();
  const normalized = normalizeMessage(original, context.language);
  const stretch = { start: 0, end: original.length };
  const mentions = readMentions(
    normalized,
    stretch,
    { original, corrected: original, normalized },
    index,
    matcher,
  );
  const chunks = readChunks(readTokens(normalized, index), context.language);
  const { skipped } = segmentFoods(chunks, matcher, index.wordWeights, context.language);
  const isNamed = ({ start, end }: Chunk) =>
    mentions.some((mention) => mention.words.includes(normalized.slice(start, end)));
  // Bare figures do not name a food: "200 kcal, not 210" adds nothing.
  const isFigure = (of: string) => of === "" || /^\d[\d.,/]*\s*\p{L}{0,2}$/u.test(of);
  if (mentions.some(({ words: of }) => isFigure(of) || speechPattern(context.language).test(of)))
    return undefined;
  if (mentions.some((mention) => isBareUnit(mention, context))) return undefined;
  // "cheese on top, 30 g": the amount must not be lost.
  const hasAmount = ({ words: of, amount, unit, figures, text = "" }: FoodMention) =>
    amount !== undefined || unit !== undefined || figures !== undefined || /\d/.test(of + text);
  if (/\d/.test(original) && !mentions.some(hasAmount)) return undefined;
  const isLeftOver = skipped.some((at) => {
    const chunk = chunks[at];
    return chunk !== undefined && hasMeaning(chunk, context.language) && !isNamed(chunk);
  });
  return mentions.length === 0 || isLeftOver ? undefined : mentions;
}

/** True for a unit that is not a food: a "shot" is not the food called "probiotic shot", but a "roll" is a bread. */
function isBareUnit(mention: FoodMention, context: EditContext): boolean {
  const { index } = context.search;
  const [unit = "", ...others] = stemsOf(mention.words, index);
  if (
    others.length > 0 ||
    !(context.language.amounts.pieceUnits.has(unit) || context.language.amounts.units.has(unit))
  )
    return false;
  const food = findFood(mention, context);
  const names = food ? [food.name, ...food.aliases] : [];
  return !names.some((name) => stemsOf(name, index).join(" ") === unit);
}

const comparisonPattern = forLanguage(
  (language) => new RegExp(language.edits.references.comparison, "i"),
);
const speechPattern = forLanguage((language) => new RegExp(language.edits.references.speech, "iu"));

/** True for words that are more than fillers and praise, so that they may not be skipped. */
function hasMeaning(chunk: Chunk, language: Language): boolean {
  if (chunk.kind !== "words") return false;
  if (chunk.fillerCount > 0) return true;
  return !chunk.stems.every(
    (stem) => language.stopWords.fillers.has(stem) || language.stopWords.genericWords.has(stem),
  );
}

/** The one food that words name, in the table or not. */
export function readOneFood(words: string, context: EditContext): FoodMention | undefined {
  const mentions = readFoodWords(words, context);
  return mentions?.length === 1 ? mentions[0] : undefined;
}

/** The one food that words name, if the table has it. */
export function findOneFood(words: string, context: EditContext): FoodMention | undefined {
  const mention = readOneFood(words, context);
  return mention && findFood(mention, context) ? mention : undefined;
}

/** The food of the table that a mention is resolved to. */
export function findFood(mention: FoodMention, { search }: EditContext): Food | undefined {
  const found = resolveMention(mention, search.index, search.matcher);
  return found && search.foodOfId(found.item.food.id);
}

/** True if the table has a food whose name contains all of the words. */
export function isTableFood(words: string, context: EditContext): boolean {
  const food = findFood({ words }, context);
  return food !== undefined && isCalled(food, words, context.search.index);
}

/** True if words name a food; "the curry was spicy" only describes one. */
export function isNamedFood(mention: FoodMention, context: EditContext): boolean {
  const food = findFood(mention, context);
  return food !== undefined && isNamed(food, mention.words, context.search.index);
}

/** True for the name of a food: "beef", not "monkeys", which are only in the name of one. */
export function namesFood(words: string, context: EditContext): boolean {
  const mention = findOneFood(words, context);
  return mention !== undefined && isNamedFood(mention, context);
}
