import { forLanguage, type Language } from "../../languages/language.ts";
import { anyRow } from "../../languages/pattern-rows.ts";
import type { Span } from "../words/span.ts";
import { tokenize } from "../words/tokens.ts";

/** The ingredients of a cooked dish in a message, and the words of its name. */
export interface Ingredients extends Span {
  readonly dish: string;
  /** The words that name the dish: not ingredients. */
  readonly spans: readonly Span[];
}

const introductionPattern = forLanguage(
  (language) =>
    new RegExp(
      `(?:${anyRow(language.recipes.ingredientIntroductions)})(?=${language.recipes.ingredientStart})`,
      "gi",
    ),
);
const plainIntroductionPattern = forLanguage(
  (language) =>
    new RegExp(
      `(?:${anyRow(language.recipes.plainIntroductions)})(?=${language.recipes.ingredientStart})`,
      "gi",
    ),
);
const headingPattern = forLanguage(
  (language) =>
    new RegExp(`^${language.recipes.dishHeading}(?=${language.recipes.ingredientStart})`, "i"),
);
const bareNamePattern = forLanguage(
  (language) =>
    new RegExp(`^${language.recipes.bareDishName}(?=${language.recipes.weighedIngredient})`, "i"),
);
const madeOfPattern = forLanguage(
  (language) =>
    new RegExp(`^${language.recipes.madeOf}(?=${language.recipes.ingredientStart})`, "i"),
);
const dishStartPattern = forLanguage((language) => new RegExp(language.recipes.dishStart, "gi"));
const itemPattern = forLanguage(
  (language) =>
    new RegExp(
      `(?:^|${language.recipes.ingredientSeparator})\\s*${language.recipes.ingredientStart}`,
      "gi",
    ),
);
const separatorPattern = forLanguage(
  (language) => new RegExp(language.recipes.ingredientSeparator, "i"),
);
const trailingWords = forLanguage(
  (language) => new RegExp(language.recipes.wordsAfterIngredients, "i"),
);
const dishAfterPattern = forLanguage(
  (language) => new RegExp(language.recipes.dishAfterIngredients, "gi"),
);
const startsWithItem = forLanguage(
  (language) => new RegExp(`^\\s*(?:-\\s*)?${language.recipes.ingredientStart}`, "i"),
);
const dishSentencePattern = forLanguage(
  (language) => new RegExp(language.recipes.dishSentence, "i"),
);
const conjunctionPattern = forLanguage(
  (language) => new RegExp(`^${language.functionWords.conjunction}\\b`, "i"),
);
const fillerPattern = forLanguage(
  (language) => new RegExp(language.recipes.wordsBeforeIngredient, "i"),
);
const cookingVerb = forLanguage((language) => new RegExp(language.recipes.cookingVerb, "i"));
const mealOfDish = forLanguage((language) => new RegExp(language.recipes.mealOfDish, "i"));
const dishRemark = forLanguage((language) => new RegExp(language.recipes.dishRemark, "i"));

/** A dish has at least so many ingredients with amounts. */
const minIngredients = 2;

/** The ingredients with an amount and a name: "1 can, 240g drained" has none. */
const countItems = (list: string, language: Language) => {
  const starts = [...list.matchAll(itemPattern(language))].map(({ index }) => index);
  return starts.filter((start, at) => hasName(list.slice(start, starts[at + 1]), language)).length;
};

const hasName = (item: string, language: Language) =>
  tokenize(item, language).some(
    ({ kind, stem, text }) =>
      kind === "word" &&
      !language.amounts.units.has(stem) &&
      !language.amounts.gramsByUnit.has(stem) &&
      !language.amounts.mlByUnit.has(stem) &&
      !language.amounts.numberWords.has(text) &&
      !language.amounts.articles.has(text) &&
      !language.stopWords.weighedStates.has(stem) &&
      !language.conjunctions.conjunctions.has(text) &&
      text !== language.functionWords.partitive,
  );

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
  language: Language,
): Ingredients | undefined {
  const uncut = maskSpans(text.slice(0, until), remarks);
  const after = findDishAfter(uncut, from, language);
  const words = after ? uncut.slice(0, after.start).padEnd(uncut.length) : uncut;
  const pot = findPot(words, from, until, min, language);
  if (!pot || !after) return pot;
  return { ...pot, dish: pot.dish || after.dish, spans: [...pot.spans, after] };
}

/** "turned 500 g beef and 2 onions into a chili" */
function findDishAfter(words: string, from: number, language: Language) {
  const [last] = [...words.slice(from).matchAll(dishAfterPattern(language))].slice(-1);
  if (!last) return undefined;
  const start = from + last.index;
  const end = start + last[0].length;
  const isLast = !/\d/.test(words.slice(end));
  return isLast ? { start, end, dish: last.groups?.dish?.trim() ?? "" } : undefined;
}

function findPot(
  words: string,
  from: number,
  until: number,
  min: number,
  language: Language,
): Ingredients | undefined {
  const listStart = findListStart(words, from, language);
  const list = words.slice(listStart);
  const introduction = findIntroduction(list, language);
  const itemsAt = introduction?.end ?? 0;
  if (countItems(list.slice(itemsAt), language) < min) return undefined;
  if (!introduction) return withDishBefore(words, from, { start: listStart, end: until }, language);
  const { start: dishAt, dish } = readDishName(list.slice(0, introduction.start), language);
  if (language.recipes.mealLabels.has(dish.toLowerCase()))
    return { start: listStart + itemsAt, end: until, dish: "", spans: [] };
  const start = listStart + dishAt;
  const introduced = { start, end: listStart + itemsAt };
  const meal = mealOfDish(language).exec(dish);
  if (meal) {
    // The meal stays in the message: it says when the dish was eaten.
    const nameEnd = start + list.slice(dishAt).indexOf(dish) + meal.index;
    const mark = { start: listStart + introduction.start, end: introduced.end };
    const name = dish.slice(0, meal.index);
    return { start, end: until, dish: name, spans: [{ start, end: nameEnd }, mark] };
  }
  if (dish !== "") return { start, end: until, dish, spans: [introduced] };
  const titled = withDishBefore(words, from, { start: listStart, end: until }, language);
  return { ...titled, spans: [...titled.spans, introduced] };
}

/** The ingredients with the name of the dish in the sentence before, if there is one. */
function withDishBefore(words: string, from: number, list: Span, language: Language): Ingredients {
  const before = dishSentencePattern(language).exec(words.slice(from, list.start));
  if (!before) return { ...list, dish: "", spans: [] };
  const start = from + before.index;
  return {
    start,
    end: list.end,
    dish: (before.groups?.dish ?? before.groups?.heading ?? "").trim(),
    spans: [{ start, end: start + before[0].length }],
  };
}

/** The words between the name of a dish and its ingredients; a name has no amount. */
function findIntroduction(list: string, language: Language): Span | undefined {
  const found = [...list.matchAll(introductionPattern(language))]
    .map(({ index, 0: mark }) => ({ start: index, end: index + mark.length, mark }))
    .filter(({ start }) => {
      const { dish } = readDishName(list.slice(0, start), language);
      return dish === "" || (!/\d/.test(dish) && !fillerPattern(language).test(dish));
    });
  return (
    found.find(({ mark }) => /[:(]/.test(mark)) ??
    findPlainIntroduction(list, language) ??
    found[0] ??
    findBareName(list, language)
  );
}

/** A dish on the line above its ingredients, "a recipe" and a dash. */
function findPlainIntroduction(list: string, language: Language): Span | undefined {
  const heading = headingPattern(language).exec(list);
  if (heading) return { start: heading[0].trimEnd().length, end: heading[0].length };
  for (const { index, 0: mark } of list.matchAll(plainIntroductionPattern(language)))
    if (!/\d/.test(list.slice(0, index))) return { start: index, end: index + mark.length };
  return undefined;
}

/** A dish directly before an ingredient that begins with its amount. */
function findBareName(list: string, language: Language): Span | undefined {
  const [name] = bareNamePattern(language).exec(list) ?? [];
  if (name === undefined) return undefined;
  const span = { start: name.replace(/[\s,.:()–-]+$/, "").length, end: name.length };
  // "olive oil, 2 eggs, salt": ingredients without amounts.
  const isListItem =
    name.includes(",") &&
    !namesCookedDish(name.slice(0, span.start), language) &&
    !hasOnlyAmounts(list.slice(span.end), language);
  return isListItem ? undefined : span;
}

/** "baked a pavlova this morning", "carrot cake for my birthday" */
function namesCookedDish(name: string, language: Language): boolean {
  const dish = name.replace(mealOfDish(language), "").replace(dishRemark(language), "");
  const last = tokenize(dish, language).at(-1)?.text ?? "";
  return cookingVerb(language).test(dish.trim()) || language.recipes.cookedDishNouns.has(last);
}

const hasOnlyAmounts = (list: string, language: Language) =>
  list
    .split(separatorPattern(language))
    .every(
      (item) =>
        !/\w/.test(item) ||
        fillerPattern(language).test(item) ||
        startsWithItem(language).test(item.trimStart()),
    );

/** The name at the end of the words before a list, and the start of it or of its verb: "baked a cake". */
function readDishName(head: string, language: Language): { start: number; dish: string } {
  const words = head.replace(/ *[,(]? {4,}\)?\s*$/, "").replace(dishRemark(language), "");
  // "mac and cheese": only after an amount does "and" join another food.
  const isStart = ({ index, 0: mark }: RegExpExecArray) =>
    !conjunctionPattern(language).test(mark) || /\d/.test(words.slice(0, index));
  const nameAt = [...words.matchAll(dishStartPattern(language))].findLast(isStart);
  if (!nameAt) return { start: 0, dish: words.trim() };
  const { index, 0: lead, groups } = nameAt;
  const dish = words.slice(index + lead.length).trim();
  // "big pan of" is not an ingredient, nor is a verb.
  const hasVerb = cookingVerb(language).test(lead);
  return { start: hasVerb ? index : index + lead.length - (groups?.vessel?.length ?? 0), dish };
}

/** Number of characters between the eaten part and the ingredients. */
const maxNameLength = 90;

/** The ingredients after the eaten part: "a third of my chili: 500 g beef, 2 onions". */
export function findIngredientsAfter(
  text: string,
  from: number,
  remarks: readonly Span[],
  language: Language,
): Ingredients | undefined {
  const words = maskSpans(text, remarks).slice(from);
  const introduction = [...words.matchAll(introductionPattern(language))].find(
    ({ 0: mark, index }) =>
      /[:(]/.test(mark) || madeOfPattern(language).test(words.slice(index).trimStart()),
  );
  if (!introduction || introduction.index > maxNameLength) return undefined;
  const head = words.slice(0, introduction.index);
  if (/\d/.test(head)) return undefined;
  const itemsAt = introduction.index + introduction[0].length;
  const end = findListEnd(words, itemsAt, introduction[0].includes("("), language);
  if (countItems(words.slice(itemsAt, end), language) < minIngredients) return undefined;
  const [name = ""] = /^[^.;:(\n]*/.exec(head) ?? [];
  return {
    start: from,
    end: from + end,
    dish: name.replace(dishRemark(language), "").trim(),
    spans: [{ start: from, end: from + itemsAt }],
  };
}

/** The end of a list: its closing bracket, or the end of the sentence or of its lines. */
function findListEnd(
  words: string,
  itemsAt: number,
  isBracket: boolean,
  language: Language,
): number {
  const closed = isBracket ? words.indexOf(")", itemsAt) : -1;
  if (closed >= 0) return closed + 1;
  for (const { index } of words.matchAll(/\n|[.!?](?=\s|$)/g)) {
    if (index < itemsAt) continue;
    const isLine = words[index] === "\n" && startsWithItem(language).test(words.slice(index + 1));
    if (!isLine) return index;
  }
  return words.length;
}

/** The start of the last sentence, or of the lines of a list with its heading. */
export function findListStart(words: string, from: number, language: Language): number {
  const listEnd = words.search(trailingWords(language));
  const trimmed = listEnd < 0 ? words : words.slice(0, Math.max(from, listEnd));
  let start = lastSentenceStart(trimmed, from);
  while (start > from && startsWithItem(language).test(trimmed.slice(start))) {
    const previous = trimmed.slice(0, start).replace(/[\s.!?]+$/, "");
    if (previous.length <= from) break;
    start = lastSentenceStart(previous, from);
  }
  return start;
}

export function lastSentenceStart(text: string, from: number): number {
  const ends = [...text.matchAll(/\n|[.!?](?=\s)/g)].map(({ index }) => index + 1);
  return Math.max(from, ends.findLast((end) => end < text.trimEnd().length) ?? 0);
}
