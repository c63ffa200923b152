import type { Food } from "../food.ts";
import { sureSimilarity } from "./believe-match.ts";
import { queryOf } from "./food-query.ts";
import type { FoodMatcher } from "./match-food.ts";
import type { Chunk } from "./read-chunks.ts";
import { dishNouns } from "./vocabulary-foods.ts";

/** What it costs to read foods side by side as one food whose name does not join them. */
const fusionPrice = 4;

/**
 * The price of reading "eggs, bread" as egg bread: what stands on either side of a comma or of
 * "and" is a food of its own, and the food that they match together does not say that it is made
 * of both, as macaroni and cheese does.
 */
export function listPrice(name: readonly Chunk[], food: Food, matcher: FoodMatcher): number {
  // What is in a dish may well be a list: "a wrap with ham and cheese".
  const isPlainList = name.every((chunk) => chunk.kind === "words" || isJoint(chunk));
  if (!isPlainList) return 0;
  const parts = partsOf(name);
  if (parts.length < 2 || endsInDish(name) || tellsOfParts(food)) return 0;
  const foods = parts.filter((part) => isFood(part, matcher));
  return foods.length < 2 ? 0 : fusionPrice * (foods.length - 1);
}

const joints = new Set([",", "and", "&", "+", "n", "/", "plus"]);

const isJoint = (chunk: Chunk) => chunk.kind === "separator" && joints.has(chunk.text);

function partsOf(name: readonly Chunk[]): Chunk[][] {
  const parts: Chunk[][] = [[]];
  for (const chunk of name) {
    if (isJoint(chunk)) parts.push([]);
    else parts.at(-1)?.push(chunk);
  }
  return parts;
}

/** "ham, cheese and egg omelette": the noun at the end names the whole. */
function endsInDish(name: readonly Chunk[]): boolean {
  const last = name.at(-1);
  return last?.kind === "words" && dishNouns.has(last.stems.at(-1) ?? "");
}

function tellsOfParts(food: Food): boolean {
  return [food.name, ...food.aliases].some((name) => /,|&|\b(?:and|with|in|on|or|n)\b/i.test(name));
}

function isFood(part: readonly Chunk[], matcher: FoodMatcher): boolean {
  const query = queryOf(part);
  const match = query && matcher(query);
  return match !== undefined && match.namesFood && match.similarity >= sureSimilarity;
}
