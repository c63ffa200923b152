import { useState } from "react";
import { restoreErrorText, useDeleteMeal, useRestoreMeal } from "../../api/meals.ts";
import { useToast } from "../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../ui/toast-store.ts";
import { t } from "./messages.ts";

/**
 * Deletes meals, also several at the same time; each can be restored from its toast.
 *
 * @param errorText the message after a failure; the spec words it differently for the list and the meal's page.
 */
export function useDelete(errorText: (error: unknown) => string) {
  const showToast = useToast();
  const deleteMeal = useDeleteMeal();
  const restore = useRestore();
  const [deletingIds, setDeletingIds] = useState<ReadonlySet<string>>(new Set());

  /** Returns true if the meal is deleted. */
  const remove = async (id: string): Promise<boolean> => {
    setDeletingIds((deleting) => new Set(deleting).add(id));
    let isDeleted = false;
    try {
      await deleteMeal.mutateAsync(id);
      isDeleted = true;
      showToast({
        title: t.mealDeleted,
        text: t.removedFromYourLog,
        durationMs: longToastMs,
        action: { label: t.undo, onAct: () => restore(id) },
      });
    } catch (error) {
      showToast(errorToast(errorText(error)));
    }
    setDeletingIds((deleting) => new Set([...deleting].filter((other) => other !== id)));
    return isDeleted;
  };
  return { isDeleting: (id: string) => deletingIds.has(id), remove };
}

function useRestore() {
  const showToast = useToast();
  const restoreMeal = useRestoreMeal();
  return async (id: string) => {
    try {
      await restoreMeal.mutateAsync(id);
      showToast({
        title: t.mealRestored,
        text: t.backYourLog,
        durationMs: longToastMs,
      });
    } catch (error) {
      showToast(errorToast(restoreErrorText(error)));
    }
  };
}
