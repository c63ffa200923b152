import { expect, it } from "vitest";
import { testIndex, writtenAt } from "../estimate/test-foods.ts";
import { titles, titleWords } from "../languages/en/edits/titles.ts";
import { createEditContext } from "./edit-context.ts";
import { readMeal } from "./operations/test-meals.ts";
import { takeTitle } from "./take-title.ts";

function take(instruction: string) {
  const meal = readMeal("2 eggs, 2 slices toast, 10 g butter");
  return takeTitle(instruction, createEditContext(meal, testIndex, writtenAt));
}

it.each([
  ["call it Fancy Brunch, only one egg though", "Fancy Brunch", "only one egg though"],
  ["call it Egg Club and double the butter", "Egg Club", "double the butter"],
  ["name: Cheat Day. 20 g butter. no eggs.", "Cheat Day", "20 g butter. no eggs"],
  ["the eggs were 3, title Cheat Day", "Cheat Day", "the eggs were 3"],
  ["call it Sunday Treat, and butter gets the boot", "Sunday Treat", "butter gets the boot"],
])("%j gives a title and asks for a change", (instruction, title, rest) => {
  expect(take(instruction)).toEqual({ rename: { kind: "rename", title }, rest, mayChange: true });
});

it("talk besides a title asks for no change", () => {
  expect(take("call it Dockside, lovely view there, only when it is sunny")?.mayChange).toBe(false);
});

it.each([
  ["is alone", "call it Eggs, Toast and Butter"],
  ["has an amount in quotes", 'call it "Eggs, 10 g butter"'],
  ["is the name of a meal", "call it breakfast, and 20 g butter"],
  ["is not given", "double the butter, no eggs"],
])("an instruction whose title %s is left whole", (_, instruction) => {
  expect(take(instruction)).toBeUndefined();
});

it("each phrasing of a title has a word of those that are looked for", () => {
  const examples = titles.flatMap(({ examples: texts }) => texts);
  expect(examples.filter((text) => !titleWords.test(text))).toEqual([]);
});
