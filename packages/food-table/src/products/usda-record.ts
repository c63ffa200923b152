import { parseBarcode } from "@morsel/nutrition";
import { fdcNumbers, toCatalogueAmounts } from "../import/fdc-nutrients.ts";
import { tidyCapitals, tidyProductName } from "../import/names.ts";
import { unpackAmounts } from "../import/staging.ts";
import { checkRecord, isEnergyChecked, type ReadRecord } from "./product-record.ts";
import { productFlags } from "./product-schema.ts";

/** A branded food of FoodData Central in the staging database. */
export interface StagedProduct {
  readonly id: number;
  readonly name: string;
  /** YYYY-MM-DD; empty if unknown. */
  readonly day: string;
  readonly data: Uint8Array | null;
  readonly brand: string | null;
  readonly barcode: string | null;
  readonly size: number | null;
  readonly unit: string | null;
  readonly household: string | null;
  readonly package: string | null;
}

/** The query that gives them, after an id, in the order of ids. */
export const stagedProducts = `
  SELECT food.id, name, day, data, brand, barcode, size, unit, household, package FROM food
  LEFT JOIN amounts ON amounts.id = food.id LEFT JOIN label ON label.id = food.id
  WHERE kind = 'branded' AND is_dropped = 0 ORDER BY food.id`;

const alcoholNumber = "221";
const msPerDay = 86_400_000;

export function toProductRecord(staged: StagedProduct): ReadRecord {
  const known = new Map(
    (staged.data === null ? [] : unpackAmounts(staged.data)).map(([place, amount]) => [
      fdcNumbers[place] ?? "",
      amount,
    ]),
  );
  const amounts = toCatalogueAmounts(known);
  const isPerVolume = /^m(l|lt)\b|^millil/i.test((staged.unit ?? "").trim());
  const day = Date.parse(staged.day);
  return checkRecord({
    // Shorter numbers have lost zeros at their beginning.
    barcode: parseBarcode((staged.barcode ?? "").padStart(14, "0"))[0],
    record: String(staged.id),
    name: tidyProductName(staged.name),
    brand: tidyCapitals(staged.brand ?? ""),
    language: "en",
    otherNames: new Map(),
    amounts,
    alcoholGrams: known.get(alcoholNumber) ?? 0,
    polyolsGrams: 0,
    serving: staged.size ?? undefined,
    servingUnit: staged.unit ?? "",
    household: staged.household ?? "",
    packageSize: readPackageWeight(staged.package ?? ""),
    flags:
      (isPerVolume ? productFlags.perVolume : 0) |
      (isEnergyChecked(amounts) ? 0 : productFlags.energyUnchecked),
    updated: Number.isNaN(day) ? 0 : Math.floor(day / msPerDay),
    scans: 0,
  });
}

const metricSizes: Readonly<Record<string, number>> = { g: 1, kg: 1000, ml: 1, l: 1000 };

/** "16 oz/454 g" is 454. */
function readPackageWeight(text: string): number | undefined {
  const [, size, unit = ""] = /(\d+(?:\.\d+)?)\s*(kg|g|ml|l)\b/i.exec(text) ?? [];
  const grams = Number(size) * (metricSizes[unit.toLowerCase()] ?? 0);
  return grams > 0 ? grams : undefined;
}
