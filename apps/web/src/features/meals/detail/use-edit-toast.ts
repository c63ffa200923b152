import type { EditedMeal } from "@morsel/contracts";
import { useUnits } from "../../../api/units.ts";
import { useToast } from "../../../ui/toast.tsx";
import { longToastMs, type ToastContent } from "../../../ui/toast-store.ts";
import { useUndo } from "../../../ui/use-undo.ts";
import { t } from "../messages.ts";
import { patchLines } from "../patch/format-patch.ts";

/** Shows what a direct edit changed, with an Undo. */
export function useEditToast(mealId: string, isEnergyShown: boolean) {
  const units = useUnits();
  const showToast = useToast();
  const { undo } = useUndo(mealId);
  return ({ meal, patch }: EditedMeal) => {
    const [line] = patchLines(patch, isEnergyShown, units);
    const content: ToastContent = {
      title: t.mealUpdated,
      durationMs: longToastMs,
      action: { label: t.undo, onAct: () => void undo(meal.version) },
    };
    showToast(line ? { ...content, text: line.text } : content);
  };
}
