import type { MealEntry } from "@morsel/contracts";
import { Suspense } from "react";
import { lazyNamed } from "../../../ui/deferred.tsx";
import { useEditToast } from "./use-undo.ts";

// Most meals are only looked at.
const ChangeItemDialog = lazyNamed("ChangeItemDialog", () => import("./change-item-dialog.tsx"));
const ChangeFiguresDialog = lazyNamed(
  "ChangeFiguresDialog",
  () => import("./change-figures-dialog.tsx"),
);
const ChangeMealDialog = lazyNamed("ChangeMealDialog", () => import("./change-meal-dialog.tsx"));

/** What somebody pressed to change. */
export interface Opened {
  /** The item's index in the meal; undefined for the meal itself. */
  readonly index: number | undefined;
  /** The element that had the focus. */
  readonly button: HTMLElement;
}

interface Props extends Opened {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
  readonly onClose: () => void;
}

/** The dialog that changes an item of a meal, or the meal itself; it gives the focus back. */
export function ChangeDialog({ index, button, meal, isEnergyShown, onClose }: Props) {
  const onEdited = useEditToast(meal.id, isEnergyShown);
  const onCloseAutoFocus = () => {
    // What was pressed goes with an item that is removed.
    const target = button.isConnected ? button : document.querySelector<HTMLElement>("main");
    target?.focus({ preventScroll: true });
  };
  const props = { meal, onClose, onEdited, onCloseAutoFocus };
  // What has no weight has no food either: its figures are all there is to change.
  const isBare = index !== undefined && meal.items[index]?.grams === null;
  const ItemDialog = isBare ? ChangeFiguresDialog : ChangeItemDialog;
  return (
    <Suspense fallback={null}>
      {index === undefined ? (
        <ChangeMealDialog {...props} />
      ) : (
        <ItemDialog {...props} index={index} isEnergyShown={isEnergyShown} />
      )}
    </Suspense>
  );
}
