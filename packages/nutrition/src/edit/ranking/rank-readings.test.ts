import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { applyEdit } from "../index.ts";
import { readMeal } from "../operations/test-meals.ts";

const meal = readMeal("3 eggs, 200 g rice, a slice of toast and 10 g butter");

/** What is done, with its words that are not used; undefined if it is refused. */
function outcomeOf(instruction: string, readsByRanking = true) {
  const outcome = applyEdit(meal, instruction, testIndex, writtenAt, { readsByRanking });
  if (outcome.kind !== "changed") return undefined;
  const changes = outcome.changes.flatMap((one) =>
    one.kind === "item" ? [[one.before?.name, one.after?.grams ?? 0]] : [],
  );
  const unused = outcome.changes.flatMap((one) => (one.kind === "not-used" ? [one.words] : []));
  return { changes, unused };
}

describe("instructions that no rule reads", () => {
  it.each([
    ["butter gone", "Butter", 0],
    ["rice goes down to 150 grams because the bowl was tiny and I was full", "White rice", 150],
  ])("%j is read as what is most probable", (instruction, name, grams) => {
    expect(outcomeOf(instruction, false)).toBeUndefined();
    expect(outcomeOf(instruction)?.changes).toEqual([[expect.stringMatching(name), grams]]);
  });

  it("have their talk among the changes", () => {
    const outcome = outcomeOf(
      "rice goes down to 150 grams because the bowl was tiny and I was full",
    );
    expect(outcome?.unused.join(" / ")).toContain("the bowl was tiny");
  });

  it("have their questions among the changes", () => {
    expect(outcomeOf("butter gone. Is the rice bad for me?")?.unused).toContain(
      "Is the rice bad for me?",
    );
  });

  it("have words that the weights do not know among the changes, or are refused", () => {
    const outcome = outcomeOf("butter gone gizmo");
    expect(outcome === undefined || outcome.unused.join(" ").includes("gizmo")).toBe(true);
  });

  it.each([
    "butter gone, no wait",
    "butter gone and undo that",
    "butter gone, my goal is 1800 calories a day",
    "butter gone, frumious the horse",
    "butter gone, with some zorblat",
    "the zorblat gone",
  ])("%j is refused", (instruction) => {
    expect(outcomeOf(instruction)).toBeUndefined();
  });
});
