import type { Food } from "../food.ts";
import { roundTo, scale, sumNutrients } from "../totals.ts";
import { findPhrases, phraseKey, stemsOfPhrase } from "./dictionary-phrases.ts";
import type { FoodIndex } from "./match/food-index.ts";
import type { FoodMatcher } from "./match/food-match.ts";
import { createMatcher } from "./match/match-food.ts";
import type { DictionaryEntry, FoodMention, MealMentions } from "./mentions.ts";
import { readMessage } from "./read-message.ts";
import { resolveMention } from "./resolve-mention.ts";

/** A text in which a person's own words stand as single made-up ones, which the index knows as foods. */
export interface DictionaryText {
  readonly text: string;
  readonly foods: FoodIndex;
  /** A text with the person's own words in it again. */
  readonly restore: (text: string) => string;
}

/** What one entry of a person's dictionary means. */
interface DictionaryEntryFood {
  readonly word: DictionaryEntry;
  readonly mentions: readonly FoodMention[];
  /** What all of it weighs, as a food of one portion: so any amount may be said of it. */
  readonly food: Food;
}

/**
 * Puts made-up words in place of a person's own ones. They are looked for before any food is, and
 * what they mean is read without them: no entry leads to another. An entry that means no food that
 * the table knows is left as it was written.
 */
export function substituteDictionaryPhrases(
  text: string,
  foods: FoodIndex,
  ownWords: readonly DictionaryEntry[] = [],
): DictionaryText {
  const found = findPhrases(text, foods, ownWords);
  if (found.length === 0) return { text, foods, restore: (words) => words };
  const lessons = new DictionarySubstitution(foods, text);
  let taught = "";
  let at = 0;
  for (const { start, end, word } of found) {
    const token = lessons.teach(word, text.slice(start, end));
    if (token === undefined) continue;
    taught += text.slice(at, start) + token;
    at = end;
  }
  return { text: taught + text.slice(at), ...lessons.made() };
}

/** Mentions that are called by a person's own words as what these mean, in the amount said. */
export function expandMeals(
  meals: readonly MealMentions[],
  foods: FoodIndex,
  ownWords: readonly DictionaryEntry[] = [],
): readonly MealMentions[] {
  if (ownWords.length === 0) return meals;
  return meals.map((meal) => ({
    ...meal,
    mentions: meal.mentions.flatMap((mention) => expandMention(mention, foods, ownWords)),
  }));
}

/** The same for one mention. */
export function expandMention(
  mention: FoodMention,
  foods: FoodIndex,
  ownWords: readonly DictionaryEntry[] = [],
): readonly FoodMention[] {
  const word = findWordOf(mention, ownWords);
  if (!word) return [mention];
  const lessons = new DictionarySubstitution(foods, `${mention.words} ${mention.text ?? ""}`);
  const token = lessons.teach(word, mention.words);
  return token === undefined ? [mention] : lessons.expand(mention, token);
}

/** A mention as it was written. */
export function restoreMention(
  mention: FoodMention,
  restore: DictionaryText["restore"],
): FoodMention {
  const { words, text } = mention;
  return { ...mention, words: restore(words), ...(text !== undefined && { text: restore(text) }) };
}

/** "latte", quoted as "my latte", is "my latte" as well. */
function findWordOf(
  mention: FoodMention,
  ownWords: readonly DictionaryEntry[],
): DictionaryEntry | undefined {
  const key = phraseKey(mention.words);
  const exact = ownWords.find(({ phrase }) => phraseKey(phrase) === key);
  if (exact || mention.text === undefined) return exact;
  const said = stemsOfPhrase(mention.words);
  const quoted = ` ${phraseKey(mention.text)} `;
  return ownWords.find(({ phrase }) => {
    const stems = stemsOfPhrase(phrase);
    return quoted.includes(` ${stems.join(" ")} `) && said.every((stem) => stems.includes(stem));
  });
}

/** The entries that one text uses, each under a word that stands nowhere in it. */
class DictionarySubstitution {
  readonly #foods: FoodIndex;
  readonly #matcher: FoodMatcher;
  readonly #prefix: string;
  readonly #byToken = new Map<
    string,
    { readonly lesson: DictionaryEntryFood; readonly written: string }
  >();
  readonly #byKey = new Map<string, DictionaryEntryFood | undefined>();

  constructor(foods: FoodIndex, text: string) {
    this.#foods = foods;
    this.#matcher = createMatcher(foods);
    let prefix = "zq";
    while (text.toLowerCase().includes(prefix)) prefix += "q";
    this.#prefix = prefix;
  }

  /** The word that stands for an entry; undefined where it means no known food. */
  teach(word: DictionaryEntry, written: string): string | undefined {
    const key = phraseKey(word.phrase);
    if (!this.#byKey.has(key)) this.#byKey.set(key, this.#learn(word));
    const lesson = this.#byKey.get(key);
    if (!lesson) return undefined;
    const token = `${this.#prefix}${spellNumber(this.#byToken.size)}`;
    this.#byToken.set(token, { lesson, written });
    return token;
  }

  /** What reads a text with these words in it. */
  made(): Omit<DictionaryText, "text"> {
    const byToken = this.#byToken;
    const tokens = new RegExp(`${this.#prefix}[${letters}]+`, "gi");
    const restore = (text: string) =>
      text.replace(tokens, (token) => byToken.get(token.toLowerCase())?.written ?? token);
    const own = new Map([...byToken].map(([token, { lesson }]) => [token, lesson.food]));
    const foods = withOwnFoods(this.#foods, own);
    return { foods, restore };
  }

  /** The foods that a mention means, which is of the one that the token stands for. */
  expand(mention: FoodMention, token: string): readonly FoodMention[] {
    const lesson = this.#byToken.get(token)?.lesson;
    if (!lesson) return [mention];
    const { foods } = this.made();
    const named = { ...mention, words: token };
    const grams = resolveMention(named, foods, createMatcher(foods))?.item.grams ?? gramsOf(lesson);
    const factor = roundTo(grams / gramsOf(lesson), 4);
    return lesson.mentions.map((meant) => scaleMention(meant, factor, lesson, mention.text));
  }

  #learn(word: DictionaryEntry): DictionaryEntryFood | undefined {
    const foods = this.#foods;
    const mentions = readMessage(word.meaning, foods, this.#matcher).flatMap(
      (meal) => meal.mentions,
    );
    const items = mentions.flatMap(
      (mention) => resolveMention(mention, foods, this.#matcher)?.item ?? [],
    );
    if (items.length === 0) return undefined;
    // Bare figures have no weight; half of them is half all the same.
    const grams =
      roundTo(
        items.reduce((sum, item) => sum + (item.grams ?? 0), 0),
        1,
      ) || 100;
    const { amounts } = sumNutrients(items.map(({ nutrients }) => nutrients));
    const food: Food = {
      id: `own-words:${phraseKey(word.phrase)}`,
      name: word.phrase,
      aliases: [],
      per100g: scale(amounts, 100 / grams),
      portions: [{ label: "serving", grams }],
      defaultPortion: 0,
      source: { dataset: "Your own words", id: word.phrase },
    };
    return { word, mentions, food };
  }
}

const gramsOf = ({ food }: DictionaryEntryFood) => food.portions[0]?.grams ?? 1;

function scaleMention(
  meant: FoodMention,
  factor: number,
  { word, mentions }: DictionaryEntryFood,
  text: string | undefined,
): FoodMention {
  const share = (meant.share ?? 1) * factor;
  return {
    ...meant,
    ...(share === 1 ? {} : { share }),
    // Where they are one food, the item is of the words that were said.
    ...(mentions.length === 1 && text !== undefined ? { dictionaryPhraseText: text } : {}),
    ownWord: word,
  };
}

/** The letters of numbers: none that stemming would cut off. */
const letters = "bcdfghjklm";

const spellNumber = (count: number) =>
  [...String(count)].map((digit) => letters.charAt(Number(digit))).join("");

/** An index that knows a few foods more, each by one word. */
function withOwnFoods(foods: FoodIndex, own: ReadonlyMap<string, Food>): FoodIndex {
  const { spelling, wordWeights } = foods;
  return {
    ...foods,
    spelling: { ...spelling, isKnown: (word) => own.has(word) || spelling.isKnown(word) },
    wordWeights: new WeightsBeside(wordWeights, own),
    dictionary: { foods: own, table: foods },
  };
}

/** As telling as the rarest word of a table. */
const ownWeight = 8;

/** The weights of a table, whose words are too many to be copied, and of a few beside it. */
class WeightsBeside extends Map<string, number> {
  readonly #table: ReadonlyMap<string, number>;

  constructor(table: ReadonlyMap<string, number>, own: ReadonlyMap<string, Food>) {
    super([...own.keys()].map((word) => [word, ownWeight]));
    this.#table = table;
  }

  override get(word: string): number | undefined {
    return super.get(word) ?? this.#table.get(word);
  }
}

/** Whether a definition names food that the table knows, or states figures. */
export function isMeaningRead(meaning: string, foods: FoodIndex): boolean {
  const matcher = createMatcher(foods);
  return readMessage(meaning, foods, matcher).some(({ mentions }) =>
    mentions.some((mention) => resolveMention(mention, foods, matcher) !== undefined),
  );
}
