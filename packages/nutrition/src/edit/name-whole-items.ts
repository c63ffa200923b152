import { sourceWords } from "../estimate/translation/lexicon.ts";
import type { ReaderLanguage } from "../estimate/translation/reader-language.ts";
import type { Translation } from "../estimate/translation/translate.ts";
import { wordSet } from "../languages/word-lists.ts";
import type { MealItem } from "../meal.ts";

/** Clauses about a count of something that the meal has: "only 1 bread roll". */
const counts = [
  /^((?:it was |was |only |actually )*(?:the )?(?:\d[\d./]*|a|an|one|half a)(?: (?:slices?|pieces?)(?: of)?)? )([^,;]+)()$/,
  /^((?:\d|one) more )([^,;]+)()$/,
  /^(the )([^,;]+)( was (?:only )?(?:\d+|one))$/,
];
/** Other clauses that name something that the meal has. */
const references = [
  /^((?:remove|double|halve|triple|(?:only|I left) \w+(?: \w+)? of) (?:the )?)([^,;]+)()$/,
  /^((?:replace|change) (?:the )?)([^,;]+?)( (?:with|to) .+)$/,
  /^(the )([^,;]+?)( (?:was|had) .+)$/,
];

/**
 * Replaces a word of the person for a whole item by the item's name in the table, if that does not have it. "Patatas
 * fritas" are fries and no potatoes; "nur 1 Brötchen" of "2 Brötchen mit Butter" is no roll by itself, and what the
 * item came with stays only if its count changes.
 */
export function nameWholeItems(
  { text, restore }: Translation,
  before: readonly MealItem[],
  inTable: readonly MealItem[],
  { pack, translate }: ReaderLanguage,
): string {
  const stemsOf = (words: string) =>
    sourceWords(words).map(({ text: word }) => pack.stem(pack.fold(word)));
  const find = (name: string, isCount: boolean) => {
    const word = stemsOf(restore(name) ?? "").at(-1);
    if (word === undefined || word.length < minLength) return undefined;
    const isSame = (one: string) =>
      pack.stem(pack.fold(one)) === word || translate(one).text === name;
    const isCompound = (one: string | undefined) =>
      pack.compounds !== undefined && one !== undefined && one !== word && one.endsWith(word);
    const isCounted = (said: string) => {
      const words = wordsBefore(said, joiners);
      return words.some(isSame) || isCompound(stemsOf(words.at(-1) ?? "").at(-1));
    };
    const isMeant = (said: string) => {
      if (wordsBefore(said, joiners).length < sourceWords(said).length) return false;
      return pack.compounds
        ? isCompound(stemsOf(said).at(-1))
        : wordsBefore(said, parts).some(isSame);
    };
    const isNamed = ({ food, text: said }: MealItem) =>
      `${food.name} ${said}`.toLowerCase().includes(name);
    const isOf = isCount ? isCounted : isMeant;
    const places = inTable.flatMap((item, place) =>
      isNamed(item) || isOf(before[place]?.text ?? "") ? [place] : [],
    );
    const [place] = places;
    const item = place === undefined ? undefined : inTable[place];
    if (places.length !== 1 || !item || !isOf(before[place ?? 0]?.text ?? "")) return undefined;
    return isCount || !isNamed(item) ? item.food.name : undefined;
  };
  const rename = (clause: string) => {
    for (const pattern of [...counts, ...references]) {
      const [, start = "", name = "", end = ""] = pattern.exec(clause) ?? [];
      const item = name === "" ? undefined : find(name.toLowerCase(), counts.includes(pattern));
      if (item !== undefined) return `${start}${item.toLowerCase()}${end}`;
    }
    return clause;
  };
  return text.split("; ").map(rename).join("; ");

  /** The words of an item before one of others. */
  function wordsBefore(said: string, others: ReadonlySet<string>): readonly string[] {
    const words = sourceWords(said).map((word) => word.text);
    const end = words.findIndex((word) => others.has(pack.fold(word)));
    return end < 0 ? words : words.slice(0, end);
  }
}

/** Shorter stems are of too many words. */
const minLength = 3;

/** Folded words between a food and what it came with. */
const joiners = wordSet("mit m con com avec und y e et ao aux au al a la in im en");
/** And between a food and what it is made of. */
const parts = new Set([...joiners, ...wordSet("de del da do du des dos das d")]);
