/** A release that gives figures to foods. */
export interface FoodTableSource {
  /** As foods name it. A food mixed from two releases names both, joined by " and ". */
  readonly dataset: string;
  /** The ids of its records. */
  readonly recordId: RegExp;
  /** The line that its licence asks for. */
  readonly attribution: string;
  /** The web page of a record, or of the table. FoodData Central's is in `source-records.ts`. */
  readonly recordUrl?: (id: string) => string;
}

/** The figures of a food without a record. Its receipt says so. */
export const estimateSource = { dataset: "Morsel's estimate", id: "(no record)" } as const;

/** The releases of the starter table. README.md and the terms of service have their lines. */
export const starterSources: readonly FoodTableSource[] = [
  {
    dataset: "USDA FNDDS 2021-2023",
    recordId: /^\d{7}$/,
    attribution:
      "U.S. Department of Agriculture, Agricultural Research Service. FoodData Central: FNDDS 2021-2023 and SR Legacy (April 2018).",
  },
  {
    dataset: "USDA SR Legacy",
    recordId: /^(\d{6}|NDB \d{5})$/,
    attribution:
      "U.S. Department of Agriculture, Agricultural Research Service. FoodData Central: FNDDS 2021-2023 and SR Legacy (April 2018).",
  },
  {
    dataset: "CoFID 2021",
    recordId: /^\d\d-\d{3,4}$/,
    attribution:
      "Contains public sector information licensed under the Open Government Licence v3.0. McCance and Widdowson's The Composition of Foods Integrated Dataset 2021, Public Health England. © Crown copyright 2021.",
    recordUrl: () =>
      "https://www.gov.uk/government/publications/composition-of-foods-integrated-dataset-cofid",
  },
  {
    dataset: "BLS 4.0",
    recordId: /^[A-Z][0-9A-Z]{6}$/,
    attribution:
      "Max Rubner-Institut (2025): Bundeslebensmittelschlüssel (BLS), Version 4.0 – Deutsche Nährstoffdatenbank. Karlsruhe. DOI 10.25826/Data20251217-134202-0. CC BY 4.0. Values rounded and shortened.",
    recordUrl: () => "https://www.blsdb.de/",
  },
  {
    dataset: "Ciqual 2025",
    recordId: /^\d{4,5}$/,
    attribution:
      "Anses. 2025. Table de composition nutritionnelle des aliments Ciqual (2025-11-03). Licence Ouverte 2.0.",
    recordUrl: (id) => `https://ciqual.anses.fr/#/aliments/${id}`,
  },
  {
    dataset: "MEXT 2023",
    recordId: /^\d{5}$/,
    attribution: "日本食品標準成分表（八訂）増補2023年から引用（文部科学省）",
    recordUrl: () => "https://fooddb.mext.go.jp/",
  },
  {
    dataset: "Swiss Food Composition Database 7.0",
    recordId: /^\d{1,5}$/,
    attribution:
      "Swiss Food Composition Database 7.0, Federal Food Safety and Veterinary Office FSVO.",
    recordUrl: () => "https://naehrwertdaten.ch/",
  },
];

/** What is wrong with the dataset and the record ids of a food; empty if nothing is. */
export function findSourceFaults({
  dataset,
  id,
  recordOf,
}: {
  readonly dataset: string;
  readonly id: string;
  readonly recordOf?: string;
}): string[] {
  if (dataset === estimateSource.dataset) {
    const faults =
      id === estimateSource.id ? [] : [`an estimate has the id "${estimateSource.id}"`];
    return recordOf ? faults : [...faults, "an estimate says in record_of what it is based on"];
  }
  const separator = /, | and /;
  const sources = dataset
    .split(separator)
    .map((name) => starterSources.find((source) => source.dataset === name));
  if (sources.some((source) => source === undefined)) return [`"${dataset}" is not a release`];
  return id
    .split(separator)
    .filter((record) => !sources.some((source) => source?.recordId.test(record)))
    .map((record) => `"${record}" is not a record of ${dataset}`);
}
