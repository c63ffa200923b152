import type { EditOperation } from "../../edits.ts";
import {
  statedSource,
  withEnergy,
  withStatedNutrients,
} from "../../estimate/meals/apply-stated-nutrients.ts";
import { wordSource } from "../../estimate/meals/coded-item.ts";
import { energyRange } from "../../estimate/meals/confidence.ts";
import { isImplausible } from "../../estimate/meals/item-notes.ts";
import { confidenceWeights } from "../../estimate/weights/index.ts";
import type { Language } from "../../languages/language.ts";
import { wordCode } from "../../languages/wording.ts";
import type { MealItem } from "../../meal.ts";
import type { NutrientId } from "../../nutrients.ts";
import { roundAmounts } from "../../totals.ts";

/** The figures of all that was eaten, in grams or kcal; none if they are per weight and the item has no weight. */
export function eatenAmounts(
  { grams }: MealItem,
  { amounts, perGrams }: Extract<EditOperation, { kind: "set-figures" }>,
): Readonly<Partial<Record<NutrientId, number>>> {
  if (perGrams === undefined) return amounts;
  if (grams === null) return {};
  const eaten = (amount: number) => (amount * grams) / perGrams;
  return Object.fromEntries(
    Object.entries(amounts).map(([nutrient, amount]) => [nutrient, eaten(amount)]),
  );
}

/**
 * The item with nutrients that the user states for the whole amount. Other nutrients stay, except
 * for an item without a food, which has only stated nutrients. Undefined for impossible amounts.
 */
export function setFigures(
  item: MealItem,
  amounts: Readonly<Partial<Record<NutrientId, number>>>,
  language: Language,
): MealItem | undefined {
  const known = Object.values(amounts);
  if (known.length === 0 || known.some((amount) => !(amount >= 0 && Number.isFinite(amount)))) {
    return undefined;
  }
  const { scaled: _, remarks: __, ...kept } = item;
  const stated = withEnergy(amounts);
  const isBare = item.portion.rule === "stated-figures";
  const nutrients = roundAmounts(withStatedNutrients(isBare ? undefined : item.nutrients, stated));
  const set: MealItem = {
    ...kept,
    source: wordSource(statedSource(stated, isBare ? undefined : item.source), language),
    confidence: confidenceWeights.statedFigures,
    energyRange: energyRange(nutrients.calories_kcal, confidenceWeights.statedFigures, {
      portion: { rule: "stated-figures" },
    }),
    nutrients,
    ...(isBare && {
      portion: {
        ...item.portion,
        explanation: wordCode(language.wording.receipts, { code: "set-figures" }),
      },
    }),
  };
  return isImplausible(set) ? undefined : set;
}
