import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import type { MealItem } from "../../meal.ts";
import { roundTo } from "../../totals.ts";
import type { FoodMention } from "../food-mention.ts";
import { findLeftoverOrigins } from "../message/find-leftover-origins.ts";
import { tokenize } from "../words/tokens.ts";
import type { QuestionCandidate } from "./candidate.ts";

/** A food that the person logged before. */
export interface LoggedFood {
  readonly id: string;
  readonly name: string;
  /** The person's words for it; absent if they were not stored. */
  readonly words?: string;
  readonly grams: number;
  readonly kcal: number;
}

/** True if the message says that food is left from an earlier meal: "half of last night's pizza". */
export const mentionsLeftovers = (message: string, language: Language): boolean =>
  findLeftoverOrigins(message, language).length > 0 || saysLeftover(language).test(message);

const saysLeftover = forLanguage((language) =>
  createPatternTable(language.leftovers.leftoverWords),
);

/**
 * Whether left-overs are the food of an earlier meal: the same food, in the stated part of its amount or all of
 * it. Undefined if none of the logged foods has the name, or the amount was stated in another way.
 */
export function askLeftover(
  item: MealItem,
  mention: FoodMention,
  logged: readonly LoggedFood[],
  language: Language,
): QuestionCandidate | undefined {
  const part = readPart(mention);
  const words = mention.words.trim();
  const head = stemsOf(words, language).at(-1);
  if (part === undefined || head === undefined) return undefined;
  const earlier = logged.find((food) =>
    stemsOf(`${food.name} ${food.words ?? ""}`, language).includes(head),
  );
  if (!earlier) return undefined;
  const grams = roundTo(earlier.grams * part, 0);
  if (grams === 0 || (earlier.id === item.food.id && grams === Math.round(item.grams ?? 0)))
    return undefined;
  const itemGrams = Math.round(item.grams ?? 0);
  return {
    text: { code: "leftovers", words, food: earlier.name },
    answers: [
      {
        label: `${earlier.name}, ${grams} g`,
        foodId: earlier.id,
        grams,
        kcal: earlier.kcal * part,
      },
      {
        label: `${item.food.name}, ${itemGrams} g`,
        foodId: item.food.id,
        grams: itemGrams,
        kcal: item.nutrients.calories_kcal ?? 0,
      },
    ],
  };
}

/** "half of" the earlier amount, or all of it; undefined for a weight, a portion or a count. */
function readPart({ amount = 1, unit, share = 1, eatenPart, figures }: FoodMention) {
  if (unit !== undefined || eatenPart || figures || amount > 1 || amount <= 0) return undefined;
  return amount * share;
}

const stemsOf = (words: string, language: Language): readonly string[] =>
  tokenize(words, language).flatMap(({ kind, text }) =>
    kind === "word" ? [language.stem(text)] : [],
  );
