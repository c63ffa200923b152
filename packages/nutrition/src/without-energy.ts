import { energyUnit, figureRangeMark } from "./languages/en/energy-units.ts";

// Begun at its first digit only, and with few spaces: else a long text would be looked at many times.
const figure = String.raw`(?<![\d.,])\d[\d.,]*(?:\s{0,2}${figureRangeMark}\s{0,2}\d[\d.,]*)?`;
const energy = new RegExp(
  String.raw`\b${energyUnit}\b\s{0,2}[:=]?\s{0,2}${figure}|${figure}[\s-]{0,3}${energyUnit}\b`,
  "gi",
);

/** A text with its figures of energy left out: 'a bar, 210 kcal' → 'a bar, …'. */
export function withoutEnergy(text: string): string {
  return text.replace(energy, "…");
}
