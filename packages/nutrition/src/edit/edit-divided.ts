import type { EditOperation } from "../edits.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import type { MessageContext } from "../estimate/message/read-time.ts";
import type { MealEstimate, MealItem } from "../meal.ts";
import { divideItem } from "./divide-item.ts";
import { createEditContext, type EditContext } from "./edit-context.ts";
import { type EditOutcome, type EditReading, type EditRefused, isRefused } from "./edit-outcome.ts";
import { isNameOfItem } from "./item-parts.ts";
import { stemsOf } from "./item-words.ts";
import { applyOperations } from "./operations/apply-operations.ts";

type Read = (meal: MealEstimate) => EditReading | EditRefused;

/**
 * Applies an instruction about a part of a dish, such as the fries of a kebab with fries, to the dish divided into
 * its parts. Undefined if no dish has to be divided, because the instruction is about whole items or the table has
 * the dish as the instruction says.
 */
export function editDivided(
  meal: MealEstimate,
  outcome: EditOutcome,
  foods: FoodIndex,
  written: MessageContext,
  read: Read,
): EditOutcome | undefined {
  const context = createEditContext(meal, foods, written);
  for (const [place, item] of meal.items.entries()) {
    const parts = divideItem(item, context);
    if (!parts) continue;
    const reading = read({ ...meal, items: meal.items.toSpliced(place, 1, ...parts) });
    if (isRefused(reading)) continue;
    const changed = changedParts(reading.operations, place, parts.length);
    if (changed.size === 0 || namesDish(reading.operations, parts, place, context)) continue;
    if (outcome.kind === "changed" && isOfWhole(changed, parts, place, outcome, context)) continue;
    const operations = [{ kind: "divide", item: place, parts } as const, ...reading.operations];
    const divided = applyOperations(meal, operations, foods, written);
    if (!isRefused(divided)) return divided;
  }
  return undefined;
}

/** True if what takes the place of a food has the noun of the dish: a "tuna toastie" is not a part of a ham and cheese toastie. */
function namesDish(
  operations: readonly EditOperation[],
  parts: readonly MealItem[],
  place: number,
  { items, search }: EditContext,
): boolean {
  const { head = "" } = items[place] ?? {};
  const hasNoun = (words: string) => stemsOf(words, search.index).includes(head);
  return operations.some((one) => {
    if (one.kind !== "change-kind" && one.kind !== "replace") return false;
    const part = parts[one.item - place]?.words ?? "";
    const words = one.kind === "replace" ? one.mention.words : one.words;
    return hasNoun(words) && !hasNoun(part);
  });
}

/** The parts that operations change; none if they also change all items. */
function changedParts(
  operations: readonly EditOperation[],
  place: number,
  count: number,
): ReadonlySet<number> {
  const items = operations.flatMap((one) => ("item" in one ? [one.item] : []));
  if (items.includes("all")) return new Set();
  const parts = items.map((item) => Number(item) - place);
  return new Set(parts.filter((part) => part >= 0 && part < count));
}

/**
 * True for an edit that leaves nothing of a dish out: it changes what names the whole, as the tea of a tea with milk,
 * or what it does not change is still in the meal.
 */
function isOfWhole(
  changed: ReadonlySet<number>,
  parts: readonly MealItem[],
  place: number,
  outcome: { readonly meal: MealEstimate },
  context: EditContext,
): boolean {
  const isNamed = ({ words = "" }: MealItem) => isNameOfItem(words, place, context);
  const others = parts.filter((_, at) => !changed.has(at));
  return (
    parts.some((part, at) => changed.has(at) && isNamed(part)) ||
    others.every((part) => isKept(part, place, outcome, context))
  );
}

/** True if a part is still in the meal after an edit of the whole dish, or if the person did not name it. */
function isKept(
  part: MealItem,
  place: number,
  { meal: after }: { readonly meal: MealEstimate },
  { items, search }: EditContext,
): boolean {
  const dish = items[place]?.item;
  if (!dish || after.items.includes(dish)) return true;
  const noun = stemsOf(part.words ?? "", search.index).at(-1) ?? "";
  if (!stemsOf(dish.words ?? dish.text, search.index).includes(noun)) return true;
  const changed = after.items.filter((one) => items.every(({ item }) => item !== one));
  return changed.some(({ food, words = "" }) =>
    stemsOf(`${food.name} ${words}`, search.index).includes(noun),
  );
}
