export {
  type FoodRow,
  FoodTableError,
  foodColumns,
  formatFoodTable,
  parseFoodRows,
  parseFoodTable,
} from "./food-csv.ts";
export { loadStarterTable } from "./starter-table.ts";
