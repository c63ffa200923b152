import type { OwnTargets, PreferenceChange, UserPreferences } from "@morsel/contracts";
import { defaultMealColumns, type MealColumnId, routes } from "@morsel/contracts/facts";
import { type DailyTargets, mergeTargets } from "@morsel/nutrition";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { sendJson } from "./client.ts";
import { preferencesKey, preferencesOptions } from "./energy-visibility.ts";

/** What a person chose, also while it is still being saved; the defaults where unknown. */
export interface Preferences {
  /** The columns to show on meals: without calories where energy is hidden. */
  readonly columns: readonly MealColumnId[];
  /** The columns as they are saved. */
  readonly savedColumns: readonly MealColumnId[];
  /** The switch in the profile: energy is to be seen nowhere. */
  readonly isEnergyHidden: boolean;
  /** False if the user hides energy or has switched the Cals column off. */
  readonly isEnergyShown: boolean;
  /** The switch in the profile: nothing is estimated while a meal is typed. */
  readonly isPreviewOff: boolean;
  /** False, too, if energy is hidden, and until the preferences are known. */
  readonly isPreviewShown: boolean;
  /** What a day is held against: the product's targets with the person's own in their place. */
  readonly targets: DailyTargets;
  readonly ownTargets: OwnTargets;
  /** False while the choice is on its way: showing the defaults might show what is hidden. */
  readonly isKnown: boolean;
}

export function usePreferences(isWanted: boolean): Preferences {
  const saved = useQuery(preferencesOptions(isWanted));
  const unsaved = useMutationState({
    filters: { mutationKey: preferencesKey, status: "pending" },
    select: (mutation) => mutation.state.variables as PreferenceChange,
  });
  const chosen = withChanges(saved.data, unsaved);
  const { mealsVisibleColumns: savedColumns, hide_energy: isEnergyHidden = false } = chosen;
  const ownTargets = chosen.targets ?? {};
  const isEnergyShown = !isEnergyHidden && savedColumns.includes("calories");
  const isPreviewOff = chosen.hide_preview === true;
  return {
    columns: isEnergyHidden ? withoutEnergy(savedColumns) : savedColumns,
    savedColumns,
    isEnergyHidden,
    isEnergyShown,
    isPreviewOff,
    isPreviewShown: saved.data !== undefined && isEnergyShown && !isPreviewOff,
    targets: mergeTargets(ownTargets),
    ownTargets,
    isKnown: !saved.isPending,
  };
}

/** Saves a choice, one after the other; one that fails is as if never made. */
export function useSavePreferences(onFailure: (words: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: preferencesKey,
    scope: { id: routes.preferences },
    mutationFn: (change: PreferenceChange) => sendJson("PUT", routes.preferences, change),
    onSuccess: async (_, change) => {
      await client.cancelQueries({ queryKey: preferencesKey });
      client.setQueryData<UserPreferences>(preferencesKey, (saved) => withChanges(saved, [change]));
      void client.invalidateQueries({ queryKey: preferencesKey });
    },
    onError: () => onFailure("Failed to save preferences"),
  });
}

function withChanges(
  saved: UserPreferences | undefined,
  changes: readonly PreferenceChange[],
): UserPreferences {
  const defaults: UserPreferences = { mealsVisibleColumns: [...defaultMealColumns] };
  return Object.assign(defaults, saved, ...changes) as UserPreferences;
}

/** One column stays, also where calories were the only one. */
function withoutEnergy(columns: readonly MealColumnId[]): readonly MealColumnId[] {
  const others = columns.filter((id) => id !== "calories");
  return others.length > 0 ? others : defaultMealColumns.filter((id) => id !== "calories");
}
