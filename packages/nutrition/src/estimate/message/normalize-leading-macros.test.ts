import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { normalizeLeadingMacros } from "./normalize-leading-macros.ts";

const write = (message: string) => {
  const written = normalizeLeadingMacros(message, english);
  expect(written).toHaveLength(message.length);
  return written.replace(/ {2,}/g, " ").trim();
};

describe("macros before their food", () => {
  it.each([
    ["carbs 31g fat 9g protein 22g, that's the chicken wrap", "P22 C31 F9 chicken wrap"],
    ["macros for lunch: 52g protein / 60g carbs / 18g fat (bowl)", "for lunch: P52 C60 F18 (bowl)"],
    ["protein 30, carbs 40, fat 12 - tuna sandwich", "P30 C40 F12 tuna sandwich"],
    [
      "20g fat, 15.5 g carbs and 40 g protein from a salad",
      "20g fat, 15.5 g carbs and 40 g protein from a salad",
    ],
  ])("%s", (message, expected) => {
    expect(write(message)).toBe(expected);
  });

  it.each([
    "protein 30g carbs 40g fat 12g",
    "protein 30g, fat 10 g: wrap",
    "300 kcal, protein 30g, carbs 40g, fat 12g: wrap",
    "2 eggs, protein 30g carbs 40g fat 12g",
  ])("stay as they are: %s", (message) => {
    expect(normalizeLeadingMacros(message, english)).toBe(message);
  });
});
