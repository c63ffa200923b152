import { describe, expect, it } from "vitest";
import { type DisplayUnits, defaultUnits } from "../display-units.ts";
import { type PackTag, packLoaders, packTags } from "./load-pack.ts";
import { createPackInsights } from "./pack-insights.ts";
import { type InsightText, type InsightWords, wordCode } from "./wording.ts";
import { createTexts } from "./wording-texts.ts";

const foods = [{ name: "Oats, dry" }, { name: "Milk" }];
const average = { amount: 14, days: 6, isAtLeast: true };
const target = { low: null, high: 2300 };
const all: readonly InsightText[] = [
  {
    ...{ code: "average", nutrient: "fiber_g", average, target: { low: 28, high: 28 } },
    most: { weekday: 2, amount: 22, foods },
  },
  { code: "sources", nutrient: "sodium_mg", average, target, foods, share: 0.51 },
  { code: "single-source", nutrient: "vit_a_mcg_rae", foods, share: 0.61, days: 6 },
  { code: "little-known", nutrient: "choline_mg", known: 12, foods: 40 },
  { code: "change", nutrient: "protein_g", now: average, before: { ...average, days: 1 } },
  {
    code: "protein-by-meal",
    meals: ["breakfast", "lunch", "dinner", "snack"].map((type) => ({ type, grams: 9 })),
    ...{ isAtLeast: true, days: 6 },
  },
  { code: "variety", count: 24, days: 6, frequent: foods },
  { code: "new-foods", count: 5, named: foods },
  { code: "frequent-food", food: { name: "Oat milk", days: 5, times: 7 }, days: 6 },
  { code: "meal-times", first: 490, last: 1180, days: 6 },
  { code: "closest-day", weekday: 3, score: 86, foods },
  { code: "energy-range", low: 1650, high: 2240, average },
  { code: "weekend", weekend: average, other: average },
  { code: "evening", share: 0.46, minute: 1080, days: 6 },
];

async function wordAll(tag: PackTag) {
  const pack = await packLoaders[tag]?.();
  if (!pack) throw new Error(`${tag} has no pack`);
  const { insights, locale } = pack.texts;
  const wordings = createPackInsights(insights, locale, createTexts(pack.texts));
  return all.map((says) =>
    wordCode<InsightText, InsightWords, [DisplayUnits]>(wordings, says, defaultUnits),
  );
}

describe("insights in another language", () => {
  it.each(packTags)("have all their figures and foods in %s", async (tag) => {
    const worded = await wordAll(tag);
    expect(worded.flatMap(({ title, text }) => [title, text]).join("\n")).not.toMatch(/[{}]/);
    const [first] = worded;
    for (const part of ["14", "28", "22", "6", "ilk"]) expect(first?.text).toContain(part);
  });

  it("are formatted as the language writes figures and lists", async () => {
    const worded = (await wordAll("de")).map(({ text }) => text.replaceAll("\u00a0", " "));
    expect(worded.slice(0, 2)).toEqual([
      "Ballaststoffe: im Schnitt mindestens 14 g von 28 g an 6 Tagen. Am meisten war es am Dienstag, 22 g, mit Oats und Milk.",
      "Natrium: im Schnitt mindestens 14 mg bei einem Ziel von höchstens 2.300 mg an 6 Tagen. Aus Oats und Milk kamen 51 % der bekannten Menge.",
    ]);
    expect(worded[4]).toContain("in den vier Wochen davor mindestens 14 g an 1 Tag.");
  });
});
