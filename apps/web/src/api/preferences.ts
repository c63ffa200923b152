import type { UserPreferences } from "@morsel/contracts";
import { defaultMealColumns, type MealColumnId, routes } from "@morsel/contracts/facts";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, getJson } from "./client.ts";

export const preferencesKey = [routes.preferences] as const;

export interface MealColumns {
  /** What a person chose, also while it is still being saved; the defaults where unknown. */
  readonly chosen: readonly MealColumnId[];
  /** False while the choice is on its way: showing the defaults might show what is hidden. */
  readonly isKnown: boolean;
}

/** The columns that a person wants to see on their meals. */
export function useMealColumns(isWanted: boolean): MealColumns {
  const saved = useQuery({
    queryKey: preferencesKey,
    meta: { isKept: true },
    queryFn: ({ signal }) => getJson<UserPreferences>(routes.preferences, signal),
    enabled: isWanted,
  });
  const unsaved = useMutationState({
    filters: { mutationKey: preferencesKey, status: "pending" },
    select: (mutation) => mutation.state.variables as readonly MealColumnId[],
  });
  return {
    chosen: unsaved.at(-1) ?? saved.data?.mealsVisibleColumns ?? defaultMealColumns,
    isKnown: !saved.isPending,
  };
}

/** Saves the chosen columns, one choice after the other; one that fails is as if never made. */
export function useSaveMealColumns(onFailure: (words: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: preferencesKey,
    scope: { id: routes.preferences },
    mutationFn: putColumns,
    onSuccess: async (preferences) => {
      await client.cancelQueries({ queryKey: preferencesKey });
      client.setQueryData(preferencesKey, preferences);
      void client.invalidateQueries({ queryKey: preferencesKey });
    },
    onError: () => onFailure("Failed to save preferences"),
  });
}

async function putColumns(columns: readonly MealColumnId[]): Promise<UserPreferences> {
  const preferences: UserPreferences = { mealsVisibleColumns: [...columns] };
  await callApi(routes.preferences, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(preferences),
  });
  return preferences;
}
