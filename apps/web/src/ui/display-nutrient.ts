import {
  type DisplayedNutrient,
  type DisplayUnits,
  type NutrientId,
  displayNutrient as nutrientInEnglish,
} from "@morsel/nutrition";
import { language } from "../platform/language.ts";
import { textOfCode } from "../platform/messages.ts";

/** The name, in the language of the screens, and the unit with which a nutrient is shown. */
export function displayNutrient(id: NutrientId, units: DisplayUnits): DisplayedNutrient {
  const displayed = nutrientInEnglish(id, units);
  const code = displayed.factor === 1 ? id : displayed.unit === "kJ" ? "energy" : "salt";
  return { ...displayed, label: textOfCode("nutrients", code, displayed.label) };
}

/** A nutrient's name inside of a sentence: its first letter is small, except in German and of 'B12'. */
export function lowerLabel(label: string): string {
  return language.get() === "de" ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
