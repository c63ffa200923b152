import { describe, expect, it } from "vitest";
import { estimateMeals } from "../../estimate/estimate-meals.ts";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import type { MealEstimate } from "../../meal.ts";
import { createEditContext } from "../edit-context.ts";
import { applyEdit } from "../index.ts";
import { readMeal } from "../operations/test-meals.ts";
import { labelWords } from "../roles/label-words.ts";
import { toClauseWords } from "./clause-words.ts";
import { listDirectMeanings } from "./list-direct-meanings.ts";
import type { MeaningKind } from "./meaning.ts";

const hourMs = 3_600_000;

/** What the meanings of a kind of a clause ask for. */
function operationsOf(kind: MeaningKind, message: string, clause: string) {
  return operationsFor(kind, readMeal(message), clause);
}

function operationsFor(kind: MeaningKind, meal: MealEstimate, clause: string) {
  const context = createEditContext(meal, testIndex, writtenAt);
  const words = labelWords(clause, context);
  return listDirectMeanings(toClauseWords(words, context), undefined)
    .filter((one) => one.kind === kind)
    .map(({ operations }) => operations);
}

describe("meanings that no phrasing states", () => {
  it("count what was logged by its weight", () => {
    expect(operationsOf("count", "330 ml beer", "2 beers")).toEqual([
      [{ kind: "scale", item: 0, factor: 2 }],
    ]);
    expect(operationsOf("one-more", "330 ml beer", "a second beer")).toEqual([
      [{ kind: "scale", item: 0, factor: 2 }],
    ]);
  });

  it("count again what was counted before", () => {
    const count = (meal: MealEstimate, instruction: string) => {
      const outcome = applyEdit(meal, instruction, testIndex, writtenAt);
      if (outcome.kind !== "changed") throw new Error(`"${instruction}" is refused`);
      return outcome.meal;
    };
    const one = readMeal("330 ml beer");
    const two = count(one, "two beers");
    const gramsOf = ({ items }: MealEstimate) => items[0]?.grams ?? 0;
    expect(gramsOf(two)).toBeCloseTo(2 * gramsOf(one));
    expect(gramsOf(count(two, "three beers"))).toBeCloseTo(3 * gramsOf(one));
    expect(operationsFor("count", two, "3 beers")).toEqual([
      [{ kind: "scale", item: 0, factor: 3 / 2 }],
    ]);
  });

  it("raise by a part", () => {
    const clause = "the pizza was up by a quarter";
    expect(operationsOf("more-by-share", "600 g pizza, a cola", clause)).toContainEqual([
      { kind: "scale", item: 0, factor: 1.25 },
    ]);
  });

  it("divide by the people who shared, with and without the person", () => {
    const clause = "the pizza was for three people";
    const factor = (kind: MeaningKind) => operationsOf(kind, "600 g pizza, a cola", clause)[0];
    expect(factor("share-of-people")).toEqual([{ kind: "scale", item: 0, factor: 1 / 3 }]);
    expect(factor("share-with-people")).toEqual([{ kind: "scale", item: 0, factor: 1 / 4 }]);
  });

  it("change the energy by what is stated", () => {
    const [kcal] = estimateMeals("200 g rice", testIndex, writtenAt).meals.map(
      ({ nutrients }) => nutrients.calories_kcal,
    );
    expect(
      operationsOf("less-energy", "200 g rice, 1 egg", "take 100 calories off the rice"),
    ).toContainEqual([
      { kind: "set-figures", item: 0, amounts: { calories_kcal: Math.round((kcal ?? 0) - 100) } },
    ]);
  });

  it("keep only what is named", () => {
    expect(operationsOf("only", "200 g rice, 1 egg, 10 g butter", "only the rice")).toEqual([
      [
        { kind: "remove", item: 1 },
        { kind: "remove", item: 2 },
      ],
    ]);
  });

  it("are of a duration before the logged time, or before now", () => {
    const [meal] = estimateMeals("at 7am 1 egg", testIndex, writtenAt).meals;
    expect(operationsOf("earlier", "at 7am 1 egg", "half an hour earlier")).toEqual([
      [{ kind: "set-time", consumedAtMs: (meal?.consumedAtMs ?? 0) - hourMs / 2 }],
    ]);
    expect(operationsOf("ago", "1 egg", "three and a half hours ago")).toEqual([
      [{ kind: "set-time", consumedAtMs: writtenAt.nowMs - 3.5 * hourMs }],
    ]);
  });

  it("are of the item in the unit of an amount", () => {
    expect(operationsOf("less", "4 slices pizza, a cola", "one slice fell")).toContainEqual([
      { kind: "add-amount", item: 0, amount: -1, unit: "slice" },
    ]);
  });

  it("count the last of several pieces", () => {
    expect(operationsOf("one-more", "2 eggs, 200 g rice", "a third egg")).toEqual([
      [{ kind: "scale", item: 0, factor: 1.5 }],
    ]);
  });

  it("count the whole meal", () => {
    expect(operationsOf("count", "3 eggs, 200 g rice", "made two of these")).toContainEqual([
      { kind: "scale", item: "all", factor: 2 },
    ]);
  });

  it("add a bare number to a weight in its unit", () => {
    expect(operationsOf("more", "200 g rice, 1 egg", "rice raised by fifty")).toContainEqual([
      { kind: "add-amount", item: 0, amount: 50, unit: "g" },
    ]);
  });

  it("take a bare number for the energy of the meal", () => {
    const meal = readMeal("200 g rice, 1 egg");
    const factor = 400 / (meal.nutrients.calories_kcal ?? 0);
    expect(operationsFor("energy", meal, "400 says the sign")).toEqual([
      [{ kind: "scale", item: "all", factor }],
    ]);
  });

  it("set a nutrient that is named apart from its grams", () => {
    expect(operationsOf("nutrient", "200 g rice", "protein should be 6 g")).toContainEqual([
      { kind: "set-figures", item: 0, amounts: { protein_g: 6 } },
    ]);
  });

  it("multiply the weight and the energy of a piece", () => {
    expect(operationsOf("of-pieces", "3 eggs, 200 g rice", "eggs each 60 g")).toContainEqual([
      { kind: "set-amount", item: 0, amount: 180, unit: "g" },
    ]);
    expect(operationsOf("of-pieces", "3 eggs", "80 kcal per egg")).toContainEqual([
      { kind: "set-figures", item: 0, amounts: { calories_kcal: 240 } },
    ]);
  });
});
