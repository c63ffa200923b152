import { describe, expect, test } from "vitest";
import type { Food } from "../../food.ts";
import { english } from "../../languages/en/index.ts";
import { findUncookedNames } from "./uncooked-names.ts";

const food = (name: string, ...aliases: string[]): Food => ({
  id: name,
  name,
  aliases,
  portions: [],
  defaultPortion: null,
  per100g: { calories_kcal: 100 } as Food["per100g"],
  source: { dataset: "test", id: name },
});

const namesOf = (name: string, foods: readonly Food[]) => {
  const found = [...findUncookedNames(foods, english)].find(([each]) => each.name === name);
  return found?.[1] ?? [];
};

describe("names of uncooked foods", () => {
  test("include the aliases of the cooked food with the state", () => {
    const foods = [food("Cooked white rice", "basmati rice"), food("Dry white rice")];
    expect(namesOf("Dry white rice", foods)).toEqual([
      "dry basmati rice",
      "uncooked basmati rice",
      "dried basmati rice",
    ]);
  });

  test("exclude aliases that say another state", () => {
    const foods = [food("Salmon", "lachs", "grilled salmon"), food("Raw salmon")];
    expect(namesOf("Raw salmon", foods)).toEqual(["raw lachs", "uncooked lachs"]);
  });

  test("never call dried fruit uncooked", () => {
    const foods = [food("Mango", "mangue"), food("Dried mango")];
    expect(namesOf("Dried mango", foods)).toEqual(["dried mangue"]);
  });

  test("come only from the same food", () => {
    const foods = [food("Cooked brown rice", "wholegrain rice"), food("Dry white rice")];
    expect(namesOf("Dry white rice", foods)).toEqual([]);
  });
});
