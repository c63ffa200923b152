import { type Food, ownDatasets } from "../food.ts";
import type { Language } from "../languages/language.ts";
import { unitKeys } from "../languages/unit-keys.ts";
import type { PortionRule } from "../meal.ts";
import { roundTo, scale, sumNutrients } from "../totals.ts";
import {
  entryKey,
  entryStems,
  findPhrases,
  type PhraseMatch,
  phraseKey,
  phraseStems,
} from "./dictionary-phrases.ts";
import { findTableNames, type NameMatch } from "./find-table-names.ts";
import type { DictionaryEntry, FoodMention, MealMentions } from "./food-mention.ts";
import type { FoodIndex } from "./match/food-index.ts";
import type { FoodMatcher } from "./match/food-match.ts";
import { createMatcher } from "./match/match-food.ts";
import { memoize } from "./match/memoize.ts";
import { resolveAmount } from "./mentions/resolve-amount.ts";
import { resolveMention } from "./mentions/resolve-mention.ts";
import { readMessage } from "./read-message.ts";

/** A text with its dictionary phrases replaced by tokens that the index knows as foods. */
export interface DictionaryText {
  readonly text: string;
  readonly foods: FoodIndex;
  /** Replaces the tokens in a text by the original phrases. */
  readonly restore: (text: string) => string;
  /** The food whose name in the text a token replaced; undefined for a token of a dictionary phrase. */
  readonly findNamedFood: (token: string) => Food | undefined;
}

/** The meaning of a dictionary entry. */
interface DictionaryEntryFood {
  readonly entry: DictionaryEntry;
  readonly mentions: readonly FoodMention[];
  /** All of its foods as one food with one portion, so that any amount can be applied to it. */
  readonly food: Food;
  /** The only food that it means. */
  readonly tableFood: Food | undefined;
}

/**
 * Replaces dictionary phrases by tokens before foods are searched. Definitions are read without the
 * dictionary, so entries do not refer to each other. An entry whose definition mentions no known
 * food is ignored.
 */
export function substituteDictionaryPhrases(
  text: string,
  foods: FoodIndex,
  dictionary: readonly DictionaryEntry[] = [],
): DictionaryText {
  return substitute(text, foods, findPhrases(text, foods, dictionary));
}

/** Also replaces the names of the table that would be read as something else. */
function substituteNames(
  text: string,
  foods: FoodIndex,
  dictionary: readonly DictionaryEntry[],
): DictionaryText {
  const phrases = findPhrases(text, foods, dictionary);
  const isOutside = (name: NameMatch) =>
    phrases.every(({ start, end }) => name.end <= start || end <= name.start);
  const names = findTableNames(text, foods).filter(
    (name) => isOutside(name) && !readsAsItself(text.slice(name.start, name.end), name.food, foods),
  );
  const matches = [...phrases, ...names].sort((one, other) => one.start - other.start);
  return substitute(text, foods, matches);
}

const namesReadBefore = memoize((_foods: FoodIndex) => new Map<string, boolean>());

/** True if a name alone is read as its food: then nothing needs to be replaced. */
function readsAsItself(name: string, food: Food, foods: FoodIndex): boolean {
  const known = namesReadBefore(foods);
  const key = phraseKey(name, foods.language);
  const before = known.get(key);
  if (before !== undefined) return before;
  const matcher = createMatcher(foods);
  const mentions = readMessage(name, foods, matcher).flatMap((meal) => meal.mentions);
  const [only] = mentions.length === 1 ? mentions : [];
  // "5 guys burger" is one burger.
  const isCounted = only?.amount !== undefined && /^\d/.test(name);
  const isRead =
    only !== undefined && !isCounted && resolveMention(only, foods, matcher)?.food?.id === food.id;
  known.set(key, isRead);
  return isRead;
}

function substitute(
  text: string,
  foods: FoodIndex,
  matches: readonly (PhraseMatch | NameMatch)[],
): DictionaryText {
  if (matches.length === 0) {
    return { text, foods, restore: (words) => words, findNamedFood: () => undefined };
  }
  const substitution = new DictionarySubstitution(foods, text);
  let replaced = "";
  let at = 0;
  for (const match of matches) {
    const { start, end } = match;
    const original = text.slice(start, end);
    const token =
      "food" in match
        ? substitution.addFood(match.food, original)
        : substitution.addEntry(match.entry, original);
    if (token === undefined) continue;
    replaced += text.slice(at, start) + token;
    at = end;
  }
  return { text: replaced + text.slice(at), ...substitution.build() };
}

/** Reads a message with dictionary phrases, and expands its mentions. */
export function readWithDictionary(
  message: string,
  foods: FoodIndex,
  dictionary: readonly DictionaryEntry[] = [],
): readonly MealMentions[] {
  const taught = substituteNames(message, foods, dictionary);
  const { restore, findNamedFood } = taught;
  const meals = readMessage(taught.text, taught.foods, createMatcher(taught.foods));
  const restored = meals.map((meal) => ({
    ...meal,
    ...(meal.description === undefined ? {} : { description: restore(meal.description) }),
    mentions: meal.mentions.map((mention) => {
      const namedFood = findNamedFood(mention.words);
      return { ...restoreMention(mention, restore), ...(namedFood && { namedFood }) };
    }),
  }));
  return expandMeals(restored, foods, dictionary);
}

/** Expands mentions named by dictionary phrases, in the stated amount. */
export function expandMeals(
  meals: readonly MealMentions[],
  foods: FoodIndex,
  dictionary: readonly DictionaryEntry[] = [],
): readonly MealMentions[] {
  if (dictionary.length === 0) return meals;
  return meals.map((meal) => ({
    ...meal,
    mentions: meal.mentions.flatMap((mention) => expandMention(mention, foods, dictionary)),
  }));
}

/** Expands one mention. */
export function expandMention(
  mention: FoodMention,
  foods: FoodIndex,
  dictionary: readonly DictionaryEntry[] = [],
): readonly FoodMention[] {
  const entry = findEntry(mention, dictionary, foods.language);
  if (!entry) return [mention];
  if (entry.food) return [{ ...mention, dictionaryEntry: entry }];
  const substitution = new DictionarySubstitution(foods, `${mention.words} ${mention.text ?? ""}`);
  const token = substitution.addEntry(entry, mention.words);
  return token === undefined ? [mention] : substitution.expand(mention, token);
}

/** A mention with the original phrases. */
export function restoreMention(
  mention: FoodMention,
  restore: DictionaryText["restore"],
): FoodMention {
  const { words, text, qualifiers } = mention;
  return {
    ...mention,
    words: restore(words),
    ...(text !== undefined && { text: restore(text) }),
    ...(qualifiers && { qualifiers: qualifiers.map(restore) }),
  };
}

/** "latte", quoted as "my latte", also matches "my latte". */
function findEntry(
  mention: FoodMention,
  dictionary: readonly DictionaryEntry[],
  language: Language,
): DictionaryEntry | undefined {
  const key = phraseKey(mention.words, language);
  const exact = dictionary.find((entry) => entryKey(language)(entry) === key);
  if (exact || mention.text === undefined) return exact;
  const mentionStems = phraseStems(mention.words, language);
  const quotedKey = ` ${phraseKey(mention.text, language)} `;
  return dictionary.find((entry) => {
    const stems = entryStems(language)(entry);
    return (
      quotedKey.includes(` ${entryKey(language)(entry)} `) &&
      mentionStems.every((stem) => stems.includes(stem))
    );
  });
}

/** The entries that one text uses, each with a token that does not occur in the text. */
class DictionarySubstitution {
  readonly #foods: FoodIndex;
  readonly #matcher: FoodMatcher;
  readonly #prefix: string;
  readonly #entriesByToken = new Map<
    string,
    {
      readonly food: Food;
      /** Absent if the token replaced a name of the table. */
      readonly entryFood?: DictionaryEntryFood;
      readonly original: string;
    }
  >();
  readonly #foodsByKey = new Map<string, DictionaryEntryFood | undefined>();

  constructor(foods: FoodIndex, text: string) {
    this.#foods = foods;
    this.#matcher = createMatcher(foods);
    let prefix = "zq";
    while (text.toLowerCase().includes(prefix)) prefix += "q";
    this.#prefix = prefix;
  }

  /** The token of an entry; undefined if it mentions no known food. */
  addEntry(entry: DictionaryEntry, original: string): string | undefined {
    const key = phraseKey(entry.phrase, this.#foods.language);
    if (!this.#foodsByKey.has(key)) this.#foodsByKey.set(key, this.#readEntry(entry));
    const entryFood = this.#foodsByKey.get(key);
    if (!entryFood) return undefined;
    const token = this.#nextToken();
    this.#entriesByToken.set(token, { food: entryFood.food, entryFood, original });
    return token;
  }

  /** The token of a name of the table. */
  addFood(food: Food, original: string): string {
    const token = this.#nextToken();
    this.#entriesByToken.set(token, { food, original });
    return token;
  }

  #nextToken(): string {
    return `${this.#prefix}${toLetters(this.#entriesByToken.size)}`;
  }

  /** An index that knows the tokens, and the reverse replacement. */
  build(): Omit<DictionaryText, "text"> {
    const byToken = this.#entriesByToken;
    const tokens = new RegExp(`${this.#prefix}[${digitLetters}]+`, "gi");
    const restore = (text: string) =>
      text.replace(tokens, (token) => byToken.get(token.toLowerCase())?.original ?? token);
    const dictionaryFoods = new Map([...byToken].map(([token, { food }]) => [token, food]));
    const foods = withDictionaryFoods(this.#foods, dictionaryFoods);
    const findNamedFood = (words: string) => {
      const named = byToken.get(words.trim().toLowerCase());
      return named?.entryFood ? undefined : named?.food;
    };
    return { foods, restore, findNamedFood };
  }

  /** The mentions that this dictionary token expands to. */
  expand(mention: FoodMention, token: string): readonly FoodMention[] {
    const entryFood = this.#entriesByToken.get(token)?.entryFood;
    if (!entryFood) return [mention];
    const { foods } = this.build();
    const tokenMention = { ...mention, words: token };
    const grams =
      this.#measure(mention, entryFood) ??
      resolveMention(tokenMention, foods, createMatcher(foods))?.item.grams ??
      entryGrams(entryFood);
    const factor = roundTo(grams / entryGrams(entryFood), 4);
    return entryFood.mentions.map((definition) =>
      scaleMention(definition, factor, entryFood, mention.text),
    );
  }

  /** The grams of a stated portion of an entry that means one food: "a cup of rice", also if rice means a bowl of it. */
  #measure(mention: FoodMention, { tableFood }: DictionaryEntryFood): number | undefined {
    const hasMeasure = mention.unit !== undefined || (mention.qualifiers ?? []).length > 0;
    if (!tableFood || !hasMeasure) return undefined;
    const ofFood = { ...mention, words: tableFood.name };
    const { grams, portion } = resolveAmount(ofFood, tableFood, this.#foods);
    return measureRules.includes(portion.rule) ? grams : undefined;
  }

  #readEntry(entry: DictionaryEntry): DictionaryEntryFood | undefined {
    const foods = this.#foods;
    if (entry.food) return { entry, mentions: [], food: entry.food, tableFood: undefined };
    const mentions = readMessage(entry.meaning, foods, this.#matcher).flatMap(
      (meal) => meal.mentions,
    );
    const items = mentions.flatMap(
      (mention) => resolveMention(mention, foods, this.#matcher)?.item ?? [],
    );
    if (items.length === 0) return undefined;
    // Nutrients without a food have no weight; 100 g allows to scale them.
    const grams =
      roundTo(
        items.reduce((sum, item) => sum + (item.grams ?? 0), 0),
        1,
      ) || 100;
    const { amounts } = sumNutrients(items.map(({ nutrients }) => nutrients));
    const food: Food = {
      id: `own-words:${phraseKey(entry.phrase, this.#foods.language)}`,
      name: entry.phrase,
      aliases: [],
      per100g: scale(amounts, 100 / grams),
      portions: [{ label: unitKeys.serving, grams }],
      defaultPortion: 0,
      source: { dataset: ownDatasets.dictionary, id: entry.phrase },
    };
    const [only] = items.length === 1 ? items : [];
    const tableFood = only && foods.foods.find(({ id }) => id === only.food.id);
    return { entry, mentions, food, tableFood };
  }
}

/** The rules of a portion of the food that the message states. */
const measureRules: readonly PortionRule[] = ["household-portion", "size-word"];

const entryGrams = ({ food }: DictionaryEntryFood) => food.portions[0]?.grams ?? 1;

function scaleMention(
  definition: FoodMention,
  factor: number,
  { entry, mentions }: DictionaryEntryFood,
  text: string | undefined,
): FoodMention {
  const share = (definition.share ?? 1) * factor;
  return {
    ...definition,
    ...(share === 1 ? {} : { share }),
    // If the entry is one food, its item quotes the phrase.
    ...(mentions.length === 1 && text !== undefined ? { dictionaryPhraseText: text } : {}),
    dictionaryEntry: entry,
  };
}

/** Letters for digits; stemming does not change them. */
const digitLetters = "bcdfghjklm";

const toLetters = (count: number) =>
  [...String(count)].map((digit) => digitLetters.charAt(Number(digit))).join("");

/** An index with additional foods, each named by one token. */
function withDictionaryFoods(
  foods: FoodIndex,
  dictionaryFoods: ReadonlyMap<string, Food>,
): FoodIndex {
  const { spelling, wordWeights, ownWeights } = foods;
  return {
    ...foods,
    spelling: {
      ...spelling,
      isKnown: (word) => dictionaryFoods.has(word) || spelling.isKnown(word),
    },
    wordWeights: new ExtendedWeights(wordWeights, dictionaryFoods),
    ownWeights: new ExtendedWeights(ownWeights, dictionaryFoods),
    dictionary: { foods: dictionaryFoods, table: foods },
  };
}

/** The weight of the rarest word of a table. */
const dictionaryWeight = 8;

/** Adds a few weights to those of a table without copying them. */
class ExtendedWeights extends Map<string, number> {
  readonly #table: ReadonlyMap<string, number>;

  constructor(table: ReadonlyMap<string, number>, dictionaryFoods: ReadonlyMap<string, Food>) {
    super([...dictionaryFoods.keys()].map((word) => [word, dictionaryWeight]));
    this.#table = table;
  }

  override get(word: string): number | undefined {
    return super.get(word) ?? this.#table.get(word);
  }
}

/** True if a definition mentions a known food or states nutrients. */
export function isReadableDefinition(meaning: string, foods: FoodIndex): boolean {
  const matcher = createMatcher(foods);
  return readMessage(meaning, foods, matcher).some(({ mentions }) =>
    mentions.some((mention) => resolveMention(mention, foods, matcher) !== undefined),
  );
}
