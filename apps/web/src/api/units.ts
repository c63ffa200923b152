import { readUnits } from "@morsel/contracts/facts";
import { type DisplayUnits, defaultUnits } from "@morsel/nutrition";
import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "./current-user.ts";
import { preferencesOptions } from "./energy-visibility.ts";

/** The units in which the user sees figures; the product's own while they are unknown, and signed out. */
export function useUnits(): DisplayUnits {
  const { user } = useCurrentUser();
  const options = preferencesOptions(user !== null);
  // Many parts of a screen use this: they do not each load preferences again that could not be loaded.
  const { data = defaultUnits } = useQuery({ ...options, select: readUnits, retryOnMount: false });
  return data;
}

/** True until it is known in which units the user sees figures, or that they cannot be loaded. */
export function useAreUnitsLoading(): boolean {
  const { user } = useCurrentUser();
  return useQuery({ ...preferencesOptions(user !== null), retryOnMount: false }).isLoading;
}
