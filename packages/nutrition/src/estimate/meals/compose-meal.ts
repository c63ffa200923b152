import { mealNotes, wordItemGrams } from "../../languages/en/meal-notes.ts";
import { joinList } from "../../languages/en/quotations.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import type { MealEstimate, MealItem, MealType, PortionRule } from "../../meal.ts";
import { roundAmounts, roundTo, sumNutrients } from "../../totals.ts";
import { modelEstimateDataset } from "./apply-model-estimate.ts";
import { statedDataset } from "./apply-stated-nutrients.ts";
import { mealConfidence, mealRange } from "./confidence.ts";
import { quote, quoteAll, shorten } from "./quote-text.ts";
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
    const { count = 1, unit = unitKeys.serving } = only.portion;
    if (count > 0) {
      return {
        servings: roundTo(count, 2),
        servingSizeGrams: roundTo(grams / count, 1),
        householdUnit: unit,
      };
    }
  }
  return { servings: 1, servingSizeGrams: roundTo(grams, 1), householdUnit: unitKeys.meal };
}

/** Sentences about assumptions and unmatched words; '' if there are none. */
function writeNotes(items: readonly MealItem[], unmatched: readonly string[]): string {
  const noteItems = (
    isNoted: (item: MealItem) => boolean,
    quoteNoted: (item: MealItem) => string,
    wordNote: (list: string) => string,
  ) => {
    const noted = items.filter(isNoted);
    return noted.length > 0 ? [wordNote(joinList(noted.map(quoteNoted)))] : [];
  };
  const sentences = [
    ...(unmatched.length > 0 ? [mealNotes.unmatched(quoteAll(unmatched))] : []),
    ...noteItems(
      ({ portion, source }) => portion.rule === "assumed-100-g" && source.dataset !== statedDataset,
      quoteItem,
      mealNotes.assumed100Grams,
    ),
    ...noteItems(
      ({ source }) => source.dataset === modelEstimateDataset,
      quoteItem,
      mealNotes.modelFoods,
    ),
    ...noteItems(
      ({ portion }) => portion.rule === "ai-estimate",
      quoteWithGrams,
      mealNotes.modelAmounts,
    ),
    ...noteItems(
      ({ portion: { isStated, rule } }) => !isStated && isDefaultRule(rule),
      quoteWithGrams,
      mealNotes.defaultAmounts,
    ),
    ...items.flatMap(({ remarks = [] }) => remarks),
  ];
  return sentences.join(" ");
}

const isDefaultRule = (rule: PortionRule) => rule !== "assumed-100-g" && rule !== "ai-estimate";
const quoteWithGrams = ({ text, grams }: MealItem) => wordItemGrams(shorten(text), grams);
const quoteItem = ({ text }: MealItem) => quote(text);
