import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { applyEdit } from "../index.ts";
import { readMeal } from "../operations/test-meals.ts";

const meal = readMeal("3 eggs, 200 g rice, a slice of toast and 10 g butter");
const outcomeOf = (instruction: string, readsByRanking = true) =>
  applyEdit(meal, instruction, testIndex, writtenAt, { readsByRanking });

/** What is done, with its words that are not used; undefined if it is refused. */
function changesOf(instruction: string, readsByRanking = true) {
  const outcome = outcomeOf(instruction, readsByRanking);
  if (outcome.kind !== "changed") return undefined;
  const items = outcome.changes.flatMap((one) =>
    one.kind === "item" ? [[one.before?.name, one.after?.grams ?? 0]] : [],
  );
  const unused = outcome.changes.flatMap((one) => (one.kind === "not-used" ? [one.words] : []));
  return { items, unused };
}

describe("instructions that the parsers do not read", () => {
  it.each([
    ["butter gone", "Butter", 0],
    ["rice goes down to 150 grams because the bowl was tiny and I was full", "White rice", 150],
    ["the rice my brother ate half of", "White rice", 100],
    ["not 3 eggs, my flatmate pinched one so 2", "Egg", 100],
  ])("%j is read as what is most probable", (instruction, name, grams) => {
    expect(changesOf(instruction, false)).toBeUndefined();
    expect(changesOf(instruction)?.items).toEqual([[expect.stringMatching(name), grams]]);
  });

  it.each([
    "my dentist recommends it",
    "my aunt insisted on milk",
    "the queue was 40 people long",
    "£4 robbery honestly",
    "frumious bandersnatch weather",
  ])("have their talk among the changes: %j", (talk) => {
    const { items, unused } = changesOf(`double the rice, ${talk}`) ?? {};
    expect(items).toEqual([[expect.stringMatching("White rice"), 400]]);
    expect(unused?.join(", ")).toBe(talk);
  });

  it("have their questions among the changes", () => {
    expect(changesOf("butter gone. Is the rice bad for me?")?.unused).toContain(
      "Is the rice bad for me?",
    );
  });

  it.each(["gizmo", "the frumious horse", "with some zorblat", "frumious two slices"])(
    "have words that the reader does not know among the changes, or are refused: %j",
    (words) => {
      const changes = changesOf(`butter gone, ${words}`);
      expect(changes === undefined || changes.unused.join(" ").includes(words)).toBe(true);
    },
  );

  it.each([
    "butter gone, no wait",
    "double the toast. Actually no",
    "no butter, oh never mind",
    "butter gone and undo that",
    "butter gone, my goal is 1800 calories a day",
    "the zorblat gone",
  ])("%j is refused", (instruction) => {
    expect(changesOf(instruction)).toBeUndefined();
  });
});

const kcalOf = (instruction: string) => {
  const outcome = outcomeOf(instruction);
  return outcome.kind === "changed" ? outcome.meal.nutrients.calories_kcal : outcome.kind;
};

describe("talk around a change does not change it", () => {
  it.each([
    ["I cooked 3 eggs but only ate 2", "2 eggs"],
    ["as for the rice, I guessed badly, the scales say 150 g", "the rice was 150 g"],
    ["the rice was 150 g, it's payday", "the rice was 150 g"],
    ["the rice was 150 g, so use that", "the rice was 150 g"],
    ["it was three eggs, sorry four", "4 eggs"],
    ["I had half of everything, so halve the meal", "halve the meal"],
    ["the rice was 250 kcal and the toast 90 on the label", "rice 250 kcal, toast 90 kcal"],
  ])("%j is as %j", (instruction, plain) => {
    expect(kcalOf(plain)).toBeTypeOf("number");
    expect(kcalOf(instruction)).toBe(kcalOf(plain));
  });
});

it("an undo with talk is one, but not if it asks for more", () => {
  expect(outcomeOf("undo that, wrong button").kind).toBe("undo");
  expect(outcomeOf("undo that and add a banana").kind).toBe("refused");
});
