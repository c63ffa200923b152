import { forLanguage, type Language } from "../../languages/language.ts";
import { anyRow } from "../../languages/pattern-rows.ts";
import type { NutrientId } from "../../nutrients.ts";
import { roundTo } from "../../totals.ts";
import { readCount } from "../chunks/read-count.ts";
import { tokenize } from "../words/tokens.ts";
import { type LabelAmounts, type NutritionLabel, readLabel } from "./read-label.ts";

const eatenServings = forLanguage(
  ({ labelLines }) => new RegExp(anyRow(labelLines.eatenServings), "i"),
);
const eatenContainer = forLanguage(
  ({ labelLines }) => new RegExp(anyRow(labelLines.eatenContainers), "i"),
);

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
  const starts = [...message.matchAll(language.labelLines.labelStartWords)].map(
    ({ index }) => index,
  );
  const label = readLabel(message, starts, language);
  if (!label) return message;
  const serving = chooseServing(label);
  const before = joinFood(message.slice(0, label.start));
  const rest = message.slice(label.end);
  const pieces = countPieces(label, before, rest, language);
  const eaten = pieces?.rest ?? countServings(rest, label, language);
  const end = endLabel(before, eaten, language);
  const length = label.end - label.start + end;
  const food = pieces ? "" : nameFood(label, before, eaten, language);
  const written =
    food + writeServing(serving, pieces?.perServing ?? 1, length - 1 - food.length, language);
  return before + `${written}${end > 0 ? "," : ""}`.padEnd(length) + eaten.slice(end);
}

/** "Muesli. Per 100 g: ...": the sentence before a label is its food. */
const joinFood = (before: string) =>
  before.replace(/(?<=(?:^|[.\n])[^\d.\n]{3,40})\.(?=\s*$)/, ",");

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

function writeServing(
  serving: Serving,
  pieces: number,
  length: number,
  language: Language,
): string {
  const { amounts, hundred, grams } = serving;
  const size =
    grams === undefined
      ? ""
      : ` (${short(grams / pieces)}${language.labelLines.writtenBasis.size})`;
  let written = hundred
    ? language.labelLines.writtenBasis[hundred]
    : `${language.labelLines.writtenBasis.serving}${size} `;
  let separator = "";
  for (const [nutrient, name, unit] of language.labelLines.writtenNutrients) {
    const amount = amounts[nutrient as NutrientId];
    if (amount === undefined || Number.isNaN(amount)) continue;
    const next = `${separator}${name}${short(amount / pieces)}${unit}`;
    if (written.length + next.length > length) break;
    written += next;
    separator = ",";
  }
  return written;
}

const short = (amount: number) => String(roundTo(amount, amount < 20 ? 4 : 2));

/** "45 chips" of a serving of 15 chips: the figures of one chip. */
function countPieces({ pieces }: NutritionLabel, before: string, rest: string, language: Language) {
  if (!pieces) return undefined;
  const noun = pieces.noun.replace(/s$/, "").split(" ").at(-1) ?? "";
  const clause = language.labelLines.eatenPieces(noun).exec(rest);
  if (!clause) return undefined;
  const [words] = clause;
  const others = `${before} ${rest.slice(0, clause.index)} ${rest.slice(clause.index + words.length)}`;
  const isNamed = /[a-z]{3}/i.test(others.replace(language.labelLines.clauseWords, " "));
  const { before: amount = "" } = clause.groups ?? {};
  const eaten = isNamed ? amount.padEnd(words.length) : words;
  return { perServing: pieces.count, rest: rest.replace(words, eaten) };
}

/** Writes "finished the entire can" and "ate 2 serves" as a number of servings. */
function countServings(
  rest: string,
  { servingsPerContainer }: NutritionLabel,
  language: Language,
): string {
  const served = rest.replace(eatenServings(language), (words, verb: string, count: string) =>
    `${verb}${count}`.padEnd(words.length),
  );
  if (servingsPerContainer === undefined) return served;
  return served.replace(
    eatenContainer(language),
    (words, verb: string, _share: string, part?: string) => {
      const count = part && readCount(tokenize(part, language), 0, language)?.value.count;
      const servings = servingsPerContainer * (count || 1);
      return `${verb}${short(servings)}`.padEnd(words.length).slice(0, words.length);
    },
  );
}
