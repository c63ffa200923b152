import type { MealEstimate, MealItem, MealType, PortionRule } from "../../meal.ts";
import { roundAmounts, roundTo, sumNutrients } from "../../totals.ts";
import { guessedDataset } from "./apply-model-estimate.ts";
import { saidDataset } from "./apply-stated-nutrients.ts";
import { mealConfidence, mealRange } from "./confidence.ts";
import { listOf, quote, quoteAll, shorten } from "./quote-text.ts";
import { titleOf } from "./title.ts";

/** What a meal is put together from. */
export interface MealParts {
  /** The person's own words; where absent, those of the items are joined. */
  readonly description?: string;
  readonly items: readonly MealItem[];
  /** The words of mentions that no food matched. */
  readonly unmatched: readonly string[];
  readonly mealType: MealType;
  readonly consumedAtMs: number;
}

/** Puts a meal together; its nutrients are the sum of its items' as rounded, so that both agree. */
export function composeMeal(parts: MealParts): MealEstimate {
  const { items, unmatched, mealType, consumedAtMs } = parts;
  return {
    title: titleOfItems(items),
    description: (parts.description ?? items.map((item) => item.text).join(", ")).trim(),
    mealType,
    consumedAtMs,
    items,
    ...figuresOf(items, unmatched),
    ...(unmatched.length > 0 ? { unmatched } : {}),
    tags: [],
  };
}

/** A title made of the items' own words. */
export const titleOfItems = (items: readonly MealItem[]): string =>
  titleOf(items.map((item) => item.words ?? item.food.name));

/** All of a meal that follows from its items. */
export function figuresOf(
  items: readonly MealItem[],
  unmatched: readonly string[],
): Pick<MealEstimate, "nutrients" | "serving" | "confidence" | "energyRange" | "notes"> {
  return {
    nutrients: roundAmounts(sumNutrients(items.map((item) => item.nutrients)).amounts),
    serving: servingOf(items),
    confidence: mealConfidence(items, unmatched.length),
    energyRange: mealRange(items),
    notes: notesOf(items, unmatched),
  };
}

function servingOf(items: readonly MealItem[]): MealEstimate["serving"] {
  const grams = items.reduce((sum, item) => sum + (item.grams ?? 0), 0);
  const [only, ...others] = items;
  if (only && others.length === 0) {
    const { count = 1, unit = "serving" } = only.portion;
    if (count > 0) {
      return {
        servings: roundTo(count, 2),
        servingSizeGrams: roundTo(grams / count, 1),
        householdUnit: unit,
      };
    }
  }
  return { servings: 1, servingSizeGrams: roundTo(grams, 1), householdUnit: "meal" };
}

/** Sentences on what was assumed and what was not found; '' where there is nothing to say. */
function notesOf(items: readonly MealItem[], unmatched: readonly string[]): string {
  const sentences: string[] = [];
  if (unmatched.length > 0) {
    sentences.push(`Not counted, because no food matches: ${quoteAll(unmatched)}.`);
  }
  const assumed = items.filter(
    ({ portion, source }) => portion.rule === "assumed-100-g" && source.dataset !== saidDataset,
  );
  if (assumed.length > 0) {
    sentences.push(
      `No usual portion is known for ${listOf(assumed.map(nameOf))}: 100 g was taken.`,
    );
  }
  const guessed = items.filter(({ source }) => source.dataset === guessedDataset);
  if (guessed.length > 0) {
    sentences.push(`AI estimate, because no food matches: ${listOf(guessed.map(nameOf))}.`);
  }
  const judged = items.filter(({ portion }) => portion.rule === "ai-estimate");
  if (judged.length > 0) {
    sentences.push(`AI estimate of the amount of ${listOf(judged.map(withGrams))}.`);
  }
  const usual = items.filter(({ portion: { isStated, rule } }) => !isStated && isUsual(rule));
  if (usual.length > 0) {
    sentences.push(`Usual amounts assumed for ${listOf(usual.map(withGrams))}.`);
  }
  sentences.push(...items.flatMap(({ remarks = [] }) => remarks));
  return sentences.join(" ");
}

const isUsual = (rule: PortionRule) => rule !== "assumed-100-g" && rule !== "ai-estimate";
const withGrams = ({ text, grams }: MealItem) => `${shorten(text)} (${grams} g)`;
const nameOf = ({ text }: MealItem) => quote(text);
