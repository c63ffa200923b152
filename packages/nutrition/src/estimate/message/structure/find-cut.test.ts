import { describe, expect, it } from "vitest";
import { testIndex } from "../../test-foods.ts";
import { findMealCues } from "../find-meal-cues.ts";
import { findCut } from "./find-cut.ts";
import { findFoodRuns, readStructureTokens } from "./structure-tokens.ts";

/** A message about two foods with a bar at the cut. */
function cut(message: string): string {
  const cues = findMealCues(message, testIndex.language);
  const tokens = readStructureTokens(message, cues, testIndex);
  const [left, right, ...others] = findFoodRuns(tokens, testIndex);
  if (!left || !right || others.length > 0) throw new Error(`"${message}" is not of two foods`);
  const at = findCut(left, right, tokens, cues, testIndex.language);
  return `${message.slice(0, at)}|${message.slice(at)}`;
}

describe("the cut between two meals", () => {
  it.each([
    ["at the strongest mark before the next time", "oatmeal, all of it. At noon pizza"],
    ["at a line break before a full stop", "oatmeal. Nice\nlunch pizza"],
  ])("is %s", (_, message) => {
    const mark = message.includes("\n") ? "\n" : ".";
    expect(cut(message)).toBe(message.replace(mark, `${mark}|`));
  });

  it("is before the words of a time that no mark precedes", () => {
    expect(cut("oatmeal for breakfast and then at noon pizza")).toMatch(
      /oatmeal for breakfast.*\|.*at noon pizza/,
    );
    expect(cut("oatmeal lunch: pizza")).toBe("oatmeal |lunch: pizza");
  });

  it("is behind a time that ends the first meal", () => {
    expect(cut("oatmeal at 5am, pizza at 9am")).toBe("oatmeal at 5am,| pizza at 9am");
  });

  it("is at the last of equal marks if no time is between", () => {
    expect(cut("oatmeal; well; pizza")).toBe("oatmeal; well;| pizza");
  });
});
