export type { Product } from "./product-food.ts";
export {
  openFoodFacts,
  type ProductSource,
  productSources,
  usdaBranded,
} from "./product-sources.ts";
export { type ProductCollection, ProductStore, ProductStoreError } from "./product-store.ts";
export { isSameWord, productWords } from "./product-words.ts";
