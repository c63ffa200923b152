import { beginStep, type Watch } from "./import-progress.ts";
import type { DownloadFile } from "./open-download.ts";
import { type CsvFormat, streamRows } from "./read-csv.ts";
import { findFormat } from "./read-table-format.ts";
import { cellAt, listColumns, simplifyHeading, type TableRecords } from "./table-records.ts";
import type { FoodTableLayout, WideFiles } from "./tables/food-table-layout.ts";

/** Where a file has the columns of a table. */
interface Headings {
  readonly id: number;
  /** The places of names, best first; -1 for a name that the file lacks. */
  readonly names: readonly number[];
  /** The places of figures by the codes of their columns. */
  readonly places: ReadonlyMap<string, number>;
}

interface WideFile {
  readonly file: DownloadFile;
  readonly format: CsvFormat;
  readonly headings: Headings;
}

/** The files that have columns of a table. */
export async function findWideFiles(
  files: readonly DownloadFile[],
  layout: FoodTableLayout,
  wide: WideFiles,
): Promise<readonly WideFile[]> {
  const found: WideFile[] = [];
  for (const file of files) {
    if (!/\.(csv|tsv|txt)$/i.test(file.name)) continue;
    let headings: Headings | undefined;
    const format = await findFormat(file, layout.encoding, (rows) => {
      headings = findHeadings(rows, layout, wide);
      return headings !== undefined;
    });
    if (format && headings) found.push({ file, format, headings });
  }
  return found;
}

/** Reads all files of a table and joins them by the records' ids. */
export async function readWideTable(
  files: readonly DownloadFile[],
  layout: FoodTableLayout,
  wide: WideFiles,
  watch: Watch,
): Promise<TableRecords> {
  const found = await findWideFiles(files, layout, wide);
  const bytes = found.reduce((sum, { file }) => sum + file.bytes, 0);
  beginStep(watch, "reading", bytes);
  const joined = new JoinedRecords(wide);
  for (const { file, format, headings } of found) {
    const addRow = joined.beginFile(headings);
    await streamRows(file, format, watch, (row) => {
      if (addRow(row)) watch.rows += 1;
    });
  }
  return {
    records: joined.list(),
    columns: new Set(found.flatMap(({ headings }) => [...headings.places.keys()])),
  };
}

/** The columns by their headings, which are all cells above the first record. */
function findHeadings(
  rows: readonly (readonly string[])[],
  layout: FoodTableLayout,
  wide: WideFiles,
): Headings | undefined {
  const places = new Map<string, number>();
  for (const row of rows) {
    const id = findPlace(places, wide.id);
    if (id !== -1 && wide.recordId.test(row[id] ?? "")) {
      return collectHeadings(places, id, layout, wide);
    }
    for (const [place, cell] of row.entries()) {
      const code = simplifyHeading(wide.codePattern?.exec(cell)?.[1] ?? cell);
      if (code !== "" && !places.has(code)) places.set(code, place);
    }
  }
  return undefined;
}

function collectHeadings(
  places: ReadonlyMap<string, number>,
  id: number,
  layout: FoodTableLayout,
  { names, columns }: WideFiles,
): Headings | undefined {
  const found = new Map<string, number>();
  for (const code of listColumns(layout)) {
    const place = findPlace(places, [code, ...(columns?.[code] ?? [])]);
    if (place !== -1) found.set(code, place);
  }
  const namePlaces = names.map((headings) => findPlace(places, headings));
  const hasNames = namePlaces.some((place) => place !== -1);
  return found.size > 0 || hasNames ? { id, names: namePlaces, places: found } : undefined;
}

function findPlace(places: ReadonlyMap<string, number>, headings: readonly string[]): number {
  for (const heading of headings) {
    const place = places.get(simplifyHeading(heading));
    if (place !== undefined) return place;
  }
  return -1;
}

interface JoinedRecord {
  readonly names: string[];
  readonly cells: Map<string, string>;
}

/** Records by id, each with what all files have of it. */
class JoinedRecords {
  private readonly byId = new Map<string, JoinedRecord>();
  private readonly wide: WideFiles;

  constructor(wide: WideFiles) {
    this.wide = wide;
  }

  /** Returns a function that adds a row of the next file, and says if it was a record. */
  beginFile({ id, names, places }: Headings): (row: readonly string[]) => boolean {
    const counts = new Map<string, number>();
    return (row) => {
      const code = cellAt(row, id);
      if (!this.wide.recordId.test(code)) return false;
      // CoFID has a code for two foods: each of its sheets has both, in the same order.
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      const record = this.getRecord(count === 1 ? code : `${code}_${count}`);
      for (const [rank, place] of names.entries()) record.names[rank] ||= cellAt(row, place);
      for (const [column, place] of places) {
        if (!record.cells.get(column)) record.cells.set(column, cellAt(row, place));
      }
      return true;
    };
  }

  private getRecord(id: string): JoinedRecord {
    const record = this.byId.get(id) ?? { names: [], cells: new Map<string, string>() };
    this.byId.set(id, record);
    return record;
  }

  list() {
    return [...this.byId].map(([id, { names, cells }]) => ({
      id,
      // A list of English names has a dash for a food without one.
      name: names.find((name) => /\p{L}/u.test(name)) ?? "",
      cells,
      portions: [],
    }));
  }
}
