import { type Food, ownDatasets } from "../../food.ts";
import { servingUnits, unitKeys } from "../../languages/unit-keys.ts";
import type { Amount } from "../chunks/amount.ts";
import { isWeightOrVolume } from "../chunks/amount-predicates.ts";
import type { CodedItem } from "../meals/coded-item.ts";
import type { ResolvedPortion } from "../portions/resolve-portion.ts";

/**
 * An amount of an own food or a product: a bowl, a plate or a slice of an own food is one serving, and two bars are
 * two servings if no smaller piece is known. A stated weight of a food without a weight says nothing, so it is one
 * serving too.
 */
export function toServings(amount: Amount | undefined, food: Food): Amount | undefined {
  if (!amount) return amount;
  if (isCountedInServings(amount, food)) return { ...amount, units: [unitKeys.serving] };
  if (!isOwnFood(food)) return amount;
  if (food.isWeightUnknown && isWeightOrVolume(amount)) return undefined;
  const isServing = amount.units.length > 0 && amount.units.every((unit) => servingUnits.has(unit));
  return isServing ? { ...amount, units: [unitKeys.serving] } : amount;
}

function isCountedInServings(amount: Amount, food: Food): boolean {
  if (!isOwnFood(food) && !isProduct(food)) return false;
  const { units, sizes } = amount;
  if (units.length > 0 || sizes.length > 0 || isWeightOrVolume(amount)) return false;
  const serving = food.portions.find(({ label }) => label === unitKeys.serving);
  return serving !== undefined && food.portions.every(({ grams }) => grams >= serving.grams);
}

/** True for a packaged product, which is sold in servings. */
const isProduct = ({ isBranded, isImported }: Food): boolean =>
  isBranded === true && isImported === true;

/** True for a food or recipe that the person defined. */
export const isOwnFood = ({ source: { dataset } }: Food): boolean =>
  dataset === ownDatasets.food || dataset === ownDatasets.recipe;

/** True if the amount is in grams or in servings whose weight the person gave. */
export const isKnownAmount = ({ portion, isWeight }: ResolvedPortion, food: Food): boolean =>
  portion.rule === "stated-weight" || (!isWeight && food.portions.length > 0);

/**
 * An item of an own food, whose receipt says so; without grams if its weight is unknown. Other foods of a dictionary,
 * which are products, stay as they are.
 */
export function toOwnItem(item: CodedItem, food: Food): CodedItem {
  if (!isOwnFood(food)) return item;
  const { name, isWeightUnknown = false, source } = food;
  const { portion, text } = item;
  const isRecipe = source.dataset === ownDatasets.recipe;
  const { count } = portion;
  const receipt = isWeightUnknown
    ? ({ code: "own-servings", text, count } as const)
    : portion.receipt;
  const named = { code: "own-food", name, isRecipe, receipt } as const;
  return {
    ...item,
    grams: isWeightUnknown ? null : item.grams,
    portion: {
      ...portion,
      ...(isWeightUnknown && { rule: "stated-figures" as const, unit: unitKeys.serving }),
      receipt: named,
    },
  };
}
