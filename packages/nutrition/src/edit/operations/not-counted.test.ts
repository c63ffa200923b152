import { describe, expect, it } from "vitest";
import type { EditOperation } from "../../edits.ts";
import { testIndex, writtenAt } from "../../estimate/test-foods.ts";
import { applyOperations } from "./apply-operations.ts";
import { apply, breakfast, change, readMeal } from "./test-meals.ts";

describe("words that are not counted", () => {
  const meal = readMeal("2 eggs, toast and a glass of zorblat");
  const words = "a glass of zorblat";
  const dismissal: EditOperation = { kind: "dismiss-words", words };
  const dismissed = { kind: "not-counted", before: words, after: null };

  it("are removed from the list and the notes when they are dismissed, and the confidence rises", () => {
    expect(meal.unmatched).toEqual([words]);
    const { meal: edited, changes } = change(meal, dismissal);
    expect(edited.items).toEqual(meal.items);
    expect(edited).not.toHaveProperty("unmatched");
    expect(edited.notes).not.toContain("zorblat");
    expect(edited.confidence).toBeGreaterThan(meal.confidence);
    expect(changes).toEqual([dismissed]);
  });

  it("can be dismissed only once and only with their exact text", () => {
    expect(apply(meal, dismissal, dismissal)).toMatchObject({ refusal: "changes-nothing" });
    expect(apply(meal, { kind: "dismiss-words", words: "zorblat" })).toMatchObject({
      refusal: "changes-nothing",
    });
  });

  it("are removed one at a time if the list has them twice", () => {
    const twice = { ...meal, unmatched: [words, words] };
    const { meal: edited, changes } = change(twice, dismissal);
    expect(edited.unmatched).toEqual([words]);
    expect(changes).toEqual([dismissed]);
  });

  it("become the chosen food in the amount that they state", () => {
    const add = { kind: "add-words", words, foodId: "milk" } as const;
    const { meal: edited, changes } = change(meal, add, dismissal);
    const item = edited.items.at(-1);
    expect(item).toMatchObject({ text: words, food: { id: "milk" }, portion: { isStated: true } });
    expect(item?.nutrients.calories_kcal).toBeGreaterThan(0);
    expect(item?.grams).toBe(readMeal("a glass of milk").items[0]?.grams);
    expect(item?.energyRange.highKcal).toBeGreaterThan(0);
    expect(edited).not.toHaveProperty("unmatched");
    expect(changes.map(({ kind }) => kind)).toEqual(["item", "title", "not-counted"]);
  });

  it("become a food of unknown weight if nutrients are stated", () => {
    const add = { kind: "add-words", words, amounts: { calories_kcal: 120 } } as const;
    expect(change(meal, add).meal.items.at(-1)).toMatchObject({
      text: words,
      grams: null,
      food: { name: "zorblat" },
      nutrients: { calories_kcal: 120 },
    });
  });
});

describe("foods added by text", () => {
  it("are read like a message, with several foods, amounts and the user's dictionary", () => {
    const dictionary = [{ phrase: "my usual", meaning: "2 bananas" }];
    const outcome = applyOperations(
      breakfast,
      [{ kind: "add-words", words: "100 g rice and my usual" }],
      testIndex,
      { ...writtenAt, dictionary },
    );
    if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
    const added = outcome.meal.items.slice(breakfast.items.length);
    expect(added.map(({ food }) => food.id)).toEqual(["white-rice-cooked", "banana"]);
    expect(added[0]?.grams).toBe(100);
    expect(added[1]?.portion.count).toBe(2);
  });

  it.each<EditOperation>([
    { kind: "add-words", words: "a banana and a zorblat" },
    { kind: "add-words", words: "zorblat" },
    { kind: "add-words", words: "!" },
    { kind: "add-words", words: "a banana", foodId: "no-such-food" },
  ])("are all refused if one is not in the table: %j", (operation) => {
    expect(apply(breakfast, operation)).toMatchObject({ refusal: "unknown-food" });
  });
});
