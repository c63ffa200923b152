import { describe, expect, it } from "vitest";
import { wordTitle } from "./titles.ts";

describe("a meal's title", () => {
  it.each([
    [["banana"], "Banana"],
    [["eggs", "toast"], "Eggs and Toast"],
    [["scrambled eggs", "toast", "orange juice"], "Scrambled Eggs, Toast and Orange Juice"],
    [["mac and cheese"], "Mac and Cheese"],
    [["eggs", "Eggs"], "Eggs"],
    [["french onion soup serves"], "French Onion Soup"],
    [["ice cream servings"], "Ice Cream"],
    [["jaffa cakes x"], "Jaffa Cakes"],
    [["Schnitzel", "dazu ein Radler"], "Schnitzel and Radler"],
    [["und eine Brezel"], "Brezel"],
    [["with butter", "and jam"], "Butter and Jam"],
    [["Ensure Plus"], "Ensure Plus"],
    [["toast and Marmite"], "Toast and Marmite"],
    [["servings"], "Servings"],
    [["chili con carne"], "Chili con Carne"],
    [["Rühreier mit Butter"], "Rühreier mit Butter"],
    [[], ""],
  ])("of %j is %j", (foods, title) => {
    expect(wordTitle(foods)).toBe(title);
  });

  it("is shortened to 80 characters with the number of omitted foods", () => {
    const title = wordTitle(Array.from({ length: 9 }, (_, at) => `a rather long food name ${at}`));
    expect(title).toBe("A Rather Long Food Name 0, A Rather Long Food Name 1 + 7 more");
  });

  it("shortens a single name that is too long", () => {
    expect(wordTitle(["x".repeat(200)])).toHaveLength(80);
  });
});
