export { formatEnergyNames, formatEnergyTable } from "./energy-table.ts";
export {
  ImportedFoodsError,
  type ImportedRelease,
  importedFoodsName,
  listImportedReleases,
} from "./imported-foods.ts";
export { loadFoodNames } from "./load-food-names.ts";
export { loadFoods } from "./load-foods.ts";
export { isEstimate, listAttributions, listRecords, type SourceRecord } from "./source-records.ts";
export { loadStarterTable } from "./starter-table.ts";
