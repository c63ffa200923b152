import { applyEdit } from "@morsel/nutrition/edit";
import { expect, test } from "vitest";
import { writtenAt } from "../test-messages/check-reading.ts";
import { describeOutcome, findEditFaults } from "./check-edit.ts";
import { parseReadings, readWordings } from "./edit-data.ts";
import { getMeal, index } from "./logged-meals.ts";

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
    const meal = getMeal(key);
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
