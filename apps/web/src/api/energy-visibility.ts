import type { UserPreferences } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { getJson } from "./client.ts";

export const preferencesKey = [routes.preferences] as const;

export function preferencesOptions(isWanted: boolean) {
  return queryOptions({
    queryKey: preferencesKey,
    meta: { isPersisted: true },
    queryFn: ({ signal }) => getJson<UserPreferences>(routes.preferences, signal),
    enabled: isWanted,
  });
}

/** True if the user hides energy, and until the preference is known. */
export function useIsEnergyHidden(isSignedIn: boolean): boolean {
  const { data, isPending } = useQuery(preferencesOptions(isSignedIn));
  return isSignedIn && (data ? data.hide_energy === true : isPending);
}

/**
 * True if the text box shows an estimate of what is typed: not if the user switched it off or hides energy, and
 * not until that is known. True for signed-out users.
 */
export function useIsPreviewShown(isSignedIn: boolean): boolean {
  const { data } = useQuery(preferencesOptions(isSignedIn));
  return !isSignedIn || (data !== undefined && showsPreview(data));
}

const showsPreview = ({ mealsVisibleColumns, hide_energy, hide_preview }: UserPreferences) =>
  mealsVisibleColumns.includes("calories") && hide_energy !== true && hide_preview !== true;
