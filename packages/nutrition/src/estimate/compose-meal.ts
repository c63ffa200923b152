import type { MealEstimate, MealType } from "../meal.ts";
import { addUp, roundAmounts, roundTo } from "../totals.ts";
import { saidDataset } from "./apply-figures.ts";
import { mealConfidence, mealRange } from "./confidence.ts";
import type { FoodMention, MealMentions } from "./mentions.ts";
import { listOf, quote, quoteAll, shorten } from "./quote.ts";
import type { ResolvedMention } from "./resolve-mention.ts";
import { titleOf } from "./title.ts";

/** What a meal is put together from. */
export interface MealParts {
  readonly read: MealMentions;
  readonly resolved: readonly (ResolvedMention & { readonly mention: FoodMention })[];
  /** The words of mentions that no food matched. */
  readonly unmatched: readonly string[];
  readonly mealType: MealType;
  readonly consumedAtMs: number;
}

/** Puts a meal together; its nutrients are the sum of its items' as rounded, so that both agree. */
export function composeMeal(parts: MealParts): MealEstimate {
  const { read, resolved, unmatched, mealType, consumedAtMs } = parts;
  const items = resolved.map(({ item }) => item);
  return {
    title: titleOf(resolved.map(({ mention }) => mention.words)),
    description: (read.description ?? items.map((item) => item.text).join(", ")).trim(),
    mealType,
    consumedAtMs,
    items,
    nutrients: roundAmounts(addUp(items.map((item) => item.nutrients)).amounts),
    serving: servingOf(resolved),
    confidence: mealConfidence(items, unmatched.length),
    energyRange: mealRange(items),
    notes: notesOf(resolved, unmatched),
    tags: [],
  };
}

function servingOf(resolved: readonly ResolvedMention[]): MealEstimate["serving"] {
  const grams = resolved.reduce((sum, { item }) => sum + item.grams, 0);
  const [only, ...others] = resolved;
  if (only && others.length === 0 && only.portion.count > 0) {
    const { count, unit } = only.portion;
    return {
      servings: roundTo(count, 2),
      servingSizeGrams: roundTo(grams / count, 1),
      householdUnit: unit,
    };
  }
  return { servings: 1, servingSizeGrams: roundTo(grams, 1), householdUnit: "meal" };
}

/** Sentences on what was assumed and what was not found; '' where there is nothing to say. */
function notesOf(resolved: readonly ResolvedMention[], unmatched: readonly string[]): string {
  const sentences: string[] = [];
  if (unmatched.length > 0) {
    sentences.push(`Not counted, because no food matches: ${quoteAll(unmatched)}.`);
  }
  const assumed = resolved.filter(
    ({ item }) => item.portion.rule === "assumed-100-g" && item.source.dataset !== saidDataset,
  );
  if (assumed.length > 0) {
    sentences.push(
      `No usual portion is known for ${listOf(assumed.map(nameOf))}: 100 g was taken.`,
    );
  }
  const usual = resolved.filter(
    ({ item }) => !item.portion.isStated && item.portion.rule !== "assumed-100-g",
  );
  if (usual.length > 0) {
    const amounts = usual.map(({ item }) => `${shorten(item.text)} (${item.grams} g)`);
    sentences.push(`Usual amounts assumed for ${listOf(amounts)}.`);
  }
  sentences.push(...resolved.flatMap(({ remarks }) => remarks));
  return sentences.join(" ");
}

const nameOf = ({ item }: ResolvedMention) => quote(item.text);
