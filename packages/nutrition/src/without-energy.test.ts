import { expect, it } from "vitest";
import { withoutEnergy } from "./without-energy.ts";

it.each([
  ["a protein bar, 210 kcal", "a protein bar, …"],
  ["a 210-calorie bar and 1,200 Calories of cake", "a … bar and … of cake"],
  ["energy 880 kJ, cals: 210", "energy …, …"],
  ["200-250 kcal", "…"],
])("leaves the energy out of %j", (text, told) => {
  expect(withoutEnergy(text)).toBe(told);
});

it.each(["two eggs", "250 g rice", "low calorie yoghurt, 2 calzone", "calamari 200 g", ""])(
  "leaves %j as it is",
  (text) => expect(withoutEnergy(text)).toBe(text),
);

it.each(["1".repeat(4000), "1-".repeat(2000), "kcal ".repeat(800), `1${" ".repeat(4000)}kcal`])(
  "takes no longer for a text made to be slow",
  (text) => {
    const before = performance.now();
    withoutEnergy(text);
    expect(performance.now() - before).toBeLessThan(50);
  },
);
