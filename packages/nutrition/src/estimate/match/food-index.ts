import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { matchWeights as weights } from "../weights/index.ts";
import { createRewriter, type Rewriter } from "../words/rewrite-tokens.ts";
import { createSpelling, type Spelling } from "../words/spelling.ts";
import { commonStems } from "../words/stop-words.ts";
import { tokenize } from "../words/tokens.ts";
import { borrowPortions, inheritPortions } from "./inherit-portions.ts";
import { type FoodName, normalizeSpelling, parseFoodName } from "./parse-food-name.ts";
import { haveCommonName, PostingList, type Postings, type WordUse } from "./postings.ts";
import { findUncookedNames } from "./uncooked-names.ts";

/** What the index has of the names of foods: data without functions, which can be stored. */
export interface IndexedNames {
  /** By name: index of its food in `foods`. Each food has several names: its own, its aliases and variants of both. */
  readonly foodByName: Int32Array;
  /** The name of an unbranded food, by its `joinStems`. */
  readonly nameByKey: ReadonlyMap<string, number>;
  /** By name: 1 for the food's own name and its variants, 0 for an alias. */
  readonly isOwnName: Uint8Array;
  readonly words: ReadonlyMap<string, Postings>;
  /** The distinct ways in which names contain words. */
  readonly wordUses: readonly WordUse[];
  /** Inverse document frequency of each word. */
  readonly wordWeights: ReadonlyMap<string, number>;
  /** By name: total weight of its required words. */
  readonly nameWeights: Float64Array;
  /** By name: score independent of the query; lower for unusual foods. */
  readonly priors: Float64Array;
  /** By name: 1 if the food is a composite dish, such as a sandwich. */
  readonly isDish: Uint8Array;
  /** By name: 1 if the food was imported. */
  readonly isImported: Uint8Array;
}

/** Foods prepared for matching. Immutable: built once and used for all messages. */
export interface FoodIndex extends IndexedNames {
  /** The language of the foods' names and of messages. */
  readonly language: Language;
  readonly foods: readonly Food[];
  /** `wordWeights` of the words that the table itself has, without those that only imported names have. */
  readonly ownWeights: ReadonlyMap<string, number>;
  /** Replaces names of foods that the table does not have by the nearest food. */
  readonly nearest: Rewriter;
  /** Corrects misspelt words. */
  readonly spelling: Spelling;
  /** How much larger measures are in the person's country than in the table, by their keys; absent if none are. */
  readonly localMeasures?: ReadonlyMap<string, number>;
  /** The foods of a person's dictionary that one message uses, each named by one token; absent if there are none. */
  readonly dictionary?: { readonly foods: ReadonlyMap<string, Food>; readonly table: FoodIndex };
}

/** Prepares foods for matching. `names` is what `indexNames` returns for the same names. */
export function buildFoodIndex(
  table: readonly Food[],
  language: Language,
  names = indexNames(table, language),
): FoodIndex {
  const foods = inheritPortions(table);
  return {
    ...names,
    language,
    ownWeights: selectOwnWeights(names),
    foods: foods.map((food) => borrowPortions(food, () => findKind(food, foods, names, language))),
    nearest: createRewriter(selectSubstitutes(names.words, language), language),
    spelling: createSpelling(names.words, names.isImported, language),
  };
}

function selectOwnWeights({
  words,
  wordWeights,
  isImported,
}: IndexedNames): ReadonlyMap<string, number> {
  if (!isImported.includes(1)) return wordWeights;
  const isOwn = (word: string) => words.get(word)?.names.some((name) => isImported[name] === 0);
  return new Map([...wordWeights].filter(([word]) => isOwn(word)));
}

/** Prepares the names of foods, which takes most of the time of `buildFoodIndex`. */
export function indexNames(foods: readonly Food[], language: Language): IndexedNames {
  const names = collectNames(foods, language);
  const { postings, nameByKey } = names;
  const words = postings.byWord();
  const wordWeights = computeWordWeights(words, names, language);
  return {
    foodByName: new Int32Array(names.foodByName),
    nameByKey,
    isOwnName: new Uint8Array(names.isOwnName),
    words,
    wordUses: postings.wordUses,
    wordWeights,
    nameWeights: postings.computeNameWeights((word) =>
      language.termWeights.optionalTerms.has(word) ? 0 : (wordWeights.get(word) ?? 0),
    ),
    priors: new Float64Array(names.priors),
    isDish: new Uint8Array(names.isDish),
    isImported: new Uint8Array(names.isImported),
  };
}

/** The names of all foods, column by column. */
interface NameColumns {
  readonly postings: PostingList;
  readonly foodByName: number[];
  readonly nameByKey: Map<string, number>;
  readonly isOwnName: number[];
  /** 1 for unbranded foods. */
  readonly isUnbranded: number[];
  readonly isImported: number[];
  readonly priors: number[];
  readonly isDish: number[];
}

function collectNames(foods: readonly Food[], language: Language): NameColumns {
  const postings = new PostingList();
  const names: NameColumns = {
    postings,
    foodByName: [],
    nameByKey: new Map(),
    isOwnName: [],
    isUnbranded: [],
    isImported: [],
    priors: [],
    isDish: [],
  };
  const uncookedNames = findUncookedNames(foods, language);
  for (const [position, food] of foods.entries()) {
    const dictionary = parseFoodName(food.name, language);
    const isDish = dictionary.some(({ heads }) =>
      heads.some((head) => language.foodClasses.compositeDishes.has(head)),
    );
    const foodInfo = {
      position,
      isDish,
      isBranded: food.isBranded === true,
      isImported: food.isImported === true,
      ownWords: undefined,
    };
    for (const name of dictionary) addName(names, name, foodInfo, language);
    const aliases = [...food.aliases, ...(uncookedNames.get(food) ?? [])];
    if (aliases.length === 0) continue;
    const aliasInfo = { ...foodInfo, ownWords: dictionary.flatMap(({ words }) => words) };
    for (const alias of aliases) {
      for (const name of parseFoodName(alias, language)) addName(names, name, aliasInfo, language);
    }
  }
  return names;
}

/**
 * The food of the table that the name of an imported one is a kind of: mustard for "Mustard sweet", and fish fingers,
 * not fish, for "Fish fingers, salmon".
 */
function findKind(
  food: Food,
  foods: readonly Food[],
  { nameByKey, foodByName }: IndexedNames,
  language: Language,
): Food | undefined {
  for (const key of kindKeys(food.name, language)) {
    const kind = foods[foodByName[nameByKey.get(key) ?? -1] ?? -1];
    if (kind && kind.isImported !== true) return kind;
  }
  return undefined;
}

/** What a name may be a kind of, the closest first: its first part, two words of it in both orders, its noun, a word. */
function* kindKeys(name: string, language: Language): Generator<string> {
  const [first = ""] = name.split(",");
  for (const { key } of parseFoodName(first, language)) if (key.includes(" ")) yield key;
  const [parsed] = parseFoodName(name, language);
  const { words = [], heads = [] } = parsed ?? {};
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    if (next !== undefined) yield* [`${word} ${next}`, `${next} ${word}`];
  }
  // "sweet" of "Mustard sweet" is not a sweet.
  const { lowWeightClasses } = language.termWeights;
  for (const word of [...heads, ...words]) if (!lowWeightClasses.has(word)) yield word;
}

interface NameInfo {
  readonly position: number;
  readonly isDish: boolean;
  readonly isBranded: boolean;
  readonly isImported: boolean;
  /** For an alias: the words of the food's own name. */
  readonly ownWords: readonly string[] | undefined;
}

function addName(names: NameColumns, name: FoodName, info: NameInfo, language: Language): void {
  const { position, isDish, isBranded, isImported, ownWords } = info;
  if (!isBranded) addNameKey(names, name.key, ownWords === undefined && !isImported);
  names.foodByName.push(position);
  names.isOwnName.push(ownWords === undefined ? 1 : 0);
  names.isUnbranded.push(Number(!isBranded));
  names.isImported.push(Number(isImported));
  names.isDish.push(isDish ? 1 : 0);
  names.postings.addName();
  const { words, shares, heads } = name;
  const isPrepared = words.includes(language.foodNames.preparedTerm);
  let prior = 0;
  for (const word of words) if (isAliasOnly(word, ownWords)) prior -= weights.aliasOnlyPenalty;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string;
    // "pudding, dry mix, prepared with milk" is no longer dry.
    const isPenalized = !(isPrepared && language.foodNames.unpreparedTerms.has(word));
    prior -= (isPenalized ? extraTermPenalty(word, language) : 0) + weights.nameWordPenalty;
    const share = (shares[at] ?? 0) * (isAliasOnly(word, ownWords) ? weights.aliasOnlyShare : 1);
    names.postings.addWord(word, { share, isHead: heads.includes(word), isPenalized });
  }
  names.priors.push(prior - tablePenalty(info));
}

/** Foods of the table itself, and those of no brand, go before others. */
const tablePenalty = ({ isBranded, isImported }: NameInfo) =>
  (isBranded ? weights.brandedPenalty : 0) + (isImported ? weights.importedPenalty : 0);

/** A food's own name goes before aliases, as "lollies" before "lolly"; otherwise the first food keeps a name. */
function addNameKey(
  { nameByKey, foodByName, isOwnName }: NameColumns,
  key: string,
  isOwn: boolean,
) {
  const earlier = nameByKey.get(key);
  const isFree = earlier === undefined || (isOwn && isOwnName[earlier] === 0);
  if (isFree) nameByKey.set(key, foodByName.length);
}

/** Words that only an alias contains count less: if the table has a food with that name, it is the better match. */
const isAliasOnly = (word: string, ownWords: readonly string[] | undefined) =>
  ownWords?.includes(word) === false;

const namesCache = new WeakMap<FoodIndex, Map<string, readonly number[]>>();

/** The names that contain a word, and the other names of foods whose own name contains it. */
export function findNamesOfFoodsWith(index: FoodIndex, word: string): readonly number[] {
  const containing = index.words.get(word)?.names;
  // Unknown words are not cached: their number is unlimited.
  if (containing === undefined) return [];
  const cached = namesCache.get(index) ?? new Map<string, readonly number[]>();
  namesCache.set(index, cached);
  const names = cached.get(word) ?? collectAllNames(index, containing);
  cached.set(word, names);
  return names;
}

/** The names of a food are adjacent and its own name is first, so the result is sorted. */
function collectAllNames({ foodByName, isOwnName }: FoodIndex, containing: Int32Array): number[] {
  const collected: number[] = [];
  for (const name of containing) {
    if (name <= (collected.at(-1) ?? -1)) continue;
    collected.push(name);
    if (isOwnName[name] === 0) continue;
    for (let next = name + 1; foodByName[next] === foodByName[name]; next += 1)
      collected.push(next);
  }
  return collected;
}

/**
 * Weights are normalized to a table of this size, so that scores do not depend on the size of the
 * table: about the number of names in both USDA releases.
 */
const referenceNameCount = 20_000;

/** Keeps the inverse document frequency of BM25 finite. */
const idfSmoothing = 0.5;

/**
 * The weights count the names of unbranded foods that were not imported: an import must not change the readings of
 * the table. A word that these do not have is weighed among all unbranded foods: hundreds of thousands of products,
 * mostly candy and sauces, must not change it. A word such as "less" weighs as much as without the import.
 */
function computeWordWeights(
  words: ReadonlyMap<string, Postings>,
  { isUnbranded, isImported }: NameColumns,
  language: Language,
): Map<string, number> {
  const wordWeights = new Map<string, number>();
  const isOwn = isUnbranded.map((unbranded, name) => unbranded * (1 - (isImported[name] ?? 0)));
  const [ownCount, unbrandedCount] = [sum(isOwn), sum(isUnbranded)];
  for (const [word, { names }] of words) {
    const own = countFlags(names, isOwn);
    if (own === 0 && commonStems(language).has(word)) {
      wordWeights.set(word, weights.unknownWordWeight);
      continue;
    }
    const idf =
      own > 0
        ? weighWord(own, ownCount)
        : weighWord(countFlags(names, isUnbranded), unbrandedCount);
    wordWeights.set(
      word,
      (Math.min(weights.maxWordWeight, idf) + weights.minWordWeight) * wordFactor(word, language),
    );
  }
  return wordWeights;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Inverse document frequency, as a table of the reference size has it. */
function weighWord(frequency: number, nameCount: number): number {
  const scale = Math.log(1 + referenceNameCount) / Math.log(2 + nameCount);
  return scale * Math.log(1 + (nameCount - frequency + idfSmoothing) / (frequency + idfSmoothing));
}

function countFlags(names: Int32Array, flags: readonly number[]): number {
  let count = 0;
  for (let at = 0; at < names.length; at += 1) count += flags[names[at] ?? 0] ?? 0;
  return count;
}

/** The substitutes for foods that the table does not have. */
function selectSubstitutes(
  words: ReadonlyMap<string, Postings>,
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(language.substitutes.foodSubstitutes).filter(
      ([phrase]) => !hasFoodNamed(phrase, words, language),
    ),
  );
}

function hasFoodNamed(
  phrase: string,
  words: ReadonlyMap<string, Postings>,
  language: Language,
): boolean {
  const lists: Int32Array[] = [];
  for (const token of normalizeSpelling(tokenize(phrase, language), language)) {
    const names = words.get(token.stem)?.names;
    if (names === undefined) return false;
    lists.push(names);
  }
  return haveCommonName(lists);
}

/** The penalty for a word of a food's name that the query does not contain. */
export function extraTermPenalty(word: string, language: Language): number {
  const termClass = language.termWeights.extraTermClasses.get(word);
  return termClass === undefined ? 0 : weights.extraTerm * weights[termClass];
}

/** Words that say little about the food weigh less. */
function wordFactor(word: string, language: Language): number {
  const termClass = language.termWeights.lowWeightClasses.get(word);
  return termClass === undefined ? 1 : weights[termClass];
}
