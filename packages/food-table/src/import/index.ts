export {
  importProducts,
  type ProductImportOptions,
  type ProductImportReport,
} from "../products/import-products.ts";
export { ImportError } from "./import-error.ts";
export { type ImportOptions, type ImportReport, importFoods } from "./import-foods.ts";
export type { ImportProgress } from "./import-progress.ts";
export { requireTableName, tableNames } from "./tables/index.ts";
