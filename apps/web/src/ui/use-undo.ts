import { editErrorText, useUndoEdit } from "../api/direct-edits.ts";
import { t } from "./messages.ts";
import { useToast } from "./toast.tsx";
import { errorToast, longToastMs } from "./toast-store.ts";

/** Undoes the latest edit of a meal, shows the outcome, and returns whether it was undone. */
export function useUndo(mealId: string) {
  const showToast = useToast();
  const undoEdit = useUndoEdit(mealId);
  const undo = async (version: number): Promise<boolean> => {
    try {
      await undoEdit.mutateAsync(version);
      showToast({ title: t.editUndone, durationMs: longToastMs });
      return true;
    } catch (error) {
      showToast(errorToast(editErrorText(error)));
      return false;
    }
  };
  return { undo, isUndoing: undoEdit.isPending };
}
