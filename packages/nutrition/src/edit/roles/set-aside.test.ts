import { describe, expect, it } from "vitest";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { applyEdit } from "../index.ts";
import { readMeal } from "../operations/test-meals.ts";

const meal = readMeal("3 eggs, 200 g rice, a slice of toast and 10 g butter");
const outcomeOf = (instruction: string) => applyEdit(meal, instruction, testIndex, writtenAt);

describe("words that are not understood next to a change are shown", () => {
  it.each([
    ["the rice was 150 g, frumious bandersnatch weather", ["frumious bandersnatch weather"]],
    ["the rice was 150 g, tram delayed 50 minutes again", ["tram delayed 50 minutes again"]],
    ["the rice was 150 g, £4 robbery honestly", ["£4 robbery honestly"]],
    ["the rice was 150 g, the rice frumious", ["the rice frumious"]],
    ["the rice was 150 g, yeah frumious 150", ["yeah frumious 150"]],
    ["the rice was 150 g, I logged 200 frumious", ["I logged 200 frumious"]],
  ])("%j: %j", (instruction, words) => {
    const outcome = outcomeOf(instruction);
    expect(outcome.kind === "changed" && outcome.meal.items[1]?.grams).toBe(150);
    expect(outcome.kind === "changed" && outcome.changes).toContainEqual({
      kind: "not-used",
      words: words[0],
    });
  });

  it("nothing is shown of talk that is understood", () => {
    const outcome = outcomeOf("the rice was 150 g, I weighed it");
    expect(outcome.kind === "changed" && outcome.changes.map(({ kind }) => kind)).toEqual(["item"]);
  });
});

describe("words that may be a change are never left out", () => {
  it.each([
    "the rice was 150 g, toast frumious",
    "the rice was 150 g, banana frumious",
    "the rice was 150 g, frumious 200",
    "the rice was 150 g, I logged 300 frumious",
    "the rice was 150 g, frumious two slices",
    "the rice was 150 g, frumious half",
    "the rice was 150 g, frumious them",
    "the rice was 150 g, frumious the horse",
    "the rice was 150 g and undo",
    "the rice was 150 g, with some zorblat",
  ])("%j", (instruction) => {
    expect(outcomeOf(instruction).kind).toBe("refused");
  });
});

describe("talk about another person or a thing is shown, with its amounts and foods", () => {
  it.each([
    "my trainer eats 8 bananas",
    "the tub recommends two",
    "my aunt insisted on milk",
    "you know how the milk gets",
    "it was our Beth who had a banana",
    "trying to keep off the milk",
    "the queue was 40 people long",
    "the tram came at seven",
    "I read it twice frumiously",
    "yeah, frumious double",
  ])("%j", (words) => {
    const outcome = outcomeOf(`double the rice, ${words}`);
    expect(outcome.kind === "changed" && outcome.meal.items[1]?.grams).toBe(400);
    expect(outcome.kind === "changed" && outcome.meal.items).toHaveLength(4);
  });
});

describe("what may be the speaker's or the meal's is not talk", () => {
  it.each([
    "the nurse gave me milk frumiously",
    "the label says frumious 400 kcal",
    "the filling was milk",
  ])("%j", (words) => {
    expect(outcomeOf(`double the rice, ${words}`).kind).toBe("refused");
  });
});

describe("an order about what another clause says is not asked for again", () => {
  it.each([
    ["the rice was 150 g, so use that", "changed"],
    ["the rice was 150 g, so correct the rice", "changed"],
    ["no rice for me, kick it out", "changed"],
    ["the rice was 150 g, so use 40", "refused"],
    ["the rice was 150 g, so remove the butter frumiously", "refused"],
  ])("%j: %s", (instruction, kind) => {
    expect(outcomeOf(instruction).kind).toBe(kind);
  });
});

describe("foods that others ate", () => {
  /** The words that were not used, or why the instruction was refused. */
  const unusedOf = (instruction: string) => {
    const outcome = outcomeOf(instruction);
    if (outcome.kind !== "changed") return outcome.kind === "refused" ? outcome.refusal : undefined;
    return outcome.changes.flatMap((change) => (change.kind === "not-used" ? [change.words] : []));
  };

  it.each([
    ["my brother had a banana, the rice was 150 g", ["my brother had a banana"]],
    ["my brother had a banana, a glass of milk, the rice was 150 g", 2],
    ["my brother had a banana. A glass of milk. The rice was 150 g", 1],
    ["my brother had a banana, a glass of milk for me, the rice was 150 g", 1],
    ["my brother had a banana and I had the same, the rice was 150 g", "partly-unread"],
    ["my brother ate the toast", []],
  ])("%j: %j", (instruction, expected) => {
    const words = unusedOf(instruction);
    expect(typeof expected === "number" ? words?.length : words).toEqual(expected);
  });

  it("are not in the meal", () => {
    const outcome = outcomeOf("my brother had a banana, a glass of milk, the rice was 150 g");
    expect(outcome.kind === "changed" && outcome.meal.items).toHaveLength(4);
  });
});

describe("an instruction that says two things of one food", () => {
  it("is refused", () => {
    expect(outcomeOf("2 slices of toast, no 3 slices").kind).toBe("refused");
  });

  it("is followed if the second takes back the first", () => {
    const outcome = outcomeOf("it was three eggs, sorry four");
    expect(outcome.kind === "changed" && outcome.meal.items[0]?.portion.count).toBe(4);
  });

  it("is followed if the second is talk", () => {
    const outcome = outcomeOf("I had half of everything, so halve the meal");
    expect(outcome.kind === "changed" && outcome.meal.items[1]?.grams).toBe(100);
  });
});

it.each(["remove the rice, no wait", "double the toast. Actually no", "no butter, oh never mind"])(
  "an instruction that is taken back is not followed: %j",
  (instruction) => {
    expect(outcomeOf(instruction).kind).toBe("refused");
  },
);

it("an instruction to undo is not followed if it asks for more", () => {
  expect(outcomeOf("undo that and add a banana").kind).toBe("refused");
  expect(outcomeOf("undo that, wrong button").kind).toBe("undo");
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
    ["no butter, the toast was dry", "no butter"],
    ["my aunt always puts 2 bananas on everything, add that too", "add 2 bananas"],
    ["the rice was 250 kcal and the toast 90 on the label", "rice 250 kcal, toast 90 kcal"],
  ])("%j is as %j", (instruction, plain) => {
    expect(kcalOf(plain)).toBeTypeOf("number");
    expect(kcalOf(instruction)).toBe(kcalOf(plain));
  });
});
