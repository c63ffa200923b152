import {
  type Food,
  type NutrientAmounts,
  type NutrientId,
  nutrientAmounts,
  type Portion,
  productIdPrefix,
} from "@morsel/nutrition";
import { readServing } from "../import/fdc-portions.ts";
import {
  dayToText,
  otherNamesOf,
  type ProductRow,
  productFlags,
  unpackAmounts,
} from "./product-schema.ts";
import type { ProductSource } from "./product-sources.ts";

/** A packaged food. Its `food` can be eaten like any other food. */
export interface Product {
  readonly food: Food;
  /** 14 digits; null if the source states none. */
  readonly barcode: string | null;
  readonly brand: string;
  /** Grams of a serving, or millilitres; null if unknown. */
  readonly servingGrams: number | null;
  /** Grams of the package, or millilitres; null if unknown. */
  readonly packageGrams: number | null;
  /** True if figures are per 100 ml, and 1 ml counts as 1 g. */
  readonly isPerVolume: boolean;
  /** YYYY-MM-DD: when the source last changed it. */
  readonly updatedOn: string;
}

/**
 * "product:usda:00036000291452" has this barcode, "product:usda:1106032" is the record of a product without one. A
 * product keeps its barcode if its record is replaced.
 */
export function parseProductId(
  foodId: string,
): { readonly key: string; readonly barcode?: string; readonly record?: string } | undefined {
  const [, key, barcode, record] = /^product:([a-z]+):(?:(\d{14})|(\d{1,13}))$/.exec(foodId) ?? [];
  if (key === undefined) return undefined;
  return barcode === undefined ? { key, record: record ?? "" } : { key, barcode };
}

/** A US fluid ounce, in millilitres: with it as a portion, the engine knows the density. */
const fluidOunceMl = 29.574;

/**
 * A row as a product, with its name in a language if it has one. `nutrients` is the order of the file's figures.
 */
export function rowToProduct(
  row: ProductRow,
  source: ProductSource,
  nutrients: readonly NutrientId[],
  language: string | undefined,
): Product {
  const isPerVolume = (row.flags & productFlags.perVolume) !== 0;
  const barcode = row.barcode === null ? null : String(row.barcode).padStart(14, "0");
  const portions = portionsOf(row, isPerVolume);
  const { name, others } = namesIn(row, language);
  return {
    food: {
      id: `${productIdPrefix}${source.key}:${barcode ?? row.record}`,
      name: fullName(name, row.brand),
      aliases: others,
      per100g: amountsOf(row, nutrients),
      portions,
      defaultPortion: portions.length > 0 ? 0 : null,
      source: { dataset: source.dataset, id: row.record },
      isBranded: true,
      isImported: true,
    },
    barcode,
    brand: row.brand,
    servingGrams: row.serving,
    packageGrams: row.package,
    isPerVolume,
    updatedOn: dayToText(row.updated),
  };
}

/** The name in a language, otherwise the product's first one, and its other names. */
function namesIn(
  row: ProductRow,
  language: string | undefined,
): { readonly name: string; readonly others: readonly string[] } {
  const inOthers = otherNamesOf(row);
  const name = (language === undefined ? undefined : inOthers[language]) ?? row.name;
  const all = new Set([row.name, ...Object.values(inOthers)]);
  return { name, others: [...all].filter((other) => other !== name) };
}

/** The name with the brand, unless it has the brand. */
function fullName(name: string, brand: string): string {
  const isInName = name.toLowerCase().includes(brand.toLowerCase());
  return isInName ? name : `${name} (${brand})`;
}

function amountsOf({ amounts }: ProductRow, nutrients: readonly NutrientId[]): NutrientAmounts {
  return nutrientAmounts(
    Object.fromEntries(unpackAmounts(amounts).map(([place, amount]) => [nutrients[place], amount])),
  );
}

function portionsOf(row: ProductRow, isPerVolume: boolean): readonly Portion[] {
  const serving = readServing(
    row.serving ?? undefined,
    row.serving_unit ?? (isPerVolume ? "ml" : "g"),
    row.household ?? "",
  );
  const portions: Portion[] = "skipped" in serving ? [] : [...serving];
  if (row.package !== null) portions.push({ label: "package", grams: row.package });
  if (isPerVolume && portions.every(({ label }) => label !== "fl oz"))
    portions.push({ label: "fl oz", grams: fluidOunceMl });
  return portions;
}
