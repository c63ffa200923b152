import type { ProductEntry, ProductHitEntry } from "@morsel/contracts";
import type { Product, ProductStore } from "@morsel/food-table/products";
import { formatBarcode } from "@morsel/nutrition";
import type { DictionaryEntry, ReaderLanguage } from "@morsel/nutrition/estimate";
import { toFoodEntry, toPortion } from "../foods/index.ts";

const printed = ({ barcode }: Product) => (barcode === null ? null : formatBarcode(barcode));

/** Converts a product to the API's. */
export function toProductEntry(
  product: Product,
  language: ReaderLanguage | undefined,
): ProductEntry {
  return {
    food: toFoodEntry(product.food, language),
    barcode: printed(product),
    brand: product.brand,
    serving_g: product.servingGrams,
    package_g: product.packageGrams,
    is_per_volume: product.isPerVolume,
    updated_on: product.updatedOn,
  };
}

/** Converts a product of a search to the API's. */
export function toProductHit(
  product: Product,
  language: ReaderLanguage | undefined,
): ProductHitEntry {
  const { id, name, per100g, portions, defaultPortion } = product.food;
  const usual = defaultPortion === null ? undefined : portions[defaultPortion];
  return {
    id,
    name,
    barcode: printed(product),
    calories_kcal: per100g.calories_kcal,
    is_per_volume: product.isPerVolume,
    usual_portion: usual ? toPortion(usual, language) : null,
    source: product.food.source.dataset,
  };
}

/** A product as an entry of a dictionary, by which the engine finds its food. */
export function productToEntry({ food }: Product): DictionaryEntry {
  return { phrase: food.name, meaning: food.name, food };
}

/** The products with these ids, named in a language, as entries; ids of other foods are ignored. */
export function findProductEntries(
  products: ProductStore,
  foodIds: readonly (string | undefined)[],
  language: string,
): readonly DictionaryEntry[] {
  return [...new Set(foodIds)].flatMap((id) => {
    const product = id === undefined ? undefined : products.findById(id, language);
    return product ? [productToEntry(product)] : [];
  });
}
