import type { Food } from "../../food.ts";
import type { Language } from "../../languages/language.ts";
import { type LanguagePack, type PackTag, withoutAccents } from "../../languages/language-pack.ts";
import { createPackWording } from "../../languages/pack-wording.ts";
import type { FoodIndex } from "../match/food-index.ts";
import { lazy, memoize } from "../match/memoize.ts";
import { parseFoodName } from "../match/parse-food-name.ts";
import { translateCompound } from "./compounds.ts";
import { buildLexicon, type FoodNames, type Lexicon, sourceWords } from "./lexicon.ts";
import { createSearchNames, type SearchNames } from "./search-names.ts";
import { createTranslate, type Translate } from "./translate.ts";

/** A pack that is prepared for a table of foods. Immutable: built once and used for all messages. */
export interface ReaderLanguage {
  readonly tag: PackTag;
  readonly pack: LanguagePack;
  readonly translate: Translate;
  /** True for a word of this language that the pack or the name of a food has. */
  readonly isKnownWord: (word: string) => boolean;
  readonly searchNames: SearchNames;
  /** True if a message is in this language, for a person who writes in it as a rule. */
  readonly readsExpected: (message: string) => boolean;
  /** How many words say that a message is in this language, for anyone else; 0 if they are too few. */
  readonly countEvidence: (message: string) => number;
  /** The index whose meals are worded in this language. */
  readonly wordedIndex: (foods: FoodIndex) => FoodIndex;
  /** The language of the engine with the wording of the pack. */
  readonly wordingLanguage: Language;
  /** The names of a food in this language, the shown one first. */
  readonly foodNames: (id: string) => readonly string[];
  /** The name of a food in this language; the given one if there is none. */
  readonly foodName: (id: string, name: string) => string;
  /** The name in the table of a food that has one in this language. */
  readonly tableName: (id: string) => string | undefined;
}

/**
 * Prepares a pack and the names of foods in its language. What translates is made for the first message with a word of
 * the language: most people write in one.
 */
export function createReaderLanguage(
  pack: LanguagePack,
  names: FoodNames,
  foods: FoodIndex,
): ReaderLanguage {
  const { stem, signs } = foods.language;
  const findNamed = (name: string) => {
    const [{ key } = { key: "" }] = parseFoodName(name, foods.language);
    return foods.foods[foods.foodByName[foods.nameByKey.get(key) ?? -1] ?? -1];
  };
  const lexicon = lazy(() => buildLexicon(pack, names, foods.foods, findNamed));
  const translate = lazy(() =>
    createTranslate(pack, lexicon(), (word) => foods.spelling.isKnown(stem(withoutAccents(word)))),
  );
  const searchNames = lazy(() => createSearchNames(pack, names, foods.foods));
  const shown = new Map<string, string>();
  const byId = new Map<string, Food>();
  for (const food of foods.foods) {
    const name = names.get(food.id)?.[0];
    if (name === undefined) continue;
    shown.set(food.name, name);
    byId.set(food.id, food);
  }
  const wording = createPackWording(pack.texts, {
    food: (name) => shown.get(name) ?? name,
    portion: (label) => wordPortion(label, pack),
  });
  const language: Language = { ...foods.language, wording };
  return {
    tag: pack.tag,
    pack,
    translate: (...stated) => translate()(...stated),
    isKnownWord: (word) => isKnownWord(word, pack, lexicon()),
    searchNames: (text, count) => searchNames()(text, count),
    readsExpected: (message) => {
      const counted = countSigns(message, pack, signs);
      return counted.signs >= counted.tableSigns || counted.signs * 2 > counted.words.length;
    },
    countEvidence: (message) => countEvidence(message, pack, lexicon, signs),
    wordedIndex: memoize((index) => ({ ...index, language })),
    wordingLanguage: language,
    foodNames: (id) => names.get(id) ?? [],
    foodName: (id, name) => names.get(id)?.[0] ?? name,
    tableName: (id) => byId.get(id)?.name,
  };
}

function isKnownWord(word: string, pack: LanguagePack, lexicon: Lexicon): boolean {
  const folded = pack.fold(word);
  return (
    pack.signs.has(folded) ||
    lexicon.words.has(folded) ||
    lexicon.byStem.has(pack.stem(folded)) ||
    translateCompound(folded, pack, lexicon) !== undefined
  );
}

/** An index that corrects no words: words that no translation corrected are not misspelt ones of the table. */
export const uncorrectedIndex = memoize((index: FoodIndex): FoodIndex => {
  const none: ReturnType<FoodIndex["spelling"]["knownWords"]> = {
    own: new Map(),
    imported: new Map(),
  };
  const spelling = { ...index.spelling, knownWords: () => none, correctionCache: new Map() };
  return { ...index, spelling };
});

/** Fewer words of another language than this do not make a message one in it. */
const minSigns = 1;
const minEvidence = 3;

/** The frequent words of a message that are of the language, and those of the table's. */
function countSigns(message: string, pack: LanguagePack, signs: ReadonlySet<string>) {
  const words = sourceWords(message.replaceAll("’", "'")).map(({ text }) => text.toLowerCase());
  const folded = words.map(pack.fold);
  return {
    words: folded,
    signs: folded.filter((word) => pack.signs.has(word)).length,
    tableSigns: words.filter((word) => signs.has(word)).length,
  };
}

function countEvidence(
  message: string,
  pack: LanguagePack,
  lexicon: () => Lexicon,
  ofTable: ReadonlySet<string>,
): number {
  const { words, signs, tableSigns } = countSigns(message, pack, ofTable);
  if (signs < minSigns || tableSigns >= signs) return 0;
  const known = lexicon().words;
  const evidence = words.filter((word) => pack.signs.has(word) || known.has(word)).length;
  return evidence >= minEvidence && evidence > 2 * tableSigns ? evidence : 0;
}

/** "slice, thin" by its first words. */
function wordPortion(label: string, { portionLabels }: LanguagePack): string {
  const whole = portionLabels.get(label);
  if (whole !== undefined) return whole;
  return label
    .split(/(, |\s)/)
    .map((part) => portionLabels.get(part) ?? part)
    .join("");
}
