import type { EditContext } from "../edit-context.ts";
import { type ClauseReading, isRefused } from "../edit-outcome.ts";
import { findItem, findTarget, isPronoun } from "../find-target.ts";
import { findVariant } from "../find-variant.ts";
import { lastStemOf } from "../item-words.ts";
import { readStatedAmount } from "../read-stated-amount.ts";
import { readAdditions } from "./addition.ts";
import type { EditParser } from "./edit-parser.ts";

/** "the potatoes were roasted in 1 tbsp oil": the oil is added, unless the table has the food cooked so. */
export const cookingParser: EditParser = {
  phrases: (language) => language.edits.foods.cookings,
  extract({ name, object, way = "", added = "" }, context): ClauseReading {
    const cooked = name ?? object;
    const isNamed = cooked !== undefined && !isPronoun(cooked, context.language);
    const target = isNamed ? findTarget(cooked, context) : undefined;
    if (target && isRefused(target)) return target;
    // "cooked in milk" is a kind of porridge.
    const { liquidAdditions, drinkAdditions } = context.language.foodClasses;
    const head = lastStemOf(added, context.search.index);
    if (liquidAdditions.has(head) || drinkAdditions.has(head)) return undefined;
    const [place, ...others] = target && "places" in target ? target.places : [];
    if (place !== undefined && others.length === 0 && hasKind(place, way, added, context))
      return [{ kind: "change-kind", item: place, words: `${way} ${added}` }];
    return findItem(added, context) === undefined ? readAdditions(added, context) : undefined;
  },
};

/** True if the table has an item cooked so, as "egg fried in butter"; a stated amount is not part of a kind. */
function hasKind(place: number, way: string, added: string, context: EditContext): boolean {
  const item = context.items[place]?.item;
  if (!item || readStatedAmount(added, context)) return false;
  const found = findVariant(item, `${way} ${added}`, context.search);
  return found !== undefined && found.item.food.id !== item.food.id;
}
