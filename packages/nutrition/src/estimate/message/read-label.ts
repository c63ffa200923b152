import { forLanguage, type Language } from "../../languages/language.ts";
import { anyRow } from "../../languages/pattern-rows.ts";
import type { NutrientId } from "../../nutrients.ts";

export type LabelAmounts = Partial<Record<NutrientId, number>>;

/** What the figures of a column refer to: 100 g or 100 ml, or one serving, of so many grams. */
interface LabelColumn {
  readonly isHundred: boolean;
  readonly isVolume?: boolean;
  readonly grams?: number;
  /** What a serving is: "bar". */
  readonly noun?: string;
}

/** A nutrition label in a message. */
export interface NutritionLabel {
  readonly start: number;
  readonly end: number;
  readonly columns: readonly LabelColumn[];
  /** The figures of each column. */
  readonly amounts: readonly LabelAmounts[];
  readonly servingGrams?: number;
  /** "15 chips" in a serving. */
  readonly pieces?: { readonly count: number; readonly noun: string };
  readonly servingsPerContainer?: number;
  /** True for figures of "2 tbsp (32 g)", which are a label only if the message says how much was eaten. */
  readonly isOfPieces?: boolean;
  /** The food in "values for 100 g of the cereal". */
  readonly product?: string;
}

interface Draft {
  readonly columns: LabelColumn[];
  /** Each with its figures and the number of columns before it. */
  readonly rows: (readonly [NutrientId, readonly number[], number])[];
  /** Rows of energy in kilojoules, for columns without kilocalories. */
  readonly jouleRows: (readonly [NutrientId, readonly number[], number])[];
  servingGrams?: number;
  pieces?: { readonly count: number; readonly noun: string };
  servingsPerContainer?: number;
  hasTitle?: boolean;
  isOfPieces?: boolean;
  product?: string;
}

type Groups = Record<string, string | undefined>;

/** A comma before three digits groups thousands; another is a decimal comma: "fat 3,3 g". */
const number = String.raw`\d+(?:,\d{3}(?!\d))*(?:[.,]\d{1,2}(?!\d)|\.\d+)?`;
const startOfWord = "(?<![a-z\\d])";
const sticky = (source: string) => new RegExp(`${startOfWord}(?:${source})`, "iy");
const toNumber = (digits: string) =>
  Number(digits.replaceAll(/,(?=\d{3}(?!\d))/g, "").replace(",", "."));

const kcalPerKilojoule = 1 / 4.184;
const joule = /j/i;

/** One or two energies: "1046kJ/250kcal", "870kJ (208Cal) 1740kJ (416Cal)", "160". */
const energies = forLanguage(
  (language) =>
    String.raw`(?: ?\(?(?<unit>${language.energyUnits.energyUnit})\)?)?[ \t:=|]*(?<figures>${number}(?: ?${language.energyUnits.energyUnit}\b)?\)?(?:[ \t]*[/(|,]?[ \t]*${number} ?${language.energyUnits.energyUnit}\b\)?|[ \t]*[/|][ \t]*${number}(?![\d.]| ?%))*)`,
);
/** One or two amounts: "4.6g 9.2g", "< 0.5 g". */
const grams = String.raw`(?: ?\((?:m?g)\))?[ \t:=|]*<?(?<figures>${number}(?: ?m?g\b)?(?:[ \t]*[|/]?[ \t]*<?${number} ?m?g\b)*)`;
const percent = String.raw`(?:[ \t]*\|?[ \t]*\(?\d{1,3} ?%\)?)?`;

/** "90 calories each" */
const each = ({ functionWords }: Language) =>
  `(?: ${functionWords.distributives.each}\\b(?! ?[a-z]))?`;

interface Line {
  readonly pattern: RegExp;
  readonly read: (draft: Draft, groups: Groups) => void;
}

const lines = forLanguage((language): readonly Line[] => [
  { pattern: sticky(anyRow(language.labelLines.labelServingCount)), read: readServingCount },
  { pattern: sticky(anyRow(language.labelLines.labelServingSize)), read: readServingSize },
  { pattern: sticky(anyRow(language.labelLines.labelColumns)), read: readColumn },
  { pattern: sticky(anyRow(language.labelLines.labelTitles)), read: readTitle },
  { pattern: sticky(anyRow(language.labelLines.labelPieces)), read: readPieces },
  ...language.labelLines.labelNames.map(({ source, nutrient }) => ({
    pattern: sticky(
      `(?:${source})${nutrient === "calories_kcal" ? energies(language) : grams}${percent}${each(language)}`,
    ),
    read: (draft: Draft, { figures = "", unit = "" }: Groups) => {
      if (!nutrient) return;
      const row = [nutrient, readFigures(nutrient, figures, unit), draft.columns.length] as const;
      const isOnlyJoule = nutrient === "calories_kcal" && isInJoule(figures, unit);
      (isOnlyJoule ? draft.jouleRows : draft.rows).push(row);
    },
  })),
  // "7 g fat"
  ...language.labelLines.labelNames.flatMap(({ source, nutrient }) =>
    nutrient === "calories_kcal"
      ? []
      : {
          pattern: sticky(
            `(?<figures>${number} ?m?g) (?:of )?(?:${source})(?![a-z])${percent}${each(language)}`,
          ),
          read: (draft: Draft, { figures = "" }: Groups) => {
            if (nutrient)
              draft.rows.push([nutrient, readFigures(nutrient, figures), draft.columns.length]);
          },
        },
  ),
]);

function readTitle(draft: Draft): void {
  draft.hasTitle = true;
}

function readServingCount(draft: Draft, { servings, after }: Groups): void {
  draft.servingsPerContainer ??= toNumber(servings ?? after ?? "1");
}

function readServingSize(draft: Draft, groups: Groups): void {
  const { count, noun, countAfter, nounAfter, grams: size = "" } = groups;
  draft.servingGrams ??= toNumber(size);
  const [pieces, name] = [count ?? countAfter, noun ?? nounAfter];
  if (pieces !== undefined && name !== undefined && /^\d+$/.test(pieces))
    draft.pieces ??= { count: Number(pieces), noun: name };
}

/** "11 pieces (28 g)" */
function readPieces(draft: Draft, groups: Groups): void {
  const { count = "1", noun = "", countAfter, nounAfter, grams: size } = groups;
  const [top = "1", bottom = "1"] = count.split("/");
  draft.isOfPieces = draft.columns.length === 0;
  draft.pieces ??= nounAfter
    ? { count: Number(countAfter), noun: nounAfter }
    : { count: Number(top) / Number(bottom), noun };
  draft.columns.push({ isHundred: false, noun, ...(size && { grams: toNumber(size) }) });
}

function readColumn(draft: Draft, groups: Groups): void {
  const { number: size, ml, grams: bracketed, noun, product } = groups;
  if (product !== undefined) draft.product ??= product;
  readPart(draft, groups);
  const isHundred = size === "100";
  const each = isHundred ? undefined : (size ?? bracketed);
  draft.columns.push({
    isHundred,
    isVolume: ml !== undefined,
    ...(each !== undefined && { grams: toNumber(each) }),
    ...(noun !== undefined && { noun }),
  });
}

/** "per 1/2 pizza": a part of the whole, which may be the food. */
function readPart(draft: Draft, { top, bottom, half, food }: Groups): void {
  const part = half === undefined ? Number(top) / Number(bottom) : 1 / 2;
  if (!(part > 0 && part < 1)) return;
  draft.servingsPerContainer ??= 1 / part;
  if (food !== undefined) draft.pieces ??= { count: part, noun: food };
}

/** The figures of a line, of one unit: kilocalories before kilojoules. */
function readFigures(nutrient: NutrientId, figures: string, unitBefore = ""): readonly number[] {
  const found = [...figures.matchAll(/(\d[\d,]*(?:\.\d+)?) ?([a-z]*)/gi)].map(
    ([, digits = "", unit = ""]) => ({ amount: toNumber(digits), unit: unit || unitBefore }),
  );
  if (nutrient !== "calories_kcal") return found.map(({ amount }) => amount);
  const isJoule = ({ unit }: { unit: string }) => joule.test(unit);
  const kilocalories = found.filter((each) => !isJoule(each)).map(({ amount }) => amount);
  return kilocalories.length > 0
    ? kilocalories
    : found.map(({ amount }) => amount * kcalPerKilojoule);
}

/** True if all figures are in kilojoules. */
const isInJoule = (figures: string, unitBefore: string) =>
  [...figures.matchAll(/\d[\d.,]* ?([a-z]*)/gi)].every(([, unit = ""]) =>
    joule.test(unit || unitBefore),
  );

/** Marks between the lines; "(per 100 g)" may be in brackets. */
const separators = /[\s,;/|.:•*()–-]*/y;

/** The first line of a label at this index. */
function readLine(text: string, at: number, draft: Draft, language: Language): number | undefined {
  for (const { pattern, read } of lines(language)) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) continue;
    read(draft, match.groups ?? {});
    return pattern.lastIndex;
  }
  return undefined;
}

const skipSeparators = (text: string, at: number) => {
  separators.lastIndex = at;
  separators.exec(text);
  return separators.lastIndex;
};

const minLines = 3;
/** "2 tbsp (28 g) is 70 calories": a label only with what was eaten. */
const minLinesOfPieces = 2;

/** The label in a message: at least three lines in a row, with its energy and what it refers to. */
export function readLabel(text: string, language: Language): NutritionLabel | undefined {
  if (!language.labelLines.energyWords.test(text)) return undefined;
  let past = 0;
  for (const { index: start } of text.matchAll(language.labelLines.labelStartWords)) {
    if (start < past) continue;
    const { draft, end, count } = readLines(text, start, language);
    past = end;
    const closed = text[end] === ")" ? end + 1 : end;
    const min = draft.isOfPieces ? minLinesOfPieces : minLines;
    const label = count >= min ? toLabel(draft, start, closed) : undefined;
    if (label) return label;
  }
  return undefined;
}

/** The macros in a row at this index, without energy or a basis: "carbs 31g fat 9g protein 22g". */
export function readMacros(text: string, start: number, language: Language) {
  const { draft, end } = readLines(text, start, language);
  const { columns, rows, jouleRows, ...others } = draft;
  const isBare = columns.length === 0 && jouleRows.length === 0 && Object.keys(others).length === 0;
  const amounts = new Map(rows.map(([nutrient, [amount = 0]]) => [nutrient, amount]));
  const isEach = rows.length === amounts.size && macros.every((id) => amounts.has(id));
  return isBare && isEach && rows.length === macros.length ? { amounts, end } : undefined;
}

const macros: readonly NutrientId[] = ["protein_g", "carbs_g", "fat_g"];

/** All lines of a label from this index. */
function readLines(text: string, start: number, language: Language) {
  const draft: Draft = { columns: [], rows: [], jouleRows: [] };
  const ends = [start];
  for (let at: number | undefined = start; at !== undefined; ) {
    at = readLine(text, skipSeparators(text, at), draft, language);
    if (at !== undefined) ends.push(at);
  }
  const count = ends.length - 1;
  const end = (dropLastColumn(draft) ? ends.at(-2) : ends.at(-1)) ?? start;
  return { draft, end, count };
}

/** "1 packet = 1 serving, 375 kcal. One packet": a last column without figures was eaten. */
function dropLastColumn({ columns, ...draft }: Draft): boolean {
  const rows = [...draft.rows, ...draft.jouleRows];
  const isLast = columns.length > 1 && rows.some(([, , before]) => before > 0);
  const isEmpty = isLast && rows.every(([, , before]) => before < columns.length);
  if (isEmpty) columns.pop();
  return isEmpty;
}

function toLabel(draft: Draft, start: number, end: number): NutritionLabel | undefined {
  const { columns: stated, rows: read, jouleRows, hasTitle, ...sizes } = draft;
  const rows = [...read, ...jouleRows];
  const isServing =
    hasTitle || sizes.servingGrams !== undefined || sizes.servingsPerContainer !== undefined;
  const serving: LabelColumn = { isHundred: false };
  const columns = stated.length > 0 ? stated : isServing ? [serving] : [];
  const hasEnergy = rows.some(([nutrient]) => nutrient === "calories_kcal");
  const minRows = sizes.isOfPieces ? 1 : 2;
  if (!hasEnergy || rows.length < minRows || columns.length === 0) return undefined;
  // "per 100 g: 108 kcal, fat 4.5 g. per pack: 432 kcal": each column has figures of its own.
  const isInTurn = rows.some(([, , before]) => before > 0 && before < columns.length);
  const amounts = columns.map((_, index) => {
    const column: LabelAmounts = {};
    for (const [nutrient, figures, before] of rows) {
      if (!isInTurn) column[nutrient] ??= figures[index] ?? Number.NaN;
      else if (Math.max(0, before - 1) === index) column[nutrient] ??= figures[0] ?? Number.NaN;
    }
    return column;
  });
  return { start, end, columns, amounts, ...sizes };
}
