import { type Food, type NutrientId, nutrientAmounts } from "@morsel/nutrition";
import { describe, expect, test } from "vitest";
import type { FoodRow } from "./food-csv.ts";
import { energyTolerance, findTableFaults, validateRow } from "./validate-food-table.ts";

const goodAmounts = {
  calories_kcal: 200,
  protein_g: 10,
  carbs_g: 20,
  fat_g: 9,
  sugar_g: 12,
  fiber_g: 8,
  saturated_g: 3,
  monounsaturated_g: 3,
  polyunsaturated_g: 3,
  omega3_g: 1,
  omega6_g: 2,
  trans_fat_g: 0.5,
};

interface Change {
  readonly food?: Partial<Food>;
  readonly amounts?: Partial<Record<NutrientId, number | null>>;
  readonly alcoholGrams?: number | null;
  readonly energyNote?: string;
}

/** A valid row with the change applied. */
function rowWith({ food, amounts, alcoholGrams = 0, energyNote = "" }: Change = {}): FoodRow {
  return {
    food: {
      id: "stew",
      name: "Stew",
      aliases: ["hotpot", "casserole"],
      per100g: nutrientAmounts({ ...goodAmounts, ...amounts }),
      portions: [
        { label: "tbsp", grams: 15 },
        { label: "cup", grams: 240 },
      ],
      defaultPortion: 1,
      source: { dataset: "A release", id: "1" },
      ...food,
    },
    alcoholGrams,
    energyNote,
  };
}

const cup = { label: "cup", grams: 240 };

test("a valid row has no fault, alone and in a table", () => {
  expect(validateRow(rowWith())).toEqual([]);
  expect(findTableFaults([rowWith()])).toEqual([]);
});

test("unknown nutrients are not a fault", () => {
  const amounts = { sugar_g: null, fiber_g: null, saturated_g: null, omega3_g: null };
  expect(validateRow(rowWith({ amounts, alcoholGrams: null }))).toEqual([]);
});

test("energy from alcohol counts 7 kcal/g", () => {
  const change = { amounts: { calories_kcal: 270 }, alcoholGrams: 10 };
  expect(validateRow(rowWith(change))).toEqual([]);
  expect(validateRow(rowWith({ ...change, alcoholGrams: 0 }))).toHaveLength(1);
});

test("energy outside the tolerance needs a note, energy inside it does not", () => {
  const edge = 201 / (1 - energyTolerance.share);
  expect(validateRow(rowWith({ amounts: { calories_kcal: edge - 0.1 } }))).toEqual([]);
  const outside = { amounts: { calories_kcal: edge + 0.1 } };
  expect(validateRow(rowWith(outside))).toHaveLength(1);
  expect(validateRow(rowWith({ ...outside, energyNote: "Polyols" }))).toEqual([]);
});

describe("faults in a row are found", () => {
  const planted: readonly [name: string, change: Change, says: string][] = [
    ["a single portion", { food: { portions: [cup], defaultPortion: 0 } }, "fewer than two"],
    ["no default portion", { food: { defaultPortion: null } }, "no default portion"],
    ["a default portion past the end", { food: { defaultPortion: 2 } }, "no default portion"],
    [
      "a duplicate label",
      { food: { portions: [cup, { label: "Cup", grams: 1 }] } },
      "a portion label stands twice",
    ],
    [
      "a portion of 0 g",
      { food: { portions: [cup, { label: "pinch", grams: 0 }] } },
      '"pinch" of 0 g is not within',
    ],
    [
      "a portion of 2.5 kg",
      { food: { portions: [cup, { label: "pot", grams: 2500 }] } },
      '"pot" of 2500 g is not within',
    ],
    ["a duplicate alias", { food: { aliases: ["pot", "Pot"] } }, 'alias "Pot" stands twice'],
    ["the name as an alias", { food: { aliases: ["stew"] } }, 'alias "stew" stands twice'],
    ["unknown fat", { amounts: { fat_g: null } }, "must be known"],
    ["unknown energy", { amounts: { calories_kcal: null } }, "must be known"],
    ["energy too high", { amounts: { calories_kcal: 250 } }, "4/4/9/7 gives 201"],
    ["energy in kilojoules", { amounts: { calories_kcal: 841 } }, "4/4/9/7 gives 201"],
    ["an unneeded note", { energyNote: "Fiber" }, "energy is within tolerance"],
    ["more than 100 g in 100 g", { amounts: { protein_g: 75 } }, "g of parts in 100 g"],
    ["sugar above carbs", { amounts: { sugar_g: 25, fiber_g: 0 } }, "above carbs (20 g)"],
    ["sugar plus fiber above carbs", { amounts: { fiber_g: 9.6 } }, "above carbs (20 g)"],
    ["saturated above fat", { amounts: { saturated_g: 10 } }, "above fat (9 g)"],
    ["fat parts above fat", { amounts: { polyunsaturated_g: 5 } }, "above fat (9 g)"],
    ["omega fats above fat", { amounts: { omega3_g: 8 } }, "omega3_g + omega6_g (10.00 g) above"],
    ["trans fat above fat", { amounts: { trans_fat_g: 9.5 } }, "trans_fat_g (9.50 g) above fat"],
  ];

  test.each(planted)("%s", (_name, change, says) => {
    const faults = validateRow(rowWith(change));
    expect(faults.join("\n")).toContain(says);
    for (const fault of faults) expect(fault).toMatch(/^stew: /);
  });
});

test("a row may use the record of another row if it states recordOf", () => {
  const source = { dataset: "A release", id: "1", recordOf: "stew" };
  const soup = rowWith({ food: { id: "soup", name: "Soup", aliases: ["broth"], source } });
  expect(findTableFaults([rowWith(), soup])).toEqual([]);
});

describe("faults between rows are found", () => {
  const other = (food: Partial<Food>) => rowWith({ food: { id: "soup", name: "Soup", ...food } });

  test.each<[string, FoodRow, string]>([
    ["a duplicate id", rowWith(), "stew: the id is used twice"],
    [
      "a duplicate alias",
      other({ aliases: ["Hotpot"] }),
      'soup: the alias "Hotpot" already means stew',
    ],
    [
      "a duplicate record without recordOf",
      other({ aliases: ["broth"] }),
      "soup: A release 1 is already",
    ],
    ["an alias in the plural", other({ aliases: ["hotpots"] }), '"hotpots" already means stew'],
    ["an alias with an accent", other({ aliases: ["càsserole"] }), "already means stew"],
    ["a name that is an alias", other({ name: "Casserole" }), '"Casserole" already means stew'],
    ["an alias that is a name", other({ aliases: ["stew"] }), '"stew" already means stew'],
  ])("%s", (_name, row, says) => {
    expect(findTableFaults([rowWith(), row]).join("\n")).toContain(says);
  });
});
