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
    ["pie, 450 kcal per half, ate the whole pie", "pie, 900🅺 , ate the whole pie"],
    ["4 slices of toast with 10 g butter on each", "4 slices of toast with 40 g butter"],
    ["two bagels with 20g cheese each", "two bagels with 40g cheese"],
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
    "pie, 450 kcal per half, ate one",
    "2 bars of 60 g each",
    "1500 g of the batch of 1400 g and 1680 kcal",
  ])("are not changed in %j", (message) => {
    expect(write(message)).toBe(message);
  });
});
