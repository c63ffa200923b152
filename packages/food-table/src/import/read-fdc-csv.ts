import { findFactor } from "./fdc-nutrients.ts";
import { ImportError } from "./import-error.ts";
import { beginStep, skip, type Watch } from "./import-progress.ts";
import type { Download, DownloadFile } from "./open-download.ts";
import { type CsvRow, readCsv, readNumber } from "./read-csv.ts";
import { releases } from "./releases.ts";
import type { Staging } from "./staging.ts";

const kindOfDataType = new Map(releases.map(({ dataType, kind }) => [dataType, kind]));

/** Reads a download of CSV tables: each once, front to back. */
export async function readFdcCsv(
  download: Download,
  staging: Staging,
  watch: Watch,
): Promise<void> {
  const find = (name: string) => download.files.find((file) => file.name === name);
  const tables = [
    { name: "nutrient.csv", read: readNutrients },
    { name: "measure_unit.csv", read: readUnits },
    { name: "food.csv", read: readFoods },
    { name: "branded_food.csv", read: readLabels },
    { name: "food_portion.csv", read: readPortions },
    { name: "food_nutrient.csv", read: readAmounts },
  ].flatMap(({ name, read }) => {
    const file = find(name);
    return file ? [{ file, read }] : [];
  });
  beginStep(
    watch,
    "reading",
    tables.reduce((sum, { file }) => sum + file.bytes, 0),
  );
  const reading: Reading = { staging, watch, numbers: new Map(), units: new Map() };
  for (const { file, read } of tables) await read(file, reading);
}

interface Reading {
  readonly staging: Staging;
  readonly watch: Watch;
  /**
   * What food_nutrient.csv's nutrient_id stands for: ids (1008) and, for FNDDS, which writes those
   * there, nutrient numbers (208). Ids begin at 1000, where numbers end.
   */
  readonly numbers: Map<string, { readonly number: string; readonly factor: number }>;
  readonly units: Map<string, string>;
}

function readNutrients(file: DownloadFile, { watch, numbers }: Reading): Promise<void> {
  return readCsv(file, ["id", "unit_name", "nutrient_nbr"], [], watch, (row) => {
    const [id = "", unit = "", number = ""] = row;
    const factor = findFactor(plainNumber(number), unit);
    if (factor === undefined) return;
    const nutrient = { number: plainNumber(number), factor };
    numbers.set(id, nutrient);
    numbers.set(nutrient.number, nutrient);
  });
}

/** Some releases write 208.0 for 208. */
function plainNumber(number: string): string {
  return number.replace(/\.0+$/, "");
}

function readUnits(file: DownloadFile, { watch, units }: Reading): Promise<void> {
  return readCsv(file, ["id", "name"], [], watch, ([id = "", name = ""]) => {
    units.set(id, name);
  });
}

async function readFoods(file: DownloadFile, { staging, watch }: Reading): Promise<void> {
  const columns = ["fdc_id", "data_type", "description"];
  let foods = 0;
  await readCsv(file, columns, ["publication_date"], watch, (row) => {
    const [id = "", dataType = "", description = "", publishedDay = ""] = row;
    const kind = kindOfDataType.get(dataType);
    const fdcId = readId(id);
    if (kind === undefined) return skip(watch, `${dataType || "row of no type"}: not a food`);
    if (fdcId === undefined) return skip(watch, "food without an id");
    if (staging.addFood({ fdcId, kind, description: description.trim(), publishedDay })) foods += 1;
  });
  if (foods === 0) {
    const types = [...kindOfDataType.keys()].join(", ");
    throw new ImportError(`${file.shownName} has no food: no row has the data_type ${types}`);
  }
}

function readLabels(file: DownloadFile, { staging, watch }: Reading): Promise<void> {
  const columns = ["fdc_id", "brand_owner", "serving_size", "serving_size_unit"];
  const optional = ["brand_name", "gtin_upc", "household_serving_fulltext", "package_weight"];
  return readCsv(file, columns, optional, watch, (row) => {
    const [id = "", owner = "", size = "", unit = "", name = "", barcode = ""] = row;
    const [household = "", packageWeight = ""] = row.slice(6);
    const fdcId = readKnownId(id, staging);
    if (fdcId === undefined) return skip(watch, "label of a food that is not in food.csv");
    staging.addLabel(fdcId, {
      brand: chooseBrand(name, owner),
      barcode: barcode.replace(/\D/g, "").replace(/^0+/, ""),
      servingSize: readNumber(size),
      servingUnit: unit,
      householdServing: household,
      packageWeight,
    });
  });
}

function readPortions(file: DownloadFile, { staging, watch, units }: Reading): Promise<void> {
  const columns = ["fdc_id", "gram_weight"];
  const optional = [
    "amount",
    "measure_unit_id",
    "portion_description",
    "modifier",
    "seq_num",
    "id",
  ];
  return readCsv(file, columns, optional, watch, (row: CsvRow) => {
    const [id = "", grams = "", amount = "", unitId = "", description = "", modifier = ""] = row;
    const fdcId = readKnownId(id, staging);
    if (fdcId === undefined) return skip(watch, "portion of something that is not a food");
    staging.addPortion(fdcId, readNumber(row[6] ?? "") ?? 0, {
      amount: readNumber(amount),
      unit: units.get(unitId) ?? "undetermined",
      modifier,
      description,
      grams: readNumber(grams),
    });
  });
}

function readAmounts(file: DownloadFile, { staging, watch, numbers }: Reading): Promise<void> {
  return readCsv(file, ["fdc_id", "nutrient_id", "amount"], [], watch, (row) => {
    const [id = "", nutrientId = "", cell = ""] = row;
    const nutrient = numbers.get(plainNumber(nutrientId));
    if (nutrient === undefined) return skip(watch, "nutrient that Morsel does not show");
    const fdcId = readKnownId(id, staging);
    if (fdcId === undefined) return skip(watch, "nutrient of something that is not a food");
    const amount = readNumber(cell);
    if (amount === undefined) return skip(watch, "nutrient without an amount");
    staging.addAmount(fdcId, nutrient.number, amount * nutrient.factor);
  });
}

/** FDC ids are whole numbers of 32 bits at most. */
export function readId(cell: string): number | undefined {
  const id = Number(cell);
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}

function readKnownId(cell: string, staging: Staging): number | undefined {
  const id = readId(cell);
  return id !== undefined && staging.kindOf(id) ? id : undefined;
}

/** The brand as people say it; the owner only if a label has no brand. */
export function chooseBrand(name: string, owner: string): string {
  const brand = name.trim() || owner.trim();
  return brand.replace(/,? +(inc|llc|ltd|corp|corporation|company|co)\.?,?$/i, "");
}
