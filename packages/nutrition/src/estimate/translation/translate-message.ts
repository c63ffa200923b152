import type { MealEstimate, MealItem } from "../../meal.ts";
import type { DictionaryEntry, MealMentions } from "../food-mention.ts";
import type { FoodIndex } from "../match/food-index.ts";
import type { MessageContext } from "../message/read-time.ts";
import { doubtMeal, type GuessesIn } from "./doubt-guesses.ts";
import { localizeItem, localizeMeal, type Restore } from "./localize-meal.ts";
import { type ReaderLanguage, uncorrectedIndex } from "./reader-language.ts";
import type { Translation } from "./translation.ts";

/** A message in the words of the table, and what returns its meals to the person's words and language. */
export interface TranslatedMessage<Message> {
  readonly message: Message;
  readonly foods: FoodIndex;
  readonly context: MessageContext;
  readonly localize: (meal: MealEstimate) => MealEstimate;
  readonly restore: (words: string) => string;
}

/** The languages in which a person writes. */
export type MessageLanguages = Pick<MessageContext, "language" | "otherLanguages">;

/** Words as the table has them. */
export const wordsOfTable = (text: string, languages: MessageLanguages): string =>
  findLanguage(text, languages)?.translate(text).text ?? text;

const none: { readonly other: ReaderLanguage | undefined; readonly evidence: number } = {
  other: undefined,
  evidence: 0,
};

/** The language that a text is in; undefined if it is that of the table. */
export function findLanguage(text: string, context: MessageLanguages): ReaderLanguage | undefined {
  const { language, otherLanguages = [] } = context;
  if (language?.readsExpected(text)) return language;
  const found = otherLanguages
    .filter((other) => other !== language)
    .map((other) => ({ other, evidence: other.countEvidence(text) }))
    .reduce((best, one) => (one.evidence > best.evidence ? one : best), none);
  return found.other;
}

/** A language that names of products in a message may be in, besides that of the table. */
export const findNameLanguage = (
  text: string,
  languages: MessageLanguages,
): ReaderLanguage | undefined => findLanguage(text, languages) ?? languages.language;

/** The text without the names of products: they may be in another language than the message. */
function withoutProductNames(text: string, dictionary: MessageContext["dictionary"] = []): string {
  const lower = text.toLowerCase();
  return dictionary
    .filter(({ food, phrase }) => food?.isBranded && lower.includes(phrase.toLowerCase()))
    .reduce((rest, { phrase }) => rest.replace(phrase, " "), text);
}

/** How a text is read and worded. */
export interface TextReading {
  /** The language that it is in; undefined if it is that of the table. */
  readonly read: ReaderLanguage | undefined;
  /** The index that reads its translation, and words meals in the person's language. */
  readonly index: FoodIndex;
}

/**
 * Undefined if neither the text nor the person's language is another one than the table's.
 *
 * @param expected the language that the text is in if its words do not say otherwise
 */
export function findReading(
  text: string,
  foods: FoodIndex,
  context: MessageLanguages & Pick<MessageContext, "dictionary">,
  expected = context.language,
): TextReading | undefined {
  const { language, otherLanguages, dictionary } = context;
  if (!language && !otherLanguages) return undefined;
  const read = findLanguage(withoutProductNames(text, dictionary), {
    ...context,
    ...(expected && { language: expected }),
  });
  if (!language && !read) return undefined;
  const worded = language?.wordedIndex(foods) ?? foods;
  return { read, index: read ? uncorrectedIndex(worded) : worded };
}

/** A text in the words of the table, and what returns words and items to the person's words and language. */
export interface TranslatedText {
  readonly text: string;
  readonly foods: FoodIndex;
  readonly dictionary: readonly DictionaryEntry[];
  readonly restore: (words: string) => string;
  readonly localize: (item: MealItem) => MealItem;
}

/** Translates a text, if it or the person's language is another one than the table's. */
export function translateText(
  text: string,
  foods: FoodIndex,
  context: MessageLanguages & Pick<MessageContext, "dictionary">,
): TranslatedText {
  const { language, dictionary = [] } = context;
  const reading = findReading(text, foods, context);
  if (!reading)
    return { text, foods, dictionary, restore: (words) => words, localize: (item) => item };
  const { read, index } = reading;
  const translation = read?.translate(text);
  const restore = createRestore(translation ? [translation] : []);
  const translate = (words: string) => read?.translate(words).text ?? words;
  return {
    text: translation?.text ?? text,
    foods: index,
    dictionary: dictionary.map((entry) => inTableWords(entry, translate)),
    restore: (words) => restore(words) ?? words,
    localize: (item) => localizeItem(item, { language, index, restore }),
  };
}

/** Undefined if neither the message nor the person's language is another one than the table's. */
export function translateMessage(
  message: string | readonly MealMentions[],
  foods: FoodIndex,
  context: MessageContext,
): TranslatedMessage<string | readonly MealMentions[]> | undefined {
  const { language } = context;
  const words = typeof message === "string" ? message : message.map(wordsOf).join(", ");
  const reading = findReading(words, foods, context);
  if (!reading) return undefined;
  const { read, index } = reading;
  const translations: Translation[] = [];
  const translate = (text: string) => {
    if (!read) return text;
    const translation = read.translate(text);
    translations.push(translation);
    return translation.text;
  };
  const translated =
    typeof message === "string"
      ? translate(message)
      : message.map((meal) => inTable(meal, translate));
  const restore = createRestore(translations);
  return {
    message: translated,
    foods: index,
    context: withoutLanguages(context, translate),
    localize: (meal) =>
      localizeMeal(doubtMeal(meal, combineGuesses(translations)), { language, index, restore }),
    restore: (text) => restore(text) ?? text,
  };
}

const wordsOf = ({ mentions }: MealMentions) => mentions.map(({ words }) => words).join(", ");

const inTable = (meal: MealMentions, translate: (text: string) => string): MealMentions => ({
  ...meal,
  mentions: meal.mentions.map((mention) => ({ ...mention, words: translate(mention.words) })),
});

/** The context of a translated text. */
export function withoutLanguages(
  { language: _, otherLanguages: __, ...context }: MessageContext,
  translate: (text: string) => string,
): MessageContext {
  const { dictionary, loggedFoods } = context;
  return {
    ...context,
    ...(dictionary && { dictionary: dictionary.map((entry) => inTableWords(entry, translate)) }),
    ...(loggedFoods && {
      loggedFoods: loggedFoods.map((food) => ({
        ...food,
        name: translate(food.name),
        ...(food.words !== undefined && { words: translate(food.words) }),
      })),
    }),
  };
}

const inTableWords = (entry: DictionaryEntry, translate: (text: string) => string) => ({
  ...entry,
  phrase: translate(entry.phrase),
  meaning: entry.food ? entry.meaning : translate(entry.meaning),
});

/** Returns words to those of the first translation that has them. */
export function createRestore(translations: readonly Translation[]): Restore {
  return (text) => {
    for (const { restore } of translations) {
      const words = restore(text);
      if (words !== undefined) return words;
    }
    return undefined;
  };
}

/** What is not sure in words of any of the translations. */
const combineGuesses =
  (translations: readonly Translation[]): GuessesIn =>
  (words) => {
    const all = translations.map(({ guessesIn }) => guessesIn(words));
    return {
      guessed: all.flatMap(({ guessed }) => guessed),
      unknown: all.flatMap(({ unknown }) => unknown),
      neighbour: all.flatMap(({ neighbour }) => neighbour),
    };
  };
