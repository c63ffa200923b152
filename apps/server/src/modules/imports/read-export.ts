import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type ImportSource, importMaxRows } from "@morsel/contracts";
import type { NutrientId } from "@morsel/nutrition";
import { CsvError, parse } from "csv-parse";
import { ExpectedError } from "../../http/errors.ts";
import { parseDay, parseFigure, parseTime } from "./export-cells.ts";
import { type ExportColumns, findColumns } from "./export-columns.ts";

/** A valid row of an export: a food, or a whole meal with MyFitnessPal. */
export interface ExportRow {
  /** Unique in the file; the same row in another file has the same key. */
  readonly key: string;
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  readonly time: { readonly hour: number; readonly minute: number } | undefined;
  /** The meal's name in the export, '' if it has none. */
  readonly meal: string;
  /** '' if the export does not name foods. */
  readonly food: string;
  readonly amount: string;
  readonly note: string;
  readonly amounts: Readonly<Partial<Record<NutrientId, number>>>;
}

/** Why a row is not imported, as a sentence. */
const reasons = {
  day: "The date is missing or cannot be read.",
  future: "The date is still to come.",
  figure: "A figure cannot be read.",
  none: "There are no figures.",
  totals: "It is a sum of other rows.",
  deleted: "It was deleted in the app.",
  exercise: "It is exercise, not food.",
  text: "It has characters that cannot be stored.",
  broken: "It has more or fewer cells than the first line.",
} as const;
type Reason = keyof typeof reasons;

export interface ReadExport {
  readonly source: ImportSource;
  readonly rowCount: number;
  readonly rows: readonly ExportRow[];
  readonly leftOut: readonly {
    readonly reason: string;
    readonly rows: number;
    readonly lines: number[];
  }[];
  readonly unreadColumns: readonly string[];
}

const linesShown = 3;
const chunkBytes = 64 * 1024;

/**
 * Reads an export in chunks, so that a long one does not block other requests. Throws `export_zipped`,
 * `export_unknown`, `export_unreadable` or `export_too_long`.
 *
 * @param today 'YYYY-MM-DD' in the user's time zone: later days are rejected.
 */
export async function readExport(file: Buffer, today: string): Promise<ReadExport> {
  if (file.subarray(0, 2).toString("latin1") === "PK") throw new ExpectedError("export_zipped");
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: chunkBytes,
  });
  let reading: ExportParser | undefined;
  try {
    for await (const piece of Readable.from(chunksOf(file)).pipe(parser)) {
      const { record, info } = piece as { record: string[]; info: { lines: number } };
      if (reading) reading.addLine(record, info.lines);
      else reading = new ExportParser(record, today);
    }
  } catch (error) {
    throw error instanceof CsvError ? new ExpectedError("export_unreadable") : error;
  }
  if (!reading) throw new ExpectedError("export_unknown");
  return reading.result();
}

/** Reads an export line by line. */
class ExportParser {
  readonly #columns: ExportColumns;
  readonly #width: number;
  readonly #today: string;
  readonly #rows: ExportRow[] = [];
  readonly #leftOut = new Map<Reason, number[]>();
  readonly #seen = new Map<string, number>();
  #rowCount = 0;

  constructor(header: readonly string[], today: string) {
    const columns = findColumns(header);
    if (!columns) throw new ExpectedError("export_unknown");
    this.#columns = columns;
    this.#width = header.length;
    this.#today = today;
  }

  addLine(cells: readonly string[], line: number): void {
    if (cells.every((cell) => cell.trim() === "")) return;
    this.#rowCount += 1;
    if (this.#rowCount > importMaxRows) throw new ExpectedError("export_too_long");
    // Some apps write one cell more or less than the header has.
    const isBroken = Math.abs(cells.length - this.#width) > 1;
    const row = isBroken ? "broken" : readRow(this.#columns, cells, this.#today);
    if (typeof row !== "string") {
      this.#rows.push({ ...row, key: keyOf(this.#columns.source, row, this.#seen) });
      return;
    }
    const lines = this.#leftOut.get(row) ?? [];
    lines.push(line);
    this.#leftOut.set(row, lines);
  }

  result(): ReadExport {
    return {
      source: this.#columns.source,
      rowCount: this.#rowCount,
      rows: this.#rows,
      leftOut: [...this.#leftOut].map(([reason, lines]) => ({
        reason: reasons[reason],
        rows: lines.length,
        lines: lines.slice(0, linesShown),
      })),
      unreadColumns: this.#columns.unread,
    };
  }
}

function* chunksOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += chunkBytes) yield file.subarray(at, at + chunkBytes);
}

const totals = /^((daily|weekly|grand|meal) )?totals?:?$/i;
const exercise = /^(exercise|cardio|strength)/i;
const textMaxLength = 200;

function readRow(
  columns: ExportColumns,
  cells: readonly string[],
  today: string,
): Omit<ExportRow, "key"> | Reason {
  const text = (place: number) => (cells[place] ?? "").trim().replaceAll(/\s+/g, " ");
  const meal = text(columns.meal);
  const food = text(columns.food);
  if ([text(columns.date), meal, food].some((cell) => totals.test(cell))) return "totals";
  if (/^(true|1|yes)$/i.test(text(columns.deleted))) return "deleted";
  if (exercise.test(meal)) return "exercise";
  const day = parseDay(text(columns.date));
  if (!day) return "day";
  if (day > today) return "future";
  const amounts: Partial<Record<NutrientId, number>> = {};
  for (const { place, id, times } of columns.nutrients) {
    const figure = parseFigure(cells[place] ?? "");
    if (figure === undefined) return "figure";
    if (figure !== null) amounts[id] = figure * times;
  }
  if (Object.keys(amounts).length === 0) return "none";
  const note = text(columns.note);
  const amount = columns.amount.map(text).filter(Boolean).join(" ");
  const texts = [meal, food, amount, note];
  if (texts.some((one) => one.includes("\0") || one.includes("\uFFFD"))) return "text";
  const [shortMeal = "", shortFood = "", shortAmount = "", shortNote = ""] = texts.map((one) =>
    [...one].slice(0, textMaxLength).join(""),
  );
  const time = parseTime(text(columns.time));
  return {
    day,
    time,
    meal: shortMeal,
    food: shortFood,
    amount: shortAmount,
    note: shortNote,
    amounts,
  };
}

/** Hashes the row's content and the number of equal rows before it, so that two equal coffees stay two. */
function keyOf(
  source: ImportSource,
  { day, time, meal, food, amount, amounts }: Omit<ExportRow, "key">,
  seen: Map<string, number>,
): string {
  const said = JSON.stringify([
    source,
    day,
    time ?? null,
    meal,
    food,
    amount,
    Object.entries(amounts),
  ]);
  const count = (seen.get(said) ?? 0) + 1;
  seen.set(said, count);
  return createHash("sha256").update(`${count} ${said}`).digest("base64url").slice(0, 24);
}
