import type { FoodSource } from "./food.ts";
import type { NutrientAmounts } from "./totals.ts";

export const mealTypes = ["breakfast", "lunch", "dinner", "snack"] as const;
export type MealType = (typeof mealTypes)[number];

/** How long ago a meal may have been eaten when it is logged: 366 days. */
export const mealMaxAgeMs = 366 * 24 * 3_600_000;

/**
 * How an item's grams were found. The name of the rule is stored with the item and shown
 * on its receipt; issue by issue more rules may join, none may change its meaning.
 */
export const portionRules = [
  /** "150 g rice", "6 oz steak": a weight that the person said. */
  "stated-weight",
  /** "200 ml milk", "a 12 fl oz can": a volume that the person said, by the food's own density. */
  "stated-volume",
  /** "two slices", "a cup": a household portion of the food, times the amount said. */
  "household-portion",
  /** "a large banana": the portion of that size. */
  "size-word",
  /** "two eggs", "an apple": a count, by the weight of one piece of the food. */
  "piece-count",
  /** "a protein bar, 210 kcal": the weight that has the energy that the person stated. */
  "stated-energy",
  /** "350 kcal", "a zorblat, 210 kcal": the nutrients were stated and the weight is unknown. */
  "stated-figures",
  /** "rice": nothing was said, so the food's default portion was taken. */
  "default-portion",
  /** A photo, or a food that the table does not know: a language model supposed the grams. */
  "ai-estimate",
  /**
   * "some zigni": nothing in the table says how much one eats of this food, so 100 g were
   * taken. Never stated, never confident, always said in the meal's notes.
   */
  "assumed-100-g",
] as const;
export type PortionRule = (typeof portionRules)[number];

/** True for an amount that was said as a weight or a volume. */
export const isMeasured = ({ rule }: { readonly rule: PortionRule }): boolean =>
  rule === "stated-weight" || rule === "stated-volume";

export interface ItemPortion {
  readonly rule: PortionRule;
  /** The receipt's line, as "2 x 1 slice = 64 g"; plain text, no trailing full stop. */
  readonly explanation: string;
  /** True if the amount was stated, false if it was assumed. */
  readonly isStated: boolean;
  /** Count and household unit, for the serving of a single food; absent in old meals. */
  readonly count?: number;
  readonly unit?: string;
}

/** One food of a meal, with its receipt. */
export interface MealItem {
  /** The words of the message that this item was read from. */
  readonly text: string;
  readonly food: { readonly id: string; readonly name: string };
  readonly source: FoodSource;
  /** Grams eaten, rounded to 0.1 g; null if unknown because only nutrients were stated. */
  readonly grams: number | null;
  readonly portion: ItemPortion;
  /** 0-1: how likely food and grams are what was meant. */
  readonly confidence: number;
  readonly energyRange: EnergyRange;
  readonly nutrients: NutrientAmounts;
  /** The food's own words without its amount, which titles are made of; absent in old meals. */
  readonly words?: string;
  /** This item's part of the meal's notes, in sentences; absent if there is none. */
  readonly remarks?: readonly string[];
  /**
   * Where an edit made more or less of the item: what it was before, and how many times that it is
   * now. Scaling starts from there each time, so that double and then half is what it was.
   */
  readonly scaled?: { readonly from: MealItem; readonly times: number };
}

/** The likely range of the energy, in whole kilocalories; null if the energy is unknown. */
export interface EnergyRange {
  readonly lowKcal: number | null;
  readonly highKcal: number | null;
}

/** A possible answer: one portion or a weight of a food, or the food in the amount that was said. */
export interface QuestionAnswer {
  /** As a button says it: "Large", "French fries". */
  readonly label: string;
  readonly foodId: string;
  /** The label of the food's portion; absent if the answer is the food. */
  readonly portion?: string;
  /** The amount, if the answer is a weight: left-overs of a logged food. */
  readonly grams?: number;
}

/** A question about one item, whose answer narrows the range of the meal's energy. */
export interface MealQuestion {
  /** The same for the same question about the same words: "size:latte". */
  readonly id: string;
  /** "Was the latte small, medium or large?" */
  readonly text: string;
  /** The index of its item. */
  readonly item: number;
  /** Two to four. */
  readonly answers: readonly QuestionAnswer[];
  /** The difference between the answers with the most and the least energy. */
  readonly narrowsKcal: number;
  readonly state: QuestionState;
  /** What the words of its item mean from now on, by the answer that was given. */
  readonly learned?: { readonly phrase: string; readonly meaning: string };
  /** True if the answer is about this meal only: a weight before cooking, left-overs. */
  readonly isOnce?: boolean;
}

export type QuestionState = "open" | "answered" | "dismissed";

export interface MealEstimate {
  /** Up to 80 characters, as "Scrambled Eggs, Whole Wheat Toast and Orange Juice". */
  readonly title: string;
  /** The person's own words for this meal. */
  readonly description: string;
  readonly mealType: MealType;
  /** When it was eaten, epoch milliseconds. */
  readonly consumedAtMs: number;
  readonly items: readonly MealItem[];
  /** The sum of the items' nutrients, item by item as stored, so that parts and total agree. */
  readonly nutrients: NutrientAmounts;
  /** How many items report each nutrient is `items.length` minus what is unknown here. */
  readonly serving: {
    /** How many servings the entry stands for: 1 for a whole meal, the count for a single food. */
    readonly servings: number;
    /** Of all that has a weight: 0 if nothing has. */
    readonly servingSizeGrams: number;
    /** The household unit of one serving, as 'slice'; 'meal' if the entry has several foods. */
    readonly householdUnit: string;
  };
  /** 0-1, energy-weighted over the items. */
  readonly confidence: number;
  readonly energyRange: EnergyRange;
  /** Assumptions and unmatched words, in sentences; '' if there are none. */
  readonly notes: string;
  /** Words that looked like food and matched none; absent if there are none, and in old meals. */
  readonly unmatched?: readonly string[];
  /** Absent if no answer would narrow the range enough. */
  readonly question?: MealQuestion;
  readonly tags: readonly string[];
}
