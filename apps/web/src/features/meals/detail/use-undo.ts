import type { EditedMeal } from "@morsel/contracts";
import { useToast } from "../../../ui/toast.tsx";
import { longToastMs, type ToastContent } from "../../../ui/toast-store.ts";
import { useUndoEdit } from "../api/direct-edits.ts";
import { editErrorText } from "../api/edits.ts";
import { patchLines } from "../patch/format-patch.ts";

/** Takes the latest edit of a meal back, and tells how that went. */
export function useUndo(mealId: string) {
  const showToast = useToast();
  const undoEdit = useUndoEdit(mealId);
  const undo = async (version: number) => {
    try {
      await undoEdit.mutateAsync(version);
      showToast({ title: "Edit undone", durationMs: longToastMs });
    } catch (error) {
      showToast({
        title: "Error",
        text: editErrorText(error),
        isError: true,
        durationMs: longToastMs,
      });
    }
  };
  return { undo, isUndoing: undoEdit.isPending };
}

/** Tells what a direct edit did, and offers to take it back. */
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
