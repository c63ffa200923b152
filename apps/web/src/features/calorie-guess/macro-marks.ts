import type { Mark } from "../../ui/swatch.tsx";
import type { EnergyMacro } from "./energy-shares.ts";

export const macroMarks: Readonly<Record<EnergyMacro, Mark>> = {
  protein_g: { shape: "square", color: "var(--m-protein)" },
  carbs_g: { shape: "circle", color: "var(--m-carbs)" },
  fat_g: { shape: "diamond", color: "var(--m-fat)" },
};
