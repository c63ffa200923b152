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
