import { describe, expect, it } from "vitest";
import { estimateMeals } from "../estimate-meals.ts";
import { testIndex, writtenAt } from "../test-foods.ts";
import { applyCorrections } from "./correct-homophones.ts";

const read = (message: string) => estimateMeals(message, testIndex, writtenAt);
const itemsOf = (message: string) =>
  read(message).meals.flatMap((meal) =>
    meal.items.map((item) => [item.food.name, Math.round(item.grams ?? 0)]),
  );

describe("homophones", () => {
  it.each([
    ["to eggs and toast", "two eggs and toast"],
    ["I had too fried eggs", "I had two fried eggs"],
    ["for eggs", "four eggs"],
    ["toast with to pats of butter", "toast with two pats of butter"],
    ["ate ounces of salmon", "eight ounces of salmon"],
    ["had ate oysters", "had eight oysters"],
    ["brown rise with broccoli", "rice with broccoli"],
    ["a can of bear", "a can of beer"],
    ["french fries with cheese and a bowl of rise", "french fries with cheese and a bowl of rice"],
  ])("%s is read as %s", (heard, meant) => {
    expect(itemsOf(heard)).toEqual(itemsOf(meant));
    expect(itemsOf(heard)).not.toEqual([]);
  });

  it("are quoted as they were written", () => {
    const [item] = read("to eggs").meals[0]?.items ?? [];
    expect(item?.text).toBe("to eggs");
    const [beer] = read("a can of bear").meals[0]?.items ?? [];
    expect(beer?.text).toBe("a can of bear");
    expect(beer?.words).toBe("beer");
  });

  it.each([
    ["I ate eggs", "Egg", 50],
    ["I went to eggs and things", "Egg", 50],
    ["I cracked an egg for pancakes", "Egg", 50],
    ["for toppings: cheese", "Cheddar cheese", 21],
    ["I made and ate oysters", "Oysters", 15],
    ["pizza for kids", "Pizza", 107],
  ])("are not read as a number in: %s", (message, food, grams) => {
    expect(itemsOf(message)).toContainEqual([food, grams]);
  });

  it.each([
    "a bear in the woods",
    "sales are on the rise",
    "there is a leak in the kitchen",
    "my job is at stake",
    "a well-bred dog",
    "too many",
    "for sale",
  ])("are not replaced in: %s", (message) => {
    expect(read(message).meals).toEqual([]);
  });

  it("in a message of 4,000 characters are read in less than 2 s", () => {
    // Processor time of this thread: other load on the machine does not count.
    const before = process.threadCpuUsage().user;
    read("to eggs and ".repeat(333));
    expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(2000);
  });

  it("are replaced only inside the given part of the text", () => {
    const corrections = [{ start: 7, end: 11, replacement: "bread" }];
    expect(applyCorrections("bred and butter", 7, corrections)).toBe("bread and butter");
    expect(applyCorrections("butter", 16, corrections)).toBe("butter");
  });
});
