import type { MealEstimate, MealItem, MealType } from "../meal.ts";
import { addUp, roundAmounts, roundTo } from "../totals.ts";
import { saidDataset } from "./apply-figures.ts";
import { mealConfidence, mealRange } from "./confidence.ts";
import { listOf, quote, quoteAll, shorten } from "./quote.ts";
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
    nutrients: roundAmounts(addUp(items.map((item) => item.nutrients)).amounts),
    serving: servingOf(items),
    confidence: mealConfidence(items, unmatched.length),
    energyRange: mealRange(items),
    notes: notesOf(items, unmatched),
  };
}

function servingOf(items: readonly MealItem[]): MealEstimate["serving"] {
  const grams = items.reduce((sum, item) => sum + item.grams, 0);
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
  const usual = items.filter(
    ({ portion }) => !portion.isStated && portion.rule !== "assumed-100-g",
  );
  if (usual.length > 0) {
    const amounts = usual.map(({ text, grams }) => `${shorten(text)} (${grams} g)`);
    sentences.push(`Usual amounts assumed for ${listOf(amounts)}.`);
  }
  sentences.push(...items.flatMap(({ remarks = [] }) => remarks));
  return sentences.join(" ");
}

const nameOf = ({ text }: MealItem) => quote(text);
