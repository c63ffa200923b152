import type { Language } from "../../languages/language.ts";
import type { MentionResult } from "../mentions/mention-result.ts";
import { tokenize } from "../words/tokens.ts";
import { isBaseNoun, isPart, nounOf } from "./is-part.ts";

/** The foods after a name, up to the end of the sentence; if the first is on a line of its own, so are the others. */
export function findList(
  [name, ...foods]: readonly MentionResult[],
  description: string | undefined,
  language: Language,
): readonly MentionResult[] {
  const [first] = foods;
  if (first?.mention.isIngredient) {
    const endOfMarked = foods.findIndex(({ mention }) => !mention.isIngredient);
    return endOfMarked < 0 ? foods : foods.slice(0, endOfMarked);
  }
  const isOfLines = name && first && wordsBetween(name, first, description)?.includes("\n");
  const ends = isOfLines ? /[.!?;]|\n\s*\n/ : /[.!?;\n]/;
  const end = foods.findIndex((food, at) => {
    const before = foods[at - 1];
    const words = before && wordsBetween(before, food, description);
    return words !== undefined && (ends.test(words) || language.foodPhrases.eatenWith.test(words));
  });
  return end < 0 ? foods : foods.slice(0, end);
}

/** The words of a message between two foods; undefined if they are not found. */
export function wordsBetween(
  { mention: { text: before = "" } }: MentionResult,
  { mention: { text: after = "" } }: MentionResult,
  description = "",
): string | undefined {
  const start = description.indexOf(before);
  const from = start + before.length;
  const to = description.indexOf(after, from);
  return before === "" || after === "" || start < 0 || to < 0
    ? undefined
    : description.slice(from, to);
}

/**
 * Marks the foods that the words say a dish was made of: "an omelette. I used 3 eggs and cheese", "2 eggs and ham made into
 * an omelette". A dish after its list comes first.
 */
export function markIngredients(
  results: readonly MentionResult[],
  description: string | undefined,
  language: Language,
): readonly MentionResult[] {
  const marked = [...results];
  results.forEach((dish) => {
    const at = marked.indexOf(dish);
    const list = findListBefore(marked, at, dish, description, language);
    const [first] = list;
    if (!first) return;
    const from = marked.indexOf(first);
    // "blended" between the foods and the dish names none.
    marked.splice(from, at + 1 - from, dish, ...list.map(toIngredient));
  });
  marked.forEach((dish, at) => {
    const list = findListAfter(marked, at, dish, description, language);
    list.forEach((food, index) => {
      marked[at + 1 + index] = toIngredient(food);
    });
  });
  return marked;
}

const toIngredient = ({ mention, found }: MentionResult): MentionResult => ({
  mention: { ...mention, isIngredient: true },
  found,
});

/** The foods after "I used", "inside was" and similar. */
function findListAfter(
  results: readonly MentionResult[],
  at: number,
  dish: MentionResult,
  description: string | undefined,
  language: Language,
): readonly MentionResult[] {
  const [first] = results.slice(at + 1);
  const words = first && wordsBetween(dish, first, description);
  if (!isDish(dish, language) || !first || words === undefined || first.mention.isIngredient)
    return [];
  if (!introduces(words, dish, first, language)) return [];
  const list = findList(results.slice(at), description, language);
  const end = list.findIndex((food, index) => index > 0 && !isListed(food, dish, language));
  return end < 0 ? list : list.slice(0, end);
}

/** True for "soup. I used lentils", and for "carrots" of "soup made with lentils, carrots", whose name has the first. */
function introduces(
  words: string,
  { mention }: MentionResult,
  next: MentionResult,
  { foodPhrases: { wordsOfMaking } }: Language,
): boolean {
  if (wordsOfMaking.test(words)) return true;
  const name = mention.words;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => name.slice(0, index));
  return next.mention.joinedBy === "list" && spaces.some((before) => wordsOfMaking.test(before));
}

/** The foods before "made into an omelette", "all in a wrap" and "= omelette". */
function findListBefore(
  results: readonly MentionResult[],
  at: number,
  dish: MentionResult,
  description: string | undefined,
  language: Language,
): readonly MentionResult[] {
  const foods = results.slice(0, at);
  const last = foods.findLastIndex(({ mention }) => !mention.isNotCounted);
  const before = foods[last];
  if (!before || !isDish(dish, language)) return [];
  const words = wordsBefore(dish, before, description);
  if (words === undefined || !language.foodPhrases.becomesDish.test(words)) return [];
  const start = foods.findLastIndex(
    ({ mention }, index) => index <= last && mention.joinedBy === undefined,
  );
  const list = foods.slice(Math.max(0, start), last + 1);
  const end = list.findLastIndex((food) => !isListed(food, dish, language));
  return list.slice(end + 1);
}

/** The words between two foods, with the article that belongs to the amount of the second. */
function wordsBefore(
  dish: MentionResult,
  before: MentionResult,
  description: string | undefined,
): string | undefined {
  const words = wordsBetween(before, dish, description);
  const { text = "" } = dish.mention;
  const article = text.slice(0, text.toLowerCase().indexOf(dish.mention.words.toLowerCase()));
  return words === undefined ? undefined : `${words}${article}`;
}

/** Not bread or cereal, which other foods are put on or in: "porridge made with milk, a banana". */
const isDish = (dish: MentionResult, language: Language) =>
  (dish.found?.food?.contains ?? []).length > 0 &&
  !dish.mention.isInBracket &&
  !isBaseNoun(nounOf(dish.found?.food, language), language) &&
  !language.foodClasses.cereals.has(tokenize(dish.mention.words, language)[0]?.stem ?? "");

/** A food that is in the dish, or none that is a dish of its own. */
const isListed = (food: MentionResult | undefined, dish: MentionResult, language: Language) =>
  food?.found?.food !== undefined &&
  ((food.found.food.contains ?? []).length === 0 ||
    isPart(food, dish.found?.food?.contains ?? [], language));
