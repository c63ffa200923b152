import type { EditedMeal } from "@morsel/contracts";
import { useToast } from "../../../ui/toast.tsx";
import { errorToast, longToastMs, type ToastContent } from "../../../ui/toast-store.ts";
import { useUndoEdit } from "../api/direct-edits.ts";
import { editErrorText } from "../api/edits.ts";
import { patchLines } from "../patch/format-patch.ts";

/** Undoes the latest edit of a meal, and shows the outcome. */
export function useUndo(mealId: string) {
  const showToast = useToast();
  const undoEdit = useUndoEdit(mealId);
  const undo = async (version: number) => {
    try {
      await undoEdit.mutateAsync(version);
      showToast({ title: "Edit undone", durationMs: longToastMs });
    } catch (error) {
      showToast(errorToast(editErrorText(error)));
    }
  };
  return { undo, isUndoing: undoEdit.isPending };
}

/** Shows what a direct edit changed, with an Undo. */
export function useEditToast(mealId: string, isEnergyShown: boolean) {
  const showToast = useToast();
  const { undo } = useUndo(mealId);
  return ({ meal, patch }: EditedMeal) => {
    const [line] = patchLines(patch, isEnergyShown);
    const content: ToastContent = {
      title: "Meal updated",
      durationMs: longToastMs,
      action: { label: "Undo", onAct: () => void undo(meal.version) },
    };
    showToast(line ? { ...content, text: line.text } : content);
  };
}
