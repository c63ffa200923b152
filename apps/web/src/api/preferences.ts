import type {
  OwnTargets,
  PreferenceChange,
  UserPreferences,
  WeekdayTargets,
} from "@morsel/contracts";
import {
  defaultMealColumns,
  type MealColumnId,
  readUnits,
  routes,
  targetsOnDay,
} from "@morsel/contracts/facts";
import {
  type DailyTargets,
  type DisplayUnits,
  defaultReference,
  type ReferenceId,
} from "@morsel/nutrition";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { sendJson } from "./client.ts";
import { preferencesKey, preferencesOptions } from "./energy-visibility.ts";
import { t } from "./messages-on-demand.ts";

/** The user's preferences with unsaved changes; the defaults while they are unknown. */
export interface Preferences {
  /** The columns to show on meals; without calories if energy is hidden. */
  readonly columns: readonly MealColumnId[];
  /** The columns as saved. */
  readonly savedColumns: readonly MealColumnId[];
  /** The setting that hides energy on all screens. */
  readonly isEnergyHidden: boolean;
  /** False if the user hides energy or has switched the Cals column off. */
  readonly isEnergyShown: boolean;
  /** The setting that turns off the estimate preview. */
  readonly isPreviewOff: boolean;
  /** The setting that turns off the questions about meals. */
  readonly areQuestionsOff: boolean;
  /** The targets of a day, 'YYYY-MM-DD': the default targets, replaced by the user's own. */
  readonly targetsOf: (day: string) => DailyTargets;
  readonly units: DisplayUnits;
  /** The reference intakes that are the default targets. */
  readonly reference: ReferenceId;
  readonly ownTargets: OwnTargets;
  /** Own targets of single weekdays. */
  readonly weekdayTargets: WeekdayTargets;
  /** False while they are loading: the defaults might show energy that the user hides. */
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
  const { reference_intakes: reference = defaultReference } = chosen;
  const { targets: ownTargets = {}, weekday_targets: weekdayTargets = {} } = chosen;
  const isEnergyShown = !isEnergyHidden && savedColumns.includes("calories");
  return {
    columns: isEnergyHidden ? withoutEnergy(savedColumns) : savedColumns,
    savedColumns,
    isEnergyHidden,
    isEnergyShown,
    isPreviewOff: chosen.hide_preview === true,
    areQuestionsOff: chosen.hide_questions === true,
    targetsOf: (day) => targetsOnDay(ownTargets, weekdayTargets, day, reference),
    reference,
    units: readUnits(chosen),
    ownTargets,
    weekdayTargets,
    isKnown: !saved.isPending,
  };
}

/** Saves a change; requests run one after the other. A failed change is discarded. */
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
    onError: () => onFailure(t.failedSave),
  });
}

function withChanges(
  saved: UserPreferences | undefined,
  changes: readonly PreferenceChange[],
): UserPreferences {
  const defaults: UserPreferences = { mealsVisibleColumns: [...defaultMealColumns] };
  return Object.assign(defaults, saved, ...changes) as UserPreferences;
}

/** Without calories; the other default columns if calories were the only one. */
function withoutEnergy(columns: readonly MealColumnId[]): readonly MealColumnId[] {
  const others = columns.filter((id) => id !== "calories");
  return others.length > 0 ? others : defaultMealColumns.filter((id) => id !== "calories");
}
