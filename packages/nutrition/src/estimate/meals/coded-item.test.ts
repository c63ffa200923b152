import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import type { Language } from "../../languages/language.ts";
import { estimateMeals } from "../estimate-meals.ts";
import { buildFoodIndex } from "../index.ts";
import { estimateQuickAdd } from "../quick-add.ts";
import { testFoods, writtenAt } from "../test-foods.ts";

/** Words each code as its name. */
const codes = new Proxy({}, { get: (_, code) => () => `<${String(code)}>` }) as never;
const language: Language = {
  ...english,
  wording: {
    ...english.wording,
    receipts: codes,
    remarks: codes,
    notes: codes,
    records: codes,
    wordTitle: (foods) => `<${foods.join("|")}>`,
    quickAddName: "<quick add>",
    figureUnits: { ...english.wording.figureUnits, calories_kcal: "<kcal>" },
  },
};

function estimate(message: string, spoken?: Language) {
  const dictionary = [{ phrase: "my coffee", meaning: "300 g coffee" }];
  const index = buildFoodIndex(testFoods, spoken);
  return estimateMeals(message, index, { ...writtenAt, dictionary }).meals[0];
}

describe("the texts of a meal", () => {
  it("are worded by the language that the caller gives", () => {
    const meal = estimate(
      "0 bananas, butter, qwertz 210 kcal, my coffee and 2 zorblat flurbs",
      language,
    );
    expect(meal?.title).toBe("<bananas|butter|qwertz|coffee>");
    expect(meal?.notes).toBe("<unmatched> <default-amounts> <nothing>");
    expect(meal?.items.map(({ portion }) => portion.explanation)).toEqual([
      "<amount>",
      "<amount>",
      "<stated-figures>",
      "<dictionary-entry>",
    ]);
    expect(meal?.items[0]?.remarks).toEqual(["<nothing>"]);
    expect(meal?.items[2]?.source.id).toBe("<stated>");
  });

  it("name nutrients without a food in that language", () => {
    const add = { amounts: { calories_kcal: 210 }, consumedAtMs: writtenAt.nowMs };
    const meal = estimateQuickAdd(add, "UTC", language);
    expect(meal.items[0]).toMatchObject({ food: { name: "<quick add>" }, words: "<quick add>" });
    expect(meal.title).toBe("<<quick add>>");
    expect(meal.description).toBe("210 <kcal>");
  });

  it("are in English if the caller gives no language", () => {
    expect(estimate("a banana")?.items[0]?.portion.explanation).toMatch(/^“a banana” → 1 × /);
  });

  it("contain times that the language finds", () => {
    const findTime: Language["findTime"] = (_, reference) =>
      english.findTime("yesterday at 7:15", reference);
    const meal = estimate("a banana at 10:00", { ...language, findTime });
    expect(meal?.consumedAtMs).toBe(estimate("a banana yesterday at 7:15")?.consumedAtMs);
  });
});
