import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { createEditContext } from "../edit-context.ts";
import { readMeal } from "../operations/test-meals.ts";
import { labelRoles } from "./label-roles.ts";
import { readByRoles } from "./read-by-roles.ts";
import { saysNothing } from "./remarks.ts";

const context = createEditContext(
  readMeal("3 eggs, 200 g rice, a slice of toast and 10 g butter"),
  testIndex,
  writtenAt,
);
const wordingsOf = (instruction: string) => readByRoles(instruction, context)?.wordings;

describe("an instruction is divided into parts with roles", () => {
  it.each([
    ["the rice my brother ate half of", "item other eaten share"],
    ["of the rice, 120 g got eaten", "item amount eaten eaten"],
    ["not rice, banana instead", "old item food instead"],
    ["eggs: a third ended up uneaten", "item share left"],
    ["we were 3 sharing this", "people shared"],
    ["20% more rice", "share more item"],
    ["twice the rice", "multiple item"],
    ["the toast had 90 kcal", "item eaten figure"],
    ["3 of the 8 slices", "share"],
    ["it was yesterday at 8 pm", "be time time"],
    ["I'm afraid the rice was 150 g", "item be amount"],
    ["rice was 150 g, I reweighed it", undefined],
    ["rice was 150 g, I think", "item be amount"],
    ["the zorblat was 150 g", undefined],
    ["is the rice right", undefined],
    ["the rice was -50 g", undefined],
  ])("%j: %s", (instruction, roles) => {
    const labelled = labelRoles(instruction, context);
    expect(labelled?.map(({ role }) => role).join(" ")).toBe(roles);
  });
});

describe("roles are worded as instructions that the parsers know", () => {
  it.each([
    ["rice the dog got half of", [["left half of rice"]]],
    ["the rice I ate half of", [["had half of rice"]]],
    ["150 g is what the rice was", undefined],
    ["rice 150 toast 2 slices", [["rice was 150", "toast was 2 slices"]]],
    ["no butter a banana instead", [["replace butter with banana"]]],
    ["rice 150 g not 200 g", [["rice was 150 g"]]],
    ["only had the eggs", [["remove everything except eggs"]]],
    ["my brother ate an egg", [["1 less egg"]]],
    ["my brother ate the eggs", [["remove eggs"]]],
    ["didn't have an egg", [["remove egg"]]],
    ["butter none left on the plate", [["remove butter"]]],
    ["banana and milk too", [["add banana and milk"]]],
    ["banana milk too", []],
    ["change the one", []],
    ["that one's wrong", undefined],
    ["one of those is off", undefined],
    ["bit generous on the rice", undefined],
    ["only had one of the eggs", [["eggs was one"]]],
  ])("%j: %j", (instruction, wordings) => {
    expect(wordingsOf(instruction)).toEqual(wordings);
  });
});

describe("a remark changes nothing", () => {
  it.each([
    ["I reweighed it", true],
    ["counted wrong", true],
    ["I never eat butter", true],
    ["the toast is fine as it is", true],
    ["not today", true],
    ["I had a banana", false],
    ["150 g", false],
    ["a bit more", false],
    ["my brother", false],
    ["feed the dog", false],
    ["zorblat", false],
  ])("%j: %s", (words, isRemark) => {
    expect(saysNothing(words, context, new Set())).toBe(isRemark);
  });

  it("may name an item that another clause changes", () => {
    expect(saysNothing("they had run out of rice", context, new Set([1]))).toBe(true);
    expect(saysNothing("they had run out of rice", context, new Set([0]))).toBe(false);
  });
});
