import { itemsTitle, summarizeItems } from "../estimate/meals/compose-meal.ts";
import { finalizePortion } from "../estimate/portions/resolve-portion.ts";
import type { Food } from "../food.ts";
import type { Language } from "../languages/language.ts";
import { unitKeys } from "../languages/unit-keys.ts";
import { isMeasured, type MealEstimate, type MealItem } from "../meal.ts";
import { type OwnFood, toFood } from "../own-foods.ts";
import { roundAmounts, scale } from "../totals.ts";
import { type EditOutcome, refuse } from "./edit-outcome.ts";
import { resizeItem } from "./operations/change-amount.ts";
import { diffMeal } from "./operations/diff-meal.ts";

/** `updateOwnFood` of `edit/index.ts`, in a language. */
export function updateOwnFood(meal: MealEstimate, own: OwnFood, language: Language): EditOutcome {
  const food = toFood(own);
  const slots = meal.items.map((before) => ({
    before,
    item: isOutdated(before, food) ? updateItem(before, food, language) : before,
  }));
  const items = slots.map(({ item }) => item);
  const isOwnTitle = meal.title !== itemsTitle(meal.items, language);
  const after: MealEstimate = {
    ...meal,
    title: isOwnTitle ? meal.title : itemsTitle(items, language),
    items,
    ...summarizeItems(items, meal.unmatched ?? [], language),
  };
  const changes = diffMeal(meal, after, slots);
  return changes.length === 0
    ? refuse("changes-nothing")
    : { kind: "changed", meal: after, changes, operations: [] };
}

/** True for an item of an earlier version of the food. */
const isOutdated = ({ food: { id }, source }: MealItem, food: Food): boolean =>
  id === food.id && source.dataset === food.source.dataset && source.id !== food.source.id;

function updateItem({ scaled: _, ...item }: MealItem, food: Food, language: Language): MealItem {
  const { count = 1, rule, isStated } = item.portion;
  const named = { ...item, food: { id: food.id, name: food.name }, source: food.source };
  if (food.isWeightUnknown) {
    const nutrients = roundAmounts(scale(food.per100g, count));
    return { ...named, grams: null, nutrients };
  }
  const [serving] = food.portions;
  const isWeighed = item.grams !== null && (isMeasured(item.portion) || serving === undefined);
  const grams = isWeighed ? (item.grams ?? 0) : count * (serving?.grams ?? 100);
  const label = unitKeys.serving;
  const portion = finalizePortion({
    rule: rule === "stated-figures" ? "household-portion" : rule,
    text: item.text,
    grams,
    calculation: isWeighed
      ? undefined
      : { code: "portion", count, label, grams: serving?.grams ?? 100 },
    isStated,
    count,
    unit: item.portion.unit ?? label,
  });
  return resizeItem(named, portion, food, language);
}
