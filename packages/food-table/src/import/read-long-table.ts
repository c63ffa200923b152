import type { Portion } from "@morsel/nutrition";
import { ImportError } from "./import-error.ts";
import { beginStep, skip, type Watch } from "./import-progress.ts";
import type { DownloadFile } from "./open-download.ts";
import { streamRows } from "./read-csv.ts";
import { readMeasure } from "./read-measure.ts";
import { findFormat } from "./read-table-format.ts";
import { cellAt, listColumns, simplifyHeading, type TableRecords } from "./table-records.ts";
import type { FoodTableLayout, LongFiles } from "./tables/food-table-layout.ts";

/** True if the files of a table are there. */
export const hasLongFiles = (
  files: readonly DownloadFile[],
  { foods, amounts }: LongFiles,
): boolean =>
  findFile(files, foods.file) !== undefined && findFile(files, amounts.file) !== undefined;

/** Reads the files of a table one after another. */
export async function readLongTable(
  files: readonly DownloadFile[],
  layout: FoodTableLayout,
  { foods, amounts, portions }: LongFiles,
  watch: Watch,
): Promise<TableRecords> {
  const names = [foods.file, amounts.file, portions.file];
  const bytes = names.reduce((sum, name) => sum + (findFile(files, name)?.bytes ?? 0), 0);
  beginStep(watch, "reading", bytes);
  const source: Source = { files, layout, watch };

  const records = new Map<string, LongRecord>();
  await readColumns(source, foods.file, [foods.key, foods.id, foods.name], (row) => {
    const [key = "", id = "", name = ""] = row;
    records.set(key, { id, name, cells: new Map(), portions: [] });
  });

  const wanted = listColumns(layout);
  const columns = new Set<string>();
  await readColumns(source, amounts.file, [amounts.key, amounts.code, amounts.value], (row) => {
    const [key = "", code = "", value = ""] = row;
    if (!wanted.has(code)) return skip(watch, "nutrient that Morsel does not show");
    columns.add(code);
    const record = records.get(key);
    if (record === undefined) return skip(watch, "nutrient of something that is not a food");
    record.cells.set(code, value);
  });

  const labels = new Map(Object.entries(portions.labels ?? {}));
  if (portions.labelFile) {
    const { file, key, label } = portions.labelFile;
    await readColumns(source, file, [key, label], ([code = "", text = ""]) => {
      labels.set(code, text);
    });
  }
  await readColumns(
    source,
    portions.file,
    [portions.key, portions.measure, portions.size],
    (row) => {
      const [key = "", measure = "", size = ""] = row;
      const grams = Number(size.replace(",", ".")) * portions.grams;
      const portion = readMeasure(labels.get(measure) ?? "", grams);
      if ("skipped" in portion) return skip(watch, portion.skipped);
      records.get(key)?.portions.push(portion);
    },
  );
  return { records: [...records.values()], columns };
}

interface LongRecord {
  readonly id: string;
  readonly name: string;
  readonly cells: Map<string, string>;
  readonly portions: Portion[];
}

interface Source {
  readonly files: readonly DownloadFile[];
  readonly layout: FoodTableLayout;
  readonly watch: Watch;
}

/** Streams the cells of some columns of one file. */
async function readColumns(
  { files, layout, watch }: Source,
  name: string,
  columns: readonly string[],
  onRow: (cells: readonly string[]) => void,
): Promise<void> {
  const file = findFile(files, name);
  if (file === undefined) throw new ImportError(`${watch.shownName} has no file ${name}`);
  const findPlaces = (row: readonly string[]) => {
    const headings = row.map(simplifyHeading);
    return columns.map((column) => headings.indexOf(simplifyHeading(column)));
  };
  const format = await findFormat(
    file,
    layout.encoding,
    ([row = []]) => !findPlaces(row).includes(-1),
  );
  if (format === undefined) {
    throw new ImportError(`${file.shownName} lacks one of the columns ${columns.join(", ")}`);
  }
  let places: readonly number[] | undefined;
  await streamRows(file, format, watch, (row) => {
    if (places === undefined) {
      places = findPlaces(row);
      return;
    }
    watch.rows += 1;
    onRow(places.map((place) => cellAt(row, place)));
  });
}

const findFile = (files: readonly DownloadFile[], name: string): DownloadFile | undefined =>
  files.find((file) => simplifyHeading(file.name) === simplifyHeading(name));
