import type { NutrientId } from "@morsel/nutrition";
import type { Mark } from "./legend-mark.tsx";

/** The marks that distinguish the macros in numbers and charts. */
export const macroMarks = {
  calories_kcal: { shape: "circle", color: "var(--macro-calories)" },
  protein_g: { shape: "square", color: "var(--macro-protein)" },
  carbs_g: { shape: "circle", color: "var(--macro-carbs)" },
  fat_g: { shape: "diamond", color: "var(--macro-fat)" },
} as const satisfies Partial<Record<NutrientId, Mark>>;

const marks: Partial<Readonly<Record<NutrientId, Mark>>> = macroMarks;

const otherMark: Mark = { shape: "square", color: "var(--macro-other)" };

/** The mark of a macro; undefined for the other nutrients. */
export function findMark(id: NutrientId): Mark | undefined {
  return marks[id];
}

/** The mark of a meter: grey if the nutrient has no mark of its own. */
export function getMark(id: NutrientId): Mark {
  return marks[id] ?? otherMark;
}
