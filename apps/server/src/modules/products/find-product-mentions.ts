import {
  isSameWord,
  type Product,
  type ProductStore,
  productWords,
} from "@morsel/food-table/products";
import {
  type DictionaryEntry,
  type FoodIndex,
  isUsablePhrase,
  phraseKey,
} from "@morsel/nutrition/estimate";

/** A word of a message, with its place. */
interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True if punctuation separates it from the word before. */
  readonly startsPart: boolean;
}

/** A part of a message that names products. */
interface ProductMention {
  readonly phrase: string;
  /** At least one; those that the words fit best come first. */
  readonly products: readonly Product[];
}

/** The longest name of a brand, and of a product with its brand, in words. */
const maxBrandWords = 4;
const maxPhraseWords = 10;
/** Without a brand, a product is named by so many words that no food of the table has. */
const minDistinctiveWords = 2;
/** Words of more products than this do not tell a product. */
const maxProductsOfWord = 2000;
/** Products that the words fit: of these one is taken, the others are in its range. */
const maxProducts = 8;
/** Names of brands are not looked up for shorter words: "go", "Bio". */
const minBrandLength = 3;

const joiningWords = new Set(["and", "with", "the", "of", "in", "n"]);

/** What a message has besides the store. */
export interface MentionContext {
  readonly foods: FoodIndex;
  /** Phrases that the user's dictionary has: they mean what the user said. */
  readonly dictionary: readonly DictionaryEntry[];
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
  const mentions = findMentions(message, products, context.foods).filter(
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
  foods: FoodIndex,
): readonly ProductMention[] {
  const words = splitWords(message);
  const mentions: ProductMention[] = [];
  for (let at = 0; at < words.length; ) {
    const end = findEnd(words, at, store, foods);
    const mention = end > at ? toMention(message, words.slice(at, end), store) : undefined;
    if (mention) mentions.push(mention);
    at = mention ? end : at + 1;
  }
  return mentions;
}

function splitWords(message: string): readonly Word[] {
  let before = 0;
  return [...message.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu)].map((match) => {
    const [text] = match;
    const startsPart = /[,;:.!?\n()]/.test(message.slice(before, match.index));
    before = match.index + text.length;
    return { text, start: match.index, end: before, startsPart };
  });
}

/** The end of the product that begins at this word; the same place if none does. */
function findEnd(
  words: readonly Word[],
  at: number,
  store: ProductStore,
  foods: FoodIndex,
): number {
  const part = partFrom(words, at);
  const isNew = ({ text }: Word) => isNewWord(text, foods);
  const brand = findBrand(part, store);
  const brandWords = part.slice(0, brand);
  const isNewBrand = brandWords.some(isNew);
  // Ordinary words such as "kind" and "one" are brands, too; "pot noodle" is one if more words follow.
  const isBrand = isNewBrand || (brand > 1 && !isFoodName(brandWords, foods));
  if (!isBrand && !part.slice(0, 1).some(isNew)) return at;
  const length = longestMatch(part, isBrand ? brand : 1, store);
  const named = part.slice(0, length);
  if (isBrand) {
    // "publix turkey sub" does not name a product of the brand: only a brand on its own may be any of them.
    const isAlone = isNewBrand && !/^\p{L}/u.test(part[length]?.text ?? "");
    return length > brand || isAlone ? at + length : at;
  }
  const distinctive = named.filter(
    (word) =>
      isNew(word) && store.countWord(foldWord(word.text), maxProductsOfWord) < maxProductsOfWord,
  );
  return distinctive.length >= minDistinctiveWords && length > minDistinctiveWords
    ? at + length
    : at;
}

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

/** True for a word that neither a food of the table nor ordinary English has. */
function isNewWord(text: string, { spelling, language }: FoodIndex): boolean {
  const word = foldWord(text);
  return (
    /^\p{L}{3,}$/u.test(word) &&
    isUsablePhrase(word) &&
    !spelling.isKnown(language.stem(word)) &&
    !language.ordinaryWords.ordinaryWords.has(word)
  );
}

/** The number of words of the longest brand at the beginning; 0 if there is none. */
function findBrand(part: readonly Word[], store: ProductStore): number {
  for (let count = Math.min(maxBrandWords, part.length); count > 0; count -= 1) {
    const words = part.slice(0, count).flatMap(({ text }) => productWords(text));
    const isLong = words.join("").length >= minBrandLength;
    if (isLong && !/^\d+$/.test(words[0] ?? "") && store.countBrand(words) > 0) return count;
  }
  return 0;
}

/** The number of words of the longest beginning that a product has, but for the words between them. */
function longestMatch(part: readonly Word[], least: number, store: ProductStore): number {
  let length = least;
  for (let count = least + 1; count <= part.length; count += 1) {
    if (joiningWords.has(part[count - 1]?.text.toLowerCase() ?? "")) continue;
    if (search(part.slice(0, count), store, 1).length === 0) break;
    length = count;
  }
  return length;
}

function search(words: readonly Word[], store: ProductStore, limit: number): readonly Product[] {
  const query = words
    .map(({ text }) => text)
    .filter((text) => !joiningWords.has(text.toLowerCase()));
  const found = store.search(query.join(" "), limit);
  // "42 g" is one word in many names: "42g".
  return found.length > 0 ? found : store.search(joinUnits(query), limit);
}

const joinUnits = (words: readonly string[]) =>
  words.join(" ").replace(/(\d) (g|ml|mg)\b/gi, "$1$2");

function toMention(
  message: string,
  words: readonly Word[],
  store: ProductStore,
): ProductMention | undefined {
  const [first, last] = [words[0], words.at(-1)];
  const found = search(words, store, maxProducts);
  if (!first || !last || found.length === 0) return undefined;
  const phrase = message.slice(first.start, last.end);
  // A product whose name has only these words is the one that is meant.
  const asked = words.flatMap(({ text }) => productWords(text));
  const isExact = ({ food }: Product) =>
    productWords(food.name).every((word) => asked.some((one) => isSameWord(one, word)));
  const exact = found.filter(isExact);
  return { phrase, products: exact.length > 0 ? exact : found };
}
