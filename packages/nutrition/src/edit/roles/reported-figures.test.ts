import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { applyEdit } from "../index.ts";
import { readMeal } from "../operations/test-meals.ts";

const meal = readMeal("3 eggs, 200 g rice and a banana");
const outcomeOf = (instruction: string) => applyEdit(meal, instruction, testIndex, writtenAt);
const kcalOf = (instruction: string) => {
  const outcome = outcomeOf(instruction);
  return outcome.kind === "changed" ? Math.round(outcome.meal.nutrients.calories_kcal ?? 0) : 0;
};

describe("what a source states in a sentence", () => {
  it.each([
    "the board at the till said the meal comes to 480 calories",
    "there's a poster by the lift that puts the whole meal at four hundred and eighty calories",
    "the small print on the frumious box has it down as 480 calories, so put 480",
  ])("is read: %j", (instruction) => {
    expect(kcalOf(instruction)).toBe(480);
  });

  it.each([
    "the board at the till said I burned 480 calories",
    "my limit is 480 calories a day",
    "the board of my friend's other meal said 480 calories",
    "the sign by the milk said 480 calories",
  ])("is refused if it is of no food of the meal: %j", (instruction) => {
    expect(outcomeOf(instruction).kind).toBe("refused");
  });
});

it("figures of all items by their names are of the meal", () => {
  const two = readMeal("200 g rice and a banana");
  const outcome = applyEdit(
    two,
    "together the rice and the banana are 480 kcal",
    testIndex,
    writtenAt,
  );
  expect(outcome.kind === "changed" && outcome.meal.nutrients.calories_kcal).toBeCloseTo(480, 0);
});

it("numbers of several words are read in any place", () => {
  const outcome = outcomeOf("the rice was one hundred and twenty five grams");
  expect(outcome.kind === "changed" && outcome.meal.items[1]?.grams).toBe(125);
});

it("a weight after a size is the amount", () => {
  const outcome = outcomeOf("the banana was small this week, I'd say about 90 g");
  expect(outcome.kind === "changed" && outcome.meal.items[2]?.grams).toBe(90);
});
