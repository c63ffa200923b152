import { expect, test } from "vitest";
import { shareEnergy } from "./energy-shares.ts";

test.each([
  ["a meal", { protein_g: 39.6, carbs_g: 51.3, fat_g: 24.1 }, [27, 35, 38]],
  ["three equal parts, that still make 100", { protein_g: 9, carbs_g: 9, fat_g: 4 }, [34, 33, 33]],
  ["oil", { protein_g: 0, carbs_g: 0, fat_g: 14 }, [0, 0, 100]],
])("the energy of %s is divided into whole percentages", (_, grams, expected) => {
  expect(Object.values(shareEnergy(grams) ?? {})).toEqual(expected);
});

test.each([
  ["of water", { protein_g: 0, carbs_g: 0, fat_g: 0 }],
  ["where the fat is not known", { protein_g: 3, carbs_g: 5, fat_g: null }],
])("there are no shares %s", (_, grams) => {
  expect(shareEnergy(grams)).toBeUndefined();
});
