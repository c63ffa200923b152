import { offFigureNames } from "./off-figures.ts";
import type { OffRow } from "./off-record.ts";

/** A product of the JSONL dump, as far as it is read. Nothing in it is sure to be there. */
interface JsonProduct {
  readonly code?: unknown;
  readonly lang?: unknown;
  readonly brands?: unknown;
  readonly quantity?: unknown;
  readonly product_quantity?: unknown;
  readonly product_quantity_unit?: unknown;
  readonly serving_size?: unknown;
  readonly serving_quantity?: unknown;
  readonly serving_quantity_unit?: unknown;
  readonly countries_tags?: unknown;
  readonly data_quality_errors_tags?: unknown;
  readonly last_modified_t?: unknown;
  readonly unique_scans_n?: unknown;
  readonly nutriments?: Readonly<Record<string, unknown>>;
  /** Since schema version 1003. */
  readonly nutrition?: {
    readonly aggregated_set?: {
      readonly per?: unknown;
      readonly preparation?: unknown;
      readonly nutrients?: Readonly<
        Record<string, { readonly value?: unknown; readonly unit?: unknown } | undefined>
      >;
    };
  };
}

/** Reads a line of the JSONL dump or of a daily delta; undefined if it is not a product. */
export function readJsonLine(line: string): OffRow | undefined {
  let product: JsonProduct;
  try {
    product = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (typeof product !== "object" || product === null) return undefined;
  const set = product.nutrition?.aggregated_set;
  return {
    code: text(product.code),
    names: readNames(product as Record<string, unknown>),
    brands: text(product.brands),
    quantity: text(product.quantity),
    packageSize: number(product.product_quantity),
    packageUnit: text(product.product_quantity_unit),
    servingText: text(product.serving_size),
    servingSize: number(product.serving_quantity),
    servingUnit: text(product.serving_quantity_unit) || unitOf(text(product.serving_size)),
    countries: tags(product.countries_tags),
    errors: tags(product.data_quality_errors_tags),
    modified: number(product.last_modified_t) ?? 0,
    scans: number(product.unique_scans_n) ?? 0,
    figures: set?.nutrients
      ? (name) => inGrams(name, set.nutrients?.[name])
      : (name) => number(product.nutriments?.[`${name}_100g`]),
    per: set ? readBasis(set) : undefined,
  };
}

/** The columns of the CSV export that are read. Every figure is in grams, except energy and alcohol. */
export const csvColumns = {
  required: ["code", "product_name", "brands", "energy-kcal_100g", "countries_tags"],
  optional: [
    "quantity",
    "product_quantity",
    "serving_size",
    "serving_quantity",
    "last_modified_t",
    "unique_scans_n",
    "data_quality_errors_tags",
    ...offFigureNames.map((name) => `${name}_100g`),
  ],
} as const;

/** Reads a row of the CSV export, which has one name without its language. */
export function readCsvRow(cell: (column: string) => string): OffRow {
  const name = cell("product_name").trim();
  const servingText = cell("serving_size");
  return {
    code: cell("code").trim(),
    names: new Map(name === "" ? [] : [["", name]]),
    brands: cell("brands"),
    quantity: cell("quantity"),
    packageSize: number(cell("product_quantity")),
    packageUnit: "",
    servingText,
    servingSize: number(cell("serving_quantity")),
    servingUnit: unitOf(servingText),
    countries: tags(cell("countries_tags").split(",")),
    errors: tags(cell("data_quality_errors_tags").split(",")),
    modified: number(cell("last_modified_t")) ?? 0,
    scans: number(cell("unique_scans_n")) ?? 0,
    figures: (figure) => number(cell(`${figure}_100g`)),
    per: undefined,
  };
}

export const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function number(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const parsed = Number(value);
  return Number.isFinite(parsed) ? parsed : undefined;
}

/** Tags without the language before them: "en:france" is "france". */
export const tags = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value
        .filter((tag) => typeof tag === "string" && tag !== "")
        .map((tag: string) => tag.replace(/^[a-z]{2}:/, ""))
    : [];

/** Names by language, that of the product's own language first. */
function readNames(product: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const own = text(product.lang);
  const add = (language: string, name: unknown) => {
    if (typeof name === "string" && name.trim() !== "" && !names.has(language))
      names.set(language, name);
  };
  add(own, product[`product_name_${own}`]);
  add(own, product.product_name);
  for (const key in product) {
    const [, language] = /^product_name_([a-z]{2})$/.exec(key) ?? [];
    if (language !== undefined) add(language, product[key]);
  }
  return names;
}

const gramsIn: Readonly<Record<string, number>> = {
  g: 1,
  mg: 1e-3,
  µg: 1e-6,
  μg: 1e-6,
  mcg: 1e-6,
};

/** Since schema version 1003 a figure has a unit of its own; energy and alcohol keep theirs. */
function inGrams(
  name: string,
  figure: { readonly value?: unknown; readonly unit?: unknown } | undefined,
): number | undefined {
  const value = number(figure?.value);
  if (value === undefined || name.startsWith("energy") || name === "alcohol") return value;
  const factor = gramsIn[text(figure?.unit)];
  return factor === undefined ? undefined : value * factor;
}

function readBasis(set: { readonly per?: unknown; readonly preparation?: unknown }): OffRow["per"] {
  if (set.preparation === "prepared") return "prepared";
  if (set.per === "100ml") return "100-ml";
  return set.per === "100g" ? "100-g" : undefined;
}

/** The unit of the number of a serving: "1.2 ONZ (34 g)" is in grams. */
export const unitOf = (serving: string): string =>
  /\d\s*(ml|cl|dl|l)\b/i.test(serving) && !/\d\s*g\b/i.test(serving) ? "ml" : "g";
