import type { Language } from "../../languages/language.ts";
import type { Span } from "../words/span.ts";
import { type EatenOfLabel, readEatenOfLabel } from "./read-eaten-of-label.ts";
import { type LabelAmounts, type NutritionLabel, readLabel } from "./read-label.ts";
import { restateFigures } from "./stated-figures/restate-figures.ts";
import { short, writeFigures } from "./write-figures.ts";

/** A label has at least three figures. */
const threeFigures = /\d\D+\d+(?:\.\d+)?\D+\d/;

/** The figures of one serving, or of 100 g or 100 ml. */
interface Serving {
  readonly amounts: LabelAmounts;
  readonly hundred?: "hundred" | "hundredVolume";
  readonly grams?: number | undefined;
}

/** Writes a pasted label in one line of the same length, with what was eaten in its servings. */
export function normalizePastedLabels(message: string, language: Language): string {
  if (!threeFigures.test(message)) return message;
  const label = readLabel(message, language);
  if (!label) return message;
  const named = joinFood(message.slice(0, label.start));
  const rest = message.slice(label.end);
  const packageSize = language.labelLines.packageBefore.exec(named);
  const eaten = readEatenOfLabel(rest, label, toGrams(packageSize?.groups), language);
  if (label.isOfPieces && !eaten) return message;
  // "1 quest bar 190 kcal 21 g protein": the serving is the food.
  const isNamed = [named, rest].some((words) => namesFood(words, language));
  if (!eaten && !isNamed && !label.pieces && label.product === undefined) return message;
  return eaten
    ? writeEaten(label, eaten, packageSize ? blankEnd(named, packageSize) : named, rest, language)
    : writeLabel(label, named, rest, language);
}

/** The clause after a label of a serving that says how much was eaten in words that are not understood. */
export function findUnreadAmount(message: string, language: Language): Span | undefined {
  if (!threeFigures.test(message)) return undefined;
  const label = readLabel(message, language);
  if (restateFigures(message, language) !== message) return undefined;
  if (!label || label.isOfPieces || label.columns.every(({ isHundred }) => isHundred))
    return undefined;
  const rest = message.slice(label.end);
  const clause = language.labelLines.unreadAmount.exec(rest);
  if (!clause || readEatenOfLabel(rest, label, undefined, language)) return undefined;
  const [marks = "", words = ""] = clause.slice(1);
  const start = label.end + clause.index + marks.length;
  return { start, end: start + words.trimEnd().length };
}

/** "4 x 115 g" */
const toGrams = ({ count, grams }: Record<string, string | undefined> = {}) =>
  grams === undefined
    ? undefined
    : Number(grams) * (count === undefined ? 1 : Number.parseInt(count, 10));

/** Without the size of the package, which is not the eaten amount. */
const blankEnd = (text: string, { index }: RegExpExecArray) =>
  `${text.slice(0, index)},`.padEnd(text.length);

/** The label with its eaten amount, which is removed from the words after it unless the food is among them. */
function writeEaten(
  label: NutritionLabel,
  eaten: EatenOfLabel,
  before: string,
  rest: string,
  language: Language,
): string {
  const [words, after] = [rest.slice(0, eaten.start), rest.slice(eaten.end)];
  const isBefore = namesFood(before, language);
  const isBetween = namesFood(words, language);
  const name = isBefore ? undefined : findUnnamed(label, eaten, isBetween, after, language);
  const room = eaten.end - eaten.start;
  if (name !== undefined || (isBefore && !isBetween)) {
    const food = name ? `${name}, ` : "";
    const all = toFiguresOfAll(label, eaten);
    const total = all && `${food}${writeFigures(all, language)},`;
    const length = label.end - label.start;
    if (total && total.length <= length)
      return before + total.padEnd(length) + words + ",".padEnd(room) + after;
    const [amount = ""] = writeAmount(eaten, true, language);
    // The label may take the place of the amount next to it.
    return /\w/.test(words)
      ? writeLabel(label, before, words + ",".padEnd(room) + after, language, { amount, food })
      : writeLabel({ ...label, end: label.end + eaten.end }, before, after, language, {
          amount,
          food,
        });
  }
  // "per serving: 120 kcal. Had 2 servings of whey": the food is after the amount.
  const forms = writeAmount(eaten, isBetween, language);
  const written = forms.find(({ length }) => length <= room) ?? "";
  // "Minestrone. Ate 2 cups": the amount belongs to this food.
  const joined = isBetween ? words.replace(/[.;\n](?=\s*$)/, ",") : words;
  return writeLabel(label, before, joined + written.padEnd(room) + after, language);
}

/** The name in a label and its eaten amount, empty if there is none; undefined if the words around them name the food. */
function findUnnamed(
  label: NutritionLabel,
  eaten: EatenOfLabel,
  isBetween: boolean,
  after: string,
  language: Language,
): string | undefined {
  if (label.product !== undefined) return label.product;
  const noun = eaten.noun ?? findServingNoun(label, language);
  const isOther = noun !== undefined && language.labelLines.beforeOtherFood.test(after);
  const isAfter = !isOther && namesFood(after, language);
  return isBetween || isAfter ? undefined : (noun ?? label.pieces?.noun ?? "");
}

/** "biscuit" in "per biscuit", but not "bar" or "serving", which name no food. */
function findServingNoun({ columns, pieces }: NutritionLabel, language: Language) {
  const noun = columns.find(({ isHundred }) => !isHundred)?.noun ?? pieces?.noun;
  const stem = language.stem(noun?.toLowerCase() ?? "");
  const { units, gramsByUnit, mlByUnit } = language.amounts;
  const isMeasure =
    [units, gramsByUnit, mlByUnit].some((names) => names.has(stem)) ||
    language.nutrientWords.basisNouns.has(stem);
  const isFood = stem !== "" && (!isMeasure || language.labelLines.foodsOfServing.has(stem));
  return isFood ? noun : undefined;
}

/** "ate 60g"; "60g" before its food; "2 servings", or "ate 2" if there is no room. */
function writeAmount(
  { servings, grams = 0, unit }: EatenOfLabel,
  isAfterFood: boolean,
  { labelLines }: Language,
): readonly string[] {
  const { verb, servings: noun } = labelLines.writtenEaten;
  if (servings !== undefined) return [short(servings) + noun, verb + short(servings)];
  const size = short(grams) + (unit ?? labelLines.writtenBasis.size);
  return [isAfterFood ? verb + size : size];
}

const namesFood = (text: string, language: Language) =>
  /[a-z]{3}/i.test(text.replace(language.labelLines.clauseWords, " "));

/** The label in one line of the same length, with the eaten amount at its end. */
function writeLabel(
  label: NutritionLabel,
  before: string,
  rest: string,
  language: Language,
  eaten?: { readonly amount: string; readonly food: string },
): string {
  const named = eaten?.food ?? nameFood(label, before, rest, language);
  const amount = eaten?.amount ?? "";
  const serving = chooseServing(label);
  const end = eaten ? 0 : endLabel(before, rest, language);
  const length = label.end - label.start + end;
  const tail = amount === "" ? "" : `, ${amount}`;
  const written =
    named + writeServing(serving, length - 1 - named.length - tail.length, language) + tail;
  return (
    before + `${written}${end > 0 || amount !== "" ? "," : ""}`.padEnd(length) + rest.slice(end)
  );
}

/** "Muesli. Per 100 g: ...": the sentence before a label is its food, and so is the line above a table. */
const joinFood = (before: string) =>
  before
    .replace(/(?<=(?:^|[.\n])[^\d.\n]{3,40})[.;](?=\s*$)/, ",")
    .replace(/\n[ \t]*\|[\s|]*$/, ({ length }) => ",".padEnd(length));

/** "28 g (about 24 almonds)": the pieces are the food if the message names no other. */
function nameFood({ pieces }: NutritionLabel, before: string, rest: string, language: Language) {
  const { clauseWords, eatenClause } = language.labelLines;
  const words = rest.replace(/^[\s.,;:–-]+/, "");
  const [clause = ""] = eatenClause.exec(words) ?? [];
  const others = `${before} ${words.slice(clause.length)}`.replace(clauseWords, " ");
  return pieces && !/[a-z]{3}/i.test(others) ? `${pieces.noun}, ` : "";
}

/** The length of the marks between a label and its food or what was eaten, which become a comma. */
function endLabel(before: string, rest: string, language: Language): number {
  const marks = /^[\s.,;:–-]+/.exec(rest)?.[0].length ?? 0;
  const isFirst = before.trim() === "";
  return isFirst || language.labelLines.eatenClause.test(rest.slice(marks)) ? marks : 0;
}

/** The column of one serving with its grams, else the one of 100 g. */
function chooseServing({ columns, amounts, servingGrams }: NutritionLabel): Serving {
  const servingAt = columns.findIndex(({ isHundred }) => !isHundred);
  const hundredAt = columns.findIndex(({ isHundred }) => isHundred);
  const at = servingAt < 0 ? hundredAt : servingAt;
  const column = columns[at];
  const perServing = amounts[at] ?? {};
  if (column === undefined || column.isHundred)
    return { amounts: perServing, hundred: column?.isVolume ? "hundredVolume" : "hundred" };
  const stated = column.grams ?? servingGrams;
  const grams = stated ?? gramsByEnergy(perServing, amounts[hundredAt]);
  return { amounts: { ...ofGrams(amounts[hundredAt], grams), ...perServing }, grams };
}

/** The figures of 100 g for so many grams. */
function ofGrams(hundred: LabelAmounts = {}, grams: number | undefined): LabelAmounts {
  if (grams === undefined) return {};
  const scaled = Object.entries(hundred).map(([id, amount]) => [id, (amount * grams) / 100]);
  return Object.fromEntries(scaled);
}

/** A serving of 208 kcal at 416 kcal per 100 g has 50 g. */
function gramsByEnergy(serving: LabelAmounts, hundred: LabelAmounts | undefined) {
  const grams = (100 * (serving.calories_kcal ?? 0)) / (hundred?.calories_kcal ?? 0);
  return Number.isFinite(grams) && grams > 0 ? grams : undefined;
}

function writeServing(serving: Serving, length: number, language: Language): string {
  const { amounts, hundred, grams } = serving;
  const size =
    grams === undefined ? "" : ` (${short(grams)}${language.labelLines.writtenBasis.size})`;
  const basis = hundred
    ? language.labelLines.writtenBasis[hundred]
    : `${language.labelLines.writtenBasis.serving}${size} `;
  return basis + writeFigures(amounts, language, length - basis.length);
}

/** "1 oz = 110 cal, 7 g protein. Had 1.5 oz": the figures of what was eaten, if the pieces have no weight. */
function toFiguresOfAll(
  { isOfPieces, columns: [column], amounts: [amounts = {}] }: NutritionLabel,
  { servings }: EatenOfLabel,
): LabelAmounts | undefined {
  if (!isOfPieces || column?.grams !== undefined || servings === undefined) return undefined;
  return Object.fromEntries(Object.entries(amounts).map(([id, amount]) => [id, amount * servings]));
}
