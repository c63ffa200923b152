import { brands } from "./brands.ts";
import { compounds } from "./compounds.ts";
import { qualityVariants } from "./diet-qualifiers.ts";
import { babyFoods, crusts, juiceOfFruits, milkFromMix, patties, pizzaOnBread } from "./phrases.ts";
import { preparations } from "./preparation.ts";
import { synonyms } from "./synonyms.ts";

const measures = {
  "fl oz": "floz",
  "fl . oz": "floz",
  "fluid ounce": "floz",
  "fluid oz": "floz",
  "m l": "ml",
  "k g": "kg",
  "cubic inch": "cubicinch",
  "surface inch": "surfaceinch",
  "square inch": "surfaceinch",
  "foot long": "footlong",
};

/**
 * Words that mean one thing together, or one thing by another name; written as one token in
 * foods and messages alike. Keys and values are words as people write them; compared by stem.
 */
export const variants: Readonly<Record<string, string>> = {
  ...measures,
  ...brands,
  ...compounds,
  ...pizzaOnBread(),
  ...babyFoods(),
  ...preparations,
  ...crusts(),
  ...patties(),
  ...qualityVariants(),
  ...milkFromMix(),
  ...juiceOfFruits(),
  ...synonyms,
};
