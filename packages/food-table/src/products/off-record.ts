import { formatBarcode, parseBarcode } from "@morsel/nutrition";
import { isNorthAmericanBarcode, type OffFigures, readOffFigures } from "./off-figures.ts";
import { checkRecord, isEnergyChecked, type ReadRecord, refusals } from "./product-record.ts";
import { productFlags } from "./product-schema.ts";

/** Which products of Open Food Facts are imported. */
export interface ProductChoice {
  /** Tags without their language, as "united-kingdom"; empty for all. */
  readonly countries: readonly string[];
  /** Two letters each, best first; empty for all. */
  readonly languages: readonly string[];
}

/** A product of Open Food Facts, whatever file it is from. */
export interface OffRow {
  readonly code: string;
  /** By language; the product's own language first. */
  readonly names: ReadonlyMap<string, string>;
  readonly brands: string;
  /** "330 ml": of the package. */
  readonly quantity: string;
  readonly packageSize: number | undefined;
  readonly packageUnit: string;
  /** "2 biscuits (25 g)". */
  readonly servingText: string;
  readonly servingSize: number | undefined;
  readonly servingUnit: string;
  readonly countries: readonly string[];
  readonly errors: readonly string[];
  /** Seconds since 1970. */
  readonly modified: number;
  readonly scans: number;
  readonly figures: OffFigures;
  /** What the figures are of, if the file says it. */
  readonly per: "100-g" | "100-ml" | "prepared" | undefined;
}

const secondsPerDay = 86_400;

/** Days since 1970, of seconds. */
export const toDay = (seconds: number): number => Math.floor(seconds / secondsPerDay);

/** Tags of mistakes in figures; others are about texts and pictures. */
const figureError =
  /nutri|energy|kcal|kj\b|fat|sugar|starch|carbohydrate|protein|salt|sodium|fib|alcohol|value-over/;

/** A row as a product, or why it is none. */
export function toRecord(row: OffRow, { countries, languages }: ProductChoice): ReadRecord {
  const barcode = parseBarcode(row.code)[0] ?? findPaddedBarcode(row.code);
  if (barcode === undefined) return { refused: refusals.barcode };
  if (countries.length > 0 && !row.countries.some((country) => countries.includes(country)))
    return { refused: refusals.country };
  const names = chooseNames(row.names, languages);
  const [first] = names;
  if (first === undefined)
    return { refused: row.names.size === 0 ? refusals.noName : refusals.language };
  if (row.per === "prepared") return { refused: refusals.prepared };
  if (row.errors.some((tag) => figureError.test(tag))) return { refused: refusals.marked };
  const figures = readOffFigures(row.figures, isNorthAmericanBarcode(barcode));
  const { amounts, alcoholGrams, polyolsGrams } = figures;
  const flags =
    (isPerVolume(row) ? productFlags.perVolume : 0) |
    (figures.isEnergyFromKilojoules ? productFlags.energyFromKilojoules : 0) |
    (figures.isSodiumFromSalt ? productFlags.sodiumFromSalt : 0) |
    (isEnergyChecked(amounts) ? 0 : productFlags.energyUnchecked);
  const [language, name] = first;
  return checkRecord({
    barcode,
    record: formatBarcode(barcode),
    name,
    language,
    otherNames: new Map(names.filter(([, other]) => other !== name)),
    brand: tidyBrands(row.brands),
    amounts,
    alcoholGrams,
    polyolsGrams,
    serving: positive(row.servingSize),
    servingUnit: isVolumeUnit(row.servingUnit) ? "ml" : "g",
    household: readHousehold(row.servingText),
    packageSize: positive(row.packageSize),
    flags,
    updated: toDay(row.modified),
    scans: row.scans,
  });
}

/** Some codes have lost zeros at their beginning. */
function findPaddedBarcode(code: string): string | undefined {
  return /^\d{9,11}$/.test(code) ? parseBarcode(code.padStart(13, "0"))[0] : undefined;
}

const positive = (size: number | undefined) => (size !== undefined && size > 0 ? size : undefined);

/** Names with their languages: of the chosen ones if there are any, in their order. */
function chooseNames(
  names: ReadonlyMap<string, string>,
  languages: readonly string[],
): readonly (readonly [language: string, name: string])[] {
  const chosen = languages.length === 0 ? [...names.keys()] : [...new Set(languages)];
  return chosen
    .map((language) => [language, tidyName(names.get(language) ?? "")] as const)
    .filter(([, name]) => name !== "")
    .slice(0, maxNames);
}

const maxNames = 12;
const maxBrands = 6;
const maxNameLength = 120;

const tidyName = (name: string) =>
  name.normalize("NFC").replace(/\s+/g, " ").trim().slice(0, maxNameLength).trim();

const tidyBrands = (brands: string) =>
  [
    ...new Set(
      brands
        .split(",")
        .map(tidyName)
        .filter((brand) => brand !== ""),
    ),
  ]
    .slice(0, maxBrands)
    .join(", ");

const isVolumeUnit = (unit: string) => /^(ml|cl|dl|l)$/i.test(unit.trim());

/** Figures of what is sold by volume are per 100 ml. */
function isPerVolume({ per, packageUnit, servingUnit, quantity }: OffRow): boolean {
  if (per === "100-ml") return true;
  if (packageUnit !== "") return isVolumeUnit(packageUnit);
  if (quantity !== "") return /\d\s*(ml|cl|dl|l|litres?|liters?)\b/i.test(quantity);
  return isVolumeUnit(servingUnit);
}

/** "2 biscuits (25 g)" and "25 g (2 biscuits)" are two biscuits. */
function readHousehold(text: string): string {
  const parts = text.split(/[()]/).map((part) => part.trim());
  return parts.find((part) => /^\d+([.,/]\d+)? *\p{L}{3,}/u.test(part) && !isMetric(part)) ?? "";
}

const isMetric = (part: string) =>
  /^[\d.,/]+ *(grams?|grammes?|gramm|grs?|millil\p{L}*|litres?|liters?|onzs?|oza)\b/iu.test(part);
