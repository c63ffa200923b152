import { type DisplayUnits, defaultUnits } from "@morsel/nutrition";
import type { UserPreferences } from "./preferences.ts";

/** The units in which a user sees figures. The default is always the same object. */
export function readUnits({
  energy_unit,
  shows_salt,
}: Pick<UserPreferences, "energy_unit" | "shows_salt">): DisplayUnits {
  if (energy_unit === undefined && shows_salt === undefined) return defaultUnits;
  return { energy: energy_unit ?? defaultUnits.energy, isSaltShown: shows_salt === true };
}
