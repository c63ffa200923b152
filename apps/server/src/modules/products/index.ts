export { findProductMentions } from "./find-product-mentions.ts";
export { findProductEntries, productToEntry } from "./product-entries.ts";
export { productRoutes } from "./product-routes.ts";
