import type { MealEstimate, MealItem, MealType, PortionRule } from "../../meal.ts";
import { roundAmounts, roundTo, sumNutrients } from "../../totals.ts";
import { modelEstimateDataset } from "./apply-model-estimate.ts";
import { statedDataset } from "./apply-stated-nutrients.ts";
import { mealConfidence, mealRange } from "./confidence.ts";
import { joinList, quote, quoteAll, shorten } from "./quote-text.ts";
import { composeTitle } from "./title.ts";

export interface MealParts {
  /** The person's own words; if absent, the texts of the items are joined. */
  readonly description?: string;
  readonly items: readonly MealItem[];
  /** The words of mentions without a matching food. */
  readonly unmatched: readonly string[];
  readonly mealType: MealType;
  readonly consumedAtMs: number;
}

/** Builds a meal. Its nutrients are the sum of the rounded nutrients of its items, so that both agree. */
export function composeMeal(parts: MealParts): MealEstimate {
  const { items, unmatched, mealType, consumedAtMs } = parts;
  return {
    title: itemsTitle(items),
    description: (parts.description ?? items.map((item) => item.text).join(", ")).trim(),
    mealType,
    consumedAtMs,
    items,
    ...summarizeItems(items, unmatched),
    ...(unmatched.length > 0 ? { unmatched } : {}),
    tags: [],
  };
}

/** A title of the items' own words. */
export const itemsTitle = (items: readonly MealItem[]): string =>
  composeTitle(items.map((item) => item.words ?? item.food.name));

/** All properties of a meal that depend only on its items. */
export function summarizeItems(
  items: readonly MealItem[],
  unmatched: readonly string[],
): Pick<MealEstimate, "nutrients" | "serving" | "confidence" | "energyRange" | "notes"> {
  return {
    nutrients: roundAmounts(sumNutrients(items.map((item) => item.nutrients)).amounts),
    serving: computeServing(items),
    confidence: mealConfidence(items, unmatched.length),
    energyRange: mealRange(items),
    notes: writeNotes(items, unmatched),
  };
}

function computeServing(items: readonly MealItem[]): MealEstimate["serving"] {
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

/** Sentences about assumptions and unmatched words; '' if there are none. */
function writeNotes(items: readonly MealItem[], unmatched: readonly string[]): string {
  const sentences: string[] = [];
  if (unmatched.length > 0) {
    sentences.push(`Not counted, because no food matches: ${quoteAll(unmatched)}.`);
  }
  const assumed = items.filter(
    ({ portion, source }) => portion.rule === "assumed-100-g" && source.dataset !== statedDataset,
  );
  if (assumed.length > 0) {
    sentences.push(
      `No usual portion is known for ${joinList(assumed.map(quoteItem))}: 100 g was taken.`,
    );
  }
  const estimated = items.filter(({ source }) => source.dataset === modelEstimateDataset);
  if (estimated.length > 0) {
    sentences.push(`AI estimate, because no food matches: ${joinList(estimated.map(quoteItem))}.`);
  }
  const amountEstimated = items.filter(({ portion }) => portion.rule === "ai-estimate");
  if (amountEstimated.length > 0) {
    sentences.push(
      `AI estimate of the amount of ${joinList(amountEstimated.map(quoteWithGrams))}.`,
    );
  }
  const defaultAmounts = items.filter(
    ({ portion: { isStated, rule } }) => !isStated && isDefaultRule(rule),
  );
  if (defaultAmounts.length > 0) {
    sentences.push(`Usual amounts assumed for ${joinList(defaultAmounts.map(quoteWithGrams))}.`);
  }
  sentences.push(...items.flatMap(({ remarks = [] }) => remarks));
  return sentences.join(" ");
}

const isDefaultRule = (rule: PortionRule) => rule !== "assumed-100-g" && rule !== "ai-estimate";
const quoteWithGrams = ({ text, grams }: MealItem) => `${shorten(text)} (${grams} g)`;
const quoteItem = ({ text }: MealItem) => quote(text);
