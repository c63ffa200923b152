import {
  type ProductEntry,
  productList,
  productLookup,
  productLookupRequest,
  productSearchRequest,
  type SavedOwnFood,
} from "@morsel/contracts";
import { openFoodFacts } from "@morsel/nutrition";
import { json, refusal } from "./answers.ts";
import { sampleFood } from "./sample-meals.ts";

/** The own food and the product with a barcode. */
export function lookUpProduct(
  body: unknown,
  products: readonly ProductEntry[],
  ownFoods: readonly SavedOwnFood[],
): Response {
  const { barcode } = productLookupRequest.parse(body);
  const own = ownFoods.find((food) => food.barcode === barcode) ?? null;
  const product = products.find((one) => one.barcode === barcode) ?? null;
  if (!own && !product) return refusal("product_not_found");
  return json(200, productLookup.parse({ own_food: own, product }));
}

/** The products whose name contains the query. */
export function searchProducts(body: unknown, products: readonly ProductEntry[]): Response {
  const { query } = productSearchRequest.parse(body);
  const items = products
    .filter(({ food }) => food.name.toLowerCase().includes(query.toLowerCase()))
    .map(({ food, barcode, is_per_volume }) => ({
      ...{ id: food.id, name: food.name, barcode, is_per_volume },
      calories_kcal: food.per_100g.calories_kcal,
      usual_portion: food.portions[food.usual_portion ?? -1] ?? null,
      source: openFoodFacts.dataset,
    }));
  return json(200, productList.parse({ items }));
}

/** Oat biscuits of 420 kcal per 100 g in a pack of 300 g. */
export function sampleProduct(part: Partial<ProductEntry> = {}): ProductEntry {
  const food = sampleFood({
    id: "product:off:05000159407236",
    name: "Oat Biscuits (Hill Farm)",
    portions: [
      { label: "serving", grams: 25 },
      { label: "package", grams: 300 },
    ],
    usual_portion: 0,
  });
  return {
    food: {
      ...food,
      per_100g: { ...food.per_100g, calories_kcal: 420 },
      source: { ...food.source, attributions: ["From Open Food Facts (ODbL)."] },
    },
    barcode: "5000159407236",
    brand: "Hill Farm",
    serving_g: 25,
    package_g: 300,
    is_per_volume: false,
    updated_on: "2026-02-02",
    ...part,
  };
}
