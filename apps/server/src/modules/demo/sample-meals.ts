import { setImmediate as nextTurn } from "node:timers/promises";
import type { MealEstimate, MealType } from "@morsel/nutrition";
import type { MealReader } from "../../ai/meal-reader.ts";
import { sentences } from "./sentences.ts";

export const sampleDays = 42;
const dayMs = 86_400_000;

/** A sentence of the demo's person, with the meals that the engine reads in it. */
export interface SampleMessage {
  readonly message: string;
  readonly writtenAtMs: number;
  readonly meals: readonly MealEstimate[];
}

type SampledType = keyof typeof sentences;

/** Minutes after midnight, and how far they vary from day to day. */
const times: Readonly<Record<SampledType, { readonly minute: number; readonly spread: number }>> = {
  breakfast: { minute: 7 * 60 + 35, spread: 40 },
  lunch: { minute: 12 * 60 + 30, spread: 50 },
  snack: { minute: 15 * 60 + 50, spread: 60 },
  dinner: { minute: 18 * 60 + 50, spread: 60 },
};

/**
 * Six weeks of messages until `nowMs`, the same for the same day: the engine reads each as if it had been written at its
 * time, so that figures, receipts, trends and insights are those of the product.
 */
export async function readSampleMessages(
  reader: MealReader,
  nowMs: number,
): Promise<readonly SampleMessage[]> {
  const today = Math.floor(nowMs / dayMs);
  const messages: SampleMessage[] = [];
  for (let day = today - sampleDays + 1; day <= today; day += 1) {
    for (const { type, message, minute } of planOf(day)) {
      const writtenAtMs = day * dayMs + minute * 60_000;
      if (writtenAtMs > nowMs) continue;
      const context = { nowMs: writtenAtMs, timeZone: "UTC" };
      const { meals } = await reader.readMeals(message, context, new AbortController().signal);
      messages.push({ message, writtenAtMs, meals: meals.map((meal) => withType(meal, type)) });
    }
    // Other requests run between two days.
    await nextTurn();
  }
  return messages;
}

/** What is eaten on a day: most days have three meals, two of three have a snack, a few lack breakfast. */
function planOf(day: number) {
  const types: SampledType[] = ["breakfast", "lunch", "snack", "dinner"];
  return types
    .filter((type) => {
      if (type === "snack") return mix(day, 1) % 3 !== 0;
      return type !== "breakfast" || mix(day, 2) % 9 !== 0;
    })
    .map((type, place) => {
      const choices = sentences[type];
      const { minute, spread } = times[type];
      return {
        type,
        message: choices[mix(day, 3 + place) % choices.length] ?? "",
        minute: minute + (mix(day, 7 + place) % spread) - Math.floor(spread / 2),
      };
    });
}

/** The same number for the same day and salt; spreads days evenly. */
function mix(day: number, salt: number): number {
  let bits = Math.imul(day ^ Math.imul(salt, 0x9e3779b1), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** The kind of meal that the sentence is for: its words do not say it. */
function withType(meal: MealEstimate, mealType: MealType): MealEstimate {
  return { ...meal, mealType };
}
