import { type MealEstimate, nutrientIds } from "@morsel/nutrition";
import { estimateMeals } from "@morsel/nutrition/estimate";
import { describe, expect, it } from "vitest";
import { estimateToContent } from "../../modules/meals/index.ts";
import { getSharedFoods } from "../../testing/shared-foods.ts";
import type { AskModel } from "./ask-model.ts";
import { createModelEditor } from "./model-editor.ts";
import { ModelError } from "./model-error.ts";
import { createModelPhotoReader, createModelReader } from "./model-reader.ts";
import { parseAnswer } from "./parse-answer.ts";

const index = getSharedFoods();
const written = { nowMs: 1_777_809_600_000, timeZone: "Europe/Paris" };
const never = new AbortController().signal;
const message = "2 slices of toast with 10 g butter, yesterday at 8, 210 kcal";

/** Numbers from 0 to 1, the same ones each time (mulberry32). */
function makeDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const oddValues: readonly unknown[] = [
  ...[
    "",
    "toast",
    "<img src=x onerror=alert(1)>",
    "a".repeat(5000),
    "\0",
    "\ud800",
    "∞",
    "g",
    "cup",
  ],
  ...[0, -1, 1, 2, 0.5, 1e-12, 9999, 1e6, 1e15, 1e308, -1e308, 4000, 900, 250, 100],
  ...[null, true, [], {}, [[]], { toString: 1 }, ["toast"], "9e999"],
  ...["tomorrow", "in 3000 years", "yesterday at 8 pm", "1970", "breakfast", "all", "100-g"],
];

/** A nearly valid answer: each part may have an odd value. */
function makeAnswer(dice: () => number) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(dice() * items.length)] as Item;
  const odd = (value: unknown) => (dice() < 0.01 ? pick(oddValues) : value);
  const many = (max: number, make: () => unknown) =>
    odd(Array.from({ length: Math.floor(dice() ** 6 * max) + 1 }, make));
  const number = () => odd(pick([1, 2, 0.5, 30, 100, 250, 1, 2, null, null, null, 9000]));
  const figures = () => ({
    calories_kcal: number(),
    protein_g: number(),
    carbs_g: number(),
    fat_g: number(),
  });
  const food = () => ({
    food: odd(pick(["toast", "butter", "white rice", "zorblat", "blimpf stew", "water", "salt"])),
    amount: number(),
    unit: odd(pick(["g", "kg", "slice", "cup", "l", "spoons", "miles", null])),
    qualifiers: odd(pick([["large"], ["without skin", "huge"], null])),
    quote: odd(pick(["10 g butter", "toast", "nowhere", null])),
    share: odd(pick([0.5, 1, null])),
    stated: odd(pick([{ ...figures(), per: "all" }, null])),
    estimate: odd(pick([{ ...figures(), grams: number() }, null])),
    seen_grams: number(),
    user_id: "another person",
  });
  const meals = () => ({
    meals: many(24, () => ({
      meal_type: odd(pick(["breakfast", "lunch", null])),
      time: odd(pick(["yesterday at 8", "tomorrow", "in 3000 years", null])),
      quote: odd(pick([message, "toast", null])),
      foods: many(45, food),
    })),
  });
  const edits = () => ({
    changes: many(30, () => ({
      change: odd(
        pick([
          "add",
          "remove",
          "replace",
          "set-amount",
          "add-amount",
          "scale",
          "set-time",
          "rename",
          "change-kind",
          "set-meal-type",
        ]),
      ),
      item: odd(pick([1, 2, 3, null])),
      food: odd(pick([food(), null])),
      words: odd(pick(["whole wheat", "tomorrow at 8 pm", "yesterday", "Lunch", null])),
      amount: number(),
      unit: odd(pick(["g", "slice", null])),
      factor: number(),
      meal_type: odd(pick(["lunch", null])),
      id: "another meal",
    })),
    unread: odd([]),
  });
  const cut = (text: string) =>
    dice() < 0.05 ? text.slice(0, Math.floor(dice() * text.length)) : text;
  return {
    meals: () => cut(JSON.stringify(odd(meals()))),
    edits: () => cut(JSON.stringify(odd(edits()))),
  };
}

/** A model that answers these texts; an answer that does not match the schema is rejected. */
const askFor = (text: () => string): AskModel => {
  return async ({ answer }) => {
    const parsed = parseAnswer(text(), answer);
    if (parsed.success) return parsed.data;
    throw new ModelError("unreadable", parsed.problem);
  };
};

function expectSound(meal: MealEstimate): void {
  const content = estimateToContent(meal, written.timeZone);
  const stored = JSON.stringify(content);
  expect(stored).not.toMatch(/another person|another meal|\\u0000|\\ud800/);
  expect(meal.confidence).toBeGreaterThanOrEqual(0);
  expect(meal.confidence).toBeLessThanOrEqual(1);
  expect(meal.consumedAtMs).toBeLessThanOrEqual(written.nowMs);
  expect(meal.title.length).toBeLessThanOrEqual(80);
  expect(meal.nutrients.calories_kcal ?? 0).toBeLessThanOrEqual(20_000);
  for (const item of meal.items) {
    expect(
      Number.isFinite(item.grams ?? 0) && (item.grams ?? 0) >= 0 && (item.grams ?? 0) <= 20_000,
    ).toBe(true);
    expect(item.confidence >= 0 && item.confidence <= 1).toBe(true);
    for (const id of nutrientIds) {
      const amount = item.nutrients[id];
      expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true);
    }
  }
}

describe("Fuzzed answers of a language model", () => {
  it("1,000 random answers give meals with valid figures or a ModelError [V44, F30]", async ({
    task,
  }) => {
    const dice = makeDice(7);
    const answer = makeAnswer(dice);
    const reader = createModelReader(askFor(answer.meals), () => index);
    const photoReader = createModelPhotoReader(askFor(answer.meals), () => index);
    const photo = { bytes: new Uint8Array(1), mediaType: "image/jpeg" } as const;
    let read = 0;
    for (let at = 0; at < 1000; at += 1) {
      const reading =
        at % 2
          ? reader.readMeals(message, written, never)
          : photoReader.readPhoto(photo, message, written, never);
      const result = await reading.catch((error: unknown) => error);
      if (result instanceof Error) {
        expect(result).toBeInstanceOf(ModelError);
        continue;
      }
      const { meals } = result as Awaited<typeof reading>;
      expect(meals.length).toBeLessThanOrEqual(20);
      for (const meal of meals) expectSound(meal);
      read += 1;
    }
    // Otherwise only refusals were tested.
    expect(read).toBeGreaterThan(100);
    Object.assign(task.meta, {
      reached: {
        V44: `0 of 1,000 answers, ${read} of them accepted`,
        F30: "1,000 answers, 0 crashes",
      },
    });
  });

  it("1,000 random answers to an edit give a valid meal, a refusal or a ModelError, and do not change the given meal [V43]", async ({
    task,
  }) => {
    const dice = makeDice(11);
    const answer = makeAnswer(dice);
    const [meal] = estimateMeals("2 slices of toast with 10 g butter", index, written).meals;
    if (!meal) throw new Error("No meal");
    const before = JSON.stringify(meal);
    const editor = createModelEditor(askFor(answer.edits), () => index);
    let changed = 0;
    for (let at = 0; at < 1000; at += 1) {
      const following = editor.followInstructions(meal, message, written, never);
      const result = await following.catch((error: unknown) => error);
      expect(JSON.stringify(meal)).toBe(before);
      if (result instanceof Error) {
        expect(result).toBeInstanceOf(ModelError);
        continue;
      }
      const outcome = result as Awaited<typeof following>;
      expect(["changed", "refused"]).toContain(outcome.kind);
      if (outcome.kind !== "changed") continue;
      expectSound(outcome.meal);
      changed += 1;
    }
    expect(changed).toBeGreaterThan(10);
    Object.assign(task.meta, {
      reached: { V43: `0 of 1,000 answers, ${changed} of them applied` },
    });
  });
});
