import { describe, expect, it } from "vitest";
import { estimateMeals } from "../../estimate/estimate-meals.ts";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { quote, quoteAll } from "./quotations.ts";

describe("quoted words", () => {
  it("are unchanged if they are short", () => {
    expect(quote(" two  flurbs ")).toBe("“two flurbs”");
    expect(quoteAll(["a", "b", "a", "c"])).toBe("“a”, “b” and “c”");
  });

  it("are shortened if they are long, and counted if there are many", () => {
    expect(quote("x".repeat(4000))).toHaveLength(62);
    const many = Array.from({ length: 40 }, (_, at) => `word ${at}`);
    expect(quoteAll(many)).toMatch(/^“word 0”, .*“word 4” and 35 more$/);
  });

  it("never contain a complete pasted page", () => {
    for (const page of ["zorblat".repeat(570), "zorblat, qwertz, ".repeat(235)]) {
      const { meals, unmatched } = estimateMeals(`a banana, ${page}`, testIndex, writtenAt);
      expect(meals[0]?.notes.length).toBeLessThan(400);
      expect(unmatched.join("").length).toBeLessThan(400);
    }
  });
});
