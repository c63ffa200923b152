import type { FoodMention } from "../estimate/food-mention.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { MessageContext } from "../estimate/message/read-time.ts";
import type { Language } from "../languages/language.ts";
import { forLanguage } from "../languages/language.ts";
import type { MealEstimate, MealItem } from "../meal.ts";
import type { ClauseReading } from "./edit-outcome.ts";
import { createFoodSearch, type FoodSearch } from "./find-variant.ts";
import { headOf, stemsOf, stemsOfEachWord } from "./item-words.ts";

/** The words that can refer to an item, as stems in the table's spelling. */
export interface ItemWords {
  readonly item: MealItem;
  /** From the user's words. */
  readonly own: ReadonlySet<string>;
  /** From the user's words and the food's name. */
  readonly all: ReadonlySet<string>;
  /** The food's other names, each as the stems of its words. */
  readonly aliases: ReadonlySet<string>;
  /** The head noun. */
  readonly head: string | undefined;
}

/** How an instruction is read. */
export interface ReadingMode {
  /** True for an instruction of another language: its words are those of a translation. */
  readonly isTranslated: boolean;
  /** True to begin a clause at a verb without a separator before it. */
  readonly splitsRunOns: boolean;
  /** What was read in other modes, by the foods that it was read with: a person's own words bring other foods. */
  readonly caches?: ReadingCaches;
}

export type ReadingCaches = WeakMap<FoodIndex, ReadingCache>;

/** Caches of what words mean in each mode: the segmentations of an instruction contain the same words again. */
export interface ReadingCache {
  readonly foods: Map<string, readonly FoodMention[] | undefined>;
  /** Of clauses about a meal. */
  readonly clauses: WeakMap<MealEstimate, Map<string, ClauseReading>>;
  readonly items: WeakMap<MealItem, ItemWords>;
  /** Of words as names, in instructions about a meal. */
  readonly rolesOfNames: WeakMap<MealEstimate, RolesOfNames>;
}

type RolesOfNames = Map<string, "item" | "food" | "kind" | undefined>;

function cacheIn(caches: ReadingCaches, foods: FoodIndex): ReadingCache {
  const cache = caches.get(foods) ?? {
    foods: new Map(),
    clauses: new WeakMap(),
    items: new WeakMap(),
    rolesOfNames: new WeakMap(),
  };
  caches.set(foods, cache);
  return cache;
}

export const phrasingsOnly: ReadingMode = {
  isTranslated: false,
  splitsRunOns: true,
};

/** The meal and foods that an instruction refers to. */
export interface EditContext {
  readonly language: Language;
  readonly meal: MealEstimate;
  readonly items: readonly ItemWords[];
  readonly search: FoodSearch;
  readonly written: MessageContext;
  readonly mode: ReadingMode;
  readonly cache: ReadingCache;
  /** Cache of the roles of words as names of items and foods. */
  readonly rolesOfNames: RolesOfNames;
}

/** Prepares a meal for instructions about it. */
export function createEditContext(
  meal: MealEstimate,
  foods: FoodIndex,
  written: MessageContext,
  mode = phrasingsOnly,
): EditContext {
  const search = createFoodSearch(foods, written.dictionary);
  const cache = cacheIn(mode.caches ?? new WeakMap(), foods);
  const items = meal.items.map((item) => {
    const words = cache.items.get(item) ?? wordsOf(item, search);
    cache.items.set(item, words);
    return words;
  });
  const rolesOfNames: RolesOfNames = cache.rolesOfNames.get(meal) ?? new Map();
  cache.rolesOfNames.set(meal, rolesOfNames);
  return {
    language: foods.language,
    meal,
    search,
    written,
    items,
    mode,
    cache,
    rolesOfNames,
  };
}

const ingredients = forLanguage(
  (language) => new RegExp(language.edits.references.ingredientPrepositions),
);

function wordsOf(item: MealItem, { index, foodOfId }: FoodSearch): ItemWords {
  const named = item.words ?? item.food.name;
  const spoken = `${named} ${item.text}`;
  const own = [...stemsOf(spoken, index), ...stemsOfEachWord(spoken, index)];
  const aliases = foodOfId(item.food.id)?.aliases ?? [];
  // An ingredient does not name the food: "the dressing" does not mean a salad with dressing.
  const [name = ""] = item.food.name.split(ingredients(index.language));
  return {
    item,
    own: new Set(own),
    all: new Set([...own, ...stemsOf(name, index)]),
    aliases: new Set(aliases.map((alias) => stemsOf(alias, index).join(" "))),
    head: headOf(named, index),
  };
}
