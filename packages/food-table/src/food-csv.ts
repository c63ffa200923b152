import {
  type Food,
  type FoodPart,
  type FoodSource,
  type NutrientAmounts,
  type NutrientId,
  nutrientAmounts,
  nutrientIds,
  type Portion,
} from "@morsel/nutrition";
import papaparse from "papaparse";
import { readParts } from "./mix-parts.ts";

/** One row of a food file: the food, and what the file says about its energy figure. */
export interface FoodRow {
  readonly food: Food;
  /**
   * Grams of ethanol per 100 g; `null` means unknown. It is in the files so that energy can
   * be checked; the product does not show it.
   */
  readonly alcoholGrams: number | null;
  /** Why energy is not what 4/4/9/7 gives; empty if it is within the tolerance. */
  readonly energyNote: string;
}

const textColumns = [
  "id",
  "name",
  "aliases",
  "portions",
  "dataset",
  "source_id",
  "record_of",
  "contains",
] as const;

/** The columns of a food file, in order: texts, the nutrient catalogue, alcohol, the energy note. */
export const foodColumns: readonly string[] = [
  ...textColumns,
  ...nutrientIds,
  "alcohol_g",
  "energy_note",
];

const firstNutrient = textColumns.length;
const alcoholColumn = firstNutrient + nutrientIds.length;
const energyNoteColumn = alcoholColumn + 1;

/** A food file that cannot be read. The message names the file, the line and the column. */
export class FoodTableError extends Error {
  override readonly name = "FoodTableError";
  readonly fileName: string;
  /** Counted from 1; the header is line 1. */
  readonly line: number;
  /** The name of the column; absent if the whole line is wrong. */
  readonly column: string | undefined;

  constructor(fileName: string, line: number, column: string | undefined, problem: string) {
    super(`${fileName}, line ${line}${column ? `, column ${column}` : ""}: ${problem}`);
    this.fileName = fileName;
    this.line = line;
    this.column = column;
  }
}

/**
 * The foods of one CSV file, in the order of the file. Amounts are per 100 g in the unit that the
 * column names; an empty cell is an unknown amount (`null`), never zero.
 *
 * @param fileName only for error messages
 * @throws FoodTableError at the first cell that is not what the format asks for
 */
export function parseFoodTable(csvText: string, fileName: string): Food[] {
  return parseFoodRows(csvText, fileName).map((row) => row.food);
}

/** The foods of the energy table, whose lines have no id and end at their last figure. */
export const parseEnergyTable = (csvText: string): Food[] =>
  parseFoodRows(csvText, "energy table", fillCells).map((row) => row.food);

const fillCells = ([, ...cells]: readonly string[], place: number): readonly string[] => [
  energyTableId(place),
  ...cells,
  ...Array<string>(Math.max(0, foodColumns.length - 1 - cells.length)).fill(""),
];

/** The id of a food in the energy table, by its place from 0. */
export const energyTableId = (place: number): string => place.toString(36);

/** As `parseFoodTable`, with the columns that only the checks of a table need. `complete` may fill cells of a line. */
export function parseFoodRows(
  csvText: string,
  fileName: string,
  complete = (cells: readonly string[], _place: number) => cells,
): FoodRow[] {
  const [header = [], ...records] = readRecords(csvText, fileName);
  checkHeader(typeof header === "string" ? header.split(",") : header, fileName);
  const lineOfId = new Map<string, number>();
  const figures = new Figures(records.length);
  return records.map((record, index) => {
    // Split no earlier than read, so that a file's cells are never all in memory.
    const cells = typeof record === "string" ? record.split(",") : record;
    const reader = new RowReader(copyTexts(complete(cells, index)), fileName, index + 2, figures);
    const row = reader.row();
    const earlier = lineOfId.get(row.food.id);
    if (earlier) reader.fail("id", `"${row.food.id}" is already on line ${earlier}`);
    lineOfId.set(row.food.id, reader.line);
    return row;
  });
}

/** The text of a food file, rows in the order given. `parseFoodRows` of it gives the same rows. */
export function formatFoodTable(rows: readonly FoodRow[]): string {
  const lines = rows.map(({ food, alcoholGrams, energyNote }) => [
    food.id,
    food.name,
    formatAliases(food),
    formatPortions(food.portions, food.defaultPortion),
    food.source.dataset,
    food.source.id,
    food.source.recordOf ?? "",
    (food.contains ?? []).join("; "),
    ...nutrientIds.map((id) => formatAmount(food.per100g[id])),
    formatAmount(alcoholGrams),
    energyNote,
  ]);
  return [foodColumns, ...lines].map((cells) => `${cells.map(quoteCell).join(",")}\n`).join("");
}

/** V8 keeps the whole file for each text that is cut out of it: 3 MB more than the texts alone. */
function copyTexts(cells: readonly string[]): string[] {
  const texts: string[] = JSON.parse(JSON.stringify(cells.slice(0, firstNutrient)));
  return texts.concat(cells.slice(firstNutrient));
}

const quote = '"';

/** Marks an alias that is another food, which takes the figures of the row. */
const approximately = "~";

/**
 * Every line: as it stands if its commas part its cells, or its cells. A record is one line, so
 * that errors can name it. Every start waits for this: only lines with a quote are parsed.
 */
function readRecords(csvText: string, fileName: string): (string | string[])[] {
  const newline = csvText.includes("\r\n") ? "\r\n" : "\n";
  const end = csvText.endsWith(newline) ? -newline.length : undefined;
  const text = csvText.slice(csvText.startsWith("\ufeff") ? 1 : 0, end);
  if (text === "") return [];
  const lines = text.split(newline);
  const quoted = lines.filter((line) => line.includes(quote));
  const { data, errors } = parseCsv(quoted.join(newline), newline);
  const isLineByLine = errors.length === 0 && data.length === quoted.length;
  if (!isLineByLine) return parseWhole(text, newline, fileName);
  let place = 0;
  return lines.map((line) => (line.includes(quote) ? (data[place++] ?? []) : line));
}

/** A file in which something stands over a line's end, or a quote is amiss. */
function parseWhole(text: string, newline: "\n" | "\r\n", fileName: string): string[][] {
  const { data, errors } = parseCsv(text, newline);
  const [error] = errors;
  if (error) throw new FoodTableError(fileName, (error.row ?? 0) + 1, undefined, error.message);
  return data;
}

/** By Papa Parse: csv-parse, which streams for the importer, takes six times as long. */
const parseCsv = (text: string, newline: "\n" | "\r\n") =>
  papaparse.parse<string[]>(text, { delimiter: ",", newline });

function checkHeader(header: readonly string[], fileName: string): void {
  const width = Math.max(header.length, foodColumns.length);
  for (let index = 0; index < width; index++) {
    const expected = foodColumns[index];
    if (header[index] === expected) continue;
    const found = header[index] === undefined ? "nothing" : `"${header[index]}"`;
    const problem = `the header has ${found} where ${expected ? `"${expected}"` : "it should end"}`;
    throw new FoodTableError(fileName, 1, expected ?? header[index], problem);
  }
}

const unknownAmounts = nutrientAmounts();

/**
 * The amounts of a file's foods, side by side: a start reads 100,000 of them, and as objects of their
 * own they would take longer to collect than to read.
 */
class Figures {
  readonly #amounts: Float64Array;

  constructor(rows: number) {
    this.#amounts = new Float64Array(rows * nutrientIds.length);
  }

  /** NaN is an unknown amount. */
  set(row: number, column: number, amount: number): void {
    this.#amounts[row * nutrientIds.length + column] = amount;
  }

  per100g(row: number): NutrientAmounts {
    // A copy has its final shape at once; adding 33 keys one by one doubles the time.
    const amounts: Record<NutrientId, number | null> = { ...unknownAmounts };
    let place = row * nutrientIds.length;
    for (const id of nutrientIds) {
      const amount = this.#amounts[place] as number;
      if (!Number.isNaN(amount)) amounts[id] = amount;
      place += 1;
    }
    return amounts;
  }
}

const none: readonly string[] = [];

/** A food of a file: its amounts are looked up when they are asked for. */
class ListedFood implements Food {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly approximateAliases: readonly string[];
  readonly contains: readonly string[];
  readonly portions: readonly Portion[];
  readonly defaultPortion: number | null;
  readonly source: FoodSource;
  readonly #figures: Figures;
  readonly #row: number;
  #per100g: NutrientAmounts | undefined;

  constructor(food: Omit<Food, "per100g">, figures: Figures, row: number) {
    this.id = food.id;
    this.name = food.name;
    this.aliases = food.aliases;
    this.approximateAliases = food.approximateAliases ?? none;
    this.contains = food.contains ?? none;
    this.portions = food.portions;
    this.defaultPortion = food.defaultPortion;
    this.source = food.source;
    this.#figures = figures;
    this.#row = row;
  }

  get parts(): readonly FoodPart[] {
    return readParts(this.source);
  }

  get per100g(): NutrientAmounts {
    this.#per100g ??= this.#figures.per100g(this.#row);
    return this.#per100g;
  }
}

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Numbers of up to so many digits are whole numbers divided by a power of ten, both exact. */
const maxExactDigits = 15;
const pointCode = ".".charCodeAt(0);
const zeroCode = "0".charCodeAt(0);

/**
 * The number of a text of digits and one point among them; NaN for any other. A loop, for a table has
 * 100,000 amounts and every start reads them.
 */
function plainNumber(text: string): number {
  let digits = 0;
  let parts = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === pointCode) {
      if (parts > 0 || at === 0 || at === text.length - 1) return Number.NaN;
      parts = 1;
    } else {
      const digit = code - zeroCode;
      if (digit < 0 || digit > 9) return Number.NaN;
      digits = 10 * digits + digit;
      parts *= 10;
    }
  }
  if (text === "") return Number.NaN;
  if (text.length > maxExactDigits) return Number(text);
  return parts > 0 ? digits / parts : digits;
}

class RowReader {
  readonly line: number;
  private readonly cells: readonly string[];
  private readonly fileName: string;

  private readonly figures: Figures;

  constructor(cells: readonly string[], fileName: string, line: number, figures: Figures) {
    this.figures = figures;
    this.cells = cells;
    this.fileName = fileName;
    this.line = line;
    if (cells.length !== foodColumns.length) {
      this.fail(undefined, `${cells.length} cells, but there are ${foodColumns.length} columns`);
    }
  }

  fail(column: string | undefined, problem: string): never {
    throw new FoodTableError(this.fileName, this.line, column, problem);
  }

  row(): FoodRow {
    const id = this.text(0);
    if (!idPattern.test(id)) this.fail("id", `"${id}" is not lower-case words joined by hyphens`);
    const { portions, defaultPortion } = this.portions();
    const row = this.line - 2;
    for (let at = 0; at < nutrientIds.length; at += 1) {
      this.figures.set(row, at, this.amount(firstNutrient + at) ?? Number.NaN);
    }
    const [name, source, contains] = [this.text(1), this.source(), this.list(7)];
    const listed = { id, name, ...this.aliases(), contains, portions, defaultPortion, source };
    return {
      food: new ListedFood(listed, this.figures, row),
      alcoholGrams: this.amount(alcoholColumn),
      energyNote: this.cell(energyNoteColumn),
    };
  }

  /** A cell of text. A line break in one would make the lines of errors wrong from there on. */
  private cell(index: number): string {
    const cell = this.cells[index] as string;
    if (cell.includes("\n")) this.fail(foodColumns[index], "a line break within a cell");
    return cell;
  }

  private text(index: number): string {
    const text = this.cell(index).trim();
    if (text === "") this.fail(foodColumns[index], "is empty");
    return text;
  }

  /** The parts of a cell between semicolons; none for an empty cell. */
  private list(index: number): string[] {
    const cell = this.cell(index);
    if (cell.trim() === "") return [];
    const parts = cell.split(";");
    for (let at = 0; at < parts.length; at += 1) {
      const part = (parts[at] ?? "").trim();
      if (part === "") this.fail(foodColumns[index], `"${cell}" has an empty part`);
      parts[at] = part;
    }
    return parts;
  }

  private aliases(): Pick<Food, "aliases" | "approximateAliases"> {
    const marked = this.list(2);
    if (!this.cell(2).includes(approximately)) return { aliases: marked };
    const isApproximate = (alias: string) => alias.startsWith(approximately);
    const unmark = (alias: string) => alias.slice(isApproximate(alias) ? 1 : 0);
    return {
      aliases: marked.map(unmark),
      approximateAliases: marked.filter(isApproximate).map(unmark),
    };
  }

  private amount(index: number): number | null {
    const cell = this.cells[index] as string;
    if (cell === "") return null;
    return this.number(cell, foodColumns[index]);
  }

  private number(text: string, column: string | undefined): number {
    const number = plainNumber(text);
    if (Number.isNaN(number)) this.fail(column, `"${text}" is not a plain decimal number`);
    return number;
  }

  private source(): FoodSource {
    const source = { dataset: this.text(4), id: this.text(5) };
    const recordOf = this.cell(6).trim();
    return recordOf === "" ? source : { ...source, recordOf };
  }

  private portions(): Pick<Food, "portions" | "defaultPortion"> {
    const portions: Portion[] = [];
    let defaultPortion: number | null = null;
    for (const part of this.list(3)) {
      const star = part.startsWith("*");
      const equals = part.indexOf("=");
      const label = part.slice(star ? 1 : 0, Math.max(0, equals)).trim();
      const grams = part.slice(equals + 1).trim();
      if (equals < 0 || label === "" || label.includes("*") || grams === "") {
        this.fail("portions", `"${part}" is not "label = grams"`);
      }
      if (star && defaultPortion !== null) this.fail("portions", "two portions have a star");
      if (star) defaultPortion = portions.length;
      portions.push({ label, grams: this.number(grams, "portions") });
    }
    return { portions, defaultPortion };
  }
}

function formatAliases({ aliases, approximateAliases = [] }: Food): string {
  return aliases
    .map((alias) => (approximateAliases.includes(alias) ? `${approximately}${alias}` : alias))
    .join("; ");
}

function formatPortions(portions: readonly Portion[], defaultPortion: number | null): string {
  return portions
    .map(({ label, grams }, index) => {
      const star = index === defaultPortion ? "*" : "";
      return `${star}${label} = ${formatAmount(grams)}`;
    })
    .join("; ");
}

/** A plain decimal number: the format has no exponents. */
function formatAmount(amount: number | null): string {
  if (amount === null) return "";
  const text = String(amount);
  return text.includes("e") ? amount.toFixed(12).replace(/\.?0+$/, "") : text;
}

function quoteCell(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
