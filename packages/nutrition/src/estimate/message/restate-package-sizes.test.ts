import { expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { restatePackageSizes } from "./restate-package-sizes.ts";

const restate = (message: string) =>
  restatePackageSizes({ original: message, corrected: message }, english)
    .corrected.replace(/\s+/g, " ")
    .trim();

it.each([
  ["half a jar of jam, the jar is 680 g", "half a 680 g jar of jam"],
  [
    "half the punnet of strawberries (400g punnet), tea",
    "half the 400g punnet of strawberries , tea",
  ],
  ["half a packet paneer (200g packet)", "half a 200g packet paneer"],
  ["a quarter of a loaf of bread, whole loaf weighs 800g", "a quarter of a 800g loaf of bread"],
  ["half a bag of crisps (the big 250 g bag) at home", "half a 250 g bag of crisps at home"],
  ["2 bars of chocolate, each bar is 45 g", "2 45 g bars of chocolate"],
])("puts the size of a package in front of it: %s", (message, expected) => {
  expect(restate(message)).toBe(expected);
});

it.each([
  "half a jar of jam, the tub is 680 g",
  "half a 400 g jar of jam, the jar is 680 g",
  "half a jar of jam, the jar is 680 g, 250 kcal per 100 g",
  "half a tin of chickpeas (400g tin, 240 g drained)",
  "a jar of jam",
])("leaves: %s", (message) => {
  expect(restate(message)).toBe(message);
});

it("keeps the words of the person next to the corrected ones", () => {
  const message = "half a jar of jam, the jar is 680 g, and toast";
  const { original, corrected } = restatePackageSizes(
    { original: message, corrected: message },
    english,
  );
  expect(original).toHaveLength(corrected.length);
  expect(original.indexOf("toast")).toBe(corrected.indexOf("toast"));
});
