import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { normalizePartsOfWhole } from "./normalize-parts-of-whole.ts";

const write = (message: string) => normalizePartsOfWhole(message, english);
const short = (message: string) => write(message).replace(/\s+/g, " ").trim();

describe("figures of a whole", () => {
  it.each([
    ["half a twix twin (250 total)", "half a twix twin ,250🅺 each)"],
    ["3 of the 8 slices of a 12 inch pizza", "3/8 of a 12 inch pizza"],
  ])("are written as those of the eaten part: %s", (message, expected) => {
    const { kilocalorieSign } = english.energyUnits;
    expect(short(message).replaceAll(kilocalorieSign, "🅺").replace(/ ,/g, ",")).toBe(
      expected.replace(/ ,/g, ","),
    );
    expect(write(message)).toHaveLength(message.length);
  });

  it.each([
    "half a bag (whole bag 150 g)",
    "3 of the 8 slices of a large pizza",
    "2 bars of 60 g each",
  ])("are not changed in %j", (message) => {
    expect(write(message)).toBe(message);
  });
});
