import { applyEdit } from "@morsel/nutrition/edit";
import { buildFoodIndex, estimateMeals } from "@morsel/nutrition/estimate";
import { expect, test } from "vitest";
import { loadStarterTable } from "../starter-table.ts";
import { writtenAt } from "../test-messages/check-reading.ts";
import { describeOutcome, findEditFaults } from "./check-edit.ts";
import { parseReadings, readMealMessages, readWordings } from "./edit-data.ts";

const index = buildFoodIndex(loadStarterTable());
const meals = new Map(
  [...readMealMessages()].map(([key, message]) => [
    key,
    estimateMeals(message, index, writtenAt).meals[0],
  ]),
);
const wordings = Map.groupBy(readWordings(), ({ meal, expected }) => `${meal}: ${expected}`);

/** Every text that a form stands for. */
function expand(form: string): string[] {
  const choice = /\(([^()]*)\)/.exec(form);
  if (!choice) return [form];
  const [group, alternatives = ""] = choice;
  return alternatives.split("|").flatMap((words) => expand(form.replace(group, () => words)));
}

test.each([...wordings])("all forms are read alike: of the meal %s", (_, rows) => {
  const faults = rows.flatMap(({ meal: key, expected, form }) => {
    const meal = meals.get(key);
    if (!meal) throw new Error(`meals.csv has no meal "${key}"`);
    const readings = parseReadings(expected);
    return expand(form).flatMap((text) => {
      const instruction = text.replace(/ +(?= )/g, "");
      const outcome = applyEdit(meal, instruction, index, writtenAt);
      const line = { meal: key, instruction, expected, readings };
      return findEditFaults(line, meal, outcome, index).length === 0
        ? []
        : [`${instruction}: ${describeOutcome(outcome)}`];
    });
  });
  expect(faults).toEqual([]);
});
