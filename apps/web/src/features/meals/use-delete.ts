import { useState } from "react";
import { restoreErrorText, useDeleteMeal, useRestoreMeal } from "../../api/meals.ts";
import { useToast } from "../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../ui/toast-store.ts";

/**
 * Deletes meals, several at a time if need be; each can be brought back from its toast.
 *
 * @param errorText what to say when it fails, which the list and the meal's page word differently.
 */
export function useDelete(errorText: (error: unknown) => string) {
  const showToast = useToast();
  const deleteMeal = useDeleteMeal();
  const restore = useRestore();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());

  /** Gives true once the meal is gone. */
  const remove = async (id: string): Promise<boolean> => {
    setIds((deleting) => new Set(deleting).add(id));
    let isGone = false;
    try {
      await deleteMeal.mutateAsync(id);
      isGone = true;
      showToast({
        title: "Meal deleted",
        text: "Removed from your log.",
        durationMs: longToastMs,
        action: { label: "Undo", onAct: () => restore(id) },
      });
    } catch (error) {
      showToast(errorToast(errorText(error)));
    }
    setIds((deleting) => new Set([...deleting].filter((other) => other !== id)));
    return isGone;
  };
  return { isDeleting: (id: string) => ids.has(id), remove };
}

function useRestore() {
  const showToast = useToast();
  const restoreMeal = useRestoreMeal();
  return async (id: string) => {
    try {
      await restoreMeal.mutateAsync(id);
      showToast({
        title: "Meal restored",
        text: "It is back in your log.",
        durationMs: longToastMs,
      });
    } catch (error) {
      showToast(errorToast(restoreErrorText(error)));
    }
  };
}
