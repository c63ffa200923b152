import type { Food } from "../food.ts";
import type { MealEstimate, MealItem, MealType } from "../meal.ts";
import { addUp, roundAmounts, roundTo, scalePer100g } from "../totals.ts";
import { type FoodIndex, wordsOf } from "./food-index.ts";
import type { FoodMention, MealMentions } from "./mentions.ts";

export interface MealReading {
  /** In the order of the message; empty where it holds no food. */
  readonly meals: readonly MealEstimate[];
  /** Words that look like food but match nothing in the table, as they were written. */
  readonly unmatched: readonly string[];
}

/** When and where the message was written; the engine has no clock of its own. */
export interface WrittenAt {
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** IANA time zone of the person, as 'Europe/Paris'. */
  readonly timeZone: string;
}

/** Reads a message, or mentions that something else read, into meals with figures from `foods`. */
export function estimateMeals(
  message: string | readonly MealMentions[],
  foods: FoodIndex,
  written: WrittenAt,
): MealReading {
  const read = typeof message === "string" ? [readMeal(message)] : message;
  const meals: MealEstimate[] = [];
  const unmatched: string[] = [];
  for (const meal of read) {
    const items: MealItem[] = [];
    for (const mention of meal.mentions) {
      const item = resolve(mention, foods);
      if (item) items.push(item);
      else if (mention.amount !== undefined) unmatched.push(mention.text ?? mention.words);
    }
    if (items.length > 0) meals.push(composeMeal(meal, items, written));
  }
  return { meals, unmatched };
}

const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  half: 0.5,
};

function readMeal(message: string): MealMentions {
  const mealType = /\b(breakfast|lunch|dinner|snack)\b/i.exec(message)?.[1]?.toLowerCase();
  const mentions = message
    .split(/[,;\n+]|\band\b|\bwith\b/)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(readMention);
  return {
    description: message.trim(),
    mentions,
    ...(mealType === undefined ? {} : { mealType: mealType as MealType }),
  };
}

function readMention(text: string): FoodMention {
  const found = /\b(\d{1,5}|an?|one|two|three|half)\s*(g\b)?(.*)$/i.exec(text);
  if (!found) return { words: text, text };
  const amount = counts[found[1]?.toLowerCase() ?? ""] ?? Number(found[1]);
  const unit = found[2] ? { unit: "g" } : {};
  return { words: found[3] ?? "", amount, text, ...unit };
}

function resolve(mention: FoodMention, index: FoodIndex): MealItem | undefined {
  const food = findFood(mention.words, index);
  if (!food) return undefined;
  const portion = food.portions[food.defaultPortion ?? 0];
  const amount = mention.amount ?? 1;
  const grams = roundTo(mention.unit === "g" ? amount : amount * (portion?.grams ?? 100), 1);
  return {
    text: mention.text ?? mention.words,
    food: { id: food.id, name: food.name },
    source: food.source,
    grams,
    portion: {
      rule: mention.unit === "g" ? "stated-weight" : portion ? "default-portion" : "assumed-100-g",
      explanation: `${amount} × ${mention.unit ?? portion?.label ?? "100 g"} = ${grams} g`,
      isStated: mention.unit === "g",
    },
    confidence: 0.5,
    nutrients: roundAmounts(scalePer100g(food.per100g, grams)),
  };
}

function findFood(text: string, index: FoodIndex): Food | undefined {
  const words = new Set(wordsOf(text));
  let best: Food | undefined;
  let bestScore = 0.5;
  for (const position of new Set([...words].flatMap((word) => index.byWord.get(word) ?? []))) {
    const food = index.foods[position];
    for (const name of food ? [food.name, ...food.aliases] : []) {
      const own = new Set(wordsOf(name));
      const score = (2 * own.intersection(words).size) / (own.size + words.size);
      if (score > bestScore) [best, bestScore] = [food, score];
    }
  }
  return best;
}

function composeMeal(
  meal: MealMentions,
  items: readonly MealItem[],
  written: WrittenAt,
): MealEstimate {
  const names = items.map((item) => item.food.name);
  return {
    title: names.join(", ").slice(0, 80),
    description: meal.description ?? meal.mentions.map((mention) => mention.words).join(", "),
    mealType: meal.mealType ?? "snack",
    consumedAtMs: written.nowMs,
    items,
    nutrients: roundAmounts(addUp(items.map((item) => item.nutrients)).amounts),
    serving: {
      servings: 1,
      servingSizeGrams: roundTo(
        items.reduce((sum, item) => sum + item.grams, 0),
        1,
      ),
      householdUnit: "meal",
    },
    confidence: 0.5,
    notes: "",
    tags: [],
  };
}
