import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { isMetricWeight } from "../chunks/amount-predicates.ts";
import type { Chunk } from "../chunks/chunk.ts";
import {
  amountAt,
  isPreparationWord,
  isWithSeparator,
  stemsOf,
} from "../chunks/chunk-predicates.ts";
import { isContent } from "../match/contents.ts";
import type { FoodMatcher } from "../match/food-match.ts";
import { headsOf } from "../match/food-words.ts";
import { nameWords } from "../match/rank-foods.ts";
import { isFood, isListMark, matchPart } from "./list-parts.ts";
import type { FoodSpan } from "./segment-foods.ts";

/**
 * The foods in a name that the matched food does not have: cheese in "kitkat, thumb of cheese", eggs in "eggs on sourdough,
 * avocado" as avocado toast. They are reported as not counted. A weight is of all that is named: "200 g soup with beans and rice".
 */
export function findUncoveredFoods(
  chunks: readonly Chunk[],
  span: FoodSpan,
  food: Food | undefined,
  matcher: FoodMatcher,
  language: Language,
): readonly FoodSpan[] {
  const parts = findRunsOfWords(chunks, span, language);
  const amount = amountAt(chunks, span.amountAt);
  if (!food || parts.length < 2 || (amount && isMetricWeight(amount))) return [];
  const { foodClasses, foodNames, amounts } = language;
  // "turkey on rye"
  if ([...headsOf(language)(food)].some((head) => foodClasses.sandwiches.has(head))) return [];
  const known = nameWords(language)(food);
  const isOfFood = (word: string) =>
    foodNames.standaloneParts.has(word) || amounts.pieceUnits.has(word);
  return parts.filter(({ from, to }) => {
    const part = chunks.slice(from, to);
    const match = matchPart(part, matcher, language)?.food;
    return (
      !isMadeWith(chunks[from - 2], language) &&
      !isPartitive(chunks[to], language) &&
      !stemsOf(part).every(isOfFood) &&
      !stemsOf(part).some((word) => known.has(word)) &&
      isFood(part, matcher, language) &&
      match !== undefined &&
      !isContent(match, food.contains ?? [], language)
    );
  });
}

/** "porridge made with formula", "fried on both sides" */
const isMadeWith = (chunk: Chunk | undefined, language: Language) =>
  isPreparationWord(chunk, language) || chunk?.kind === "connector";

/** "pintxos of tortilla": the words before "of" measure the food. */
const isPartitive = (chunk: Chunk | undefined, { functionWords }: Language) =>
  chunk?.kind === "connector" && chunk.text === functionWords.partitive;

/** The runs of words of a name between commas, "and", "with", "on" and "of". */
function findRunsOfWords(
  chunks: readonly Chunk[],
  { from, to }: FoodSpan,
  language: Language,
): readonly FoodSpan[] {
  const parts: { from: number; to: number }[] = [];
  let isOpen = false;
  for (let at = from; at < to; at += 1) {
    const chunk = chunks[at] as Chunk;
    const last = parts.at(-1);
    if (chunk.kind === "words" && isOpen && last) last.to = at + 1;
    else if (chunk.kind === "words") parts.push({ from: at, to: at + 1 });
    isOpen = chunk.kind === "words" || !isMark(chunk, language);
  }
  return parts;
}

const isMark = (chunk: Chunk, language: Language) =>
  isListMark(chunk, language) ||
  isWithSeparator(chunk, language) ||
  (chunk.kind === "connector" &&
    (chunk.text === language.functionWords.placement || isPartitive(chunk, language)));
