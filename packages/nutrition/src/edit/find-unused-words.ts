import type { EditOperation } from "../edits.ts";
import { commonStems, nonFoodWords, ordinaryStems } from "../estimate/words/stop-words.ts";
import type { Language } from "../languages/language.ts";
import type { EditContext } from "./edit-context.ts";
import { findItem } from "./find-target.ts";
import { stemsOfEachWord } from "./item-words.ts";

/** Operations in whose words everything is a title, a name or a time. */
const kindsOfFreeText: ReadonlySet<EditOperation["kind"]> = new Set([
  "rename",
  "save-recipe",
  "set-time",
  "set-meal-type",
]);

/**
 * The numbers and the words of foods in a clause that none of its operations has, and that no item of the meal has
 * either: an instruction with such words would be done in part only.
 */
export function findUnusedWords(
  words: string,
  operations: readonly EditOperation[],
  context: EditContext,
): readonly string[] {
  if (operations.some(({ kind }) => kindsOfFreeText.has(kind))) return [];
  const texts = textsIn(operations);
  const hasAddition = operations.some(({ kind }) => kind === "add");
  return [
    ...unusedNumbers(words, operations, texts, context),
    ...(context.mode.isTranslated ? [] : unusedNames(words, texts, hasAddition, context)),
  ];
}

/** All texts within operations. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function unusedNames(
  words: string,
  texts: readonly string[],
  hasAddition: boolean,
  context: EditContext,
): readonly string[] {
  const { language, search } = context;
  const { index } = search;
  const named = context.items.flatMap(({ item, aliases }) => [
    item.food.name,
    item.text,
    item.words ?? "",
    ...aliases,
  ]);
  const known = new Set([...texts, ...named].flatMap((text) => stemsOfEachWord(text, index)));
  const isUsed = (word: string) =>
    (hasAddition && language.edits.clauses.cookingWords.test(word)) ||
    findItem(word, context) !== undefined;
  return words
    .split(/[^\p{L}'’-]+/u)
    .filter((word) =>
      stemsOfEachWord(word, index).some(
        (stem) =>
          !known.has(stem) && isFoodWord(word, stem, index.words, language) && !isUsed(word),
      ),
    );
}

/** Shorter words are parts of others: "1st". */
const minWordLength = 3;

/** True for a word of the table's names that means food in an instruction. */
export const isFoodWord = (
  word: string,
  stem: string,
  table: Pick<ReadonlySet<string>, "has">,
  language: Language,
): boolean =>
  table.has(stem) &&
  word.length >= minWordLength &&
  !commonStems(language).has(stem) &&
  !/['’]/.test(word) &&
  !language.edits.foodGroups.groupNames.has(stem) &&
  !nonFoodWords(language).has(word.toLowerCase()) &&
  !nonFoodWords(language).has(stem) &&
  !ordinaryStems(language).has(stem) &&
  !language.edits.clauses.wordsOfInstructions.has(word.toLowerCase());

function unusedNumbers(
  words: string,
  operations: readonly EditOperation[],
  texts: readonly string[],
  context: EditContext,
): readonly string[] {
  const { wrongNumber } = context.language.edits.clauses;
  const said = numbersIn(words);
  const wrong = numbersIn(words.split(wrongNumber)[1] ?? "").slice(0, 1);
  const places = operations.flatMap((one) => ("item" in one ? [Number(one.item) + 1] : []));
  const known = new Set([...valuesIn(operations), ...places, ...texts.flatMap(numbersIn)]);
  const totals = sumsOfFigures(operations);
  const factors = operations.flatMap((one) => (one.kind === "scale" ? [one.factor] : []));
  const before = context.items.flatMap(({ item }) => [
    ...numbersIn(item.text),
    item.grams ?? 0,
    item.portion.count ?? 0,
  ]);
  const isFactor = (number: number) =>
    factors.some(
      (factor) =>
        formsOf(factor, context).some((value) => isAlike(value, number)) ||
        said.some((other) =>
          [number / other, other / number].some(
            (share) => isAlike(share, factor) || isAlike(1 - share, factor),
          ),
        ),
    );
  const isOfPieces = (number: number) =>
    before.some((count) => count > 1 && [...known].some((value) => isAlike(value, number * count)));
  return said
    .filter(
      (number) =>
        ![...known, ...before, ...wrong, ...totals].some((value) => isAlike(value, number)) &&
        ![...known].some((value) => isAlike(value, mlPerLitre * number)) &&
        !isFactor(number) &&
        !isOfPieces(number),
    )
    .map(String);
}

/** The ways in which a factor of the meal or of an item may be said: 0.75, 75 %, by 25 %, a quarter less. */
const formsOf = (factor: number, { meal }: EditContext): readonly number[] => [
  factor,
  1 / factor,
  100 * factor,
  Math.abs(factor - 1),
  100 * Math.abs(factor - 1),
  factor * (meal.nutrients.calories_kcal ?? 0),
  1 / (1 - factor),
];

/** True for a number that operations have: an amount, a figure, or a form of a factor. */
export function isNumberOf(
  number: number,
  operations: readonly EditOperation[],
  context: EditContext,
): boolean {
  const factors = operations.flatMap((one) => (one.kind === "scale" ? [one.factor] : []));
  const amounts = operations.flatMap((one) => [
    ...("amount" in one ? [Math.abs(one.amount)] : []),
    ...("mention" in one && one.mention.amount !== undefined ? [one.mention.amount] : []),
    ...(one.kind === "set-figures" ? Object.values(one.amounts) : []),
  ]);
  return [...amounts, ...factors.flatMap((one) => formsOf(one, context))].some((value) =>
    isAlike(value, number),
  );
}

/** The figures of all items together, which a figure of the meal was divided into. */
function sumsOfFigures(operations: readonly EditOperation[]): readonly number[] {
  const sums = new Map<string, number>();
  for (const operation of operations) {
    const amounts = operation.kind === "set-figures" ? operation.amounts : {};
    for (const [nutrient, amount] of Object.entries(amounts))
      sums.set(nutrient, (sums.get(nutrient) ?? 0) + amount);
  }
  return [...sums.values()];
}

const mlPerLitre = 1000;

const isAlike = (one: number, other: number) => Math.abs(one - other) <= 0.005 * Math.abs(other);

/** The numbers in digits of a text, fractions as one. */
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/(\d+(?:[.,]\d+)?)(?: ?\/ ?(\d+))?/g)].map(([, whole = "", parts]) => {
    const number = Number(whole.replace(",", "."));
    return parts !== undefined && number < Number(parts) ? number / Number(parts) : number;
  });

/** All numbers within operations, as they are and without their sign. */
function valuesIn(value: unknown): readonly number[] {
  if (typeof value === "number") return [Math.abs(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : [];
}
