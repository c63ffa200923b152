import type { FoodMention } from "./estimate/food-mention.ts";
import type { MealItem, MealType, QuestionState } from "./meal.ts";
import type { NutrientId } from "./nutrients.ts";

/**
 * One change of a meal. Instructions in words become these, a language model may write them, and
 * so does a tap on the screen; all go the same road. `item` is the place in the meal as it was
 * before the first of an instruction's operations, from 0.
 */
export type EditOperation =
  /** `foodId`: the food that the user chose for the mention, instead of the one that matches its words. */
  | { readonly kind: "add"; readonly mention: FoodMention; readonly foodId?: string }
  /**
   * The foods of words, read as a message; or one food for all of the words: the one with this id, in the
   * amount of the words, or one with these stated figures.
   */
  | {
      readonly kind: "add-words";
      readonly words: string;
      readonly foodId?: string;
      readonly amounts?: Readonly<Partial<Record<NutrientId, number>>>;
    }
  /** Removes words from those that are not counted, as the meal lists them. */
  | { readonly kind: "dismiss-words"; readonly words: string }
  /** Answers the meal's question of this id with the answer at this index. */
  | { readonly kind: "answer-question"; readonly question: string; readonly answer: number }
  /** Leaves the meal's question of this id unanswered. */
  | { readonly kind: "dismiss-question"; readonly question: string }
  | { readonly kind: "remove"; readonly item: number }
  /** A dish becomes the foods that it consists of; the operations after it count these as items. */
  | { readonly kind: "divide"; readonly item: number; readonly parts: readonly MealItem[] }
  /** Another food: by its words, which may bring an amount of their own; else the amount stays. */
  | { readonly kind: "replace"; readonly item: number; readonly mention: FoodMention }
  /** Another food of the table, by its id; the grams stay. */
  | { readonly kind: "choose-food"; readonly item: number; readonly foodId: string }
  /** "make it whole milk", "unsweetened": the same food, of another kind. */
  | { readonly kind: "change-kind"; readonly item: number; readonly words: string }
  /** "two slices", "half a cup": an amount as words say it. */
  | {
      readonly kind: "set-amount";
      readonly item: number;
      readonly amount: number;
      readonly unit?: string;
    }
  | { readonly kind: "set-grams"; readonly item: number; readonly grams: number }
  /**
   * Figures that the person states of all that was eaten of it, or of `perGrams` of it: they win over what it has.
   */
  | {
      readonly kind: "set-figures";
      readonly item: number;
      readonly amounts: Readonly<Partial<Record<NutrientId, number>>>;
      readonly perGrams?: number;
    }
  /** A household portion of the item's food, by its label, so many times. */
  | {
      readonly kind: "set-portion";
      readonly item: number;
      readonly label: string;
      readonly count: number;
    }
  /** "20 g less", "one more egg": so much more than it is, or less if negative. */
  | {
      readonly kind: "add-amount";
      readonly item: number;
      readonly amount: number;
      readonly unit?: string;
    }
  /** Every amount, or one item's, times `factor`; `isAssumed` where the words left it open ("a bit more"). */
  | {
      readonly kind: "scale";
      readonly item: number | "all";
      readonly factor: number;
      readonly isAssumed?: boolean;
    }
  | { readonly kind: "set-time"; readonly consumedAtMs: number }
  | { readonly kind: "set-meal-type"; readonly mealType: MealType }
  | { readonly kind: "rename"; readonly title: string }
  /** Saves the changed meal as a recipe of the person; the caller stores it. */
  | { readonly kind: "save-recipe"; readonly name: string };

/** What a person reads of an item in a patch. */
export interface ItemFigures {
  readonly name: string;
  /** Null if no weight is known. */
  readonly grams: number | null;
  readonly caloriesKcal: number | null;
}

/** One line of a patch: what an edit did, in figures; the screen puts it into words. */
export type EditChange =
  /** null before: the item is new; null after: it is gone. */
  | {
      readonly kind: "item";
      readonly before: ItemFigures | null;
      readonly after: ItemFigures | null;
      /** What was assumed, as 'A bit more is taken as 25 % more.' */
      readonly assumed?: string;
    }
  | { readonly kind: "time"; readonly beforeMs: number; readonly afterMs: number }
  | { readonly kind: "meal-type"; readonly before: MealType; readonly after: MealType }
  | { readonly kind: "title"; readonly before: string; readonly after: string }
  /** The meal was saved as a recipe of this name. */
  | { readonly kind: "saved-recipe"; readonly name: string }
  /** Words that are not counted: `after` is null if they left the meal's list, `before` if they are back. */
  | {
      readonly kind: "not-counted";
      readonly before: string | null;
      readonly after: string | null;
    }
  /** Words of the instruction that changed nothing: talk, a question, or what others ate. */
  | { readonly kind: "not-used"; readonly words: string }
  /** The meal's question, in words. */
  | {
      readonly kind: "question";
      readonly text: string;
      readonly before: QuestionState;
      readonly after: QuestionState;
    };

/** Why an edit was refused; nothing of it was done. */
export const editRefusals = [
  /** No word of it could be read as a change. */
  "unread",
  /** A part of it could not be read, and a half-done instruction would mislead. */
  "partly-unread",
  /** It names a food that the meal does not hold. */
  "no-such-item",
  /** It changes only a part of a food: the rice of a biryani. */
  "part-of-food",
  /** "it", or a name, fits several items. */
  "several-items",
  /** It adds, or changes into, a food that the table does not know. */
  "unknown-food",
  /** It would leave the meal empty. */
  "leaves-nothing",
  "in-the-future",
  /** An amount that cannot be eaten: 0 g, 15 kg of flour. */
  "impossible-amount",
  /** The question was answered or dismissed before, or its food has changed. */
  "no-question",
  /** What was asked for is so already. */
  "changes-nothing",
] as const;
export type EditRefusal = (typeof editRefusals)[number];
