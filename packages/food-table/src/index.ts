export { formatEnergyTable } from "./energy-table.ts";
export {
  type FoodRow,
  FoodTableError,
  foodColumns,
  formatFoodTable,
  parseFoodRows,
  parseFoodTable,
} from "./food-csv.ts";
export {
  ImportedFoodsError,
  type ImportedRelease,
  importedFoodsName,
  isBrandedFood,
  listImportedReleases,
} from "./imported-foods.ts";
export { loadFoods } from "./load-foods.ts";
export { loadStarterTable } from "./starter-table.ts";
