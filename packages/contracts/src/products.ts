import { z } from "zod";
import { foodEntry, portion } from "./foods.ts";
import { barcodeMaxLength, foodQueryMaxLength, foodsListed } from "./limits.ts";
import { savedOwnFood } from "./own-foods.ts";
import { storableText } from "./storable-text.ts";

/** A barcode as a scanner reads it or a person types it: EAN-8, EAN-13, UPC-A, UPC-E or GTIN-14. */
export const barcode = storableText.trim().min(1).max(barcodeMaxLength);

/** POST /api/products/lookup (beyond the spec): the product of a barcode. */
export const productLookupRequest = z.strictObject({ barcode });

/** A packaged food. */
export const product = z.strictObject({
  food: foodEntry,
  /** As it is printed; null if the source states none. */
  barcode: z.string().nullable(),
  brand: z.string(),
  /** Grams or millilitres; null if unknown. */
  serving_g: z.number().nullable(),
  package_g: z.number().nullable(),
  /** True if figures are per 100 ml; 1 ml counts as 1 g. */
  is_per_volume: z.boolean(),
  /** YYYY-MM-DD: when the source last changed it. */
  updated_on: z.string(),
});
export type ProductEntry = z.infer<typeof product>;

/** The response: the user's own food with this barcode, and the product of the store. At least one is there. */
export const productLookup = z.strictObject({
  own_food: savedOwnFood.nullable(),
  product: product.nullable(),
});
export type ProductLookup = z.infer<typeof productLookup>;

/** POST /api/products/search (beyond the spec). All words must occur; the last one may be incomplete. */
export const productSearchRequest = z.strictObject({
  query: storableText.trim().min(1).max(foodQueryMaxLength),
  limit: z.number().int().min(1).max(foodsListed).default(foodsListed),
});

const productHit = z.strictObject({
  /** The id of its food. */
  id: z.string(),
  name: z.string(),
  barcode: z.string().nullable(),
  /** Per 100 g, or per 100 ml if `is_per_volume`; null if unknown. */
  calories_kcal: z.number().nullable(),
  is_per_volume: z.boolean(),
  usual_portion: portion.nullable(),
  /** The data set of its figures: "Open Food Facts". */
  source: z.string(),
});
export type ProductHitEntry = z.infer<typeof productHit>;

/** The response: the products that match the query, best first. */
export const productList = z.strictObject({ items: z.array(productHit) });
export type ProductList = z.infer<typeof productList>;
