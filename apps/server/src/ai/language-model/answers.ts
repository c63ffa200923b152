import { messageMaxLength, storableText } from "@morsel/contracts";
import { mealTypes } from "@morsel/nutrition";
import { z } from "zod";

/** No real message has more. */
const maxMeals = 20;
const maxFoods = 40;
const maxAmount = 10_000;

/** One line of storable text. */
const line = (max: number) => storableText.max(max);
/** An impossible figure is dropped on use, so that it does not make the whole answer invalid. */
const figure = z.number().nullish();

const figures = z.object({
  calories_kcal: figure,
  protein_g: figure,
  carbs_g: figure,
  fat_g: figure,
});

const food = z.object({
  /** The food's plain English name, as a food table has it. */
  food: line(120).min(1),
  amount: z.number().positive().max(maxAmount).nullish(),
  unit: line(40).nullish(),
  qualifiers: z.array(line(60)).max(6).nullish(),
  /** The person's own words for it, letter by letter. */
  quote: line(300).nullish(),
  /** The part of that amount that was eaten. */
  share: z.number().positive().max(1).nullish(),
  /** Figures that the person states. */
  stated: figures.extend({ per: z.enum(["all", "piece", "100-g"]) }).nullish(),
  /** Per 100 g and grams eaten, for a food that is not in the table. */
  estimate: figures.extend({ grams: figure }).nullish(),
});
export type FoodAnswer = z.infer<typeof food>;

const meal = z.object({
  meal_type: z.enum(mealTypes).nullish(),
  /** When it was eaten, in plain English: "yesterday at 8 pm". */
  time: line(80).nullish(),
  /** The person's own words for the meal, letter by letter. */
  quote: line(4000).nullish(),
  foods: z.array(food).max(maxFoods),
});

/** A model's answer to a message. */
export const mealsAnswer = z.object({ meals: z.array(meal).max(maxMeals) });
export type MealsAnswer = z.infer<typeof mealsAnswer>;

/** A model's answer to a photo: each food also has its grams. */
export const photoAnswer = z.object({
  meals: z
    .array(meal.extend({ foods: z.array(food.extend({ seen_grams: figure })).max(maxFoods) }))
    .max(maxMeals),
});
export type PhotoAnswer = z.infer<typeof photoAnswer>;

/** A model's answer to the photo of a nutrition label: its words, which Morsel's own reader reads. */
export const labelAnswer = z.object({ text: storableText.max(messageMaxLength) });

const changes = [
  "add",
  "remove",
  "replace",
  "change-kind",
  "set-amount",
  "add-amount",
  "scale",
  "set-time",
  "set-meal-type",
  "rename",
] as const;

const change = z.object({
  change: z.enum(changes),
  /** The number of the item in the list, from 1; null for all of them, or for none. */
  item: z.number().int().min(1).max(1000).nullish(),
  /** For add and replace. */
  food: food.nullish(),
  /** For change-kind, set-time and rename. */
  words: line(80).nullish(),
  amount: z.number().min(-maxAmount).max(maxAmount).nullish(),
  unit: line(40).nullish(),
  factor: z.number().positive().max(1000).nullish(),
  meal_type: z.enum(mealTypes).nullish(),
});
export type ChangeAnswer = z.infer<typeof change>;

/** A model's answer to instructions. */
export const editAnswer = z.object({
  changes: z.array(change).max(24),
  /** Parts of the instructions that no change covers. */
  unread: z.array(line(300)).max(6),
});
