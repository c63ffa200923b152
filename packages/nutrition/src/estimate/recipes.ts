import type { MealItem } from "../meal.ts";
import type { EatenPart, FoodMention } from "./food-mention.ts";
import type { FoodIndex } from "./match/food-index.ts";
import { createMatcher } from "./match/match-food.ts";
import { wordItem } from "./meals/coded-item.ts";
import { resolveMention } from "./mentions/resolve-mention.ts";
import type { MessageContext } from "./message/read-time.ts";
import { readMessage } from "./read-message.ts";
import { type MessageLanguages, translateText } from "./translation/translate-message.ts";
import { readWithDictionary } from "./user-dictionary.ts";

/** The ingredients of one line of a recipe. */
export interface IngredientLine {
  /** As the person wrote it: "500 g minced beef". */
  readonly words: string;
  /** Empty if no food was found. */
  readonly items: readonly MealItem[];
  /** The words that look like food and match none. */
  readonly unmatched: readonly string[];
}

/** Reads a line of a recipe in any of the languages, with raw ingredients if the words do not say otherwise. */
export function readIngredientLine(
  words: string,
  foods: FoodIndex,
  context: MessageLanguages & Pick<MessageContext, "dictionary"> = {},
): IngredientLine {
  const line = translateText(words, foods, context);
  const matcher = createMatcher(line.foods);
  const mentions = readWithDictionary(line.text, line.foods, line.dictionary).flatMap(
    (meal) => meal.mentions,
  );
  const read = mentions.map((mention) => ({
    mention,
    found: resolveMention({ ...mention, eatenPart: wholeDish }, line.foods, matcher),
  }));
  return {
    words,
    items: read.flatMap(({ found }) =>
      found ? [line.localize(wordItem(found.item, line.foods.language))] : [],
    ),
    unmatched: read.flatMap(({ mention, found }) =>
      found ? [] : [line.restore((mention.text ?? mention.words).trim())],
    ),
  };
}

/** Ingredients are read as those of a dish that was eaten completely. */
const wholeDish = { dish: "", eaten: 1, whole: 1 } as const;

/** A recipe that a message describes. */
export interface RecipeOfMessage {
  /** "chili"; empty if the message does not name it. */
  readonly name: string;
  /** The words of each ingredient. */
  readonly lines: readonly string[];
  /** How many servings it makes; null if the message states the cooked weight instead. */
  readonly servings: number | null;
  readonly cookedGrams: number | null;
}

const minIngredients = 2;

/** A third of a dish is one of three servings. */
function servingsOf({ eaten, whole, unit }: EatenPart): number {
  const parts = whole === 1 || unit === "ml" ? Math.round(whole / eaten) : whole;
  return Math.max(1, parts);
}

/** The recipe of a message such as "made chili with beef and beans; serves 4, I had one". */
export function findRecipeOfMessage(
  message: string,
  foods: FoodIndex,
  languages: MessageLanguages = {},
): RecipeOfMessage | undefined {
  const translated = translateText(message, foods, languages);
  const { restore } = translated;
  const matcher = createMatcher(translated.foods);
  const mentions = readMessage(translated.text, translated.foods, matcher).flatMap(
    (meal) => meal.mentions,
  );
  const part = mentions.find(({ eatenPart }) => eatenPart)?.eatenPart;
  if (!part) return undefined;
  const isSame = ({ eatenPart }: FoodMention) =>
    eatenPart?.dish === part.dish && eatenPart.whole === part.whole;
  const lines = mentions.filter(isSame).map(({ text, words }) => restore((text ?? words).trim()));
  if (lines.length < minIngredients) return undefined;
  const isWeighed = part.unit === "g";
  return {
    name: restore(part.dish.trim()),
    lines,
    servings: isWeighed ? null : servingsOf(part),
    cookedGrams: isWeighed ? part.whole : null,
  };
}
