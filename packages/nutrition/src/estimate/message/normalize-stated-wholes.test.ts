import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { normalizeStatedWholes } from "./normalize-stated-wholes.ts";

const write = (message: string) => normalizeStatedWholes(message, english);
const short = (message: string) => write(message).replace(/\s+/g, " ").trim();

describe("figures of a whole", () => {
  it.each([
    ["350g of the batch of 1400 g and 1680 kcal", "350g , 420🅺"],
    ["ate 300 g, whole thing 1.2kg and 1500 kcal", "ate 300 g , 375🅺"],
    ["half a tub, whole tub is 900 kcal", "half a tub ,900🅺 each"],
  ])("are written as those of the eaten part: %s", (message, expected) => {
    const { kilocalorieSign } = english.energyUnits;
    expect(short(message).replaceAll(kilocalorieSign, "🅺").replace(/ ,/g, ",")).toBe(
      expected.replace(/ ,/g, ","),
    );
    expect(write(message)).toHaveLength(message.length);
  });

  it.each([
    "a tub, whole tub is 900 kcal",
    "half a tub, 450 kcal",
    "1500 g of the batch of 1400 g and 1680 kcal",
  ])("are not changed in %j", (message) => {
    expect(write(message)).toBe(message);
  });
});
