import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";
import { findUnreadAmount, normalizePastedLabels } from "./normalize-pasted-labels.ts";

/** The label as the reader writes it, without the padding. */
const write = (message: string) =>
  normalizePastedLabels(message, english).replace(/ {2,}/g, " ").trim();

describe("what was eaten of a label", () => {
  it.each([
    [
      "Crackers: 27 pieces (30 g) 150 kcal, fat 8 g, carb 17 g. ate about 45",
      "Crackers: per serving (30g) 150kcal,carbs 17g, 1.6667 servings,",
    ],
    [
      "Almond butter, 2 tbsp = 32 g, 196 kcal, fat 18 g, carbs 6 g. I used 1 tbsp on toast",
      "Almond butter, per serving (32g) 196kcal,carbs 6g,fat 18g, 0.5 servings, on toast",
    ],
    [
      "Biscuits: per biscuit 38 kcal, 1.5g fat, 5.6g carbs. Got through five",
      "Biscuits: per serving 38kcal,carbs 5.6g,fat 1.5g, 5 servings,",
    ],
    [
      "Skyr, pro 100 g: Brennwert 268 kJ / 63 kcal, Fett 0,2 g, Eiweiß 11 g. Ate the whole 450 g tub",
      "Skyr, per 100g 63kcal,protein 11g,fat 0.2g, ate 450g,",
    ],
    [
      "Yaourt, pour 100 g: énergie 290 kJ / 69 kcal, glucides 5,2 g, protéines 3,8 g. 2 pots of 125 g",
      "Yaourt, per 100g 69kcal,protein 3.8g,carbs 5.2g, ate 250g,",
    ],
    [
      "Frozen pizza 380 g. per half pizza (190g): 447 kcal, fat 17 g. I ate the entire pizza",
      "Frozen pizza, per serving (190g) 447kcal,fat 17g, 2 servings,",
    ],
    [
      "Cottage pie 400g, per 100 g: 108 kcal, fat 4.5 g. Ate three quarters of the pack",
      "Cottage pie, per 100g 108kcal,fat 4.5g, ate 300g,",
    ],
    [
      "Noodles, 1 packet = 1 serving. Energy 375 kcal, fat 15 g. One packet and an egg",
      "Noodles, per serving 375kcal,fat 15g, 1 servings, and an egg",
    ],
    [
      "Values for 100 g of the cereal are: 379 kcal, 7 g fat. My bowl had 45 g of it",
      "cereal, per 100g 379kcal,fat 7g, ate 45g,",
    ],
    [
      "per bar (42 g) 190 kcal, fat 7 g. granola bar, had a bar and a half",
      "per serving (42g) 190kcal,fat 7g, granola bar, 1.5 servings",
    ],
  ])("%s", (message, expected) => {
    expect(write(message)).toBe(expected);
  });

  it.each([
    "2 eggs (100 g), 140 kcal, 12 g protein",
    "Ham, 4 slices (50 g) 55 kcal, protein 10 g. had soup",
  ])("is not read without an amount of its own: %s", (message) => {
    expect(normalizePastedLabels(message, english)).toBe(message);
  });
});

describe("an amount after a label that is not understood", () => {
  const label = "Oat bar, per bar 180 kcal, protein 4 g, carbs 26 g.";
  const unread = (words: string) => {
    const message = `${label} ${words}`;
    const span = findUnreadAmount(message, english);
    return span && message.slice(span.start, span.end);
  };

  it.each([
    ["ate loads of them", "ate loads of them"],
    ["Got through a whole stack. Then a nap", "Got through a whole stack"],
    ["finished what was left with a coffee", "finished what was left"],
  ])("%s", (words, expected) => {
    expect(unread(words)).toBe(expected);
  });

  it.each(["ate 2", "had it with a coffee", "had one after lunch", "for breakfast", ""])(
    "none in: %s",
    (words) => {
      expect(unread(words)).toBeUndefined();
    },
  );

  it("is reported and lowers the confidence, unless it is of another food", () => {
    const read = (words: string) => estimateMeals(`${label} ${words}`, testIndex, writtenAt);
    const [sure, unsure, other] = ["ate it", "ate loads of them", "ate a burger"].map(read);
    expect(sure?.meals[0]?.confidence).toBeGreaterThan(0.7);
    expect(unsure?.meals[0]?.confidence).toBeLessThan(0.7);
    expect(unsure?.unmatched).toEqual(["ate loads of them"]);
    expect(other?.unmatched).toEqual([]);
  });
});
