import type { Food } from "../food.ts";
import { makeSpelling, type Spelling } from "./correct-words.ts";
import { type FoodName, readFoodName, unifySpelling } from "./food-words.ts";
import { makeRewriter, type Rewriter } from "./rewrite-words.ts";
import { sharePortions } from "./share-portions.ts";
import { tokenize } from "./tokens.ts";
import {
  builtDishes,
  nearestFoods,
  unaskedCosts,
  unsaidWords,
  weakWords,
} from "./vocabulary-foods.ts";

/** The names that hold a word, and how much of the word's weight it has in each. */
export interface Postings {
  readonly names: Int32Array;
  readonly shares: Float64Array;
  /** 1 where the word is the name's head. */
  readonly isHead: Uint8Array;
}

/** Foods prepared for matching: immutable, made once, used for every message. */
export interface FoodIndex {
  readonly foods: readonly Food[];
  /** Position of each name's food in `foods`; a food has a name, aliases, and readings of both. */
  readonly foodOfName: Int32Array;
  readonly words: ReadonlyMap<string, Postings>;
  /** By name: 1 where it is the food's own name or a reading of it, 0 for an alias. */
  readonly isOwnName: Uint8Array;
  /** How much each word tells: the rarer, the more (inverse document frequency). */
  readonly weightOf: ReadonlyMap<string, number>;
  /** Weight of all words of a name that a message should have said. */
  readonly nameWeights: Float64Array;
  /** What speaks for a name before any message: plain ones first, unusual foods last. */
  readonly priors: Float64Array;
  /** By name: 1 where its food holds more than the foods in its name, as a sandwich does its bread. */
  readonly isDish: Uint8Array;
  /** Nearest foods for names that this table does not have. */
  readonly nearest: Rewriter;
  /** What misspelt words were meant to be. */
  readonly spelling: Spelling;
}

/** Prepares foods for matching. */
export function buildFoodIndex(table: readonly Food[]): FoodIndex {
  const foods = sharePortions(table);
  const names: FoodName[] = [];
  const foodOfName: number[] = [];
  const isOwnName: number[] = [];
  for (const [position, food] of foods.entries()) {
    const own = readFoodName(food.name);
    const ownWords = new Set(own.flatMap((name) => [...name.weights.keys()]));
    const others = food.aliases.flatMap(readFoodName).map((name) => asAlias(name, ownWords));
    names.push(...own, ...others);
    foodOfName.push(...Array.from({ length: own.length + others.length }, () => position));
    isOwnName.push(...own.map(() => 1), ...others.map(() => 0));
  }
  const isDish = new Map(foods.map((food, position) => [position, Number(isDishName(food.name))]));
  const words = collectPostings(names);
  const weightOf = weighWords(words, names.length);
  return {
    foods,
    foodOfName: Int32Array.from(foodOfName),
    words,
    isOwnName: Uint8Array.from(isOwnName),
    weightOf,
    nameWeights: Float64Array.from(names, (name) => weightOfName(name, weightOf)),
    priors: Float64Array.from(names, priorOfName),
    isDish: Uint8Array.from(foodOfName, (position) => isDish.get(position) ?? 0),
    nearest: makeRewriter(missingFoods(words)),
    spelling: makeSpelling(words),
  };
}

const aliasShare = 0.7;
const aliasCost = 0.5;

/**
 * A food is meant less surely by words that only an alias of it has: where the table has the very
 * food that the alias names, that one is the better find.
 */
function asAlias(name: FoodName, own: ReadonlySet<string>): FoodName {
  let { plainness } = name;
  const weights = new Map<string, number>();
  for (const [word, share] of name.weights) {
    const isOwn = own.has(word);
    weights.set(word, isOwn ? share : share * aliasShare);
    if (!isOwn) plainness -= aliasCost;
  }
  return { ...name, weights, plainness };
}

const namesByWord = new WeakMap<FoodIndex, Map<string, Int32Array>>();

/** The names that hold a word, and all other names of the foods whose own name holds it. */
export function namesOfFoodsWith(index: FoodIndex, word: string): Int32Array {
  const known = namesByWord.get(index) ?? new Map<string, Int32Array>();
  namesByWord.set(index, known);
  const names = known.get(word) ?? Int32Array.from(gatherNames(index, word));
  known.set(word, names);
  return names;
}

function gatherNames({ words, foodOfName, isOwnName }: FoodIndex, word: string): Set<number> {
  const gathered = new Set<number>();
  for (const name of words.get(word)?.names ?? []) {
    gathered.add(name);
    if (isOwnName[name] === 0) continue;
    // A food's names stand together.
    for (let next = name + 1; foodOfName[next] === foodOfName[name]; next += 1) gathered.add(next);
  }
  return gathered;
}

function isDishName(name: string): boolean {
  return readFoodName(name).some(({ heads }) => heads.some((head) => builtDishes.has(head)));
}

function collectPostings(names: readonly FoodName[]): Map<string, Postings> {
  const lists = new Map<string, { names: number[]; shares: number[]; isHead: number[] }>();
  for (const [position, name] of names.entries()) {
    for (const [word, share] of name.weights) {
      const list = lists.get(word) ?? { names: [], shares: [], isHead: [] };
      lists.set(word, list);
      list.names.push(position);
      list.shares.push(share);
      list.isHead.push(name.heads.includes(word) ? 1 : 0);
    }
  }
  const postings = new Map<string, Postings>();
  for (const [word, list] of lists) {
    postings.set(word, {
      names: Int32Array.from(list.names),
      shares: Float64Array.from(list.shares),
      isHead: Uint8Array.from(list.isHead),
    });
  }
  return postings;
}

const greatestWeight = 8;

/**
 * Weights are those of a table this large whatever the table's size, so that scores and costs
 * keep their proportions: about the names of both USDA releases together.
 */
const nominalNames = 20_000;

function weighWords(words: ReadonlyMap<string, Postings>, nameCount: number): Map<string, number> {
  const weights = new Map<string, number>();
  const stretch = Math.log(1 + nominalNames) / Math.log(2 + nameCount);
  for (const [word, { names }] of words) {
    const rarity = Math.log(1 + (nameCount - names.length + 0.5) / (names.length + 0.5));
    weights.set(
      word,
      (Math.min(greatestWeight, stretch * rarity) + 0.3) * (weakWords.get(word) ?? 1),
    );
  }
  return weights;
}

function weightOfName(name: FoodName, weightOf: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [word, share] of name.weights) {
    if (!unsaidWords.has(word)) sum += share * (weightOf.get(word) ?? 0);
  }
  return sum;
}

/** How much a word that nobody asked for speaks against a food; as tuned on the development rows. */
export const unaskedFactor = 1.1;
const costPerWord = 0.03;

function priorOfName(name: FoodName): number {
  let prior = name.plainness;
  for (const word of name.weights.keys()) {
    prior -= unaskedFactor * (unaskedCosts.get(word) ?? 0) + costPerWord;
  }
  return prior;
}

/** The nearest-food phrases whose own words the table does not know together as a food. */
function missingFoods(words: ReadonlyMap<string, Postings>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(nearestFoods).filter(([phrase]) => !isKnown(phrase, words)),
  );
}

function isKnown(phrase: string, words: ReadonlyMap<string, Postings>): boolean {
  const lists = unifySpelling(tokenize(phrase)).map((token) => words.get(token.stem)?.names);
  let shared: ReadonlySet<number> | undefined;
  for (const names of lists) {
    if (names === undefined) return false;
    const own = new Set(names);
    shared = shared === undefined ? own : shared.intersection(own);
  }
  return shared !== undefined && shared.size > 0;
}
