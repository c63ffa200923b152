import type { EditChange, EditOperation } from "../edits.ts";
import type { FoodIndex } from "../estimate/match/food-index.ts";
import { itemName, itemsTitle, summarizeItems } from "../estimate/meals/compose-meal.ts";
import type { MessageContext } from "../estimate/message/read-time.ts";
import { doubtItem } from "../estimate/translation/doubt-guesses.ts";
import { localizeItem, localizeMeal } from "../estimate/translation/localize-meal.ts";
import type { ReaderLanguage } from "../estimate/translation/reader-language.ts";
import {
  createRestore,
  findLanguage,
  findReading,
  withoutLanguages,
} from "../estimate/translation/translate-message.ts";
import type { Translation } from "../estimate/translation/translation.ts";
import type { Language } from "../languages/language.ts";
import type { MealEstimate, MealItem } from "../meal.ts";
import { type EditOutcome, refuse } from "./edit-outcome.ts";
import { nameWholeItems } from "./name-whole-items.ts";

/** An edit in the words of the table: a meal, an instruction, and what returns the outcome to the person's words. */
export interface TranslatedEdit {
  readonly meal: MealEstimate;
  readonly instruction: string;
  readonly foods: FoodIndex;
  readonly written: MessageContext;
  /** False if the instruction is in the table's language, and only the meal in the person's. */
  readonly isTranslated: boolean;
  /** An operation with words of the table. */
  readonly toTable: (operation: EditOperation) => EditOperation;
  readonly localize: (outcome: EditOutcome) => EditOutcome;
}

/**
 * Undefined if neither the instruction nor the person's language is another one than the table's.
 *
 * @param isByWords true to translate the instruction without the patterns of whole clauses
 */
export function translateEdit(
  meal: MealEstimate,
  instruction: string,
  foods: FoodIndex,
  written: MessageContext,
  isByWords = false,
): TranslatedEdit | undefined {
  const { language } = written;
  // Short instructions have no words that say their language: "ohne Bier" about a meal of a German message.
  const expected = language ?? findLanguage(meal.description, written);
  const reading = findReading(instruction, foods, written, expected);
  if (!reading) return undefined;
  const { read, index } = reading;
  const translations: Translation[] = [];
  const translate = (text: string, isInstruction = false) => {
    const reader = read ?? language;
    if (!reader || (isInstruction && !read)) return text;
    const translation = reader.translate(text, isInstruction, isByWords);
    translations.push(translation);
    return translation.text;
  };
  translate(instruction, true);
  const [ofInstruction] = read ? translations : [];
  const items = meal.items.map((item) => inTable(item, language, translate));
  const isOfItems = meal.title === itemsTitle(meal.items, index.language);
  const plain: MealEstimate = {
    ...meal,
    items,
    title: isOfItems ? itemsTitle(items, index.language) : meal.title,
    ...(meal.unmatched && { unmatched: meal.unmatched.map((words) => translate(words)) }),
  };
  const originals = new Map(items.map((item, place) => [item, meal.items[place]]));
  const localization = { language, index, restore: createRestore(translations) };
  const words = (text: string) => localization.restore(text) ?? text;
  const names = new Map<string, string>();
  const named = nameItems(ofInstruction, meal.items, items, read, isByWords) ?? instruction;
  return {
    meal: plain,
    instruction: named,
    foods: index,
    written: withoutLanguages(written, translate),
    isTranslated: read !== undefined,
    toTable: (operation) => operationInTable(operation, translate),
    localize: (outcome) => {
      if (outcome.kind === "refused")
        return { ...outcome, words: outcome.words.map((said) => quoteInstruction(said)) };
      if (outcome.kind !== "changed") return outcome;
      const talk = unusedIn(outcome.changes);
      const ignored = ignoredWords(ofInstruction, named, outcome.meal, talk, index.language);
      if (ignored.length > 0) return refuse("partly-unread", ...ignored.map(quoteInstruction));
      const isNew = (item: MealItem) => !originals.has(item);
      const doubted = doubtItems(outcome.meal.items, isNew, ofInstruction);
      const after = localizeMeal({ ...outcome.meal, items: doubted }, localization);
      const kept = outcome.meal.items.map(
        (item, place) => originals.get(item) ?? quoted(item, after.items[place] as MealItem),
      );
      for (const item of [...items, ...outcome.meal.items]) {
        const local = localizeItem(item, localization);
        names.set(itemName(item, index.language), itemName(local, index.language));
        names.set(item.food.name, local.food.name);
      }
      const hasOwnTitle = outcome.meal.title !== itemsTitle(outcome.meal.items, index.language);
      const title = hasOwnTitle ? ownTitle(outcome.meal.title) : itemsTitle(kept, index.language);
      return {
        ...outcome,
        meal: {
          ...after,
          items: kept,
          title,
          description: meal.description,
          ...summarizeItems(kept, after.unmatched ?? [], index.language),
        },
        changes: outcome.changes.flatMap((change) => {
          if (change.kind !== "title") return wordChange(change, words, quoteInstruction, names);
          return title === meal.title ? [] : { ...change, before: meal.title, after: title };
        }),
      };
    },
  };

  /** The person's words for words of the instruction: the whole instruction if they are joined from several. */
  function quoteInstruction(said: string): string {
    const item = meal.items.find((_, place) => items[place]?.food.name === said);
    const own = item?.food.name ?? localization.restore(said);
    return own ?? (read ? instruction.trim() : said);
  }

  /** An item with its name in place of words that are joined from the meal's and the instruction's. */
  function quoted(item: MealItem, localized: MealItem): MealItem {
    if (!read || localization.restore(item.text) !== undefined) return localized;
    const { words: _, ...rest } = localized;
    return { ...rest, text: localized.food.name };
  }

  function ownTitle(title: string): string {
    return title === plain.title ? meal.title : index.language.wording.wordTitle([words(title)]);
  }
}

const doubtItems = (
  items: readonly MealItem[],
  isNew: (item: MealItem) => boolean,
  translation: Translation | undefined,
): readonly MealItem[] =>
  items.map((item) => (translation && isNew(item) ? doubtItem(item, translation.guessesIn) : item));

const unusedIn = (changes: readonly EditChange[]): readonly string[] =>
  changes.flatMap((one) => (one.kind === "not-used" ? one.words : []));

/**
 * Unknown words of the instruction that do not name an item and may mean something: all but names in the changed meal,
 * which have a capital letter ("Müller Milchreis"), and words of remarks or of clauses that were left out, which cannot be a food.
 */
function ignoredWords(
  translation: Translation | undefined,
  named: string,
  after: MealEstimate,
  remarks: readonly string[],
  { edits }: Language,
): readonly string[] {
  if (!translation) return [];
  const { text, guessesIn, restore } = translation;
  const said = after.items.flatMap(({ food, text, words }) => [food.name, text, words ?? ""]);
  const known = [...said, after.title, ...(after.unmatched ?? [])].join(" ").toLowerCase();
  const isName = (word: string) =>
    /^\p{Lu}/u.test(restore(word) ?? "") && known.includes(word.toLowerCase());
  const others = remarks.reduce((rest, remark) => rest.replace(remark, ""), named);
  const isOfRemark = (word: string) =>
    !others.includes(word) &&
    !/^\p{Lu}/u.test(restore(word) ?? "") &&
    !edits.roles.mayBeFood(word).test(remarks.join("; "));
  return guessesIn(text).unknown.filter(
    (word) => named.includes(word) && !isName(word) && !isOfRemark(word),
  );
}

const nameItems = (
  translation: Translation | undefined,
  written: readonly MealItem[],
  inTable: readonly MealItem[],
  read: ReaderLanguage | undefined,
  isByWords: boolean,
): string | undefined =>
  translation && read && nameWholeItems(translation, { written, inTable }, read, isByWords);

/** An item as its words would be read in the table's language. */
function inTable(
  item: MealItem,
  language: ReaderLanguage | undefined,
  translate: (text: string) => string,
): MealItem {
  const { id, name } = item.food;
  return {
    ...item,
    text: translate(item.text),
    food: { id, name: language?.tableName(id) ?? name },
    ...(item.words !== undefined && { words: translate(item.words) }),
  };
}

/** Words that are not counted are named as they are. */
function operationInTable(
  operation: EditOperation,
  translate: (text: string) => string,
): EditOperation {
  if ("mention" in operation) {
    const { mention } = operation;
    return { ...operation, mention: { ...mention, words: translate(mention.words) } };
  }
  return "words" in operation ? { ...operation, words: translate(operation.words) } : operation;
}

function wordChange(
  change: EditChange,
  words: (text: string) => string,
  quoteInstruction: (text: string) => string,
  names: ReadonlyMap<string, string>,
): EditChange {
  if (change.kind === "not-used") return { ...change, words: quoteInstruction(change.words) };
  if (change.kind === "item") {
    const rename = <T extends { readonly name: string } | null>(figures: T): T =>
      figures && { ...figures, name: names.get(figures.name) ?? words(figures.name) };
    return { ...change, before: rename(change.before), after: rename(change.after) };
  }
  if (change.kind === "saved-recipe") return { ...change, name: words(change.name) };
  if (change.kind !== "not-counted") return change;
  const restore = (text: string | null) => (text === null ? null : words(text));
  return { ...change, before: restore(change.before), after: restore(change.after) };
}
