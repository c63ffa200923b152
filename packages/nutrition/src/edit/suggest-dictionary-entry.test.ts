import { expect, it } from "vitest";
import { estimateMeals } from "../estimate/estimate-meals.ts";
import { testIndex, writtenAt } from "../estimate/test-foods.ts";
import { applyEdit, suggestDictionaryEntry } from "./index.ts";

/** The entry that an instruction suggests. */
function suggestAfter(message: string, instruction: string) {
  const [meal] = estimateMeals(message, testIndex, writtenAt).meals;
  if (!meal) throw new Error(`"${message}" is not a meal`);
  const outcome = applyEdit(meal, instruction, testIndex, writtenAt);
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return suggestDictionaryEntry(meal, outcome.meal, testIndex);
}

it.each([
  ["a banana", "it was an egg", { phrase: "banana", meaning: "egg" }],
  ["Coffee", "coffee with milk", { phrase: "coffee", meaning: "240 g coffee with milk" }],
  ["banana", "150 g", { phrase: "banana", meaning: "150 g banana" }],
  ["banana and 2 eggs", "the banana was 150 g", { phrase: "banana", meaning: "150 g banana" }],
  ["200 g white rice", "it was a banana", { phrase: "white rice", meaning: "banana" }],
  ["100 g coffee", "it was coffee with milk", { phrase: "coffee", meaning: "coffee with milk" }],
])("for %j corrected by %j, suggests %j", (message, instruction, entry) => {
  expect(suggestAfter(message, instruction)).toEqual(entry);
});

it.each([
  ["100 g banana", "150 g"],
  ["butter", "15 g"],
  ["a banana", "add an egg"],
  ["a banana and an egg", "remove the egg"],
  ["a banana and 10 g butter", "replace the banana with an egg, replace the butter with coffee"],
  ["a banana", "move it to breakfast"],
])("for %j corrected by %j, suggests nothing", (message, instruction) => {
  expect(suggestAfter(message, instruction)).toBeUndefined();
});
