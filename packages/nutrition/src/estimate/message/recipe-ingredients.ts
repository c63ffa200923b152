import { conjunction } from "../../languages/en/function-words.ts";
import * as en from "../../languages/en/recipes.ts";
import { anyRow } from "../../languages/pattern-rows.ts";
import type { Span } from "../words/span.ts";

/** The ingredients of a cooked dish in a message, and the words of its name. */
export interface Ingredients extends Span {
  readonly dish: string;
  /** The words that name the dish: not ingredients. */
  readonly spans: readonly Span[];
}

const introductionPattern = new RegExp(
  `(?:${anyRow(en.ingredientIntroductions)})(?=${en.ingredientStart})`,
  "gi",
);
const plainIntroductionPattern = new RegExp(
  `(?:${anyRow(en.plainIntroductions)})(?=${en.ingredientStart})`,
  "gi",
);
const headingPattern = new RegExp(`^${en.dishHeading}(?=${en.ingredientStart})`, "i");
const bareNamePattern = new RegExp(`^${en.bareDishName}(?=${en.weighedIngredient})`, "i");
const madeOfPattern = new RegExp(`^${en.madeOf}(?=${en.ingredientStart})`, "i");
const dishStartPattern = new RegExp(en.dishStart, "gi");
const itemPattern = new RegExp(`(?:^|${en.ingredientSeparator})\\s*${en.ingredientStart}`, "gi");
const separatorPattern = new RegExp(en.ingredientSeparator, "i");
const startsWithItem = new RegExp(`^\\s*(?:-\\s*)?${en.ingredientStart}`, "i");
const dishSentencePattern = new RegExp(en.dishSentence, "i");
const conjunctionPattern = new RegExp(`^${conjunction}\\b`, "i");
const dishRemark = new RegExp(en.dishRemark, "i");

/** A dish has at least so many ingredients with amounts. */
const minIngredients = 2;

const countItems = (list: string) => [...list.matchAll(itemPattern)].length;

/** The words without the spans. */
const maskSpans = (text: string, spans: readonly Span[]) =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );

/** The ingredients before the remark on the eaten part. */
export function findIngredientsBefore(
  text: string,
  from: number,
  until: number,
  remarks: readonly Span[],
  min: number,
): Ingredients | undefined {
  const words = maskSpans(text.slice(0, until), remarks);
  const listStart = findListStart(words, from);
  const list = words.slice(listStart);
  const introduction = findIntroduction(list);
  const itemsAt = introduction?.end ?? 0;
  if (countItems(list.slice(itemsAt)) < min) return undefined;
  if (!introduction) return withDishBefore(words, from, { start: listStart, end: until });
  const { start: dishAt, dish } = readDishName(list.slice(0, introduction.start));
  if (en.mealLabels.has(dish.toLowerCase()))
    return { start: listStart + itemsAt, end: until, dish: "", spans: [] };
  const start = listStart + dishAt;
  return { start, end: until, dish, spans: [{ start, end: listStart + itemsAt }] };
}

/** The ingredients with the name of the dish in the sentence before, if there is one. */
function withDishBefore(words: string, from: number, list: Span): Ingredients {
  const before = dishSentencePattern.exec(words.slice(from, list.start));
  if (!before) return { ...list, dish: "", spans: [] };
  const start = from + before.index;
  return {
    start,
    end: list.end,
    dish: before.groups?.dish?.trim() ?? "",
    spans: [{ start, end: start + before[0].length }],
  };
}

/** The words between the name of a dish and its ingredients; a name has no amount. */
function findIntroduction(list: string): Span | undefined {
  const found = [...list.matchAll(introductionPattern)]
    .map(({ index, 0: mark }) => ({ start: index, end: index + mark.length, mark }))
    .filter(({ start }) => !/\d/.test(readDishName(list.slice(0, start)).dish));
  return (
    found.find(({ mark }) => /[:(]/.test(mark)) ??
    findPlainIntroduction(list) ??
    found[0] ??
    findBareName(list)
  );
}

/** A dish on the line above its ingredients, "a recipe" and a dash. */
function findPlainIntroduction(list: string): Span | undefined {
  const heading = headingPattern.exec(list);
  if (heading) return { start: heading[0].trimEnd().length, end: heading[0].length };
  for (const { index, 0: mark } of list.matchAll(plainIntroductionPattern))
    if (!/\d/.test(list.slice(0, index))) return { start: index, end: index + mark.length };
  return undefined;
}

/** A dish directly before an ingredient that begins with its amount. */
function findBareName(list: string): Span | undefined {
  const [name] = bareNamePattern.exec(list) ?? [];
  if (name === undefined) return undefined;
  const span = { start: name.replace(/[\s,]+$/, "").length, end: name.length };
  // "olive oil, 2 eggs, salt": ingredients without amounts.
  const isListItem = name.includes(",") && !hasOnlyAmounts(list.slice(span.end));
  return isListItem ? undefined : span;
}

const hasOnlyAmounts = (list: string) =>
  list
    .split(separatorPattern)
    .every((item) => !/\w/.test(item) || startsWithItem.test(item.trimStart()));

/** The name at the end of the words before a list, and its start. */
function readDishName(head: string): { start: number; dish: string } {
  const words = head.replace(dishRemark, "");
  // "mac and cheese": only after an amount does "and" join another food.
  const isStart = ({ index, 0: mark }: RegExpExecArray) =>
    !conjunctionPattern.test(mark) || /\d/.test(words.slice(0, index));
  const nameAt = [...words.matchAll(dishStartPattern)].findLast(isStart);
  const start = nameAt ? nameAt.index + nameAt[0].length : 0;
  return { start, dish: words.slice(start).trim() };
}

/** Number of characters between the eaten part and the ingredients. */
const maxNameLength = 90;

/** The ingredients after the eaten part: "a third of my chili: 500 g beef, 2 onions". */
export function findIngredientsAfter(
  text: string,
  from: number,
  remarks: readonly Span[],
): Ingredients | undefined {
  const words = maskSpans(text, remarks).slice(from);
  const introduction = [...words.matchAll(introductionPattern)].find(
    ({ 0: mark, index }) => /[:(]/.test(mark) || madeOfPattern.test(words.slice(index).trimStart()),
  );
  if (!introduction || introduction.index > maxNameLength) return undefined;
  const head = words.slice(0, introduction.index);
  if (/\d/.test(head)) return undefined;
  const itemsAt = introduction.index + introduction[0].length;
  const end = findListEnd(words, itemsAt, introduction[0].includes("("));
  if (countItems(words.slice(itemsAt, end)) < minIngredients) return undefined;
  const [name = ""] = /^[^.;:(\n]*/.exec(head) ?? [];
  return {
    start: from,
    end: from + end,
    dish: name.replace(dishRemark, "").trim(),
    spans: [{ start: from, end: from + itemsAt }],
  };
}

/** The end of a list: its closing bracket, or the end of the sentence or of its lines. */
function findListEnd(words: string, itemsAt: number, isBracket: boolean): number {
  const closed = isBracket ? words.indexOf(")", itemsAt) : -1;
  if (closed >= 0) return closed + 1;
  for (const { index } of words.matchAll(/\n|[.!?](?=\s|$)/g)) {
    if (index < itemsAt) continue;
    const isLine = words[index] === "\n" && startsWithItem.test(words.slice(index + 1));
    if (!isLine) return index;
  }
  return words.length;
}

/** The start of the last sentence, or of the lines of a list with its heading. */
export function findListStart(words: string, from: number): number {
  let listEnd = words.length;
  while (listEnd > from && /[\s.,;:!?)(]/.test(words.charAt(listEnd - 1))) listEnd -= 1;
  const trimmed = words.slice(0, listEnd);
  let start = lastSentenceStart(trimmed, from);
  while (start > from && startsWithItem.test(trimmed.slice(start))) {
    const previous = trimmed.slice(0, start).replace(/[\s.!?]+$/, "");
    if (previous.length <= from) break;
    start = lastSentenceStart(previous, from);
  }
  return start;
}

function lastSentenceStart(text: string, from: number): number {
  const ends = [...text.matchAll(/\n|[.!?](?=\s)/g)].map(({ index }) => index + 1);
  return Math.max(from, ends.findLast((end) => end < text.trimEnd().length) ?? 0);
}
