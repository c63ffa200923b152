import { applyEdit } from "@morsel/nutrition/edit";
import { describe, expect, test } from "vitest";
import { writtenAt } from "../test-messages/check-reading.ts";
import { isLongRun } from "../testing/long-run.ts";
import { starterIndex } from "../testing/starter-index.ts";
import { describeOutcome, findEditFaults } from "./check-edit.ts";
import { parseReadings, readWordings } from "./edit-data.ts";
import { getMeal } from "./logged-meals.ts";

/** Wordings by meal and kind of the expected change, such as "chicken: amount". */
const wordings = Map.groupBy(
  readWordings(),
  ({ meal, expected }) => `${meal}: ${expected.split(" ", 1)[0]}`,
);

/** All texts that match a form. */
function expand(form: string): string[] {
  const choice = /\(([^()]*)\)/.exec(form);
  if (!choice) return [form];
  const [group, alternatives = ""] = choice;
  return alternatives.split("|").flatMap((words) => expand(form.replace(group, () => words)));
}

/**
 * All texts in the long run; otherwise about an eighth, the first among them. The high bits of the product
 * spread the sample over the combinations of alternatives.
 */
function sample(texts: readonly string[]): readonly string[] {
  return isLongRun ? texts : texts.filter((_, at) => Math.imul(at, 0x9e3779b1) >>> 29 === 0);
}

test.each([...wordings])("all wordings of one edit give the same result: %s", (_, rows) => {
  const faults = rows.flatMap(({ meal: key, expected, form }) => {
    const meal = getMeal(key);
    const readings = parseReadings(expected);
    return sample(expand(form)).flatMap((text) => {
      const instruction = text.replace(/ +(?= )/g, "");
      const outcome = applyEdit(meal, instruction, starterIndex, writtenAt);
      const line = { meal: key, instruction, expected, readings };
      return findEditFaults(line, meal, outcome, starterIndex).length === 0
        ? []
        : [`${instruction}: not ${expected} but ${describeOutcome(outcome)}`];
    });
  });
  expect(faults).toEqual([]);
});

/** The text with the first alternative of each choice. */
const firstOf = (form: string): string => expand(form)[0] ?? "";

describe("unreadable words", () => {
  const junk = "frobnicate the gizmo";
  const rows = readWordings().filter(({ expected }) => !/^(?:title|undo)/.test(expected));

  test.each([
    ["before", (form: string) => `${junk} ${form}`, 0],
    ["after", (form: string) => `${form} ${junk}`, 3],
  ] as const)("%s an instruction are never ignored", (_, withJunk, place) => {
    // The short run tries each third instruction, with the words on one side.
    const tried = rows.filter((_row, at) => isLongRun || at % 6 === place);
    const dropped = tried.flatMap(({ meal, form }) => {
      const instruction = withJunk(firstOf(form)).replace(/ +(?= )/g, "");
      const outcome = applyEdit(getMeal(meal), instruction, starterIndex, writtenAt);
      const isKept = outcome.kind === "refused" || JSON.stringify(outcome).includes("gizmo");
      return isKept ? [] : [`${instruction}: ${describeOutcome(outcome)}`];
    });
    expect(dropped).toEqual([]);
  });
});
