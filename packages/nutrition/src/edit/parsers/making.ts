import type { EditOperation } from "../../edits.ts";
import type { EditContext } from "../edit-context.ts";
import type { ClauseReading } from "../edit-outcome.ts";
import { findItem, isPartOf, isPronoun } from "../find-target.ts";
import { findVariant } from "../find-variant.ts";
import { lastStemOf } from "../item-words.ts";
import { isTableFood, readOneFood } from "../read-food-words.ts";
import { readStatedAmount } from "../read-stated-amount.ts";
import { readAdditions } from "./addition.ts";
import type { EditParser } from "./edit-parser.ts";

/** "the shake was made with 300 ml milk, not water": the liquid is added, unless the table has the food made so. */
export const makingParser: EditParser = {
  phrases: (language) => language.edits.foods.makings,
  extract({ name, liquid = "", gone }, context): ClauseReading {
    const { liquidAdditions, energyFreeLiquids } = context.language.foodClasses;
    const noun = lastStemOf(liquid, context.search.index);
    const place = placeOf(name, context);
    const item = context.items[place ?? -1];
    const isLiquid = liquidAdditions.has(noun) || energyFreeLiquids.has(noun);
    if (!isLiquid || place === undefined || !item || !isMade(item.own, context)) return undefined;
    const other = findItem(gone ?? noun, context);
    if (other !== undefined && other !== place) {
      const mention = readOneFood(liquid, context);
      return mention ? [{ kind: "replace", item: other, mention }] : undefined;
    }
    const kind = readStatedAmount(liquid, context) ? undefined : kindOf(place, liquid, context);
    if (kind) return [kind];
    // An oatmeal that was made with milk has another milk, not two.
    const isIn = isPartOf(noun, place, context) || energyFreeLiquids.has(noun);
    return isIn ? undefined : readAdditions(liquid, context);
  },
};

/** The item that is named, or the only one that is made with a liquid. */
function placeOf(name: string | undefined, context: EditContext): number | undefined {
  if (name !== undefined && !isPronoun(name, context.language)) return findItem(name, context);
  const places = [...context.items.keys()].filter((place) =>
    isMade(context.items[place]?.own ?? new Set(), context),
  );
  return places.length === 1 ? places[0] : undefined;
}

/** The item made with a liquid, if the table has that. */
function kindOf(place: number, liquid: string, context: EditContext): EditOperation | undefined {
  const { partsOf, wordMadeWith } = context.language.edits.foods;
  const item = context.items[place]?.item;
  const words = wordMadeWith(liquid);
  const found = item && findVariant(item, words, context.search);
  if (found && found.item.food.id !== item.food.id)
    return { kind: "change-kind", item: place, words };
  // "made with water", of an oatmeal with milk
  const name = `${(item?.words ?? "").replace(partsOf, "")} ${words}`;
  return isTableFood(name, context)
    ? { kind: "replace", item: place, mention: { words: name, text: words } }
    : undefined;
}

const isMade = (own: ReadonlySet<string>, { language }: EditContext) =>
  !language.foodClasses.madeWithLiquid.isDisjointFrom(own);
