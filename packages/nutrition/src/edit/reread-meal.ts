import type { MealReading } from "../estimate/estimate-meals.ts";
import { itemsTitle, summarizeItems } from "../estimate/meals/compose-meal.ts";
import type { Language } from "../languages/language.ts";
import type { MealEstimate, MealItem } from "../meal.ts";
import { type EditOutcome, refuse } from "./edit-outcome.ts";
import { diffMeal, type EditedItem } from "./operations/diff-meal.ts";

/** `rereadMeal` of `edit/index.ts`, in a language. */
export function rereadMeal(
  meal: MealEstimate,
  { meals, unmatched }: MealReading,
  language: Language,
): EditOutcome {
  const items = meals.flatMap((read) => read.items);
  if (items.length === 0) return refuse("unread");
  const { unmatched: _, ...kept } = meal;
  const isOwnTitle = meal.title !== itemsTitle(meal.items, language);
  const after: MealEstimate = {
    ...kept,
    title: isOwnTitle ? meal.title : itemsTitle(items, language),
    items,
    ...summarizeItems(items, unmatched, language),
    ...(unmatched.length > 0 ? { unmatched } : {}),
  };
  const changes = diffMeal(meal, after, pairUp(meal.items, items));
  return changes.length === 0
    ? refuse("changes-nothing")
    : { kind: "changed", meal: after, changes, operations: [] };
}

/** Pairs the items of both readings: by food, otherwise by words. */
function pairUp(before: readonly MealItem[], after: readonly MealItem[]): EditedItem[] {
  const left = [...after];
  const take = (is: (item: MealItem) => boolean) => {
    const place = left.findIndex(is);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  const sameFood = before.map((was) => take((is) => is.food.id === was.food.id));
  const slots = before.map((was, place) => {
    const item = sameFood[place] ?? take((is) => overlaps(is.text, was.text)) ?? null;
    return { before: was, item };
  });
  return [...slots, ...left.map((item) => ({ before: null, item }))];
}

function overlaps(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}
