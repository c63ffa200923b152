import { expect, it } from "vitest";
import { estimateMeals } from "../estimate/estimate-meals.ts";
import { testIndex, writtenAt } from "../estimate/test-foods.ts";
import { createEditContext } from "./edit-context.ts";
import { spellItemNames } from "./spell-item-names.ts";

/** The words of an instruction about toast with butter, cheese and broccoli. */
function spell(instruction: string): string {
  const message = "2 white toast, 10 g butter, 30 g cheddar cheese, 200 g broccoli";
  const [meal] = estimateMeals(message, testIndex, writtenAt).meals;
  if (!meal) throw new Error("nothing was read");
  return spellItemNames(instruction, createEditContext(meal, testIndex, writtenAt));
}

it.each([
  ["misspelt", "buter 15", "butter 15"],
  ["cut short", "chedd 40", "cheddar 40"],
  ["without vowels", "no chs", "no cheese"],
])("the name of an item that is %s is spelt as in the meal", (_, instruction, spelt) => {
  expect(spell(instruction)).toBe(spelt);
});

it.each([
  ["words of the table", "add rice"],
  ["words without a likeness", "add zigni or gloop"],
  ["the words of a title", "call it chs night"],
])("%s stay as they are", (_, instruction) => {
  expect(spell(instruction)).toBe(instruction);
});
