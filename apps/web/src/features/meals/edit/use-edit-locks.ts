import { useCallback, useState } from "react";
import { useIsOnline } from "../../../platform/connection.ts";
import { useProcessingMeals } from "../api/edits.ts";
import { t } from "../messages.ts";

export type MealLock = "Meal being edited" | "Meal being processed";

export interface EditLocks {
  /** Why a meal's edit button is locked; undefined if it is not. */
  readonly findLock: (mealId: string) => MealLock | undefined;
  /** Locks the edit button of a meal after a tap, until the list is loaded again. */
  readonly lock: (mealId: string) => void;
  /** The error of the processing list; undefined offline, which the app reports itself. */
  readonly failure: string | undefined;
}

/** @param listedAtMs when the list of meals was loaded. */
export function useEditLocks(listedAtMs: number): EditLocks {
  const processing = useProcessingMeals(true);
  const isOnline = useIsOnline();
  const [tapped, setTapped] = useState<Readonly<Record<string, number>>>({});
  const lock = useCallback(
    (mealId: string) => setTapped((before) => ({ ...before, [mealId]: listedAtMs })),
    [listedAtMs],
  );
  return {
    findLock: (mealId) => {
      if (processing.data?.includes(mealId)) return t.mealBeingProcessed;
      return tapped[mealId] === listedAtMs ? t.mealBeingEdited : undefined;
    },
    lock,
    failure: isOnline ? processing.error?.message : undefined,
  };
}
