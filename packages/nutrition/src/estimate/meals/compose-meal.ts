import { ownDatasets } from "../../food.ts";
import { forLanguage, type Language } from "../../languages/language.ts";
import { createPatternTable } from "../../languages/pattern-table.ts";
import { unitKeys } from "../../languages/unit-keys.ts";
import { type MealNote, wordCode } from "../../languages/wording.ts";
import type { MealEstimate, MealItem, MealType, PortionRule } from "../../meal.ts";
import { roundAmounts, roundTo, sumNutrients } from "../../totals.ts";
import { mealConfidence, mealRange } from "./confidence.ts";
import { findMealDoubts, isImplausible } from "./item-notes.ts";

export interface MealParts {
  /** The person's own words; if absent, the texts of the items are joined. */
  readonly description?: string;
  readonly items: readonly MealItem[];
  /** The names of a cooked dish, which several items are ingredients of, and of the foods that were eaten with it. */
  readonly names?: readonly string[] | undefined;
  /** The words of mentions without a matching food. */
  readonly unmatched: readonly string[];
  /** The words for foods that, as the message says, were not eaten. */
  readonly notEaten?: readonly string[];
  readonly mealType: MealType;
  readonly consumedAtMs: number;
}

/** Builds a meal. Its nutrients are the sum of the rounded nutrients of its items, so that both agree. */
export function composeMeal(parts: MealParts, language: Language): MealEstimate {
  const { items, unmatched, mealType, consumedAtMs } = parts;
  const summary = summarizeItems(items, unmatched, language);
  return {
    title: dishTitle(parts, language) ?? itemsTitle(items, language),
    description: (parts.description ?? items.map((item) => item.text).join(", ")).trim(),
    mealType,
    consumedAtMs,
    items,
    ...summary,
    notes: [...findMessageNotes(parts, summary.nutrients.calories_kcal, language), summary.notes]
      .join(" ")
      .trim(),
    ...(unmatched.length > 0 ? { unmatched } : {}),
    tags: [],
  };
}

/** What the message says besides its items. */
function findMessageNotes(
  parts: MealParts,
  kcal: number | null,
  language: Language,
): readonly string[] {
  const { notEaten = [] } = parts;
  const word = (note: MealNote) => wordCode(language.wording.notes, note);
  return [
    ...(isWholeDish(parts, kcal, language) ? [word({ code: "whole-dish" })] : []),
    ...(notEaten.length > 0 ? [word({ code: "not-eaten", texts: notEaten })] : []),
  ];
}

/** So much energy of so many ingredients is rather a dish for several people than a meal. */
const wholeDish = { kcal: 1200, ingredients: 3 };

/** True if the words say that a dish was cooked, all of its many ingredients are counted, and none is divided. */
function isWholeDish(
  { description = "", items }: MealParts,
  kcal: number | null,
  { recipes }: Language,
): boolean {
  const ingredients = items.filter(({ portion }) => portion.isStated);
  return (
    (kcal ?? 0) >= wholeDish.kcal &&
    ingredients.length >= wholeDish.ingredients &&
    recipes.cookedDish.test(description)
  );
}

const dishHeadings = forLanguage((language) =>
  createPatternTable(language.dishHeadings.dishHeadings),
);

/** The dish that is divided, or that the words name before its ingredients: "made a salad: lettuce, cucumber". */
function dishTitle({ description, names, items }: MealParts, language: Language) {
  if (items.length < 2) return undefined;
  if (names) return language.wording.wordTitle(names);
  if (description === undefined) return undefined;
  const [heading] = dishHeadings(language).matchAll(description.trim().replaceAll("’", "'"));
  return heading && language.wording.wordTitle([heading[0]]);
}

/** A title of the items' own words. */
export const itemsTitle = (items: readonly MealItem[], language: Language): string =>
  language.wording.wordTitle(items.map((item) => item.words ?? item.food.name));

/** What a person calls an item, as a title: "Big Mac". A name that is the food's own stays as it is. */
export function itemName({ words, food }: MealItem, language: Language): string {
  if (!words || words === food.name) return food.name;
  return language.wording.wordTitle([words]) || food.name;
}

/** All properties of a meal that depend only on its items. */
export function summarizeItems(
  items: readonly MealItem[],
  unmatched: readonly string[],
  language: Language,
): Pick<MealEstimate, "nutrients" | "serving" | "confidence" | "energyRange" | "notes"> {
  const doubts = findMealDoubts(items);
  const isNothing = items.length > 0 && items.every(({ grams }) => grams === 0);
  const isDoubtful = doubts.length > 0 || isNothing || items.some(isImplausible);
  return {
    nutrients: roundAmounts(sumNutrients(items.map((item) => item.nutrients)).amounts),
    serving: computeServing(items, language),
    confidence: mealConfidence(items, unmatched.length, isDoubtful),
    energyRange: mealRange(items),
    notes: [
      ...[...doubts, ...findNotes(items, unmatched)].map((note) =>
        wordCode(language.wording.notes, note),
      ),
      ...items.flatMap(({ remarks = [] }) => remarks),
    ].join(" "),
  };
}

function computeServing(
  items: readonly MealItem[],
  { wording }: Language,
): MealEstimate["serving"] {
  const grams = items.reduce((sum, item) => sum + (item.grams ?? 0), 0);
  const [only, ...others] = items;
  if (only && others.length === 0) {
    const { count = 1, unit = unitKeys.serving } = only.portion;
    if (count > 0) {
      return {
        servings: roundTo(count, 2),
        servingSizeGrams: roundTo(grams / count, 1),
        // Screens do not show the unit "serving".
        householdUnit: unit === unitKeys.serving ? unit : wording.wordPortion(unit),
      };
    }
  }
  return {
    servings: 1,
    servingSizeGrams: roundTo(grams, 1),
    householdUnit: wording.wordPortion(unitKeys.meal),
  };
}

type NoteOfItems = Extract<MealNote, Readonly<{ texts: unknown } | { items: unknown }>>;

/** The assumptions about items, and the words without an item. */
function findNotes(items: readonly MealItem[], unmatched: readonly string[]): NoteOfItems[] {
  const assumed = items.filter(
    ({ portion, source }) =>
      portion.rule === "assumed-100-g" && source.dataset !== ownDatasets.stated,
  );
  const modelFoods = items.filter(({ source }) => source.dataset === ownDatasets.model);
  const modelAmounts = items.filter(({ portion }) => portion.rule === "ai-estimate");
  const defaultAmounts = items.filter(
    ({ portion: { isStated, rule } }) => !isStated && isDefaultRule(rule),
  );
  const notes: readonly NoteOfItems[] = [
    { code: "unmatched", texts: unmatched },
    { code: "assumed-100-g", texts: assumed.map(({ text }) => text) },
    { code: "model-foods", texts: modelFoods.map(({ text }) => text) },
    { code: "model-amounts", items: modelAmounts },
    { code: "default-amounts", items: defaultAmounts },
  ];
  return notes.filter((note) => ("texts" in note ? note.texts : note.items).length > 0);
}

const isDefaultRule = (rule: PortionRule) => rule !== "assumed-100-g" && rule !== "ai-estimate";
