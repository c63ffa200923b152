import type { UserPreferences } from "@morsel/contracts";
import { type DisplayUnits, defaultUnits } from "@morsel/nutrition";
import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "./current-user.ts";
import { preferencesOptions } from "./energy-visibility.ts";

/** The units in which the user sees figures; the product's own while they are unknown, and signed out. */
export function useUnits(): DisplayUnits {
  const { user } = useCurrentUser();
  const { data = defaultUnits } = useQuery({
    ...preferencesOptions(user !== null),
    select: readUnits,
  });
  return data;
}

/** The units of preferences. */
function readUnits({ energy_unit, shows_salt }: UserPreferences): DisplayUnits {
  if (energy_unit === undefined && shows_salt === undefined) return defaultUnits;
  return { energy: energy_unit ?? defaultUnits.energy, isSaltShown: shows_salt === true };
}
