import { openFoodFacts as odblSource } from "@morsel/nutrition";
import type { FoodTableSource } from "../starter-sources.ts";

/** A collection of packaged foods. Each has a file of its own, because licences differ. */
export interface ProductSource {
  /** Part of the ids of its products. */
  readonly key: ProductSourceKey;
  /** Its file in the folder of data. */
  readonly fileName: string;
  /** As foods name it. */
  readonly dataset: string;
  /** The line that its licence asks for. */
  readonly attribution: string;
}

export type ProductSourceKey = "off" | "usda";

export const openFoodFacts: ProductSource = {
  key: "off",
  fileName: "products-openfoodfacts.db",
  dataset: odblSource.dataset,
  attribution: odblSource.notice,
};

export const usdaBranded: ProductSource = {
  key: "usda",
  fileName: "products-usda.db",
  dataset: "USDA Branded Foods",
  attribution:
    "U.S. Department of Agriculture, Agricultural Research Service. FoodData Central: Branded Foods.",
};

/** Where two have a product of the same day, the earlier one is used. */
export const productSources: readonly ProductSource[] = [openFoodFacts, usdaBranded];

/** The sources of products as `source-records.ts` describes all sources. */
export const productRecordSources: readonly FoodTableSource[] = [
  {
    dataset: openFoodFacts.dataset,
    recordId: /^\d{8,14}$/,
    attribution: openFoodFacts.attribution,
    recordUrl: (id) => `https://world.openfoodfacts.org/product/${id}`,
  },
  {
    dataset: usdaBranded.dataset,
    recordId: /^\d{1,10}$/,
    attribution: usdaBranded.attribution,
    recordUrl: (id) => `https://fdc.nal.usda.gov/food-details/${id}/nutrients`,
  },
];
