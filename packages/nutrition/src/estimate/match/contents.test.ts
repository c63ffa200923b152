import { expect, test } from "vitest";
import { english } from "../../languages/en/index.ts";
import { testFoods } from "../test-foods.ts";
import { isContent } from "./contents.ts";

test("a food that is a view on columns, as imported foods are, is one of the contents of a dish by its name", () => {
  const milk = testFoods.find(({ name }) => name === "Milk") ?? null;
  const view = Object.create(milk);
  expect(Object.keys(view)).toEqual([]);
  expect(isContent(view, ["milk"], english)).toBe(true);
  expect(isContent(view, ["rice"], english)).toBe(false);
});
