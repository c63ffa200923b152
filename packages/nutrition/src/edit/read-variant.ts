import type { EditOperation } from "../edits.ts";
import type { FoodMention } from "../estimate/mentions.ts";
import { resolveMention } from "../estimate/resolve-mention.ts";
import { fillers } from "../languages/en/stop-words.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, refuse } from "./edit-outcome.ts";
import { classOf, classOfItem, findItem, isCalledBy, stripName } from "./find-target.ts";
import { findVariant } from "./find-variant.ts";
import { headOf, stemsOf } from "./item-words.ts";
import { isTableFood } from "./read-food-change.ts";
import { findOneFood } from "./read-food-words.ts";
import { readStatedAmount } from "./read-leading-amount.ts";

/** Words before another food or variant without an item's name: "it was", "make it", "use". */
const pointing =
  /^(?:(?:it|that|this|they|those|these)(?:'s| was| were| is| are| should be| should have been)|make (?:it|that)|(?:change|switch|swap)(?: (?:it|that))? to|use|i used) (?:(?:actually|really|in fact|all|just|also) )*(.+)/i;
const having = /^(?:i had|had|with) (.+)/i;
const instead = / instead$/i;

/** Reads "it was whole milk", "use semi-skimmed milk", "decaf", "brown rice" for the one item that fits. */
export function readVariant(words: string, context: EditContext): ClauseReading {
  const pointed = pointing.exec(words)?.[1];
  const is = (pointed ?? having.exec(words)?.[1] ?? words).replace(instead, "").trim();
  if (!isVariantWord(is, context)) return undefined;
  const isMeant = pointed !== undefined || instead.test(words);
  // The name of an item alone is not a change.
  if (!isMeant && context.items.some((item) => isCalledBy(is, item, context))) return undefined;
  const mention = findOneFood(is, context);
  const fitting = mention ? withSameHead(is, context) : [];
  if (mention && fitting.length === 1 && isTableFood(is, context))
    return replaced(fitting, mention);
  const alike = ofSameClass(is, context);
  const variants = readStatedAmount(is, context)
    ? []
    : fittingVariants(is, context).filter((at) => alike.length === 0 || alike.includes(at));
  if (variants.length === 1)
    return variants.map((item) => ({ kind: "change-kind", item, words: is }));
  return isMeant ? readPointed(is, mention, variants, context) : undefined;
}

const regular =
  /^(?:(?:it|that|this|they)(?:'s| was| were| is| are) |make (?:it|that) |i had )?(?:an? )?(?:regular|normal|ordinary|standard) (?<name>.+)/i;
const regularLast =
  /^(?<name>.+?) (?:was|were|is|are|should be) (?:an? )?(?:regular|normal|ordinary|standard)(?: ones?)?$/i;

/** Reads "it was a regular coke" about a diet coke; of a coke, "regular" is a size. */
export function readRegular(words: string, context: EditContext): ClauseReading {
  const { name = "" } = (regular.exec(words) ?? regularLast.exec(words))?.groups ?? {};
  const item = findItem(name, context);
  const mention = item === undefined ? undefined : findOneFood(stripName(name), context);
  if (item === undefined || !mention) return undefined;
  const { index, matcher } = context.search;
  const food = resolveMention(mention, index, matcher)?.item.food;
  const isOther = food?.id !== context.items[item]?.item.food.id;
  return isOther ? [{ kind: "replace", item, mention }] : undefined;
}

/** "it was tea": the only item, or the only one of its class. */
function readPointed(
  is: string,
  mention: FoodMention | undefined,
  variants: readonly number[],
  context: EditContext,
): ClauseReading {
  const alike = context.items.length === 1 ? [0] : ofSameClass(is, context);
  if (mention && alike.length === 1) return replaced(alike, mention);
  return mention || variants.length > 1 ? refuse("several-items", is) : undefined;
}

const replaced = (places: readonly number[], mention: FoodMention): EditOperation[] =>
  places.map((item) => ({ kind: "replace", item, mention }));

const maxWords = 5;

/** True if words can be the name or a variant of one food. */
function isVariantWord(words: string, { search }: EditContext): boolean {
  const stems = stemsOf(words, search.index);
  if (stems.length === 0 || words.split(" ").length > maxWords) return false;
  if (/^(?:no|not|without)\b|,|\band\b/i.test(words)) return false;
  if (/^made (?:with|in|from|of) /i.test(words)) return true;
  return !stems.some((stem) => verbs.has(stem) || (fillers.has(stem) && pronouns.has(stem)));
}

const verbs = new Set(
  "add have had was were is are make made put get got remove change be eat ate drink drank used".split(
    " ",
  ),
);
const pronouns = new Set("i it my me you this that they them we".split(" "));

/** Items with the same head noun: "whole milk" refers to the milk. */
function withSameHead(words: string, { items, search }: EditContext): number[] {
  const head = headOf(words, search.index) ?? "";
  return items.flatMap(({ head: own = "" }, place) => (isAlike(head, own) ? [place] : []));
}

/** "oatmilk", one word in the table's spelling, is a milk. */
function isAlike(one: string, other: string): boolean {
  if (one === "" || other === "") return false;
  return one === other || endsIn(one, other) || endsIn(other, one);
}

const endsIn = (long: string, short: string) =>
  short.length > 3 && long.length > short.length + 1 && long.endsWith(short);

/** Items that have this variant in the table: a food that is called by the item's and these words alone. */
function fittingVariants(words: string, { items, search }: EditContext): number[] {
  const { index } = search;
  return items.flatMap(({ item, head = "" }, place) => {
    const found = findVariant(item, words, search);
    const food = found && search.foodOfId(found.item.food.id);
    if (!food || food.id === item.food.id) return [];
    const said = new Set(stemsOf(`${words} ${item.words ?? ""} ${item.food.name}`, index));
    const isFitting = [food.name, ...food.aliases].some((name) => {
      const stems = new Set(stemsOf(name, index));
      return stems.has(head) && [...stems].every((stem) => said.has(stem) || fillers.has(stem));
    });
    return isFitting ? [place] : [];
  });
}

function ofSameClass(words: string, { items, search }: EditContext): number[] {
  const name = classOf(stemsOf(words, search.index));
  return items.flatMap((item, place) =>
    name !== undefined && classOfItem(item) === name ? [place] : [],
  );
}
