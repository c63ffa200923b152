import { expect, it } from "vitest";
import { sharedFeatures, withSharedWeights } from "./shared-features.ts";

it("kinds that do alike share what words say of them", () => {
  expect(sharedFeatures("remove:word:bin")).toEqual(["reduce:word:bin", "change:word:bin"]);
  expect(sharedFeatures("left:word:bin")).toEqual(["reduce:word:bin", "change:word:bin"]);
  expect(sharedFeatures("remove:bias")).toEqual([]);
  expect(sharedFeatures("talk:word:bin")).toEqual([]);
  expect(sharedFeatures("conflict")).toEqual([]);
});

it("the weight of a feature includes those that it shares", () => {
  const weights: Record<string, number> = { "remove:word:bin": 1, "reduce:word:bin": 2 };
  const weightOf = withSharedWeights((feature) => weights[feature] ?? 0);
  expect(weightOf("remove:word:bin")).toBe(3);
  expect(weightOf("left:word:bin")).toBe(2);
  expect(weightOf("add:word:bin")).toBe(0);
});
