import type { MealEntry } from "@morsel/contracts";
import { Suspense } from "react";
import { lazyNamed } from "../../../ui/deferred.tsx";
import { useEditToast } from "./use-edit-toast.ts";

const ChangeItemDialog = lazyNamed("ChangeItemDialog", () => import("./change-item-dialog.tsx"));
const ChangeFiguresDialog = lazyNamed(
  "ChangeFiguresDialog",
  () => import("./change-figures-dialog.tsx"),
);
const ChangeMealDialog = lazyNamed("ChangeMealDialog", () => import("./change-meal-dialog.tsx"));

/** What the user opened for a change. */
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

/** The dialog that changes an item of a meal, or the meal itself. */
export function ChangeDialog({ index, button, meal, isEnergyShown, onClose }: Props) {
  const onEdited = useEditToast(meal.id, isEnergyShown);
  const onCloseAutoFocus = () => {
    // The button is removed together with its item.
    const target = button.isConnected ? button : document.querySelector<HTMLElement>("main");
    target?.focus({ preventScroll: true });
  };
  const props = { meal, onClose, onEdited, onCloseAutoFocus };
  // An item without a weight has no food: only its figures can be changed.
  const hasNoWeight = index !== undefined && meal.items[index]?.grams === null;
  const ItemDialog = hasNoWeight ? ChangeFiguresDialog : ChangeItemDialog;
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
