import { readFileSync } from "node:fs";
import type { MealEstimate } from "@morsel/nutrition";
import type { EditOutcome } from "@morsel/nutrition/edit";

/** An instruction in another language about the meal of a message, and what it makes of it. */
export interface TranslatedEditRow {
  readonly tag: string;
  readonly message: string;
  readonly instruction: string;
  /** The foods with their grams, after a time or meal type that changed; or "refused", the reason and the words. */
  readonly expected: string;
}

export function readTranslatedEdits(): readonly TranslatedEditRow[] {
  const file = new URL("./languages/edits.tsv", import.meta.url);
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const [tag = "", message = "", instruction = "", expected = ""] = line.split("\t");
    return { tag, message, instruction, expected };
  });
}

/** What an instruction made of a meal, in the notation of `edits.tsv`. */
export function describeEditedMeal(meal: MealEstimate, outcome: EditOutcome): string {
  if (outcome.kind === "refused")
    return `refused: ${outcome.refusal} (${outcome.words.join(", ")})`;
  if (outcome.kind !== "changed") return outcome.kind;
  const { consumedAtMs, mealType, items } = outcome.meal;
  const time = new Date(consumedAtMs).toISOString().slice(0, 16).replace("T", " ");
  return [
    consumedAtMs === meal.consumedAtMs ? "" : `[${time}] `,
    mealType === meal.mealType ? "" : `[${mealType}] `,
    items.map(({ food, grams }) => `${food.id} ${Math.round(grams ?? 0)}`).join("; "),
  ].join("");
}
