import type { MealItem } from "../meal.ts";
import type { ResolvedPortion } from "./resolve-portion.ts";

/** More than a person eats of one food at a meal: a slip of the finger, or of the unit. */
const mostGrams = 4000;
const mostKcal = 6000;

/** Whether an amount cannot well be what a person ate. */
export function isImplausible(item: Pick<MealItem, "grams" | "nutrients">): boolean {
  return item.grams > mostGrams || (item.nutrients.calories_kcal ?? 0) > mostKcal;
}

/** What a meal's notes should say of an item: what was odd, and what was not understood. */
export function remarksOf(
  item: MealItem,
  portion: ResolvedPortion,
  unknown: readonly string[],
): string[] {
  const remarks: string[] = [];
  if (item.grams === 0) remarks.push(`${quote(item.text)} is an amount of nothing: please check.`);
  if (isImplausible(item)) {
    remarks.push(`${quote(item.text)} is more than one eats at a meal: please check the amount.`);
  }
  if (portion.scaling !== undefined) remarks.push(`${quote(item.text)}: ${portion.scaling}.`);
  if (unknown.length > 0) {
    const words = unknown.map(quote).join(", ");
    remarks.push(`${words} is not known; ${quote(item.text)} was taken for ${item.food.name}.`);
  }
  return remarks;
}

const quote = (words: string) => `“${words.trim()}”`;
