import type { MealItem } from "../../meal.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";
import { quote, quoteAll } from "./quote-text.ts";

/** More than a person eats of one food at a meal: a slip of the finger, or of the unit. */
const mostGrams = 4000;
const mostKcal = 6000;
/** Half a teaspoon is a day's salt; five tablespoons would be a medical emergency. */
const mostSodiumMg = 30_000;

/** Whether an amount cannot well be what a person ate. */
export function isImplausible(item: Pick<MealItem, "grams" | "nutrients">): boolean {
  const { calories_kcal, sodium_mg } = item.nutrients;
  return (
    (item.grams ?? 0) > mostGrams ||
    (calories_kcal ?? 0) > mostKcal ||
    (sodium_mg ?? 0) > mostSodiumMg
  );
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
    remarks.push(
      `${quoteAll(unknown)} is not known; ${quote(item.text)} was taken for ${item.food.name}.`,
    );
  }
  return remarks;
}
