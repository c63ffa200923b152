import {
  isSameWord,
  type Product,
  type ProductStore,
  productWords,
} from "@morsel/food-table/products";
import {
  type DictionaryEntry,
  type FoodIndex,
  findNameLanguage,
  isUsablePhrase,
  phraseKey,
  type ReaderLanguage,
} from "@morsel/nutrition/estimate";

import type { UserLanguages } from "../foods/index.ts";

/** A word of a message, with its place. */
interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True if punctuation separates it from the word before. */
  readonly startsPart: boolean;
  /** Its translation, if the message may be in another language: "Riegel" may be the "bar" of a name. */
  readonly translation: string | undefined;
}

/** A part of a message that names products. */
interface ProductMention {
  readonly phrase: string;
  /** At least one; those that the words fit best come first. */
  readonly products: readonly Product[];
}

/** A mention with the number of its words. */
interface FoundMention {
  readonly mention: ProductMention;
  readonly length: number;
}

/** What the words of a message are compared with. */
interface Known {
  readonly store: ProductStore;
  readonly foods: FoodIndex;
  /** Another language that the message may be in. */
  readonly language: ReaderLanguage | undefined;
  /** Names of products are shown in it. */
  readonly tag: string;
  /** Those that the message may have. */
  readonly brands: ReadonlySet<string>;
}

/** The longest name of a brand, and of a product with its brand, in words. */
const maxBrandWords = 4;
const maxPhraseWords = 10;
/** Without a brand, a product is named by so many words that no food of the table has. */
const minDistinctiveWords = 2;
/** So many words of one of its products must follow a brand that the table or ordinary English knows, or be before it. */
const minWordsWithKnownBrand = 2;
/** The same in a message of another language, in which the brand is not a word. */
const minWordsWithForeignBrand = 1;
/** Words of more products than this do not tell a product. */
const maxProductsOfWord = 2000;
/** Products that the words fit: of these one is taken, the others are in its range. */
const maxProducts = 8;
/** Names of brands are not looked up for shorter words: "go", "Bio". */
const minBrandLength = 3;

/** Between what a product is and its brand. */
const originWords = new Set(["of", "from", "by"]);
const joiningWords = new Set(["and", "with", "the", "in", "n", ...originWords]);

/** What a message has besides the store. */
export interface MentionContext {
  readonly foods: FoodIndex;
  /** Phrases that the user's dictionary has: they mean what the user said. */
  readonly dictionary: readonly DictionaryEntry[];
  readonly languages: UserLanguages;
  /** How often the user has logged each of these foods. */
  readonly countLogged: (foodIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/**
 * The products that a message names, as entries of a dictionary: by a brand, or by several words that no food of the
 * table has. The words of a food of the table, and those of the user's dictionary, stay what they are.
 */
export async function findProductMentions(
  message: string,
  products: ProductStore,
  context: MentionContext,
): Promise<readonly DictionaryEntry[]> {
  if (!products.hasProducts()) return [];
  const known = new Set(context.dictionary.map(({ phrase }) => phraseKey(phrase)));
  const mentions = findMentions(message, products, context).filter(
    ({ phrase }) => !known.has(phraseKey(phrase)),
  );
  return Promise.all(mentions.map((mention) => toEntry(mention, context)));
}

/** The most logged product of a mention, or the one that its words fit best. */
async function toEntry(
  { phrase, products }: ProductMention,
  { countLogged }: MentionContext,
): Promise<DictionaryEntry> {
  const counts =
    products.length > 1 ? await countLogged(products.map(({ food }) => food.id)) : new Map();
  const [chosen, ...others] = products
    .map(({ food }) => food)
    .toSorted((one, other) => (counts.get(other.id) ?? 0) - (counts.get(one.id) ?? 0));
  return {
    phrase,
    meaning: chosen?.name ?? phrase,
    ...(chosen && { food: chosen }),
    ...(others.length > 0 && { otherFoods: others }),
  };
}

function findMentions(
  message: string,
  store: ProductStore,
  { foods, languages }: MentionContext,
): readonly ProductMention[] {
  const language = findNameLanguage(message, languages);
  const words = splitWords(message, language);
  const brands = findBrands(words, store);
  const known: Known = { store, foods, language, tag: languages.tag, brands };
  const mentions: ProductMention[] = [];
  let free = 0;
  for (let at = 0; at < words.length; ) {
    const found = findMentionAt(message, words, at, free, known);
    if (found) mentions.push(found.mention);
    at += found?.length ?? 1;
    if (found) free = at;
  }
  return mentions;
}

/** The product that the words from a place on name; words from `free` on before them may say what it is. */
function findMentionAt(
  message: string,
  words: readonly Word[],
  at: number,
  free: number,
  known: Known,
): FoundMention | undefined {
  const part = partFrom(words, at);
  const brand = findBrand(part, known);
  const before = (named: readonly Word[], find: Search) =>
    brand === 0 ? [] : findWordsBefore(words.slice(free, at), named, find, known);
  const named = part.slice(0, findLength(part, brand, known));
  const any: Search = (asked) => search(asked, known, maxProducts);
  if (named.length > 0) return toMention(message, before(named, any), named, any);
  return findOfKnownBrand(message, part, brand, before, known);
}

/** The words right before a brand that its products have: "3 oat biscuits Hill Farm", "barritas de Quest". */
function findWordsBefore(
  free: readonly Word[],
  named: readonly Word[],
  find: Search,
  known: Known,
): readonly Word[] {
  const isFree = (at: number) => !(free[at + 1] ?? named[0])?.startsPart;
  const last = free.length - 1;
  const isJoined = isFree(last) && isOrigin(free[last], known);
  let first = free.length;
  for (let at = isJoined ? last - 1 : last; at >= 0 && isFree(at); at -= 1) {
    if (!mayBeProduct(free[at], known) || find([...free.slice(at), ...named]).length === 0) break;
    first = at;
  }
  return free.slice(first);
}

/** "of" of "2 bars of" belongs to an amount, which the engine reads. */
const isOrigin = (word: Word | undefined, { language }: Known): boolean =>
  word !== undefined &&
  isOneOf(word, originWords) &&
  (language !== undefined || word.text.toLowerCase() !== "of");

/** False for numbers and meals. */
function mayBeProduct(word: Word | undefined, { foods: { language } }: Known): boolean {
  if (!word || !/^\p{L}{3,}/u.test(word.text)) return false;
  const { amounts, foodEmojis } = language;
  return !isOneOf(word, amounts.numberWords) && !isOneOf(word, foodEmojis.mealsBefore);
}

function splitWords(message: string, language: ReaderLanguage | undefined): readonly Word[] {
  let before = 0;
  return [...message.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)].map((match) => {
    const [text] = match;
    const startsPart = /[,;:.!?\n()]/.test(message.slice(before, match.index));
    before = match.index + text.length;
    const translation = language && headOf(language.translate(text).text);
    return { text, start: match.index, end: before, startsPart, translation };
  });
}

/** The last word: names of the table say more than the person, as "raw mushrooms" for "Pilze". */
const headOf = (translation: string): string | undefined =>
  productWords(translation.replace(/ with .*/, "")).at(-1);

/** The number of words that name a product, from the first of these words on; 0 if none do. */
function findLength(part: readonly Word[], brand: number, known: Known): number {
  const { store, foods } = known;
  const isNew = ({ text }: Word) => isNewWord(text, known);
  const brandWords = part.slice(0, brand);
  const isNewBrand = brandWords.some(isNew);
  // Ordinary words such as "kind" and "one" are brands, too; "pot noodle" is one if more words follow.
  const isBrand = isNewBrand || (brand > 1 && !isFoodName(brandWords, foods));
  if (!isBrand && !part.slice(0, 1).some(isNew)) return 0;
  const length = longestMatch(part, isBrand ? brand : 1, (words) => search(words, known, 1));
  const named = part.slice(0, length);
  if (isBrand) {
    // "publix turkey sub" does not name a product of the brand: only a brand on its own may be any of them.
    const isAlone = isNewBrand && !/^\p{L}/u.test(part[length]?.text ?? "");
    return length > brand || isAlone ? length : 0;
  }
  const distinctive = named.filter(
    (word) =>
      isNew(word) && store.countWord(foldWord(word.text), maxProductsOfWord) < maxProductsOfWord,
  );
  return distinctive.length >= minDistinctiveWords && length > minDistinctiveWords ? length : 0;
}

/**
 * "Quest bars cookies and cream": a brand that the table or ordinary English knows is the maker only if some of the
 * words that follow are those of one of its own products, so that "one egg" and "kind of sweet" stay what they are.
 */
function findOfKnownBrand(
  message: string,
  part: readonly Word[],
  brand: number,
  findBefore: (named: readonly Word[], find: Search) => readonly Word[],
  known: Known,
): FoundMention | undefined {
  const [first] = part;
  const { amounts } = known.foods.language;
  if (brand === 0 || !first || amounts.numberWords.has(first.text.toLowerCase())) return undefined;
  const key = foldWords(part.slice(0, brand));
  const ofBrand = (words: readonly Word[]) =>
    search(words, known, maxProducts).filter((product) => isOfBrand(product, key));
  const length = longestMatch(part, brand, ofBrand);
  const named = part.slice(0, length);
  const before = findBefore(named, ofBrand);
  const others = [before, named.slice(brand)].map(
    (words) => words.filter((word) => !isJoining(word)).length,
  );
  const least = isForeignBrand(named.slice(0, brand), known)
    ? minWordsWithForeignBrand
    : minWordsWithKnownBrand;
  return Math.max(...others) < least ? undefined : toMention(message, before, named, ofBrand);
}

/** True if the message is in another language that does not know the brand. */
const isForeignBrand = (brand: readonly Word[], { language }: Known): boolean =>
  language !== undefined && brand.some(({ text }) => !language.isKnownWord(text));

const isOfBrand = ({ brand }: Product, key: string): boolean =>
  brand.split(",").some((one) => foldWord(one) === key);

const foodNames = new WeakMap<FoodIndex, ReadonlySet<string>>();

/** True if the words are the name of a food of the table. */
function isFoodName(words: readonly Word[], foods: FoodIndex): boolean {
  const names =
    foodNames.get(foods) ??
    new Set(
      foods.foods.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => phraseKey(one))),
    );
  foodNames.set(foods, names);
  return names.has(phraseKey(words.map(({ text }) => text).join(" ")));
}

/** The words from one to the next punctuation. */
function partFrom(words: readonly Word[], at: number): readonly Word[] {
  const few = words.slice(at, at + maxPhraseWords);
  const end = few.findIndex((word, place) => place > 0 && word.startsPart);
  return end < 0 ? few : few.slice(0, end);
}

const foldWord = (text: string) => productWords(text).join(" ");
const foldWords = (words: readonly Word[]) => words.map(({ text }) => foldWord(text)).join(" ");

/** True for a word that no food of the table has, nor ordinary English, nor the language of the message. */
function isNewWord(text: string, { foods: { spelling, language }, ...known }: Known): boolean {
  const word = foldWord(text);
  return (
    /^\p{L}{3,}$/u.test(word) &&
    isUsablePhrase(word) &&
    !spelling.isKnown(language.stem(word)) &&
    !language.ordinaryWords.ordinaryWords.has(word) &&
    !known.language?.isKnownWord(text)
  );
}

/** What may be a brand at the beginning: one word, two and so on. */
function brandNames(part: readonly Word[]): readonly string[] {
  const few = part.slice(0, maxBrandWords);
  const names = few.map((_, at) => foldWords(few.slice(0, at + 1)));
  return /^\d*$/.test(names[0] ?? "") ? [] : names;
}

/** Those of a message, found at once: it is in the way of messages that name no product. */
function findBrands(words: readonly Word[], store: ProductStore): ReadonlySet<string> {
  const names = words.flatMap((_, at) => brandNames(partFrom(words, at)));
  return store.findBrands([...new Set(names)].filter((name) => name.length >= minBrandLength));
}

/** The number of words of the longest brand at the beginning; 0 if there is none. */
const findBrand = (part: readonly Word[], { brands }: Known): number =>
  brandNames(part).findLastIndex((name) => brands.has(name)) + 1;

/** Finds the products that have all of these words. */
type Search = (words: readonly Word[]) => readonly Product[];

/** The number of words of the longest beginning that a product has, but for the words between them. */
function longestMatch(part: readonly Word[], least: number, find: Search): number {
  let length = least;
  for (let count = least + 1; count <= part.length; count += 1) {
    const word = part[count - 1];
    if (!word || isJoining(word)) continue;
    if (find(part.slice(0, count)).length === 0) break;
    length = count;
  }
  return length;
}

const isOneOf = ({ text, translation = "" }: Word, words: Pick<ReadonlySet<string>, "has">) =>
  words.has(text.toLowerCase()) || words.has(translation);
const isJoining = (word: Word) => isOneOf(word, joiningWords);

function search(words: readonly Word[], { store, tag }: Known, limit: number): readonly Product[] {
  const named = words.filter((word) => !isJoining(word));
  const synonyms = new Map(
    named.flatMap(({ text, translation }) => (translation ? [[foldWord(text), translation]] : [])),
  );
  const query = named.map(({ text }) => text).join(" ");
  return store.search(query, limit, { language: tag, synonyms });
}

/** `length` counts the words from the brand on: those before it were looked at already. */
function toMention(
  message: string,
  before: readonly Word[],
  named: readonly Word[],
  find: Search,
): FoundMention | undefined {
  const words = [...before, ...named];
  const [first, last] = [words[0], words.at(-1)];
  const found = first && last ? find(words) : [];
  if (!first || !last || found.length === 0) return undefined;
  const phrase = message.slice(first.start, last.end);
  // A product whose name has only these words is the one that is meant.
  const asked = words.flatMap(({ text, translation }) => [
    ...productWords(text),
    translation ?? "",
  ]);
  const isAsked = (word: string) => asked.some((one) => isSameWord(one, word));
  const isExact = ({ food, brand }: Product) =>
    productWords(food.name).every(isAsked) ||
    (productWords(brand).every(isAsked) &&
      food.aliases.some((name) => productWords(name).every(isAsked)));
  const exact = found.filter(isExact);
  const products = exact.length > 0 ? exact : found;
  return { mention: { phrase, products }, length: named.length };
}
