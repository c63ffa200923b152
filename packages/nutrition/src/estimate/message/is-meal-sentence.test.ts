import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex } from "../test-foods.ts";
import { isUneatenSentence, maskNonLanguage, splitSentences } from "./is-meal-sentence.ts";

/** 15 January 2025, 12:00 UTC. */
const noon = { nowMs: 1_736_942_400_000, timeZone: "UTC" };
const foodsIn = (message: string) =>
  estimateMeals(message, testIndex, noon).meals.flatMap((meal) =>
    meal.items.map((item) => item.food.name.toLowerCase()),
  );

const planned = new Set(["want to "]);

describe("sentences about food that was not eaten", () => {
  it.each([
    "how many calories are in a banana?",
    "is pizza healthy?",
    "should I have pizza tonight?",
    "can I eat oatmeal at night?",
    "I want to eat more broccoli",
    "I would love a pizza right now",
    "need to buy oatmeal and rice",
    "planning to have salmon for dinner tomorrow",
    "craving pizza so bad",
    "shopping list: rice, oatmeal, salmon",
    "fed the dog some chicken",
    "how many calories in a pizza",
    "calories in pizza",
    "fed my little son some pizza",
    "I could murder a pizza",
    "going to try that pizza place next week",
    "to buy:\n- oatmeal\n- salmon",
    "dropped the pizza on the floor",
    "set a reminder to eat broccoli",
    "I hate pizza",
    "we really love oatmeal",
    "allergic to salmon",
    "giving up pizza",
    "ran out of oatmeal",
    "spilt rice all over the floor",
    "pizza prices are crazy",
    "a recipe for broccoli and rice",
    "a video about making pizza",
    "the salmon went off",
    "rubbed rice water into my hair",
    "delete the pizza",
    "give me some ideas with salmon",
    "set my pizza target to 2",
    "const pizza = 1;",
    "npm install pizza",
    "<script>pizza</script>",
  ])("give no food: %s", (message) => {
    expect(foodsIn(message)).toEqual([]);
  });

  it.each([
    "I wanted to skip it but I had pizza",
    "had a pizza, can you log it?",
    "a pizza?",
    "a can of soup and a pizza",
    "pizza. Should I stop now?",
    "going to bed after a pizza",
    "gave in and ate a pizza",
    "is a pizza too much? that's what I had",
    "I will have pizza for dinner",
    "giving my baby a little pizza",
    "I want to log a pizza",
    "can you add a pizza?",
    "I'd like to log pizza please",
    "need to add a pizza",
    "I wish I hadn't eaten pizza",
    "tried a new recipe for pizza",
    "I love pizza so I had one",
    "washed down my pizza with water",
    "gave up and had pizza",
    "200 g pizza, I love it",
    "for lunch a pizza I sold my soul for",
    "made pizza from a recipe, ate two slices",
    "a pizza, see https://example.com/banana",
  ])("reads a meal in: %s", (message) => {
    expect(foodsIn(message).join()).toContain("pizza");
    expect(foodsIn(message).join()).not.toContain("banana");
  });
});

it("replaces text that is not natural language by spaces of the same length", () => {
  const message = "two eggs <b>bold</b> from me@apple.com and https://example.com/pizza C:\\rice";
  expect(maskNonLanguage(message)).toHaveLength(message.length);
  expect(maskNonLanguage(message).replace(/ +/g, " ")).toBe("two eggs bold from and ");
});

// Catastrophic backtracking would exceed the time limit of the test.
it.each(["@", "a@", "<a", "http://", "www.", "c:\\", "want to ", "? "])(
  "4,000 characters of '%s' are matched within the time limit",
  (text) => {
    const long = text.repeat(4000).slice(0, 4000);
    expect(maskNonLanguage(long)).toHaveLength(4000);
    expect(isUneatenSentence(long, english)).toBe(planned.has(text));
  },
);

it("a sentence ends at its end mark, and not at the point in a number", () => {
  const message = "I had 1.5 l milk. How much is that? A lot";
  expect(splitSentences(message)).toEqual(["I had 1.5 l milk.", " How much is that?", " A lot"]);
});
