import type { MealEstimate, MealItem } from "../meal.ts";
import type { FoodIndex } from "./match/food-index.ts";
import type { FoodMatcher } from "./match/food-match.ts";
import { createMatcher } from "./match/match-food.ts";
import { type PlacedMeal, placeMeals } from "./meals/assign-meal-times.ts";
import { composeMeal } from "./meals/compose-meal.ts";
import { shorten } from "./meals/quote-text.ts";
import type { MealMentions } from "./mentions.ts";
import type { MessageContext } from "./message/read-time.ts";
import { readMessage } from "./read-message.ts";
import { type ResolvedMention, resolveMention } from "./resolve-mention.ts";
import {
  type DictionaryText,
  expandMeals,
  restoreMention,
  substituteDictionaryPhrases,
} from "./user-dictionary.ts";

export interface MealReading {
  /** In the order of the message; empty where it holds no food. */
  readonly meals: readonly MealEstimate[];
  /** Words that look like food but match nothing in the table, as they were written but for their length; each once. */
  readonly unmatched: readonly string[];
}

/**
 * Reads a message into meals with figures from `foods`. What else read the message (a language
 * model) gives the mentions that it found; from there on both go the same road, so that every
 * gram and nutrient comes from the table. The same words give the same figures. Throws a
 * RangeError where the time zone is none.
 */
export function estimateMeals(
  message: string | readonly MealMentions[],
  foods: FoodIndex,
  written: MessageContext,
): MealReading {
  const matcher = createMatcher(foods);
  const { ownWords } = written;
  const said =
    typeof message === "string"
      ? readDictionaryText(substituteDictionaryPhrases(message, foods, ownWords))
      : message;
  const read = expandMeals(said, foods, ownWords);
  const estimates = placeMeals(read, written).map((meal) => estimateMeal(meal, foods, matcher));
  return {
    meals: estimates.flatMap(({ meal }) => (meal ? [meal] : [])),
    unmatched: [...new Set(estimates.flatMap(({ unmatched }) => unmatched.map(shorten)))],
  };
}

/** Reads a message that may hold words of the person's own. */
function readDictionaryText({ text, foods, restore }: DictionaryText): readonly MealMentions[] {
  return readMessage(text, foods, createMatcher(foods)).map((meal) => ({
    ...meal,
    ...(meal.description === undefined ? {} : { description: restore(meal.description) }),
    mentions: meal.mentions.map((mention) => restoreMention(mention, restore)),
  }));
}

function estimateMeal(
  placed: PlacedMeal,
  foods: FoodIndex,
  matcher: FoodMatcher,
): { meal: MealEstimate | undefined; unmatched: readonly string[] } {
  const known = new Map<string, ResolvedMention | undefined>();
  const tried = placed.read.mentions.map((mention) => {
    const said = JSON.stringify(mention);
    if (!known.has(said)) known.set(said, resolveMention(mention, foods, matcher));
    return { mention, found: known.get(said) };
  });
  const items = dropRepeatedMentions(
    tried.flatMap(({ found }) => (found ? [{ ...found.item }] : [])),
  );
  const unmatched = tried.flatMap(({ mention, found }) =>
    found ? [] : [(mention.text ?? mention.words).trim()],
  );
  if (items.length === 0) return { meal: undefined, unmatched };
  return { meal: composeMeal({ ...placed, ...placed.read, items, unmatched }), unmatched };
}

/** A food without an amount that the meal already holds was spoken of, not eaten twice. */
function dropRepeatedMentions(items: readonly MealItem[]): MealItem[] {
  const named = new Set<string>();
  return items.filter(({ food, portion }) => {
    const isNamedAgain = !portion.isStated && named.has(food.id);
    named.add(food.id);
    return !isNamedAgain;
  });
}
