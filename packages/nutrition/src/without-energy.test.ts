import { expect, it } from "vitest";
import { withoutEnergy } from "./without-energy.ts";

it.each([
  ["a protein bar, 210 kcal", "a protein bar, …"],
  ["a 210-calorie bar and 1,200 Calories of cake", "a … bar and … of cake"],
  ["energy 880 kJ, cals: 210", "energy …, …"],
  ["200-250 kcal", "…"],
])("replaces the energy in %j by an ellipsis", (text, told) => {
  expect(withoutEnergy(text)).toBe(told);
});

it.each(["two eggs", "250 g rice", "low calorie yoghurt, 2 calzone", "calamari 200 g", ""])(
  "does not change %j",
  (text) => expect(withoutEnergy(text)).toBe(text),
);

it.each(["1".repeat(4000), "1-".repeat(2000), "kcal ".repeat(800), `1${" ".repeat(4000)}kcal`])(
  "takes less than 50 ms for a text that could cause backtracking",
  (text) => {
    // Processor time of this thread: other load on the machine does not count.
    const before = process.threadCpuUsage().user;
    withoutEnergy(text);
    expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(50);
  },
);
