import type { MealType } from "../meal.ts";
import type { NutrientId } from "../nutrients.ts";

/**
 * One food as the message names it, before any table was asked. The built-in reader writes
 * these, and so may a language model: words and amounts, never a figure that the table has.
 */
export interface FoodMention {
  /** The food's own words, without amount and unit: "whole wheat toast". */
  readonly words: string;
  /** How many units, or pieces where no unit is given; absent where nothing was said. */
  readonly amount?: number;
  /** The unit as it was said: "g", "cup", "slice", "12 fl oz can", "small bowl". */
  readonly unit?: string;
  /** What else was said of amount or kind: "large", "without butter". */
  readonly qualifiers?: readonly string[];
  /** The message's words for this mention, amount included; where absent it is put together. */
  readonly text?: string;
  /** Where no amount was said: the pieces that it was spread or poured over (butter on two toasts). */
  readonly spreadOverPieces?: number;
  /** The share of that amount that was eaten: 0.5 for "ate half". */
  readonly share?: number;
  /** Figures that the person states of this food; they win over the table's. */
  readonly figures?: StatedNutrients;
  /** Grams that a language model saw in a photo; they count where no amount was said. */
  readonly photoGrams?: number;
  /** What a language model supposes of this food; it counts only where the table knows nothing. */
  readonly estimate?: FoodEstimate;
  /** Whose meaning this is: the person said other words, of their own dictionary. */
  readonly ownWord?: DictionaryEntry;
  /** Those other words, amount included, where they mean this one food. */
  readonly dictionaryPhraseText?: string;
}

/** An entry of a person's own dictionary: "my latte" means "300 ml oat milk latte". */
export interface DictionaryEntry {
  readonly phrase: string;
  readonly meaning: string;
}

/** A language model's guess at a food: checked, marked as such, and never very confident. */
export interface FoodEstimate {
  readonly per100g?: {
    readonly calories_kcal?: number | undefined;
    readonly protein_g?: number | undefined;
    readonly carbs_g?: number | undefined;
    readonly fat_g?: number | undefined;
  };
  /** Grams of all that was eaten of it; they count where no weight was said. */
  readonly grams?: number;
}

/** Figures as a person states them: "210 kcal, 20 g protein". */
export interface StatedNutrients {
  readonly amounts: Readonly<Partial<Record<NutrientId, number>>>;
  /** What they are of: all that was eaten, one piece ("each"), or 100 g. */
  readonly per: "all" | "piece" | "100-g";
}

/** One meal of a message, as read: what may be a meal, before foods are matched. */
export interface MealMentions {
  /** The meal's type, where the words state it. */
  readonly mealType?: MealType;
  /** The words that say when it was eaten, as they were written: "yesterday at 8". */
  readonly timeWords?: string;
  /** The person's own words for this meal; where absent, the mentions' words are joined. */
  readonly description?: string;
  readonly mentions: readonly FoodMention[];
}
