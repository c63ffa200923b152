import type { Food } from "../../food.ts";
import { compositeDishes } from "../vocabulary/food-classes.ts";
import { foodSubstitutes } from "../vocabulary/substitutes.ts";
import { extraTermPenalties, lowWeightTerms, optionalTerms } from "../vocabulary/term-weights.ts";
import { makeSpelling, type Spelling } from "../words/correct-words.ts";
import { makeRewriter, type Rewriter } from "../words/rewrite-tokens.ts";
import { tokenize } from "../words/tokens.ts";
import { inheritPortions } from "./inherit-portions.ts";
import { type FoodName, readFoodName, unifySpelling } from "./parse-food-name.ts";
import { haveCommonName, PostingList, type Postings, type WordUse } from "./postings.ts";

/** Foods prepared for matching: immutable, made once, used for every message. */
export interface FoodIndex {
  readonly foods: readonly Food[];
  /** Position of each name's food in `foods`; a food has a name, aliases, and readings of both. */
  readonly foodOfName: Int32Array;
  /** By name: 1 where it is the food's own name or a reading of it, 0 for an alias. */
  readonly isOwnName: Uint8Array;
  readonly words: ReadonlyMap<string, Postings>;
  /** The ways in which names hold words. */
  readonly wordUses: readonly WordUse[];
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
  /** Foods of one message beside those of a table, each called by one word; absent where there are none. */
  readonly own?: { readonly foods: ReadonlyMap<string, Food>; readonly table: FoodIndex };
}

/** Prepares foods for matching. */
export function buildFoodIndex(table: readonly Food[]): FoodIndex {
  const foods = inheritPortions(table);
  const { list, foodOfName, isOwnName, isPlain, priors, isDish } = collectNames(foods);
  const words = list.byWord();
  const weightOf = weighWords(words, isPlain);
  return {
    foods,
    foodOfName: new Int32Array(foodOfName),
    isOwnName: new Uint8Array(isOwnName),
    words,
    wordUses: list.wordUses,
    weightOf,
    nameWeights: list.weighNames((word) =>
      optionalTerms.has(word) ? 0 : (weightOf.get(word) ?? 0),
    ),
    priors: new Float64Array(priors),
    isDish: new Uint8Array(isDish),
    nearest: makeRewriter(missingFoods(words)),
    spelling: makeSpelling(words),
  };
}

/** The names of all foods, and what is known of each name by itself. */
interface Names {
  readonly list: PostingList;
  readonly foodOfName: number[];
  readonly isOwnName: number[];
  /** 1 where its food is of no brand. */
  readonly isPlain: number[];
  readonly priors: number[];
  readonly isDish: number[];
}

function collectNames(foods: readonly Food[]): Names {
  const list = new PostingList();
  const names: Names = {
    list,
    foodOfName: [],
    isOwnName: [],
    isPlain: [],
    priors: [],
    isDish: [],
  };
  for (const [position, food] of foods.entries()) {
    const own = readFoodName(food.name);
    const isDish = own.some(({ heads }) => heads.some((head) => compositeDishes.has(head)));
    const named = { position, isDish, isBranded: food.isBranded === true, ownWords: undefined };
    for (const name of own) addName(names, name, named);
    if (food.aliases.length === 0) continue;
    const calledElse = { ...named, ownWords: own.flatMap(({ words }) => words) };
    for (const alias of food.aliases) {
      for (const name of readFoodName(alias)) addName(names, name, calledElse);
    }
  }
  return names;
}

interface Named {
  readonly position: number;
  readonly isDish: boolean;
  readonly isBranded: boolean;
  /** Where it is an alias: the words of the food's own name. */
  readonly ownWords: readonly string[] | undefined;
}

const aliasShare = 0.7;
const aliasCost = 0.5;

function addName(names: Names, name: FoodName, about: Named): void {
  const { position, isDish, isBranded, ownWords } = about;
  names.foodOfName.push(position);
  names.isOwnName.push(ownWords === undefined ? 1 : 0);
  names.isPlain.push(isBranded ? 0 : 1);
  names.isDish.push(isDish ? 1 : 0);
  names.list.addName();
  const { words, shares, heads } = name;
  const isPrepared = words.includes("prepared");
  let prior = name.plainness;
  for (const word of words) if (isOfAlias(word, ownWords)) prior -= aliasCost;
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] as string;
    // "pudding, dry mix, prepared with milk" is a pudding, and dry no more.
    const isCharged = !(isPrepared && preparedFrom.has(word));
    prior -= extraTermFactor * (isCharged ? (extraTermPenalties.get(word) ?? 0) : 0) + costPerWord;
    const share = (shares[place] ?? 0) * (isOfAlias(word, ownWords) ? aliasShare : 1);
    names.list.addWord(word, { share, isHead: heads.includes(word), isCharged });
  }
  names.priors.push(prior - (isBranded ? brandedCost : 0));
}

/**
 * A food is meant less surely by words that only an alias of it has: where the table has the very
 * food that the alias names, that one is the better find.
 */
const isOfAlias = (word: string, ownWords: readonly string[] | undefined) =>
  ownWords?.includes(word) === false;

const namesByWord = new WeakMap<FoodIndex, Map<string, readonly number[]>>();

/** The names that hold a word, and all other names of the foods whose own name holds it. */
export function namesOfFoodsWith(index: FoodIndex, word: string): readonly number[] {
  const holders = index.words.get(word)?.names;
  // Words that people make up are not remembered: there is no end to them.
  if (holders === undefined) return [];
  const known = namesByWord.get(index) ?? new Map<string, readonly number[]>();
  namesByWord.set(index, known);
  const names = known.get(word) ?? gatherNames(index, holders);
  known.set(word, names);
  return names;
}

/** A food's names stand together, its own before its aliases, so that the names gathered rise too. */
function gatherNames({ foodOfName, isOwnName }: FoodIndex, holders: Int32Array): number[] {
  const gathered: number[] = [];
  for (const name of holders) {
    if (name <= (gathered.at(-1) ?? -1)) continue;
    gathered.push(name);
    if (isOwnName[name] === 0) continue;
    for (let next = name + 1; foodOfName[next] === foodOfName[name]; next += 1) gathered.push(next);
  }
  return gathered;
}

const greatestWeight = 8;

/**
 * Weights are those of a table this large whatever the table's size, so that scores and costs
 * keep their proportions: about the names of both USDA releases together.
 */
const nominalNames = 20_000;

/**
 * By how rare words are among plain foods: hundreds of thousands of products, of which every
 * second is a candy or a sauce, must not change what a word tells.
 */
function weighWords(
  words: ReadonlyMap<string, Postings>,
  isPlain: readonly number[],
): Map<string, number> {
  const weights = new Map<string, number>();
  const nameCount = isPlain.reduce((sum, plain) => sum + plain, 0);
  const stretch = Math.log(1 + nominalNames) / Math.log(2 + nameCount);
  for (const [word, { names }] of words) {
    const uses = nameCount === isPlain.length ? names.length : countFlags(names, isPlain);
    const rarity = Math.log(1 + (nameCount - uses + 0.5) / (uses + 0.5));
    weights.set(
      word,
      (Math.min(greatestWeight, stretch * rarity) + 0.3) * (lowWeightTerms.get(word) ?? 1),
    );
  }
  return weights;
}

function countFlags(names: Int32Array, flags: readonly number[]): number {
  let count = 0;
  for (let at = 0; at < names.length; at += 1) count += flags[names[at] ?? 0] ?? 0;
  return count;
}

/** A product of one brand is taken where its brand was said, or no plain food is like it. */
const brandedCost = 2;

/** How much a word that nobody asked for speaks against a food; as tuned on the development rows. */
export const extraTermFactor = 1.1;
const costPerWord = 0.03;

const preparedFrom = new Set(["dry", "mix", "powder", "concentrate"]);

/** The nearest-food phrases whose own words the table does not know together as a food. */
function missingFoods(words: ReadonlyMap<string, Postings>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(foodSubstitutes).filter(([phrase]) => !isKnown(phrase, words)),
  );
}

function isKnown(phrase: string, words: ReadonlyMap<string, Postings>): boolean {
  const lists: Int32Array[] = [];
  for (const token of unifySpelling(tokenize(phrase))) {
    const names = words.get(token.stem)?.names;
    if (names === undefined) return false;
    lists.push(names);
  }
  return haveCommonName(lists);
}
