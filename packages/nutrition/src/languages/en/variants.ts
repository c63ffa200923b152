import { brandVariants } from "./brands.ts";
import { compoundVariants } from "./compounds.ts";
import { dietVariants } from "./diet-qualifiers.ts";
import {
  babyFoodVariants,
  breadVariants,
  crustVariants,
  fruitJuiceVariants,
  fryVariants,
  milkMixVariants,
  pattyVariants,
  pepperoniVariants,
  pizzaBaseVariants,
  popcornVariants,
} from "./phrases.ts";
import { preparationVariants } from "./preparation.ts";
import { synonymVariants } from "./synonyms.ts";
import { vesselVariants } from "./vessels.ts";

const measureVariants = {
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
 * Variants of words and phrases, replaced by one spelling in foods and messages alike. Keys and
 * values are ordinary words; they are compared by stem.
 */
export const spellingVariants: Readonly<Record<string, string>> = {
  ...measureVariants,
  ...vesselVariants,
  ...brandVariants,
  ...compoundVariants,
  ...pizzaBaseVariants(),
  ...babyFoodVariants(),
  ...preparationVariants,
  ...crustVariants(),
  ...pattyVariants(),
  ...breadVariants(),
  ...pepperoniVariants(),
  ...popcornVariants(),
  ...dietVariants(),
  ...milkMixVariants(),
  ...fruitJuiceVariants(),
  ...fryVariants(),
  ...synonymVariants,
};
