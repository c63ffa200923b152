import type { FoodMention } from "../estimate/mentions.ts";
import { resolveMention } from "../estimate/resolve-mention.ts";
import type { EditContext } from "./edit-context.ts";
import { type ClauseReading, type EditRefused, isRefused, refuse } from "./edit-outcome.ts";
import { classOf, findItem, findTarget, isPartOf, isPronoun, stripName } from "./find-target.ts";
import { findVariant, isCalled, isNamed } from "./find-variant.ts";
import { headOf, qualities, stemsOf } from "./item-words.ts";
import { readFoodWords, readOneFood } from "./read-food-words.ts";
import { readStatedAmount } from "./read-leading-amount.ts";
import { denyPart } from "./read-remove.ts";

/** Patterns that replace a food `was` by a food `is`. */
const swaps = [
  /^(?:replace|swap|switch|exchange|change|trade|sub|substitute)(?:d|ped|ed|ing)?(?: out)? (?<was>.+?) (?:with|by) (?<is>.+)/i,
  /^(?:swap|switch|exchange|trade)(?:ped|ed|d)?(?: out)? (?<was>.+?) (?:for|to) (?<is>.+)/i,
  /^(?:substitute|sub)(?:d|bed)? (?<is>.+?) for (?<was>.+)/i,
  /^(?:replace) (?<was>.+?) (?:for|to) (?<is>.+)/i,
  /^(?:change|turn|convert|correct) (?<was>.+?) (?:to|into) (?<is>.+)/i,
  /^instead of (?<was>.+?)(?:,| i had| i ate| it was| we had| use| it's| i used)+ (?<is>.+)/i,
  /^(?:it was |it's |that was |i had |i ate |i used |use |with |make it |there was |they were |had |we had )?(?<is>.+?),? (?:instead of|and not) (?<was>.+)/i,
  /^(?:it was |it's |that was |i had |they were )?not (?<was>.+?)(?:,| but) (?:but )?(?<is>.+)/i,
  /^no (?<was>.+?),? (?:just|only|but) (?<is>.+)/i,
  /^(?:it was |it's |that was |i had |i ate |use |make it |they were |had |there was )?(?<is>.+?),? not (?<was>.+)/i,
  /^(?!(?:add|plus|with|log) |.*\b(?:everything|all) except for)(?<is>[a-z][a-z -]*?) for (?:the )?(?<was>.+)/i,
];

/** Reads "oat milk instead of the milk", "swap X for Y", "it was chicken, not turkey". */
export function readSwap(words: string, context: EditContext): ClauseReading {
  let failure: EditRefused | undefined;
  for (const pattern of swaps) {
    const { is, was } = pattern.exec(words)?.groups ?? {};
    if (is === undefined || was === undefined) continue;
    const found = swapFor(is, was, context);
    if (found && !isRefused(found)) return found;
    failure ??= found;
  }
  return failure;
}

function swapFor(is: string, was: string, context: EditContext): ClauseReading {
  const target = findTarget(withoutAmount(was, context), context);
  if (isRefused(target)) return target;
  if ("isAll" in target) return undefined;
  const [place, ...others] = target.places;
  if (place === undefined) return undefined;
  if (others.length > 0) return refuse("several-items", was);
  return otherFood(place, is, was, context);
}

const withoutAmount = (words: string, context: EditContext) =>
  findItem(words, context) === undefined ? readStatedAmount(words, context)?.rest || words : words;

/** Replaces an item by a mention with its own amount, or by another food in the same amount. */
function otherFood(place: number, is: string, was: string, context: EditContext): ClauseReading {
  const words = is.trim().replace(/^(?:the|my|some) /i, "");
  const mention = readOneFood(words, context);
  const stated = readStatedAmount(words, context);
  if (stated?.rest === "") return undefined;
  if (mention && stated) return [{ kind: "replace", item: place, mention }];
  const own = context.items[place]?.item.words ?? "";
  const phrases = substitutions(own, was, words, context);
  const phrase = phrases.find((one) => isTableFood(one, context));
  if (phrase !== undefined) {
    return [{ kind: "replace", item: place, mention: { words: phrase, text: words } }];
  }
  const isPart = isOnlyPart(own, was, words, context) || isPartOf(was, place, context);
  if (isPart) return refuse("unknown-food", phrases.at(-1) ?? words);
  return mention && [{ kind: "replace", item: place, mention }];
}

/** "chicken" for the turkey of a turkey sandwich: the other words of the item's name stay. */
function substitutions(own: string, was: string, is: string, context: EditContext): string[] {
  const { index } = context.search;
  const gone = new Set(stemsOf(stripName(was), index));
  const words = own.split(" ");
  const kept = words.filter((word) => !stemsOf(word, index).some((stem) => gone.has(stem)));
  const head = headOf(own, index) ?? "";
  const isPart = kept.some((word) => !qualities.includes(word)) && kept.length < words.length;
  if (!isPart || stemsOf(is, index).includes(head)) return [];
  const rest = kept.join(" ").replace(/ (?:with|and|in|on)$/i, "");
  if (gone.has(head)) return [`${rest} ${is}`];
  return / with /i.test(own) ? [`${is} ${rest}`, `${rest} with ${is}`] : [`${is} ${rest}`];
}

/** True if `was` is one part of a dish and `is` is not a dish: the lamb of a curry. */
function isOnlyPart(own: string, was: string, is: string, context: EditContext): boolean {
  const { index } = context.search;
  const gone = stemsOf(stripName(was), index);
  const head = headOf(own, index) ?? "";
  const kind = classOf(gone);
  const meant = stemsOf(is, index);
  if (kind === undefined || gone.includes(head) || meant.includes(head) || cuts.has(head)) {
    return false;
  }
  return classOf([head]) !== kind && classOf(meant) === kind;
}

/** Stems of words for a piece of a food, which are not dishes. */
const cuts = new Set(
  "breast thigh leg wing drumstick fillet steak chop mince loin rib slice".split(" "),
);

/** True if the table has a food whose name contains all of the words. */
export function isTableFood(words: string, { search }: EditContext): boolean {
  const found = resolveMention({ words }, search.index, search.matcher);
  const food = found && search.foodOfId(found.item.food.id);
  return food !== undefined && isCalled(food, words, search.index);
}

const being =
  /^(?:(?:make|change|set|turn) )?(?<was>.+?) (?:was|were|is|are|should be|should have been|into|to) (?:(?:actually|really|in fact|all|just|made|also) )*(?<is>.+)/i;
const making = /^make (?:the|my) (?<was>\S+(?: \S+)??) (?<is>.+)/i;
/** "scrambled, not fried". */
const notThat = /,? (?:and )?(?:not|instead of) [a-z -]+$/i;
const having = /^(?<was>.+?) (?:had|has|came with|contained) (?<is>.+)/i;
/** Words that judge an amount or introduce it, and figures: they are not a food. */
const judgement =
  /^(?:(?:far |way |much |really |a (?:bit|little) )?too (?:much|many|high|low|little|big|small|large)|(?:not )?(?:right|correct)|wrong|off|incorrect|just|only|really|actually|about|.*\d ?(?:kcal|cal|calories|kj)\b.*)$/i;
/** Words that never refer to an item. */
const noItem = /^(?:i|we|there|they|you|he|she|what|how|my|who|that'?s|it)$/i;

/** Reads "the toast was whole wheat", "make the rice quinoa", "the tea had a splash of milk". */
export function readIdentityChange(words: string, context: EditContext): ClauseReading {
  const has = having.exec(words)?.groups;
  const holder = has && !noItem.test(has.was ?? "") ? findItem(has.was ?? "", context) : undefined;
  if (holder !== undefined) return readPartOf(holder, has?.is ?? "", context);
  const { is = "", was = "" } = being.exec(words)?.groups ?? making.exec(words)?.groups ?? {};
  if (is === "" || judgement.test(is) || isPronoun(stripName(was)) || noItem.test(was.trim()))
    return undefined;
  const target = findTarget(was, context);
  if (isRefused(target)) return target;
  const place = "places" in target && target.places.length === 1 ? target.places[0] : undefined;
  if (place !== undefined && isPartOf(was, place, context)) return swapFor(is, was, context);
  return place === undefined ? undefined : beOther(place, is.replace(notThat, ""), context);
}

function beOther(place: number, is: string, context: EditContext): ClauseReading {
  const item = context.items[place]?.item;
  const stated = readStatedAmount(is, context);
  // "150 g and ..." continues with something else.
  if (!item || (stated && /^(?:and|then|but|,|;)/i.test(stated.rest))) return undefined;
  const mention = readOneFood(is, context);
  if (stated && mention && !stated.isSize) return [{ kind: "replace", item: place, mention }];
  if (findVariant(item, is, context.search))
    return [{ kind: "change-kind", item: place, words: is }];
  // "on wholemeal" alone does not name a food.
  if (/^(?:with|without|in|on|from|made|of)\b/i.test(is)) return refuse("unknown-food", is);
  if (!mention || !isNamedFood(mention, context)) return refuse("unknown-food", is);
  return [{ kind: "replace", item: place, mention }];
}

/** True if words name a food; "the curry was spicy" only describes one. */
export function isNamedFood(mention: FoodMention, { search }: EditContext): boolean {
  const found = resolveMention(mention, search.index, search.matcher);
  const food = found && search.foodOfId(found.item.food.id);
  return food !== undefined && isNamed(food, mention.words, search.index);
}

/** Reads what an item had or lacked: "the tea had milk". */
function readPartOf(place: number, is: string, context: EditContext): ClauseReading {
  const denied = /^no (.+)/i.exec(is)?.[1];
  if (denied !== undefined) return denyPart(`${denied} in item ${place + 1}`, context);
  const item = context.items[place]?.item;
  const part = is.replace(/^(?:also|some) /i, "");
  const kind = `with ${part.replace(/ (?:on|in|on it|in it)$/i, "")}`;
  const isCounted = readStatedAmount(is, context) !== undefined;
  const isOther = (words: string) => {
    const found = item && findVariant(item, words, context.search);
    return found !== undefined && found.item.food.id !== item?.food.id;
  };
  // "with oat milk", or "oat milk latte".
  const words = isCounted ? undefined : [kind, `${part} ${item?.words ?? ""}`].find(isOther);
  if (words !== undefined) return [{ kind: "change-kind", item: place, words }];
  // A cup of milk is not what a coffee had.
  const stems = [part, item?.words ?? ""].map((name) => stemsOf(name, context.search.index));
  if (!isCounted && stems.every((one) => classOf(one) === "drink")) {
    return refuse("unknown-food", `${item?.words} ${kind}`);
  }
  const mentions = readFoodWords(part, context);
  return mentions?.map((mention) => ({ kind: "add", mention }));
}
