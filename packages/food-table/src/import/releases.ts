import type { TableName } from "./tables/food-table-layout.ts";
import { foodTables } from "./tables/index.ts";

/** The four data sets of FoodData Central that hold foods as people eat or buy them. */
export type FdcKind = "foundation" | "sr-legacy" | "survey" | "branded";

/** What is imported as a whole, and replaces what was imported of its kind before. */
export type ReleaseKind = FdcKind | TableName;

interface ReleaseInfo {
  readonly kind: FdcKind;
  /** What a receipt calls the data set, before its release. */
  readonly name: string;
  /** `data_type` of its rows in food.csv; rows of other types are samples and experiments. */
  readonly dataType: string;
  /** The one key of its JSON download. */
  readonly jsonKey: string;
}

/** The releases of FoodData Central, in the order of their foods in the table: measured before calculated before labels. */
export const releases: readonly ReleaseInfo[] = [
  {
    kind: "foundation",
    name: "USDA Foundation Foods",
    dataType: "foundation_food",
    jsonKey: "FoundationFoods",
  },
  {
    kind: "sr-legacy",
    name: "USDA SR Legacy",
    dataType: "sr_legacy_food",
    jsonKey: "SRLegacyFoods",
  },
  { kind: "survey", name: "USDA FNDDS", dataType: "survey_fndds_food", jsonKey: "SurveyFoods" },
  {
    kind: "branded",
    name: "USDA Branded Foods",
    dataType: "branded_food",
    jsonKey: "BrandedFoods",
  },
];

/** All kinds in the order of their foods in the table. A kind keeps its place, which files store. */
export const releaseKinds: readonly ReleaseKind[] = [
  ...releases.map(({ kind }) => kind),
  ...foodTables.map(({ name }) => name),
];

/** What a message calls a kind. */
export function nameOfKind(kind: ReleaseKind): string {
  const release = releases.find((candidate) => candidate.kind === kind);
  return release?.name ?? foodTables.find(({ name }) => name === kind)?.title ?? kind;
}

/** The row of a kind. */
export function getRelease(kind: FdcKind): ReleaseInfo {
  const found = releases.find((release) => release.kind === kind);
  if (!found) throw new Error(`Not a release of FoodData Central: ${kind}`);
  return found;
}

/** "2018-04" or "2024-10-31", from the name of a download; undefined if it has no date. */
export function findReleaseDate(fileName: string): string | undefined {
  return /(?<!\d)(20\d\d-[01]\d(?:-[0-3]\d)?)(?!\d)/.exec(fileName)?.[1];
}
