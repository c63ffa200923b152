import { expect, test } from "vitest";
import { type FdcPortion, readFdcPortion, readServing } from "./fdc-portions.ts";
import { tidyProductName } from "./names.ts";

const row = (fields: Partial<FdcPortion>): FdcPortion => ({
  amount: 1,
  unit: "undetermined",
  modifier: "",
  description: "",
  grams: 60,
  ...fields,
});

test.each([
  ["1 cup", "cup", 60],
  ["1 cup, cooked, diced", "cup, cooked, diced", 60],
  ["10 fries", "fries", 6],
  ["1/2 bagel", "bagel", 120],
  ["1/4 cup, dry, yields", "cup, dry, yields", 240],
  ["2.5 cups", "cups", 24],
  ["1 100 calorie package", "1 100 calorie package", 60],
  ["5 oz package", "1 5 oz package", 60],
  ["1-3 ring thin pretzel", "1-3 ring thin pretzel", 60],
  ["1 oz", "oz", 60],
  ["Juice of 1 wedge", "Juice of 1 wedge", 60],
])("the FNDDS portion '%s' of 60 g becomes '%s' of %d g", (description, label, grams) => {
  const read = readFdcPortion("survey", row({ description, amount: undefined }));
  expect(read).toMatchObject({ portion: { label, grams }, isDefault: false });
});

test.each([
  [{ modifier: "cup, chopped" }, "cup, chopped", 60],
  [{ modifier: "cookies", amount: 3 }, "cookies", 20],
  [{ modifier: "cup", amount: 0.5 }, "cup", 120],
  [{ unit: "tbsp", modifier: "" }, "tbsp", 60],
  [{ unit: "cup", modifier: "shredded" }, "cup, shredded", 60],
] as const)(
  "the SR Legacy or Foundation portion %o becomes '%s' of %d g",
  (fields, label, grams) => {
    expect(readFdcPortion("sr-legacy", row(fields))).toMatchObject({ portion: { label, grams } });
  },
);

test("a portion without a weight or a measure is skipped with the reason", () => {
  expect(readFdcPortion("sr-legacy", row({ modifier: "cup", grams: 0 }))).toEqual({
    skipped: "portion of no weight",
  });
  expect(readFdcPortion("sr-legacy", row({}))).toEqual({ skipped: "portion without a measure" });
});

test.each([
  [30, "g", "2 COOKIES", ["serving 30", "cookies 15"]],
  [30, "GRM", "", ["serving 30"]],
  [60, "g", "0.25 cup", ["serving 60", "cup 240"]],
  [60, "g", "1/4 cup", ["serving 60", "cup 240"]],
  [28, "g", "1 ONZ", ["serving 28", "oz 28"]],
  [240, "ml", "8 OZA", ["serving 240", "fl oz 30"]],
  [240, "MLT", "8 FL OZ", ["serving 240", "fl oz 30"]],
  [50, "g", "50 g", ["serving 50"]],
  [50, "g", "1 serving", ["serving 50"]],
  [50, "g", "about half a bar", ["serving 50"]],
])("a label's serving of %d %s, '%s', becomes portions", (size, unit, household, expected) => {
  const portions = readServing(size, unit, household);
  expect(
    "skipped" in portions
      ? portions.skipped
      : portions.map(({ label, grams }) => `${label} ${grams}`),
  ).toEqual(expected);
});

test.each([
  ["OAT BAR", "Oat Bar"],
  ["OAT BAR, OAT BAR", "Oat Bar"],
  ["Oat bar with M&M's", "Oat bar with M&M's"],
  ["LAND O'FROST  HAM", "Land O'frost Ham"],
])("a product called %s is named %s", (description, name) => {
  expect(tidyProductName(description)).toBe(name);
});
