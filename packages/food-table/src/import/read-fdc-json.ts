import { type Duplex, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parserStream } from "stream-json";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { findFactor } from "./fdc-nutrients.ts";
import { ImportError } from "./import-error.ts";
import { beginStep, skip, type Watch } from "./import-progress.ts";
import { type Download, type DownloadFile, invalidDownload } from "./open-download.ts";
import { countBytes } from "./read-csv.ts";
import { chooseBrand, readId } from "./read-fdc-csv.ts";
import { type FdcKind, releases } from "./releases.ts";
import type { Staging } from "./staging.ts";

/** A food of a JSON download, as far as it is read. Nothing in it is sure to be there. */
interface JsonFood {
  readonly fdcId?: number;
  readonly description?: string;
  readonly publicationDate?: string;
  readonly foodNutrients?: readonly {
    readonly nutrient?: { readonly number?: string; readonly unitName?: string };
    readonly amount?: number;
  }[];
  readonly foodPortions?: readonly {
    readonly sequenceNumber?: number;
    readonly gramWeight?: number;
    readonly amount?: number;
    readonly modifier?: string;
    readonly portionDescription?: string;
    readonly measureUnit?: { readonly name?: string };
  }[];
  readonly labelNutrients?: Readonly<Record<string, { readonly value?: number } | undefined>>;
  readonly brandOwner?: string;
  readonly brandName?: string;
  readonly gtinUpc?: string;
  readonly servingSize?: number;
  readonly servingSizeUnit?: string;
  readonly householdServingFullText?: string;
  readonly packageWeight?: string;
}

const kindOfKey = new Map(releases.map(({ jsonKey, kind }) => [jsonKey, kind]));

/** Reads a download of JSON: one object with one long list of foods, food by food. */
export async function readFdcJson(
  download: Download,
  staging: Staging,
  watch: Watch,
): Promise<void> {
  beginStep(
    watch,
    "reading",
    download.files.reduce((sum, file) => sum + file.bytes, 0),
  );
  let foods = 0;
  for (const file of download.files) foods += await readFile(file, staging, watch);
  if (foods === 0) throw invalidDownload(download.shownName);
}

async function readFile(file: DownloadFile, staging: Staging, watch: Watch): Promise<number> {
  let kind: FdcKind | undefined;
  let foods = 0;
  const isListOfFoods = (path: readonly (string | number | null)[]) => {
    const known = path.length === 1 ? kindOfKey.get(String(path[0])) : undefined;
    if (known) kind = known;
    return known !== undefined;
  };
  const consume = new Writable({
    objectMode: true,
    write({ value }: { value: JsonFood }, _encoding, done) {
      try {
        watch.rows += 1;
        if (kind && addFood(value, kind, staging, watch)) foods += 1;
        done();
      } catch (cause) {
        done(cause as Error);
      }
    },
  });
  const stages: Duplex[] = [
    parserStream({ packValues: true, streamValues: false }),
    pick.asStream({ filter: isListOfFoods }),
    streamArray.asStream(),
  ];
  try {
    await pipeline([await file.open(), countBytes(watch), ...stages, consume], {
      signal: watch.signal,
    });
  } catch (cause) {
    const isOfJson = cause instanceof SyntaxError || /^Parser /.test((cause as Error).message);
    if (!isOfJson) throw cause;
    throw new ImportError(`${file.shownName} is not whole JSON (${(cause as Error).message})`, {
      cause,
    });
  }
  return foods;
}

function addFood(food: JsonFood, kind: FdcKind, staging: Staging, watch: Watch): boolean {
  const fdcId = readId(String(food?.fdcId ?? ""));
  if (fdcId === undefined) {
    skip(watch, "food without an id");
    return false;
  }
  const isNew = staging.addFood({
    fdcId,
    kind,
    description: String(food.description ?? "").trim(),
    publishedDay: toDay(food.publicationDate ?? ""),
  });
  if (!isNew) return false;
  const figures = addAmounts(fdcId, food, staging, watch);
  if (kind === "branded") {
    addLabel(fdcId, food, staging);
    if (figures === 0) addLabelAmounts(fdcId, food, staging);
  }
  addPortions(fdcId, food, staging);
  return true;
}

/** "4/1/2019" is an American date. */
function toDay(text: string): string {
  const [whole, month = "", day = "", year] = /^(\d+)\/(\d+)\/(\d{4})$/.exec(text) ?? [];
  return whole ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

function addAmounts(fdcId: number, food: JsonFood, staging: Staging, watch: Watch): number {
  let added = 0;
  for (const { nutrient, amount } of food.foodNutrients ?? []) {
    const number = String(nutrient?.number ?? "");
    const factor = findFactor(number, String(nutrient?.unitName ?? ""));
    if (factor === undefined) skip(watch, "nutrient that Morsel does not show");
    else if (typeof amount !== "number") skip(watch, "nutrient without an amount");
    else {
      staging.addAmount(fdcId, number, amount * factor);
      added += 1;
    }
  }
  return added;
}

function addLabel(fdcId: number, food: JsonFood, staging: Staging): void {
  staging.addLabel(fdcId, {
    brand: chooseBrand(food.brandName ?? "", food.brandOwner ?? ""),
    barcode: String(food.gtinUpc ?? "")
      .replace(/\D/g, "")
      .replace(/^0+/, ""),
    servingSize: food.servingSize,
    servingUnit: food.servingSizeUnit ?? "",
    householdServing: food.householdServingFullText ?? "",
    packageWeight: food.packageWeight ?? "",
  });
}

/** The label's own lines, per serving, in the units that U.S. labels print. */
const numberOfLabelLine: Readonly<Record<string, string>> = {
  calories: "208",
  protein: "203",
  carbohydrates: "205",
  fat: "204",
  fiber: "291",
  sugars: "269",
  sodium: "307",
  saturatedFat: "606",
  transFat: "605",
  cholesterol: "601",
  calcium: "301",
  iron: "303",
  potassium: "306",
};

function addLabelAmounts(fdcId: number, food: JsonFood, staging: Staging): void {
  const size = food.servingSize ?? 0;
  if (!(size > 0) || !/^(g|grm|ml|mlt)$/i.test(food.servingSizeUnit ?? "")) return;
  for (const [line, number] of Object.entries(numberOfLabelLine)) {
    const value = food.labelNutrients?.[line]?.value;
    if (typeof value === "number") staging.addAmount(fdcId, number, (value * 100) / size);
  }
}

function addPortions(fdcId: number, food: JsonFood, staging: Staging): void {
  for (const [index, portion] of (food.foodPortions ?? []).entries()) {
    staging.addPortion(fdcId, portion.sequenceNumber ?? index, {
      amount: portion.amount,
      unit: portion.measureUnit?.name ?? "undetermined",
      modifier: portion.modifier ?? "",
      description: portion.portionDescription ?? "",
      grams: portion.gramWeight,
    });
  }
}
