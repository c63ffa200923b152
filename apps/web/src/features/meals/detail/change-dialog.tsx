import type { MealEntry } from "@morsel/contracts";
import { lazy, Suspense } from "react";
import { useEditToast } from "./use-undo.ts";

// Most meals are only looked at.
const ChangeItemDialog = lazy(async () => ({
  default: (await import("./change-item-dialog.tsx")).ChangeItemDialog,
}));
const ChangeFiguresDialog = lazy(async () => ({
  default: (await import("./change-figures-dialog.tsx")).ChangeFiguresDialog,
}));
const ChangeMealDialog = lazy(async () => ({
  default: (await import("./change-meal-dialog.tsx")).ChangeMealDialog,
}));

/** What somebody pressed to change. */
export interface Opened {
  /** The item's place in the meal; undefined for the meal itself. */
  readonly place: number | undefined;
  /** The element that had the focus. */
  readonly button: HTMLElement;
}

interface Props extends Opened {
  readonly meal: MealEntry;
  readonly isEnergyShown: boolean;
  readonly onClose: () => void;
}

/** The dialog that changes an item of a meal, or the meal itself; it gives the focus back. */
export function ChangeDialog({ place, button, meal, isEnergyShown, onClose }: Props) {
  const onEdited = useEditToast(meal.id, isEnergyShown);
  const onCloseAutoFocus = () => {
    // What was pressed goes with an item that is removed.
    const target = button.isConnected ? button : document.querySelector<HTMLElement>("main");
    target?.focus({ preventScroll: true });
  };
  const ways = { meal, onClose, onEdited, onCloseAutoFocus };
  // What has no weight has no food either: its figures are all there is to change.
  const isBare = place !== undefined && meal.items[place]?.grams === null;
  const ItemDialog = isBare ? ChangeFiguresDialog : ChangeItemDialog;
  return (
    <Suspense fallback={null}>
      {place === undefined ? (
        <ChangeMealDialog {...ways} />
      ) : (
        <ItemDialog {...ways} place={place} isEnergyShown={isEnergyShown} />
      )}
    </Suspense>
  );
}
