import { describe, expect, it } from "vitest";
import type { EditOperation } from "../../edits.ts";
import { buildFoodIndex } from "../../estimate/index.ts";
import { testFoods, testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { applyOperations } from "./apply-operations.ts";
import { apply, breakfast, change, readMeal } from "./test-meals.ts";

describe("the receipt of an edited item", () => {
  it.each<[EditOperation, string]>([
    [
      { kind: "set-amount", item: 0, amount: 3, unit: "slices" },
      "“3 slices whole wheat toast” → 3 × slice (32 g) = 96 g",
    ],
    [{ kind: "set-grams", item: 0, grams: 50 }, "“50 g” = 50 g"],
    [{ kind: "set-portion", item: 1, label: "tbsp", count: 2 }, "“2 × tbsp” → 2 × 14 g = 28 g"],
    [{ kind: "add-amount", item: 0, amount: 1 }, "“1 more” → 3 × slice (32 g) = 96 g"],
    [{ kind: "add-amount", item: 0, amount: -20, unit: "g" }, "“20 g less” → 64 g − 20 g = 44 g"],
    [
      { kind: "scale", item: 0, factor: 2 },
      "“2 slices of whole wheat toast” → 2 × slice (32 g) = 64 g, × 2 = 128 g",
    ],
    [{ kind: "choose-food", item: 0, foodId: "bagel" }, "“Bagel” → as much as before = 64 g"],
  ])("shows how %j gave the grams", (operation, explanation) => {
    const { meal } = change(breakfast, operation);
    const item = meal.items["item" in operation && operation.item !== "all" ? operation.item : 0];
    expect(item?.portion).toMatchObject({ explanation, isStated: true });
  });
});

describe("a scaled item", () => {
  it("has its portion count and energy range multiplied by the factor", () => {
    const [before] = breakfast.items;
    const [after] = change(breakfast, { kind: "scale", item: 0, factor: 1.5 }).meal.items;
    const { lowKcal, highKcal } = before?.energyRange ?? {};
    expect(after?.portion.count).toBe(3);
    expect(after?.energyRange).toEqual({
      lowKcal: Math.round((lowKcal ?? 0) * 1.5),
      highKcal: Math.round((highKcal ?? 0) * 1.5),
    });
  });
});

describe("a replacement food", () => {
  it("has its own name and source", () => {
    const chosen = change(breakfast, { kind: "choose-food", item: 0, foodId: "bagel" });
    expect(chosen.meal.items[0]).toMatchObject({
      food: { id: "bagel", name: "Bagel" },
      source: { id: "Bagel" },
      words: "Bagel",
    });
  });

  it("is only called otherwise if it is another name of the same food, also in a meal with an own title", () => {
    const meal = { ...readMeal("150 g salmon and rice"), title: "Friday" };
    const mention = { words: "atlantic salmon" };
    const { changes, meal: after } = change(meal, { kind: "replace", item: 0, mention });
    expect(changes).toMatchObject([
      { before: { name: "Salmon", grams: 150 }, after: { name: "Atlantic Salmon", grams: 150 } },
    ]);
    const { words, nutrients } = after.items[0] ?? {};
    expect({ words, nutrients }).toEqual({ ...mention, nutrients: meal.items[0]?.nutrients });
    expect(apply(after, { kind: "replace", item: 0, mention })).toMatchObject({
      refusal: "changes-nothing",
    });
  });

  it("keeps the amount that was stated for the previous food", () => {
    const { meal } = change(breakfast, { kind: "change-kind", item: 0, words: "white" });
    expect(meal.items[0]?.food.name).toBe("White toast");
    expect(meal.items[0]?.grams).toBe(50);
    const weighed = readMeal("150 g salmon and rice");
    const { meal: other } = change(weighed, {
      kind: "replace",
      item: 0,
      mention: { words: "chicken breast" },
    });
    expect(other.items[0]).toMatchObject({ grams: 150, food: { name: "Chicken breast" } });
  });

  it("gets its own default amount if no amount was stated for the previous food", () => {
    const { meal } = change(breakfast, {
      kind: "replace",
      item: 1,
      mention: { words: "strawberry jam" },
    });
    expect(meal.items[1]).toMatchObject({ grams: 20, portion: { isStated: false } });
  });

  it("uses the amount in its own words if there is one", () => {
    const mention = { words: "apple", amount: 2 };
    const { meal } = change(breakfast, { kind: "replace", item: 2, mention });
    expect(meal.items[2]?.grams).toBe(360);
  });
});

describe("a food with stated nutrients", () => {
  const stated = readMeal("a zorblat, 200 kcal and 10 g protein, and an apple");

  it("is scaled although the food is not in the table", () => {
    const { meal, changes } = change(stated, { kind: "scale", item: 0, factor: 1.5 });
    expect(meal.items[0]?.nutrients).toMatchObject({ calories_kcal: 300, protein_g: 15 });
    expect(meal.nutrients.calories_kcal).toBeCloseTo(300 + 93.6, 3);
    expect(changes).toEqual([
      {
        kind: "item",
        before: { name: "zorblat", grams: null, caloriesKcal: 200 },
        after: { name: "zorblat", grams: null, caloriesKcal: 300 },
      },
    ]);
  });

  it("is multiplied when the count is set", () => {
    const { meal } = change(stated, { kind: "set-amount", item: 0, amount: 2 });
    expect(meal.items[0]?.nutrients).toMatchObject({ calories_kcal: 400, protein_g: 20 });
  });

  it("keeps its known and unknown nutrients when a weight is set, and is scaled with later weights", () => {
    const { meal } = change(stated, { kind: "set-grams", item: 0, grams: 37 });
    expect(meal.items[0]).toMatchObject({
      grams: 37,
      nutrients: { calories_kcal: 200, fat_g: null },
    });
    const [twice] = change(meal, { kind: "set-grams", item: 0, grams: 74 }).meal.items;
    expect(twice?.nutrients.calories_kcal).toBe(400);
  });

  it("can get other stated nutrients; nutrients that are no longer stated become unknown", () => {
    const { meal } = change(stated, {
      kind: "set-figures",
      item: 0,
      amounts: { calories_kcal: 320, fat_g: 4 },
    });
    expect(meal.items[0]).toMatchObject({
      grams: null,
      source: { dataset: "You said so", id: "calories_kcal, fat_g" },
      nutrients: { calories_kcal: 320, fat_g: 4, protein_g: null },
      portion: { explanation: "the figures as you set them, no weight known" },
    });
  });

  it("replaces the table's values of the stated nutrients and keeps the others", () => {
    const { meal } = change(breakfast, {
      kind: "set-figures",
      item: 0,
      amounts: { calories_kcal: 190 },
    });
    const [before, after] = [breakfast.items[0], meal.items[0]];
    expect(after?.grams).toBe(before?.grams);
    expect(after?.portion).toEqual(before?.portion);
    expect(after?.confidence).toBe(0.95);
    expect(after?.energyRange).toEqual({ lowKcal: 174, highKcal: 207 });
    expect(after?.nutrients).toEqual({ ...before?.nutrients, calories_kcal: 190 });
    expect(after?.source.id).toContain("the rest from");
  });

  it.each([{}, { calories_kcal: -1 }, { calories_kcal: 90_000 }, { fat_g: Number.NaN }])(
    "is refused with the impossible nutrients %j",
    (amounts) => {
      const outcome = applyOperations(
        stated,
        [{ kind: "set-figures", item: 0, amounts }],
        testIndex,
        writtenAt,
      );
      expect(outcome).toMatchObject({ kind: "refused", refusal: "impossible-amount" });
    },
  );
});

describe("a food that the table no longer has", () => {
  const without = buildFoodIndex(testFoods.filter(({ id }) => id !== "whole-wheat-toast"));
  const edit = (operation: EditOperation) =>
    applyOperations(breakfast, [operation], without, writtenAt);

  it.each<[EditOperation, number]>([
    [{ kind: "scale", item: 0, factor: 0.5 }, 32],
    [{ kind: "set-grams", item: 0, grams: 96 }, 96],
    [{ kind: "set-amount", item: 0, amount: 4, unit: "slices" }, 128],
    [{ kind: "set-amount", item: 0, amount: 96, unit: "g" }, 96],
    [{ kind: "add-amount", item: 0, amount: 1 }, 96],
  ])("can be changed by %j", (operation, grams) => {
    const outcome = edit(operation);
    const item = outcome.kind === "changed" ? outcome.meal.items[0] : undefined;
    expect(item?.grams).toBe(grams);
    const kcal = breakfast.items[0]?.nutrients.calories_kcal ?? 0;
    expect(item?.nutrients.calories_kcal).toBeCloseTo((kcal * grams) / 64, 3);
  });

  it("gets its original nutrients again when its original amount is set again", () => {
    const halved = edit({ kind: "set-grams", item: 0, grams: 21.3 });
    if (halved.kind !== "changed") throw new Error(halved.kind);
    const back = applyOperations(
      halved.meal,
      [{ kind: "set-grams", item: 0, grams: 64 }],
      without,
      writtenAt,
    );
    expect(back).toMatchObject({ meal: { nutrients: breakfast.nutrients } });
  });

  it("can be removed; an edit that needs its portions is refused", () => {
    expect(edit({ kind: "remove", item: 0 }).kind).toBe("changed");
    expect(edit({ kind: "set-amount", item: 0, amount: 1, unit: "cup" })).toMatchObject({
      refusal: "unknown-food",
      words: ["Whole wheat toast"],
    });
  });
});

describe("an edited meal", () => {
  it("gets a title from its current foods, unless the user named it", () => {
    const { meal } = change(breakfast, { kind: "remove", item: 1 });
    expect(meal.title).toBe("Whole Wheat Toast and Banana");
    const { meal: named } = change(breakfast, { kind: "rename", title: " Usual breakfast " });
    expect(named.title).toBe("Usual breakfast");
    expect(change(named, { kind: "remove", item: 1 }).meal.title).toBe("Usual breakfast");
  });

  it("keeps the user's description and the note about unmatched words", () => {
    const meal = readMeal("2 eggs, toast and a zorblat");
    const { meal: edited } = change(meal, { kind: "remove", item: 1 });
    expect(edited.description).toBe(meal.description);
    expect(edited.notes).toContain("zorblat");
    expect(edited.notes).not.toContain("Usual amounts");
    expect(edited.unmatched).toEqual(meal.unmatched);
  });

  it("has the servings of its food if only one food is left", () => {
    const { meal } = change(breakfast, { kind: "remove", item: 1 }, { kind: "remove", item: 2 });
    expect(meal.serving).toEqual({ servings: 2, servingSizeGrams: 32, householdUnit: "slice" });
    const { meal: doubled } = change(meal, { kind: "scale", item: "all", factor: 2 });
    expect(doubled.serving).toEqual({ servings: 4, servingSizeGrams: 32, householdUnit: "slice" });
  });

  it("states the assumption in the change and in the notes", () => {
    const scale = { kind: "scale", item: 1, factor: 1.25, isAssumed: true } as const;
    const { meal, changes } = change(breakfast, scale);
    const assumed = "More is taken as 25 % more, because no amount was said.";
    expect(changes).toMatchObject([{ kind: "item", assumed }]);
    expect(meal.notes).toContain(assumed);
  });

  it("keeps its nutrients if only its time and meal type change", () => {
    const consumedAtMs = breakfast.consumedAtMs - 3_600_000;
    const { meal, changes } = change(
      breakfast,
      { kind: "set-time", consumedAtMs },
      { kind: "set-meal-type", mealType: "snack" },
    );
    expect(meal).toEqual({ ...breakfast, consumedAtMs, mealType: "snack" });
    expect(changes).toEqual([
      { kind: "time", beforeMs: breakfast.consumedAtMs, afterMs: consumedAtMs },
      { kind: "meal-type", before: "breakfast", after: "snack" },
    ]);
  });
});

describe("refusals", () => {
  it.each<[string, EditOperation, string]>([
    ["names an unknown item", { kind: "remove", item: 7 }, "no-such-item"],
    ["names an unknown food", { kind: "add", mention: { words: "zorblat" } }, "unknown-food"],
    [
      "chooses an unknown food",
      { kind: "choose-food", item: 0, foodId: "zorblat" },
      "unknown-food",
    ],
    [
      "names an unknown portion",
      { kind: "set-portion", item: 0, label: "vat", count: 1 },
      "unknown-food",
    ],
    ["sets 0 g", { kind: "set-grams", item: 0, grams: 0 }, "impossible-amount"],
    ["sets a negative weight", { kind: "set-grams", item: 0, grams: -5 }, "impossible-amount"],
    [
      "sets a weight of NaN",
      { kind: "set-grams", item: 0, grams: Number.NaN },
      "impossible-amount",
    ],
    ["sets too large a weight", { kind: "set-grams", item: 0, grams: 15_000 }, "impossible-amount"],
    [
      "subtracts more than the item weighs",
      { kind: "add-amount", item: 0, amount: -70, unit: "g" },
      "impossible-amount",
    ],
    ["sets a count of 0", { kind: "set-amount", item: 0, amount: 0 }, "impossible-amount"],
    ["adds NaN", { kind: "add-amount", item: 0, amount: Number.NaN }, "impossible-amount"],
    [
      "sets too many portions",
      { kind: "set-portion", item: 0, label: "slice", count: 900 },
      "impossible-amount",
    ],
    [
      "sets 0 portions",
      { kind: "set-portion", item: 0, label: "slice", count: 0 },
      "impossible-amount",
    ],
    ["scales an unknown item", { kind: "scale", item: 7, factor: 2 }, "no-such-item"],
    ["scales by too large a factor", { kind: "scale", item: 0, factor: 900 }, "impossible-amount"],
    ["scales by Infinity", { kind: "scale", item: 0, factor: Infinity }, "impossible-amount"],
    [
      "adds too much",
      { kind: "add", mention: { words: "banana", amount: 900, unit: "kg" } },
      "impossible-amount",
    ],
    ["scales by 0", { kind: "scale", item: "all", factor: 0 }, "impossible-amount"],
    [
      "sets a time in the future",
      { kind: "set-time", consumedAtMs: writtenAt.nowMs + 1 },
      "in-the-future",
    ],
    [
      "sets the current meal type",
      { kind: "set-meal-type", mealType: "breakfast" },
      "changes-nothing",
    ],
    ["sets the current amount", { kind: "set-grams", item: 0, grams: 64 }, "changes-nothing"],
    ["sets an empty title", { kind: "rename", title: "  " }, "changes-nothing"],
  ])("an operation that %s refuses the whole edit", (_, operation, refusal) => {
    expect(apply(breakfast, operation)).toMatchObject({ kind: "refused", refusal });
    const alone = operation.kind === "set-meal-type" || refusal === "changes-nothing";
    // The valid first operation is not applied either.
    if (!alone) {
      const outcome = apply(breakfast, { kind: "remove", item: 1 }, operation);
      expect(outcome).toMatchObject({ kind: "refused", refusal });
    }
  });

  it.each<[EditOperation, string]>([
    [{ kind: "remove", item: 7 }, "item 8"],
    [{ kind: "scale", item: 7, factor: 2 }, "item 8"],
    [{ kind: "add", mention: { words: "zorblat" } }, "zorblat"],
    [{ kind: "add", mention: { words: "banana", amount: 90, unit: "kg" } }, "banana"],
    [{ kind: "set-portion", item: 0, label: "vat", count: 1 }, "vat"],
    [{ kind: "choose-food", item: 0, foodId: "zorblat" }, "zorblat"],
    [{ kind: "set-grams", item: 0, grams: 0 }, "Whole wheat toast"],
    [{ kind: "set-amount", item: 0, amount: 0 }, "Whole wheat toast"],
    [{ kind: "scale", item: 0, factor: 900 }, "Whole wheat toast"],
    [{ kind: "add-amount", item: 0, amount: -70, unit: "g" }, "Whole wheat toast"],
    [{ kind: "add-amount", item: 0, amount: -9 }, "Whole wheat toast"],
    [
      { kind: "replace", item: 0, mention: { words: "zorblats", text: "my zorblats" } },
      "my zorblats",
    ],
    [{ kind: "change-kind", item: 0, words: "zorblat" }, "zorblat"],
  ])("the refusal of %j quotes %j", (operation, words) => {
    expect(apply(breakfast, operation)).toMatchObject({ kind: "refused", words: [words] });
  });

  it("an impossible amount of a food with stated nutrients is refused", () => {
    const stated = readMeal("a zorblat, 200 kcal and an apple");
    expect(apply(stated, { kind: "set-amount", item: 0, amount: 0 })).toMatchObject({
      refusal: "impossible-amount",
    });
    expect(apply(stated, { kind: "add-amount", item: 0, amount: -2 })).toMatchObject({
      refusal: "impossible-amount",
    });
    expect(apply(stated, { kind: "add-amount", item: 0, amount: 20, unit: "g" })).toMatchObject({
      refusal: "impossible-amount",
    });
    const [more] = change(stated, { kind: "add-amount", item: 0, amount: 1 }).meal.items;
    expect(more?.nutrients.calories_kcal).toBe(400);
  });

  it("removing all items is refused unless another is added", () => {
    const all = breakfast.items.map((_, item) => ({ kind: "remove", item }) as const);
    expect(apply(breakfast, ...all)).toMatchObject({ refusal: "leaves-nothing" });
    const instead = { kind: "add", mention: { words: "apple" } } as const;
    expect(change(breakfast, ...all, instead).meal.title).toBe("Apple");
  });

  it("reducing an amount that is too large is accepted", () => {
    const meal = readMeal("9 kg rice and an apple");
    expect(change(meal, { kind: "set-grams", item: 0, grams: 5000 }).meal.items[0]?.grams).toBe(
      5000,
    );
  });
});
