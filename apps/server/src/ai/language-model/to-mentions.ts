import type {
  FoodEstimate,
  FoodMention,
  MealMentions,
  StatedNutrients,
} from "@morsel/nutrition/estimate";
import type { FoodAnswer, MealsAnswer, PhotoAnswer } from "./answers.ts";

/** Converts a model's answer to the engine's mentions. Drops quotes that are not in `message`. */
export function toMentions(answer: MealsAnswer | PhotoAnswer, message: string): MealMentions[] {
  const { meals } = answer;
  const whole = meals.length === 1 ? message.trim() : "";
  return meals
    .filter(({ foods }) => foods.length > 0)
    .map((meal) => {
      const description = findQuote(meal.quote, message) ?? whole;
      const timeWords = meal.time?.trim();
      return {
        mentions: meal.foods.flatMap((food) => toMention(food, message) ?? []),
        ...(description === "" ? {} : { description }),
        ...(meal.meal_type ? { mealType: meal.meal_type } : {}),
        ...(timeWords ? { timeWords } : {}),
      };
    });
}

type SeenFood = FoodAnswer & { readonly seen_grams?: number | null | undefined };

/** Converts one food of an answer to a mention; undefined if it has no name. */
export function toMention(food: SeenFood, message: string): FoodMention | undefined {
  const words = oneLine(food.food);
  if (words === "") return undefined;
  const text = findQuote(food.quote, message);
  const unit = oneLine(food.unit ?? "");
  const qualifiers = (food.qualifiers ?? []).map(oneLine).filter((said) => said !== "");
  const figures = toStated(food.stated, message);
  const estimate = toEstimate(food.estimate);
  return {
    words,
    ...(food.amount == null ? {} : { amount: food.amount }),
    ...(unit === "" ? {} : { unit }),
    ...(qualifiers.length > 0 ? { qualifiers } : {}),
    ...(text === undefined ? {} : { text }),
    ...(food.share == null || food.share === 1 ? {} : { share: food.share }),
    ...(figures ? { figures } : {}),
    ...(food.seen_grams == null ? {} : { photoGrams: food.seen_grams }),
    ...(estimate ? { estimate } : {}),
  };
}

const figureNames = ["calories_kcal", "protein_g", "carbs_g", "fat_g"] as const;

/** Stated figures override the table's, so only numbers that the message contains are accepted. */
function toStated(stated: FoodAnswer["stated"], message: string): StatedNutrients | undefined {
  if (!stated) return undefined;
  const written = new Set((message.match(/\d+(?:[.,]\d+)?/g) ?? []).map(toNumber));
  const amounts = figureNames.flatMap((name) => {
    const amount = stated[name];
    return amount != null && written.has(amount) ? [[name, amount] as const] : [];
  });
  if (amounts.length === 0) return undefined;
  return { amounts: Object.fromEntries(amounts), per: stated.per };
}

const toNumber = (text: string) => Number(text.replace(",", "."));

function toEstimate(estimate: FoodAnswer["estimate"]): FoodEstimate | undefined {
  if (!estimate) return undefined;
  const { grams, ...figures } = estimate;
  const known = Object.entries(figures).filter(([, amount]) => amount != null);
  return {
    per100g: Object.fromEntries(known),
    ...(grams == null ? {} : { grams }),
  };
}

/** The quote as written in the message; undefined if the message does not contain it. */
function findQuote(quote: string | null | undefined, message: string): string | undefined {
  const wanted = quote?.trim() ?? "";
  if (wanted === "") return undefined;
  const at = message.toLowerCase().indexOf(wanted.toLowerCase());
  return at < 0 ? undefined : message.slice(at, at + wanted.length);
}

const oneLine = (words: string) => words.replace(/\s+/g, " ").trim();
