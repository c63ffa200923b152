import type { NutrientId } from "@morsel/nutrition";
import type { Mark } from "../../ui/swatch.tsx";

const macroMarks: Partial<Readonly<Record<NutrientId, Mark>>> = {
  calories_kcal: { shape: "circle", color: "var(--m-cal)" },
  protein_g: { shape: "square", color: "var(--m-protein)" },
  carbs_g: { shape: "circle", color: "var(--m-carbs)" },
  fat_g: { shape: "diamond", color: "var(--m-fat)" },
};

const otherMark: Mark = { shape: "square", color: "var(--m-other)" };

/** The mark of a macro; undefined for the other nutrients. */
export function findMark(id: NutrientId): Mark | undefined {
  return macroMarks[id];
}

/** The mark beside a bar: grey where the nutrient has none of its own. */
export function getMark(id: NutrientId): Mark {
  return macroMarks[id] ?? otherMark;
}
