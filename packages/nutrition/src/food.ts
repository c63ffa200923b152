import type { NutrientAmounts } from "./totals.ts";

/** Where a food's figures come from. */
export interface FoodSource {
  /** The release, as a reader may look it up: 'USDA SR Legacy', 'USDA FNDDS 2021-2023'. */
  readonly dataset: string;
  /** The record in that release: an FDC id, or the text that names a computed record. */
  readonly id: string;
  /**
   * Where no record of this food exists: the nearby food that the record is really of, as
   * 'fish sticks' for fish and chips. A receipt must say it.
   */
  readonly recordOf?: string;
}

/**
 * Datasets of nutrients that no table has: stated by the person, estimated by a language model, or of the
 * person's own words, foods and recipes. They are stored with each item, so they do not depend on a language.
 */
export const ownDatasets = {
  stated: "You said so",
  model: "AI estimate",
  dictionary: "Your own words",
  food: "Your own food",
  recipe: "Your own recipe",
} as const;

/**
 * The collection of products whose licence (ODbL) asks for a notice on everything that is made from it: screens show
 * it with each such food.
 */
export const openFoodFacts = {
  dataset: "Open Food Facts",
  notice:
    "Contains information from Open Food Facts, made available here under the Open Database License (ODbL) 1.0.",
  licenceUrl: "https://opendatacommons.org/licenses/odbl/1-0/",
} as const;

/** The ids of packaged products begin with it. */
export const productIdPrefix = "product:";

/** True for the id of a food that is a packaged product. */
export const isProductId = (foodId: string): boolean => foodId.startsWith(productIdPrefix);

/** A household measure of one food. */
export interface Portion {
  /**
   * One of the measure, as people say it, without the leading "1": 'slice', 'cup, shredded',
   * 'large', 'can, 12 fl oz'. Units and size words in it are what a message is matched against.
   */
  readonly label: string;
  /** Grams of one such measure. */
  readonly grams: number;
}

/** One of the records that the figures of a food are mixed of. */
export interface FoodPart {
  /** What it is in the dish: "boiled egg". */
  readonly name: string;
  /** 0 to 1, of the food's weight. */
  readonly share: number;
  readonly recordId: string;
}

export interface Food {
  /** Unique in a table, and stable: it is stored with the meals that used it. */
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** The aliases that are other foods, which take the figures of this one. A receipt must say it. */
  readonly approximateAliases?: readonly string[];
  /** What a portion already has: "milk" of a latte. It is not counted again if the words name it. */
  readonly contains?: readonly string[];
  /** Of a food whose figures are mixed of several records; absent or empty for others. */
  readonly parts?: readonly FoodPart[];
  /** Per 100 g of what is eaten. */
  readonly per100g: NutrientAmounts;
  readonly portions: readonly Portion[];
  /** The portion used if the words name none: an index into `portions`; null if there is none. */
  readonly defaultPortion: number | null;
  readonly source: FoodSource;
  /** A product of one brand: words that name no brand find a plain food before it. */
  readonly isBranded?: boolean;
  /** A record of another table, added to this one: words that name foods of both find this table's own before it. */
  readonly isImported?: boolean;
  /** How often people ate it in a survey; of imported foods that match equally well, the most eaten is chosen. */
  readonly eatings?: number;
  /** A food of the person whose serving has no known weight: `per100g` is then of one serving. */
  readonly isWeightUnknown?: boolean;
}

/** The usual portion of a food: its default, or the first of a food without a default. */
export const usualPortion = ({ portions, defaultPortion }: Food): Portion | undefined =>
  portions[defaultPortion ?? 0];
