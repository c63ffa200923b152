import type { Food } from "../food.ts";
import type { MealType } from "../meal.ts";
import type { NutrientId } from "../nutrients.ts";
import type { CountedPart } from "./exclusions/exclude-parts.ts";

/**
 * A food as the message mentions it, before matching. Written by the built-in reader or a language
 * model: words and amounts, never nutrients from a table.
 */
export interface FoodMention {
  /** The food's words without amount and unit: "whole wheat toast". */
  readonly words: string;
  /** The count of units, or of pieces if there is no unit; absent if not stated. */
  readonly amount?: number;
  /** True for "a few" and "several", which are more of small pieces. */
  readonly isRough?: boolean;
  /** The unit as written: "g", "cup", "slice", "12 fl oz can", "small bowl". */
  readonly unit?: string;
  /** The combo meal that this food belongs to, in the person's words; they do not name the food. */
  readonly includedIn?: string;
  /** True for words that look like food and match none: they are reported, never matched. */
  readonly isNotCounted?: boolean;
  /**
   * How the words join the previous mention: as its part ("with", "made of", a colon or a bracket),
   * without a word between, or as the next item of a list. Absent if they are separate.
   */
  readonly joinedBy?: "part" | "adjacent" | "list";
  /** True if it is in the bracket that follows the name of another food: "a wrap (chicken, lettuce)". */
  readonly isInBracket?: boolean;
  /** True if the words say that the dish before was made of it: "an omelette, I used 3 eggs". */
  readonly isIngredient?: boolean;
  /** True if a later mention of the same food says its amount: "bacon and eggs, 3 slices of bacon". */
  readonly isNamedAgain?: boolean;
  /** Other words about the amount or variety: "large", "without butter". */
  readonly qualifiers?: readonly string[];
  /** Parts that were left out, in words that do not choose the food: "no sugar". */
  readonly leftOut?: readonly string[];
  /** Parts that are mentions of their own, with their amounts. */
  readonly countedParts?: readonly CountedPart[];
  /** The message's words for this mention, including the amount; if absent, they are joined from the other fields. */
  readonly text?: string;
  /** Without an amount: the number of pieces it was spread over (butter on two toasts). */
  readonly spreadOverPieces?: number;
  /** Without an amount: it is the bread around a filling. */
  readonly isSandwichBread?: boolean;
  /** Without an amount: it was stirred into a hot drink. */
  readonly isStirredIn?: boolean;
  /** Without an amount: it was poured on cereal. */
  readonly isPouredOn?: boolean;
  /** The eaten share of the amount: 0.5 for "ate half". */
  readonly share?: number;
  /** Of a food without an amount, the share if its usual portion is a whole one: "a naan", but not "a plate of nachos". */
  readonly shareOfWhole?: number;
  /** The part of a cooked dish that was eaten; the amount is the whole dish's. */
  readonly eatenPart?: EatenPart;
  /** Nutrients that the person states; they replace the table's. */
  readonly figures?: StatedNutrients;
  /** Nutrients that the person states for this food and the others with the same object. */
  readonly totalFigures?: StatedNutrients;
  /** Grams that a language model estimated from a photo; used if no amount is stated. */
  readonly photoGrams?: number;
  /** A language model's estimate; used only if the table does not have the food. */
  readonly estimate?: FoodEstimate;
  /** The food of the table whose name or alias the words are exactly. */
  readonly namedFood?: Food;
  /** The dictionary entry that this mention was expanded from. */
  readonly dictionaryEntry?: DictionaryEntry;
  /** The phrase in the message, including the amount, if the entry means only this food. */
  readonly dictionaryPhraseText?: string;
}

/** "one of 4 servings of chili", "300 of 1200 g": `eaten` of `whole`. */
export interface EatenPart {
  /** The person's name of the dish; empty if it has none. */
  readonly dish: string;
  readonly eaten: number;
  readonly whole: number;
  /** The unit of both, if the dish was weighed or measured. */
  readonly unit?: "g" | "ml";
}

/**
 * An entry of a person's dictionary: "my latte" means "300 ml oat milk latte", or the name of one of the
 * person's own foods and recipes.
 */
export interface DictionaryEntry {
  readonly phrase: string;
  /** Read like a message; the food's name if the entry is the name of an own food. */
  readonly meaning: string;
  /** The own food, recipe or product that the phrase names; it is used as it is, not expanded. */
  readonly food?: Food;
  /** Other products that the phrase fits as well. */
  readonly otherFoods?: readonly Food[];
}

/** A language model's estimate of a food. It is validated, marked as an estimate and never has high confidence. */
export interface FoodEstimate {
  readonly per100g?: {
    readonly calories_kcal?: number | undefined;
    readonly protein_g?: number | undefined;
    readonly carbs_g?: number | undefined;
    readonly fat_g?: number | undefined;
  };
  /** Grams of the eaten amount; used if no weight is stated. */
  readonly grams?: number;
}

/** Nutrients that a person states: "210 kcal, 20 g protein". */
export interface StatedNutrients {
  readonly amounts: Readonly<Partial<Record<NutrientId, number>>>;
  /** What they refer to: the eaten amount, one piece ("each"), 100 g or 100 ml. */
  readonly per: "all" | "piece" | "100-g" | "100-ml";
  /** True for figures before a food, "180 kcal biscuits": without a count of the pieces, they are of all. */
  readonly isOfNext?: boolean;
  /** True if the message says how much was eaten in words that are not understood: one serving is assumed. */
  readonly isAmountUnread?: boolean;
  /** The energy of all foods that the person stated it for, if this is only a part of it. */
  readonly totalKcal?: number;
}

/** How uncertain the structure of a message is, each from 0 (certain) to 0.5 (even odds). */
export interface StructureUncertainty {
  /** Which numbers are clock times of meals. */
  readonly times: number;
  /** Which foods were eaten. */
  readonly eaten: number;
  /** Where another meal begins. */
  readonly meals: number;
}

/** A meal of a message, before matching. */
export interface MealMentions {
  /** The meal's type, if the message states it. */
  readonly mealType?: MealType;
  /** The words for the time, as written: "yesterday at 8". */
  readonly timeWords?: string;
  /** The person's words for this meal; if absent, the words of the mentions are joined. */
  readonly description?: string;
  readonly mentions: readonly FoodMention[];
  /** The words for foods that, as the message says, were not eaten. */
  readonly notEaten?: readonly string[];
  /** Number of numbers in the words that no mention uses: each may be an amount that was not understood. */
  readonly unusedNumbers?: number;
  /** True if a yield, a share or an energy was stated that no mention uses. */
  readonly isPartUnread?: boolean;
  /** Of the whole message; absent if it was not read from words. */
  readonly uncertainty?: StructureUncertainty;
}
