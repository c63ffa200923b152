import { itemRemarkTexts } from "../../languages/en/meal-notes.ts";
import type { MealItem } from "../../meal.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";
import { quote, quoteAll } from "./quote-text.ts";

/** Maximum plausible amount of one food at a meal; more is a typing error or a wrong unit. */
const maxGrams = 4000;
const maxKcal = 6000;
/** Half a teaspoon of salt is a day's sodium; five tablespoons would be an emergency. */
const maxSodiumMg = 30_000;

/** True if a person cannot have eaten that much. */
export function isImplausible(item: Pick<MealItem, "grams" | "nutrients">): boolean {
  const { calories_kcal, sodium_mg } = item.nutrients;
  return (
    (item.grams ?? 0) > maxGrams || (calories_kcal ?? 0) > maxKcal || (sodium_mg ?? 0) > maxSodiumMg
  );
}

/** Remarks for the meal's notes: implausible amounts and unknown words. */
export function itemRemarks(
  item: MealItem,
  portion: ResolvedPortion,
  unknown: readonly string[],
): string[] {
  const remarks: string[] = [];
  if (item.grams === 0) remarks.push(itemRemarkTexts.nothing(quote(item.text)));
  if (isImplausible(item)) {
    remarks.push(itemRemarkTexts.implausible(quote(item.text)));
  }
  if (portion.scaling !== undefined)
    remarks.push(itemRemarkTexts.scaling(quote(item.text), portion.scaling));
  if (unknown.length > 0) {
    remarks.push(itemRemarkTexts.unknownWords(quoteAll(unknown), quote(item.text), item.food.name));
  }
  return remarks;
}
