import { expect, it } from "vitest";
import type { Food } from "../../food.ts";
import { nutrientAmounts } from "../../totals.ts";
import { buildFoodIndex } from "../index.ts";
import { inheritPortions } from "./inherit-portions.ts";

const pizza = (id: string, source: Food["source"], label: string): Food => ({
  id,
  name: `Pizza ${id}`,
  aliases: [],
  per100g: nutrientAmounts({ calories_kcal: 266 }),
  portions: [{ label, grams: 100 }],
  defaultPortion: 0,
  source,
});

/** Like a food of an imported table: an object whose properties are getters of its prototype. */
function viewOf(food: Food): Food {
  class View {}
  for (const key of Object.keys(food) as (keyof Food)[]) {
    Object.defineProperty(View.prototype, key, { get: () => food[key] });
  }
  return new View() as Food;
}

it("foods of the same record share their portions; other properties are unchanged", () => {
  const own = pizza("one", { dataset: "USDA FNDDS 2021-2023", id: "7" }, "slice");
  const imported = viewOf(pizza("two", { dataset: "USDA FNDDS 2024-10-31", id: "7" }, "piece"));
  const shared = inheritPortions([own, imported]);
  expect(shared.map((food) => food.portions.map(({ label }) => label))).toEqual([
    ["slice", "piece"],
    ["piece", "slice"],
  ]);
  for (const [place, food] of [own, imported].entries()) {
    const { id, name, aliases, per100g, defaultPortion, source } = shared[place] as Food;
    expect({ id, name, aliases, per100g, defaultPortion, source }).toEqual({
      id: food.id,
      name: food.name,
      aliases: food.aliases,
      per100g: food.per100g,
      defaultPortion: food.defaultPortion,
      source: food.source,
    });
  }
  expect(() => buildFoodIndex([own, imported])).not.toThrow();
});

it("foods of different or borrowed records keep their own portions", () => {
  const one = pizza("one", { dataset: "USDA FNDDS 2021-2023", id: "7" }, "slice");
  const other = pizza("other", { dataset: "USDA FNDDS 2021-2023", id: "8" }, "piece");
  const borrowed = pizza(
    "calzone",
    { dataset: "USDA FNDDS 2021-2023", id: "7", recordOf: "pizza" },
    "calzone",
  );
  expect(inheritPortions([one, other, borrowed])).toEqual([one, other, borrowed]);
});

it("an imported food of the same record gives the table's food no portions", () => {
  const own = pizza("one", { dataset: "USDA FNDDS 2021-2023", id: "7" }, "slice");
  const imported = { ...pizza("two", own.source, "personal size"), isImported: true };
  expect(inheritPortions([own, imported])).toEqual([own, imported]);
});
