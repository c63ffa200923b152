import type { Food } from "../../food.ts";
import { appositionComma, type Chunk } from "../chunks/chunk.ts";
import { stemsOf } from "../chunks/chunk-predicates.ts";
import type { FoodMatch, FoodMatcher } from "../match/food-match.ts";
import { readFoodName } from "../match/parse-food-name.ts";
import { compositeDishes, dishNouns } from "../vocabulary/food-classes.ts";
import { classNouns } from "../vocabulary/stop-words.ts";
import { confidentSimilarity } from "./accept-match.ts";
import { queryOf } from "./food-query.ts";

/** What it costs to read foods side by side as one food whose name does not join them. */
const mergedFoodsPenalty = 4;
/** "a coffee, the bread" are two foods. */
const appositionPrice = 8;
/** What speaks for reading "ham, cheese and lettuce sandwich" as one, for each joint in it. */
const dishListBonus = 1;

/**
 * The price of reading "eggs, bread" as egg bread: what stands on either side of a comma or of
 * "and" is a food of its own, and the food that they match together does not say that it is made
 * of both, as macaroni and cheese does.
 */
export function listMergePenalty(name: readonly Chunk[], food: Food, matcher: FoodMatcher): number {
  const at = name.findIndex(
    (chunk) => chunk.kind === "separator" && chunk.text === appositionComma,
  );
  if (at > 0) {
    return isOneFood(name.slice(0, at), name.slice(at + 1), food, matcher) ? 0 : appositionPrice;
  }
  const parts = partsOf(name);
  if (parts.length < 2) return 0;
  if (endsInDish(parts)) return -dishListBonus * (parts.length - 1);
  const foods = parts.filter((part) => isFood(part, matcher));
  if (foods.length < 2) return 0;
  return mergedFoodsPenalty * partsNotIn(food, foods);
}

/** How many parts no name of a food tells of together with the others. */
function partsNotIn(food: Food, parts: readonly (readonly Chunk[])[]): number {
  const names = joiningNames(food);
  if (names.length === 0) return parts.length - 1;
  const heads = parts.map((part) => queryOf(part)?.head ?? "");
  const missing = names.map((words) => heads.filter((head) => !words.includes(head)).length);
  return Math.min(...missing);
}

const joiningNamesRead = new WeakMap<Food, readonly (readonly string[])[]>();

/** The words of each name of a food of which some name tells of more than one part; else none. */
function joiningNames(food: Food): readonly (readonly string[])[] {
  const known = joiningNamesRead.get(food);
  if (known) return known;
  const names = [food.name, ...food.aliases];
  const read = names.some(namesComponents)
    ? names.flatMap(readFoodName).map(({ words }) => words)
    : [];
  joiningNamesRead.set(food, read);
  return read;
}

/** "a cheeseburger, the quarter pounder": a kind of food, and which of the kind it was. */
function isOneFood(
  kind: readonly Chunk[],
  one: readonly Chunk[],
  food: Food,
  matcher: FoodMatcher,
): boolean {
  const head = queryOf(kind)?.head ?? "";
  const isKind = compositeDishes.has(head) || classNouns.has(head) || !isFood(kind, matcher);
  return isKind && matchOf(one, matcher)?.food === food;
}

const joints = new Set([",", "and", "&", "+", "n", "/", "plus"]);

const isJoint = (chunk: Chunk) => chunk.kind === "separator" && joints.has(chunk.text);

function partsOf(name: readonly Chunk[]): Chunk[][] {
  const parts: Chunk[][] = [[]];
  for (const chunk of name) {
    // What is in a dish may well be a list: "a wrap with ham and cheese".
    if (chunk.kind !== "words" && !isJoint(chunk)) break;
    if (isJoint(chunk)) parts.push([]);
    else parts.at(-1)?.push(chunk);
  }
  return parts;
}

/** "ham, cheese and egg omelette": the last noun names the whole; not so in "potatoes, salad". */
function endsInDish(parts: readonly (readonly Chunk[])[]): boolean {
  const last = stemsOf(parts.at(-1) ?? []);
  if (!last.slice(1).some((word) => dishNouns.has(word))) return false;
  // "an apple, apple juice" says apple twice, so that they are two.
  return !parts.slice(0, -1).some((part) => last.includes(stemsOf(part).at(-1) ?? ""));
}

const namesComponents = (name: string) => /,|&|\b(?:and|with|in|on|or|n)\b/i.test(name);

/** By the first chunk of a part and by its length: a part is in many of the names that are tried. */
const areFoods = new WeakMap<Chunk, (boolean | undefined)[]>();

function isFood(part: readonly Chunk[], matcher: FoodMatcher): boolean {
  const [first] = part;
  if (first === undefined) return false;
  const known = areFoods.get(first) ?? [];
  areFoods.set(first, known);
  known[part.length] ??= isFullMatch(matchOf(part, matcher));
  return known[part.length] === true;
}

const isFullMatch = (match: FoodMatch | undefined) =>
  match?.namesFood === true && match.similarity >= confidentSimilarity;

function matchOf(part: readonly Chunk[], matcher: FoodMatcher): FoodMatch | undefined {
  const query = queryOf(part);
  return query && matcher(query);
}
