import { type EditOperation, type MealEstimate, nutrientIds } from "@morsel/nutrition";
import { applyEdit, applyOperations, type EditOutcome } from "@morsel/nutrition/edit";
import { estimateMeals } from "@morsel/nutrition/estimate";
import {
  array,
  assert,
  constantFrom,
  double,
  integer,
  oneof,
  property,
  record,
  string,
  tuple,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { writtenAt } from "../test-messages/check-reading.ts";
import { isLongRun } from "../testing/long-run.ts";
import { otherStarterIndex, starterIndex } from "../testing/starter-index.ts";
import { readInstructions, readRefusedInstructions } from "./edit-data.ts";
import { messages } from "./logged-meals.ts";

/** Without a question: an edit of its item removes it, and the inverse does not restore it. */
const meals = [...messages.values(), "a zorblat, 212 kcal, 7 g protein and 2 eggs"].map(
  (message) => {
    const { question: _, ...meal } = estimateMeals(message, starterIndex, writtenAt)
      .meals[0] as MealEstimate;
    return meal;
  },
);
const runs = { numRuns: 200, seed: 5 };

const anyMeal = constantFrom(...meals);
const place = integer({ min: 0, max: 3 });
const factors = oneof(
  constantFrom(2, 3, 0.5, 1 / 3, 2 / 3, 0.75, 1.5, 0.1, 7, 1 / 7),
  double({ min: 0.05, max: 8, noNaN: true }),
);

const edit = (meal: MealEstimate, ...operations: EditOperation[]): EditOutcome =>
  applyOperations(meal, operations, starterIndex, writtenAt);

/** The meal after an edit; undefined if the edit was refused. */
function after(meal: MealEstimate | undefined, ...operations: EditOperation[]) {
  const outcome = meal && edit(meal, ...operations);
  return outcome?.kind === "changed" ? outcome.meal : undefined;
}

describe("an edit and its inverse", () => {
  test("scaling by a factor and then by its reciprocal restores the meal exactly", () => {
    const targets = oneof(constantFrom("all" as const), place);
    assert(
      property(anyMeal, targets, factors, (meal, item, factor) => {
        const scaled = after(meal, { kind: "scale", item, factor });
        const back = after(scaled, { kind: "scale", item, factor: 1 / factor });
        if (back) expect(back).toEqual(meal);
      }),
      runs,
    );
  });

  test.each(meals)(
    "doubling then halving, and halving then doubling, restore the meal: $title",
    (meal) => {
      const doubled = after(meal, { kind: "scale", item: "all", factor: 2 });
      expect(after(doubled, { kind: "scale", item: "all", factor: 0.5 })).toEqual(meal);
      const halved = after(meal, { kind: "scale", item: "all", factor: 0.5 });
      expect(after(halved, { kind: "scale", item: "all", factor: 2 })).toEqual(meal);
      const outcome = applyEdit(meal, "double everything", starterIndex, writtenAt);
      expect(outcome.kind === "changed" && outcome.meal).toEqual(doubled);
    },
  );

  test("setting other grams and then the original grams restores the nutrients", () => {
    assert(
      property(anyMeal, place, double({ min: 1, max: 900, noNaN: true }), (meal, item, grams) => {
        const was = meal.items[item];
        const back = after(after(meal, { kind: "set-grams", item, grams }), {
          kind: "set-grams",
          item,
          grams: was?.grams ?? 0,
        });
        if (!back) return;
        expect(back.items[item]?.grams).toBe(was?.grams);
        expect(back.items[item]?.nutrients).toEqual(was?.nutrients);
        expect(back.nutrients).toEqual(meal.nutrients);
      }),
      runs,
    );
  });

  test("adding an amount and then subtracting it restores the grams and nutrients", () => {
    const amounts = tuple(integer({ min: 1, max: 60 }), constantFrom("g", "oz", undefined));
    assert(
      property(anyMeal, place, amounts, (meal, item, [amount, unit]) => {
        const by = unit === undefined ? {} : { unit };
        const more = after(meal, { kind: "add-amount", item, amount, ...by });
        const back = after(more, { kind: "add-amount", item, amount: -amount, ...by });
        if (!back) return;
        expect(back.items[item]?.grams).toBe(meal.items[item]?.grams);
        expect(back.items[item]?.nutrients).toEqual(meal.items[item]?.nutrients);
      }),
      runs,
    );
  });

  test.each(meals)("adding an item and removing it restores the meal: $title", (meal) => {
    const added = after(meal, {
      kind: "add",
      mention: { words: "olive oil", amount: 1, unit: "tbsp" },
    });
    expect(added?.items.length).toBe(meal.items.length + 1);
    expect(after(added, { kind: "remove", item: meal.items.length })).toEqual(meal);
  });
});

/** Any operation, including impossible ones. */
const anyOperation = oneof(
  record({ kind: constantFrom("remove" as const), item: place }),
  record({ kind: constantFrom("scale" as const), item: place, factor: double() }),
  record({ kind: constantFrom("set-grams" as const), item: place, grams: double() }),
  record({ kind: constantFrom("set-amount" as const), item: place, amount: double() }),
  record({
    kind: constantFrom("set-amount" as const),
    item: place,
    amount: double({ min: 0, max: 9 }),
    unit: constantFrom("cup", "slices", "g", "small", "zorblats"),
  }),
  record({
    kind: constantFrom("add-amount" as const),
    item: place,
    amount: double({ min: -9, max: 9 }),
  }),
  record({
    kind: constantFrom("set-portion" as const),
    item: place,
    label: constantFrom("slice", "cup", "serving", "none"),
    count: double(),
  }),
  record({
    kind: constantFrom("choose-food" as const),
    item: place,
    foodId: constantFrom("rice-white-cooked", "butter", "banana", "no-such-food"),
  }),
  record({
    kind: constantFrom("replace" as const),
    item: place,
    mention: constantFrom({ words: "quinoa" }, { words: "apple", amount: 2 }, { words: "zorblat" }),
  }),
  record({
    kind: constantFrom("change-kind" as const),
    item: place,
    words: constantFrom("whole wheat", "without the skin", "with milk", "decaf"),
  }),
);

describe("any operations", () => {
  test("do not change the other items of the meal", () => {
    assert(
      property(anyMeal, anyOperation, (meal, operation) => {
        const outcome = edit(meal, operation);
        if (outcome.kind !== "changed") return;
        const others = meal.items.filter((_, at) => at !== operation.item);
        const kept = new Set(outcome.meal.items);
        expect(others.filter((item) => !kept.has(item))).toEqual([]);
      }),
      { ...runs, numRuns: 600 },
    );
  });

  test("never give a negative or non-finite number, and every receipt ends with its grams", () => {
    assert(
      property(anyMeal, array(anyOperation, { minLength: 1, maxLength: 4 }), (meal, operations) => {
        const outcome = edit(meal, ...operations);
        if (outcome.kind !== "changed") return;
        expect(faultsOf(outcome.meal)).toEqual([]);
      }),
      { ...runs, numRuns: 600 },
    );
  });

  test("keep a meal's nutrients equal to the sums over its items", () => {
    assert(
      property(anyMeal, anyOperation, (meal, operation) => {
        const outcome = edit(meal, operation);
        if (outcome.kind !== "changed") return;
        const { items, nutrients } = outcome.meal;
        for (const id of nutrientIds) {
          const known = items.flatMap((item) => item.nutrients[id] ?? []);
          const sum = known.reduce((total, amount) => total + amount, 0);
          if (known.length === 0) expect(nutrients[id]).toBeNull();
          else expect(nutrients[id]).toBeCloseTo(sum, 2);
        }
      }),
      { ...runs, numRuns: 300 },
    );
  });
});

function faultsOf({ items, nutrients, serving, confidence, energyRange }: MealEstimate): string[] {
  const faults = items.flatMap(({ food, grams, portion, nutrients: own, confidence: sure }) => {
    const amounts = nutrientIds.map((id) => own[id]).filter((amount) => amount !== null);
    const isWeight = grams === null || grams > 0;
    const isWhole = isWeight && amounts.every((amount) => amount >= 0 && Number.isFinite(amount));
    const isSure = sure >= 0 && sure <= 1;
    const isExplained =
      grams === null
        ? !/ g\b/.test(portion.explanation)
        : portion.explanation.endsWith(` ${grams} g`);
    return isWhole && isSure && isExplained
      ? []
      : [`${food.id} ${grams} g: ${portion.explanation}`];
  });
  const all = [...Object.values(nutrients), serving.servings, serving.servingSizeGrams, confidence];
  const range = [energyRange.lowKcal, energyRange.highKcal];
  const isFine = [...all, ...range].every(
    (amount) => amount === null || (amount >= 0 && Number.isFinite(amount)),
  );
  return isFine && items.length > 0 ? faults : [...faults, "the meal's own figures"];
}

describe("instructions", () => {
  const words = [...readInstructions(), ...readRefusedInstructions()].map(
    (line) => line.instruction,
  );

  test("give the same outcome every time and with any index of the table", () => {
    const again = otherStarterIndex();
    assert(
      property(anyMeal, constantFrom(...words), (meal, instruction) => {
        const first = applyEdit(meal, instruction, starterIndex, writtenAt);
        expect(applyEdit(meal, instruction, starterIndex, writtenAt)).toEqual(first);
        expect(applyEdit(meal, instruction, again, writtenAt)).toEqual(first);
      }),
      { ...runs, numRuns: isLongRun ? 100 : 15 },
    );
  });

  test("made of random words give a valid meal or a refusal, and do not modify the original meal", () => {
    const pieces = oneof(
      constantFrom(...words.flatMap((text) => text.split(" "))),
      string({ maxLength: 6 }),
    );
    assert(
      property(anyMeal, array(pieces, { maxLength: 9 }), (meal, said) => {
        const before = JSON.stringify(meal);
        const outcome = applyEdit(meal, said.join(" "), starterIndex, writtenAt);
        if (outcome.kind === "changed") expect(faultsOf(outcome.meal)).toEqual([]);
        expect(JSON.stringify(meal)).toBe(before);
      }),
      { ...runs, numRuns: isLongRun ? 120 : 60 },
    );
  });
});
