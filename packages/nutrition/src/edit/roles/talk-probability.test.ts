import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { createEditContext } from "../edit-context.ts";
import { applyEdit } from "../index.ts";
import { readMeal } from "../operations/test-meals.ts";
import { talkFeatures, talkProbability, talkThreshold } from "./talk-probability.ts";

const meal = readMeal("3 eggs, 200 g rice, a slice of toast and 10 g butter");
const context = createEditContext(meal, testIndex, writtenAt);
const setsTwoEggs = [{ kind: "set-amount", item: 0, amount: 2, words: "2 eggs" }] as never;

const probabilityOf = (words: string, isLast = true) =>
  talkProbability(
    talkFeatures(
      { words, isFirst: !isLast, isLast, startsSentence: false, isTalkByRules: false },
      setsTwoEggs,
      context,
    ),
  );

describe("talkProbability", () => {
  it.each([
    "because my doctor is worried about my heart",
    "I ran 12 km and was really tired",
    "they were left over from the flight home",
  ])("takes for talk: %j", (words) => {
    expect(probabilityOf(words)).toBeGreaterThanOrEqual(talkThreshold);
  });

  it.each([
    "the toast twice",
    "no butter",
    "add some jam to the toast",
    "the rice was only half of that",
  ])("takes for a change: %j", (words) => {
    expect(probabilityOf(words)).toBeLessThan(talkThreshold);
  });

  it.each([
    "because my doctor is worried about my heart, 120 g",
    "my sister gave me soup because she worries",
    "I had the same",
    "zap the horse",
  ])("never takes for talk what may ask for a change: %j", (words) => {
    expect(probabilityOf(words)).toBe(0);
  });

  it("may take a number for talk that an operation has", () => {
    expect(probabilityOf("because my doctor said 2")).toBeGreaterThan(0);
    expect(probabilityOf("because my doctor said 7")).toBe(0);
  });
});

describe("an instruction with talk that only the weights know", () => {
  const talk = "leftover from Christmas brunch with the in-laws";

  it("is applied, and the talk is shown as not used", () => {
    const outcome = applyEdit(meal, `the rice was 150 g, ${talk}`, testIndex, writtenAt);
    expect(outcome.kind === "changed" && outcome.meal.items[1]?.grams).toBe(150);
    expect(outcome.kind === "changed" && outcome.changes).toContainEqual({
      kind: "not-used",
      words: talk,
    });
  });

  it("is refused if the talk has an amount that nothing sets", () => {
    const outcome = applyEdit(meal, `the rice was 150 g, ${talk}, 90 g`, testIndex, writtenAt);
    expect(outcome.kind).toBe("refused");
  });
});

describe("talkFeatures", () => {
  it("has the words that name nothing, and the roles of all", () => {
    const clause = { isFirst: false, isLast: true, startsSentence: true, isTalkByRules: false };
    const features = talkFeatures(
      { words: "honestly the toast, 7", ...clause },
      setsTwoEggs,
      context,
    );
    expect(Object.keys(features).sort()).toEqual(
      expect.arrayContaining(["bias", "last", "length", "mayAsk", "role:item", "sentence"]),
    );
    expect(features).not.toHaveProperty("word:toast");
    expect(features.length).toBe(4 / 20);
  });
});
