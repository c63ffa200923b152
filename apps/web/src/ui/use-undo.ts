import { editErrorText, useUndoEdit } from "../api/direct-edits.ts";
import { t } from "./messages.ts";
import { useToast } from "./toast.tsx";
import { errorToast, longToastMs } from "./toast-store.ts";

/** Undoes the latest edit of a meal, and shows the outcome. */
export function useUndo(mealId: string) {
  const showToast = useToast();
  const undoEdit = useUndoEdit(mealId);
  const undo = async (version: number) => {
    try {
      await undoEdit.mutateAsync(version);
      showToast({ title: t.editUndone, durationMs: longToastMs });
    } catch (error) {
      showToast(errorToast(editErrorText(error)));
    }
  };
  return { undo, isUndoing: undoEdit.isPending };
}
