import { describe, expect, it } from "vitest";
import { titleOf } from "./title.ts";

describe("a meal's title", () => {
  it.each([
    [["banana"], "Banana"],
    [["eggs", "toast"], "Eggs and Toast"],
    [["scrambled eggs", "toast", "orange juice"], "Scrambled Eggs, Toast and Orange Juice"],
    [["mac and cheese"], "Mac and Cheese"],
    [["eggs", "Eggs"], "Eggs"],
    [[], ""],
  ])("of %j is %j", (foods, title) => {
    expect(titleOf(foods)).toBe(title);
  });

  it("is cut to 80 characters with a count of what is left out", () => {
    const title = titleOf(Array.from({ length: 9 }, (_, at) => `a rather long food name ${at}`));
    expect(title).toBe("A Rather Long Food Name 0, A Rather Long Food Name 1 + 7 more");
  });

  it("cuts a single name that is longer still", () => {
    expect(titleOf(["x".repeat(200)])).toHaveLength(80);
  });
});
