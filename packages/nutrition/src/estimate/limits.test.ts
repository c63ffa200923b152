import { describe, expect, it } from "vitest";
import { estimateMeals } from "./estimate-meals.ts";
import { buildFoodIndex } from "./index.ts";
import { createMatcher } from "./match/match-food.ts";
import { readMessage } from "./read-message.ts";
import { testFoods, testIndex, writtenAt } from "./test-foods.ts";

/** A table of the size of the product's, made of renamed test foods. */
const manyFoods = Array.from({ length: 75 }, (_, copy) =>
  testFoods.map((food) => ({
    ...food,
    id: `${food.id}-${copy}`,
    name: copy === 0 ? food.name : `${food.name}, kind ${copy}`,
    aliases: copy === 0 ? food.aliases : [],
  })),
).flat();

/** Several times the time on a slow machine: these tests find excessive work, not slow machines. */
const patienceMs = 2000;
/** Processor time of this thread: other load on the machine does not count. */
const workedMs = () => process.threadCpuUsage().user / 1000;

describe("long and unusual messages", () => {
  const index = buildFoodIndex(manyFoods);

  it.each([
    ["one repeated word", "egg ".repeat(1000)],
    ["foods in a row", "two eggs, toast with butter and rice ".repeat(108)],
    ["foods without a separator", "eggs toast rice chicken banana ".repeat(129)],
    ["amounts only", "1 1/2 2-3 half a ".repeat(235)],
    ["articles", "a an the a ".repeat(363)],
    ["times", "at 1pm yesterday ".repeat(235)],
    ["meals", "lunch: egg\n".repeat(363)],
    ["punctuation", ",;.()[]-+ ".repeat(400)],
    ["brackets", "(".repeat(4000)],
    ["exclusions", "without no ".repeat(363)],
    ["digits", "9".repeat(4000)],
    ["one long word", "a".repeat(4000)],
    ["spaces", " ".repeat(4000)],
    ["sizes before a crust", "thin crust ".repeat(363)],
    ["slashes", "egg/".repeat(1000)],
    ["sums", "egg + ".repeat(667)],
    ["semicolons", ";".repeat(4000)],
    ["full stops", ".".repeat(4000)],
    ["days", "yesterday egg. ".repeat(267)],
    ["questions", "egg? ".repeat(800)],
    ["dishes of dishes", "sandwich with ".repeat(286)],
    ["percentages", "2% ".repeat(1334)],
    ["emoji", "🍕".repeat(2000)],
    ["combining accents", "e\u0301".repeat(2000)],
    ["misspelt words", "chikcen bnana riice tosat ".repeat(154)],
    ["joined words", "chickenrice".repeat(364)],
  ])("of 4,000 characters are read within 2 s: %s", (_, message) => {
    const beforeMs = workedMs();
    estimateMeals(message.slice(0, 4000), index, writtenAt);
    expect(workedMs() - beforeMs).toBeLessThan(patienceMs);
  });

  it("need between one and three times the matcher's effort budget", () => {
    const common = ["kind", "rice", "egg", "toast", "milk", "chicken", "bread", "cheese"];
    const words = Array.from({ length: 700 }, (_, at) => common[(at * at + (at >> 3)) % 8]);
    const matcher = createMatcher(index);
    readMessage(words.join(" ").slice(0, 4000), index, matcher);
    expect(matcher.effort()).toBeGreaterThan(1);
    expect(matcher.effort()).toBeLessThan(3);
  });

  it("do not change the estimate of the next message", () => {
    const before = JSON.stringify(estimateMeals("two eggs", testIndex, writtenAt));
    estimateMeals("a banana and rice ".repeat(200), testIndex, writtenAt);
    expect(JSON.stringify(estimateMeals("two eggs", testIndex, writtenAt))).toBe(before);
  });
});
