import { type SourceWord, sourceWords } from "../estimate/translation/lexicon.ts";
import type { ReaderLanguage } from "../estimate/translation/reader-language.ts";
import type { Translation } from "../estimate/translation/translation.ts";
import type { PatternRow } from "../languages/pattern-rows.ts";
import type { MealItem } from "../meal.ts";
import { isJoinedName } from "./item-parts.ts";
import { matchPhrases } from "./match-phrases.ts";

interface NamedItems {
  /** The items as the person wrote them, and in the words of the table. */
  readonly written: readonly MealItem[];
  readonly inTable: readonly MealItem[];
}

/** Shorter stems are of too many words. */
const minLength = 3;
/** Shorter ends are the same in too many words. */
const minTailLength = 4;

/**
 * Replaces a word of the person for a whole item by the item's name in the table, if that does not have it. "Patatas
 * fritas" are fries and not potatoes; "nur 1 Brötchen" of "2 Brötchen mit Butter" is not another roll, and what the
 * item came with stays only if its count changes.
 *
 * @param isByWords true for a translation without the patterns of whole clauses
 */
export function nameWholeItems(
  { text, restore, guessesIn }: Translation,
  items: NamedItems,
  read: ReaderLanguage,
  isByWords: boolean,
): string {
  const { beforeName, countedItems, changedItems, betweenItems, restatedItems } =
    read.wordingLanguage.edits.namedItems;
  const named = (phrases: readonly PatternRow[], clause: string) =>
    Array.from(matchPhrases(phrases, clause), ({ name = "" }) => name);
  const rename = (clause: string, phrases: readonly PatternRow[]) => {
    const isCount = phrases === countedItems;
    for (const name of named(phrases, clause)) {
      // "the troisième crêpe" is not all crêpes.
      if (name.includes(" ") && guessesIn(name).unknown.length > 0) continue;
      const item = findItem(name.toLowerCase(), restore(name) ?? "", isCount, items, read);
      if (item !== undefined) return clause.replace(name, () => item.toLowerCase());
    }
    return undefined;
  };
  const replace = (clause: string) => {
    for (const name of named(restatedItems, clause)) {
      const item = findSameKind(restore(name) ?? "", items, read);
      if (item !== undefined) return `replace ${item.toLowerCase()} with ${name}`;
    }
    return undefined;
  };
  const renameWords = (clause: string) =>
    clause.replace(/\p{L}{3,}/gu, (word, at: number) => {
      if (!beforeName.test(clause.slice(0, at))) return word;
      const said = restore(word) ?? "";
      const isOneWord = sourceWords(said).length === 1;
      return (isOneWord && findItem(word, said, false, items, read)?.toLowerCase()) || word;
    });
  const nameIn = (clause: string) =>
    replace(clause) ??
    rename(clause, countedItems) ??
    rename(clause, changedItems) ??
    (isByWords ? renameWords(clause) : clause);
  return text
    .split(new RegExp(`(${betweenItems})`))
    .map(nameIn)
    .join("");
}

/** The name in the table of the one item that words mean. */
function findItem(
  name: string,
  words: string,
  isCount: boolean,
  { written, inTable }: NamedItems,
  read: ReaderLanguage,
): string | undefined {
  const word = stemsOf(words, read).at(-1);
  if (word === undefined || word.length < minLength) return undefined;
  const isOneWord = sourceWords(words).length === 1;
  const isMeant = (place: number) => {
    const { text = "", words: said = "" } = written[place] ?? {};
    return [text, said].some((one) =>
      isHead(word, isOneWord ? name : undefined, one, isCount, read),
    );
  };
  const isNamed = ({ food, text }: MealItem) => `${food.name} ${text}`.toLowerCase().includes(name);
  const places = inTable.flatMap((item, place) => (isNamed(item) || isMeant(place) ? place : []));
  const [place = -1] = places;
  const item = inTable[place];
  if (!item || places.length > 1 || !isMeant(place)) return undefined;
  return isCount || !hasWords(name, item) ? nameOf(item, read) : undefined;
}

/** The words after a preposition of a food's name do not identify an item: "bocadillo de jamón". */
function nameOf({ food, words }: MealItem, { wordingLanguage }: ReaderLanguage): string {
  const isJoined = isJoinedName(food.name, wordingLanguage);
  return isJoined ? (words ?? food.name) : food.name;
}

/** True if an item has all words of a name: "salade" is not "salad". */
function hasWords(name: string, { food, text }: MealItem): boolean {
  const own = `${food.name} ${text}`.toLowerCase().split(/[^\p{L}]+/u);
  return name.split(" ").every((word) => own.some((one) => one === word || one === `${word}s`));
}

/**
 * The name in the table of the one item of several that is of the same kind as the food that words name, which only the
 * person's words say: "Zitronenkuchen" about "Apfelkuchen", "tarte au citron" about "tarte aux pommes".
 */
function findSameKind(
  words: string,
  { written, inTable }: NamedItems,
  read: ReaderLanguage,
): string | undefined {
  const head = headOf(words, read);
  if (head === undefined || inTable.length < 2) return undefined;
  const isMeant = ({ text, words: said = "" }: MealItem) =>
    [text, said].some((one) => isKindOf(head, headOf(one, read), sourceWords(words), read));
  const places = written.flatMap((item, place) => (isMeant(item) ? [place] : []));
  const [place = -1] = places;
  const item = places.length === 1 ? inTable[place] : undefined;
  // "replace pasta with sauce with ..." would be read in two ways.
  return item && !isJoinedName(item.food.name, read.wordingLanguage) ? item.food.name : undefined;
}

/** The word that says what words for a food are: the first one, or the last one in a language that joins words. */
function headOf(words: string, read: ReaderLanguage): string | undefined {
  const { compounds, joiners } = read.pack;
  const nouns = nounsOf(wordsBefore(words, joiners.contents, read), read);
  const word = compounds ? nouns.at(-1) : nouns[0];
  return word && stemsOf(word, read)[0];
}

/** Words without articles, numbers and sizes. */
const nounsOf = (words: readonly string[], { translate, wordingLanguage }: ReaderLanguage) =>
  words.filter((word) => !wordingLanguage.edits.namedItems.noNoun.test(translate(word).text));

/** True for words with the same noun that say more than it, and for joined ones that end in the same known word. */
function isKindOf(
  head: string,
  other: string | undefined,
  words: readonly SourceWord[],
  read: ReaderLanguage,
): boolean {
  const { pack, isKnownWord } = read;
  if (head === other) return words.length > 1;
  if (other === undefined || !pack.compounds || isTail(head, other, read)) return false;
  let length = 0;
  while (length < head.length && head.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length >= minTailLength && isKnownWord(head.slice(-length));
}

/**
 * True for a word that means all of an item, also if it is translated to the same name: "patatas" of "patatas fritas", "Semmel"
 * of "Leberkässemmel".
 */
function isHead(
  word: string,
  name: string | undefined,
  said: string,
  isCount: boolean,
  read: ReaderLanguage,
): boolean {
  const { compounds, joiners } = read.pack;
  const isSame = (one: string) =>
    stemsOf(one, read)[0] === word || read.translate(one).text === name;
  const before = wordsBefore(said, joiners.companions, read);
  const isCompound = compounds !== undefined && isTail(word, before.at(-1) ?? "", read);
  if (isCount) return isCompound || before.some(isSame);
  if (before.length < sourceWords(said).length) return false;
  const first = nounsOf(wordsBefore(said, joiners.contents, read), read)[0];
  return isCompound || (first !== undefined && isSame(first));
}

/** How many letters a word may have after its stem. */
const endingLengths = [0, 1, 2];

/** True for a longer word that ends in a stem: "Rotwein" and "Wein", whose stems are "rotwei" and "wein". */
function isTail(stem: string, word: string, { pack }: ReaderLanguage): boolean {
  const folded = pack.fold(word);
  const whole = pack.stem(folded);
  const ends = endingLengths.map((length) => pack.stem(folded.slice(-stem.length - length)));
  return whole !== stem && (whole.endsWith(stem) || ends.includes(stem));
}

const stemsOf = (words: string, { pack }: ReaderLanguage) =>
  sourceWords(words).map(({ text }) => pack.stem(pack.fold(text)));

/** The words of an item before one of others. */
function wordsBefore(
  said: string,
  others: ReadonlySet<string>,
  { pack }: ReaderLanguage,
): readonly string[] {
  const words = sourceWords(said).map(({ text }) => text);
  const end = words.findIndex((word) => others.has(pack.fold(word)));
  return end < 0 ? words : words.slice(0, end);
}
