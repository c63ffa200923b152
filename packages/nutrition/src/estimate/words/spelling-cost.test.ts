import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { spellingCost } from "./spelling-cost.ts";

const costOf = (written: string, meant: string, limit = 3) =>
  spellingCost(written, meant, limit, english);

describe("the cost of a slip", () => {
  it.each([
    ["banana", "banana", 0],
    ["rotis", "roti", 0.2],
    ["brocoli", "broccoli", 0.4],
    ["kofee", "coffee", 0.9],
    ["slaza", "salza", 0.5],
    ["mlk", "milk", 0.5],
    ["salmin", "salmon", 0.6],
    ["wrsp", "wrap", 0.8],
    ["samon", "salmon", 0.8],
    ["yogxurt", "yogurt", 1],
    ["tpst", "toast", 1.3],
  ])("of %s for %s is %d", (written, meant, cost) => {
    expect(costOf(written, meant)).toBeCloseTo(cost);
  });

  it("is higher in the first letter", () => {
    expect(costOf("nint", "mint")).toBeGreaterThan(costOf("mimt", "mint"));
  });

  it.each([
    ["phish", "fish"],
    ["kiche", "quiche"],
    ["nacho", "natcho"],
  ])("is that of one slip if %s sounds like %s", (written, meant) => {
    expect(costOf(written, meant)).toBeCloseTo(0.5);
  });
});

it("has no cost above the limit", () => {
  expect(costOf("wrsp", "wrap", 0.8)).toBeCloseTo(0.8);
  expect(costOf("wrsp", "wrap", 0.7)).toBe(Number.POSITIVE_INFINITY);
});

it("has no cost for other letters than a to z, or for very long words", () => {
  expect(costOf("7up", "sup")).toBe(Number.POSITIVE_INFINITY);
  expect(costOf("a".repeat(40), "a".repeat(41))).toBe(Number.POSITIVE_INFINITY);
});
