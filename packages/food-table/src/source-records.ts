import type { FoodSource } from "@morsel/nutrition";
import { fdcAttribution, importSources, isFdcDataset } from "./import-sources.ts";
import { listParts, splitList } from "./mix-parts.ts";
import { productRecordSources } from "./products/product-sources.ts";
import { estimateSource, starterSources } from "./starter-sources.ts";

/** One record of a food composition table. */
export interface SourceRecord {
  /** The release: 'USDA SR Legacy'. */
  readonly dataset: string;
  readonly id: string;
  /** The web page of the record, or of the table if its records have none; undefined if neither is known. */
  readonly url: string | undefined;
  /** What the record contributes to a mix; undefined if the food is not a mix. */
  readonly part: { readonly name: string; readonly percent: number } | undefined;
}

/** The records that a food's figures come from; [] for an estimate without a record. */
export function listRecords(source: FoodSource): readonly SourceRecord[] {
  if (isEstimate(source)) return [];
  const datasets = splitList(source.dataset);
  const ids = splitList(source.id);
  const parts = listParts(source.recordOf);
  return ids.map((id, place) => {
    const dataset = datasets.length === 1 ? source.dataset : findDataset(datasets, id);
    return {
      dataset,
      id,
      url: findRecordUrl(dataset, id),
      part: parts.length === ids.length ? parts[place] : undefined,
    };
  });
}

/** True if no record has the figures. */
export function isEstimate({ dataset }: FoodSource): boolean {
  return dataset === estimateSource.dataset;
}

/** The lines that the licences of a food's records ask for, each once. */
export function listAttributions(source: FoodSource): readonly string[] {
  const lines = listRecords(source).flatMap(({ dataset }) => {
    const known = findSource(dataset)?.attribution;
    return known ?? (isFdcDataset(dataset) ? fdcAttribution : []);
  });
  return [...new Set(lines)];
}

/** Records of different releases have ids of different forms. */
function findDataset(datasets: readonly string[], id: string): string {
  return datasets.find((dataset) => findSource(dataset)?.recordId.test(id)) ?? datasets.join(", ");
}

const sources = new Map(
  [...starterSources, ...importSources, ...productRecordSources].map((one) => [one.dataset, one]),
);

const findSource = (dataset: string) => sources.get(dataset);

function findRecordUrl(dataset: string, id: string): string | undefined {
  if (isFdcDataset(dataset)) {
    return /^\d+$/.test(id) ? `https://fdc.nal.usda.gov/food-details/${id}/nutrients` : undefined;
  }
  return findSource(dataset)?.recordUrl?.(id);
}
