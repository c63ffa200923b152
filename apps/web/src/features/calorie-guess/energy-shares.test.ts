import { expect, test } from "vitest";
import { shareEnergy } from "./energy-shares.ts";

test.each([
  ["a meal", { protein_g: 39.6, carbs_g: 51.3, fat_g: 24.1 }, [27, 35, 38]],
  ["three equal parts", { protein_g: 9, carbs_g: 9, fat_g: 4 }, [34, 33, 33]],
  ["oil", { protein_g: 0, carbs_g: 0, fat_g: 14 }, [0, 0, 100]],
])("the energy shares of %s are whole percentages that add up to 100", (_, grams, expected) => {
  expect(Object.values(shareEnergy(grams) ?? {})).toEqual(expected);
});

test.each([
  ["for water", { protein_g: 0, carbs_g: 0, fat_g: 0 }],
  ["if the fat is unknown", { protein_g: 3, carbs_g: 5, fat_g: null }],
])("shareEnergy returns undefined %s", (_, grams) => {
  expect(shareEnergy(grams)).toBeUndefined();
});
