import type { Language } from "../languages/language.ts";
import { headsOf, wordsOf } from "./match/food-words.ts";
import { readNameProperties } from "./match/portion-labels.ts";
import type { MentionResult } from "./mention-result.ts";
import type { FoodMention } from "./mentions.ts";
import { isAdded } from "./merge-parts.ts";
import { tokenize } from "./words/tokens.ts";

/** So many measured foods that a dish is named by are the dish. */
const minMeasuredParts = 2;

/**
 * Drops a food without an amount that the foods after it repeat, so that it is not counted twice: "toast and eggs,
 * 2 slices toast, 2 eggs" are the same foods, "burgers: 2 cheeseburgers and corn" foods of its kind after a title, "dal
 * and rice, 200 g dal, 150 g rice" the measured foods that name it.
 */
export function dropHeadings(
  results: readonly MentionResult[],
  description: string | undefined,
  language: Language,
): readonly MentionResult[] {
  return results.filter((heading, at) => {
    const next = results[at + 1];
    if (!next || !isPlain(heading.mention) || heading.found === undefined) return true;
    const end = results.findIndex(
      ({ mention }, index) => index > at && mention.joinedBy === undefined,
    );
    const following = results.slice(at + 1, end < 0 ? results.length : end);
    if (following.some((food) => isDetailOf(food, heading, language))) return false;
    if (isTitle(heading.mention, next.mention, description, language))
      return !following.some((food) => isOfKind(food, heading, language));
    const measured = following.slice(0, minMeasuredParts);
    return (
      measured.length < minMeasuredParts ||
      !measured.every((food) => hasMeasure(food) && isNamedBy(food, heading, language))
    );
  });
}

/** "egg salad on rye for lunch, about 1/2 cup egg salad": the same food again with its amount. */
const isDetailOf = (food: MentionResult, heading: MentionResult, language: Language) =>
  food.found?.food !== undefined &&
  food.found.food.id === heading.found?.food?.id &&
  (hasMeasure(food) || (food.mention.amount ?? 1) > 1) &&
  !isAdded(food, language);

const isPlain = ({ amount, unit, figures, share, qualifiers = [] }: FoodMention) =>
  amount === undefined &&
  unit === undefined &&
  figures === undefined &&
  share === undefined &&
  qualifiers.length === 0;

const hasMeasure = ({ mention }: MentionResult) =>
  mention.amount !== undefined && mention.unit !== undefined;

/** "sushi: ...", "sushi night, ..." */
function isTitle(
  { text: heading = "" }: FoodMention,
  { text: next = "" }: FoodMention,
  description = "",
  language: Language,
): boolean {
  const start = description.indexOf(heading);
  const end = start + heading.length;
  const nextStart = description.indexOf(next, end);
  if (start < 0 || nextStart < 0) return false;
  return tokenize(description.slice(end, nextStart), language).some(
    ({ text }) => text === ":" || language.foodPhrases.occasionWords.has(text),
  );
}

/** A cheeseburger is of the kind of "burgers", a beef sausage of that of "snags". */
function isOfKind(food: MentionResult, heading: MentionResult, language: Language): boolean {
  if (!food.found?.food || !heading.found?.food) return false;
  const { nameHead } = readNameProperties(language)(heading.found.food);
  const noun = tokenize(heading.mention.words, language).at(-1)?.stem;
  const kinds = [nameHead, noun].filter((word) => word !== undefined);
  return [...headsOf(language)(food.found.food)].some((head) =>
    kinds.some((kind) => kind !== "" && head.endsWith(kind)),
  );
}

/** Dal and rice are named by "dal and rice". */
function isNamedBy(food: MentionResult, heading: MentionResult, language: Language): boolean {
  if (!food.found?.food || !heading.found?.food) return false;
  if (food.found.food.id === heading.found.food.id) return false;
  const known = new Set([
    ...wordsOf(language)(heading.found.food),
    ...tokenize(heading.mention.words, language).map(({ stem }) => stem),
  ]);
  return tokenize(food.mention.words, language).every(({ stem }) => known.has(stem));
}
