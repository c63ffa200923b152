import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate/estimate-meals.ts";
import { buildFoodIndex } from "../estimate/index.ts";
import { testFoods, writtenAt } from "../estimate/test-foods.ts";
import { english } from "./en/index.ts";
import { forLanguage, type Language } from "./language.ts";

/** English with one other number word, conjunction and small talk. */
const other: Language = {
  ...english,
  amounts: {
    ...english.amounts,
    numberWords: new Map([...english.amounts.numberWords, ["zwei", 2]]),
  },
  stopWords: {
    ...english.stopWords,
    separatorClasses: new Map([...english.stopWords.separatorClasses, ["und", "and"]]),
  },
  idioms: {
    ...english.idioms,
    idioms: [
      { pattern: "das\\s+gelbe vom ei", replacement: "", examples: [], counterexamples: [] },
    ],
  },
};

const read = (message: string, language: Language) =>
  estimateMeals(message, buildFoodIndex(testFoods, language), writtenAt).meals.flatMap(
    ({ items }) => items.map(({ food, portion }) => `${portion.count} ${food.name}`),
  );

describe("a language", () => {
  it("decides which words of a message are numbers, separators and figures of speech", () => {
    const message = "zwei egg und white toast, das gelbe vom ei";
    expect(read(message, other)).toEqual(["2 Egg", "1 White toast"]);
    expect(read(message, english)).not.toEqual(read(message, other));
    expect(read("two eggs and white toast", english)).toEqual(["2 Egg", "1 White toast"]);
  });
});

describe("forLanguage", () => {
  it("creates a value once for each language", () => {
    const created: Language[] = [];
    const value = forLanguage((language) => created.push(language));
    expect([english, other, other, english].map(value)).toEqual([1, 2, 2, 1]);
    expect(created).toEqual([english, other]);
  });
});
