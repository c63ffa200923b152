import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, it } from "vitest";
import { isLongRun, isSampled } from "./testing/long-run.ts";
import { starterFoods, starterIndex } from "./testing/starter-index.ts";

const written = { nowMs: Date.UTC(2026, 0, 15, 12), timeZone: "Europe/Paris" };

const foodsOf = (message: string) =>
  estimateMeals(message, starterIndex, written).meals.flatMap(({ items }) =>
    items.map(({ food }) => food.id),
  );

describe("names of the starter table", () => {
  it("are read as their own food when a message is nothing else", () => {
    const names = starterFoods.flatMap(({ id, name, aliases }) =>
      [name, ...aliases].map((each) => ({ id, name: each })),
    );
    // 350 of 21,000 names: all of them take 12 s.
    const every = isLongRun ? 20 : 60;
    const sample = names.filter(({ name }) => isSampled(name, every));
    const misread = sample.filter(({ id, name }) => foodsOf(name).join() !== id);
    const share = misread.length / sample.length;
    expect(share, misread.map(({ name }) => name).join(", ")).toBeLessThan(0.012);
  });

  it("are found between marks, numbers and words that name no food", () => {
    expect(foodsOf("had a fry up for breakfast")).toEqual(["full-english"]);
    expect(foodsOf("2 g&ts, chow fun")).toEqual(["gin-and-tonic", "chow-fun"]);
    expect(foodsOf("costco hot dog and a pepsi")).toEqual(["costco-hot-dog", "cola"]);
    expect(foodsOf("jerk chicken with rice and peas")).toEqual(["jerk-chicken", "rice-and-peas"]);
  });

  it("are not found within the name of something else", () => {
    expect(foodsOf("fish and chips from the chippy")).toEqual(["chippy-tea"]);
    expect(foodsOf("smashed avocado on toast").join()).toContain("toast-avocado");
    expect(foodsOf("for breakfast bagel and coffee")).toContain("bagel");
    expect(foodsOf("a truly good banana")).toEqual(["banana"]);
  });

  it("of a raw and a cooked food are left to the reader if the food is weighed", () => {
    expect(foodsOf("700 g stewing beef")).toEqual(["beef-stew-raw"]);
    expect(foodsOf("porridge and 250 g red lentils")).toContain("lentils-red-dry");
  });

  it("belong to the food that has them as its own name rather than as an alias", () => {
    // "Lollies", and "lolly" of a lollipop
    expect(foodsOf("lollies")).toEqual(["lolly-mix"]);
  });

  it("give way to the person's own words", () => {
    const dictionary = [{ phrase: "fry up", meaning: "2 scrambled eggs" }];
    const { meals } = estimateMeals("a fry up, chow fun", starterIndex, { ...written, dictionary });
    const read = meals.flatMap(({ items }) => items.map(({ food }) => food.id));
    expect(read).toEqual(["egg-scrambled", "chow-fun"]);
  });

  it("keep the person's words on the receipt", () => {
    const [meal] = estimateMeals("a fry up and a tea", starterIndex, written).meals;
    expect(meal?.description).toBe("a fry up and a tea");
    expect(meal?.items[0]).toMatchObject({ words: "fry up", text: "a fry up" });
  });
});
