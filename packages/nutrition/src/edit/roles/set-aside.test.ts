import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { applyEdit } from "../index.ts";
import { readMeal } from "../operations/test-meals.ts";

const meal = readMeal("3 eggs, 200 g rice, a slice of toast and 10 g butter");
const outcomeOf = (instruction: string) => applyEdit(meal, instruction, testIndex, writtenAt);

describe("words that are not understood next to a change are shown", () => {
  it.each([
    ["the rice was 150 g, frumious bandersnatch weather", ["frumious bandersnatch weather"]],
    ["the rice was 150 g, tram delayed 50 minutes again", ["tram delayed 50 minutes again"]],
    ["the rice was 150 g, £4 robbery honestly", ["£4 robbery honestly"]],
    ["the rice was 150 g, the rice frumious", ["the rice frumious"]],
    ["the rice was 150 g, yeah frumious 150", ["yeah frumious 150"]],
    ["the rice was 150 g, I logged 200 frumious", ["I logged 200 frumious"]],
  ])("%j: %j", (instruction, words) => {
    const outcome = outcomeOf(instruction);
    expect(outcome.kind === "changed" && outcome.meal.items[1]?.grams).toBe(150);
    expect(outcome.kind === "changed" && outcome.changes).toContainEqual({
      kind: "not-used",
      words: words[0],
    });
  });

  it("nothing is shown of talk that is understood", () => {
    const outcome = outcomeOf("the rice was 150 g, I weighed it");
    expect(outcome.kind === "changed" && outcome.changes.map(({ kind }) => kind)).toEqual(["item"]);
  });
});

describe("words that may be a change are never left out", () => {
  it.each([
    "the rice was 150 g, toast frumious",
    "the rice was 150 g, banana frumious",
    "the rice was 150 g, frumious 200",
    "the rice was 150 g, I logged 300 frumious",
    "the rice was 150 g, frumious two slices",
    "the rice was 150 g, frumious half",
    "the rice was 150 g, frumious them",
    "the rice was 150 g, frumious the horse",
    "the rice was 150 g and undo",
    "the rice was 150 g, with some zorblat",
  ])("%j", (instruction) => {
    expect(outcomeOf(instruction).kind).toBe("refused");
  });
});
