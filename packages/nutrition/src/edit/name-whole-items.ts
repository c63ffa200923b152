import { sourceWords } from "../estimate/translation/lexicon.ts";
import type { ReaderLanguage } from "../estimate/translation/reader-language.ts";
import type { Translation } from "../estimate/translation/translate.ts";
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

/**
 * Replaces a word of the person for a whole item by the item's name in the table, if that does not have it. "Patatas
 * fritas" are fries and not potatoes; "nur 1 Brötchen" of "2 Brötchen mit Butter" is not another roll, and what the
 * item came with stays only if its count changes.
 */
export function nameWholeItems(
  { text, restore }: Translation,
  items: NamedItems,
  read: ReaderLanguage,
): string {
  const { countedItems, changedItems, betweenItems } = read.wordingLanguage.edits.namedItems;
  const rename = (clause: string) => {
    for (const isCount of [true, false]) {
      for (const { name = "" } of matchPhrases(isCount ? countedItems : changedItems, clause)) {
        const item = findItem(name.toLowerCase(), restore(name) ?? "", isCount, items, read);
        if (item !== undefined) return clause.replace(name, () => item.toLowerCase());
      }
    }
    return clause;
  };
  return text
    .split(new RegExp(`(${betweenItems})`))
    .map(rename)
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
  const isMeant = (place: number) => {
    const { text = "", words = "" } = written[place] ?? {};
    return [text, words].some((said) => isHead(word, name, said, isCount, read));
  };
  const isNamed = ({ food, text }: MealItem) => `${food.name} ${text}`.toLowerCase().includes(name);
  const places = inTable.flatMap((item, place) => (isNamed(item) || isMeant(place) ? place : []));
  const [place = -1] = places;
  const item = inTable[place];
  if (!item || places.length > 1 || !isMeant(place)) return undefined;
  if (!isCount && isNamed(item)) return undefined;
  // The words after a preposition of a food's name do not identify an item: "bocadillo de jamón".
  const isJoined = isJoinedName(item.food.name, read.wordingLanguage);
  return isJoined ? (item.words ?? item.food.name) : item.food.name;
}

/** True for a word that means all of an item: "patatas" of "patatas fritas", "Semmel" of "Leberkässemmel". */
function isHead(
  word: string,
  name: string,
  said: string,
  isCount: boolean,
  read: ReaderLanguage,
): boolean {
  const { compounds, joiners } = read.pack;
  const isSame = (one: string) =>
    stemsOf(one, read)[0] === word || read.translate(one).text === name;
  const before = wordsBefore(said, joiners.companions, read);
  const last = stemsOf(before.at(-1) ?? "", read)[0] ?? "";
  const isCompound = compounds !== undefined && last !== word && last.endsWith(word);
  if (isCount) return isCompound || before.some(isSame);
  if (before.length < sourceWords(said).length) return false;
  return compounds ? isCompound : wordsBefore(said, joiners.contents, read).some(isSame);
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
