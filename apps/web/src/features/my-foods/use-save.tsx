import type { OwnFoodRequest, SavedOwnFood } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { useState } from "react";
import { useLocation } from "wouter";
import { fetchOutdatedMeals, useSaveOwnFood, useUpdateOutdatedMeals } from "../../api/own-foods.ts";
import { Button } from "../../ui/button.tsx";
import { ControlledDialog } from "../../ui/dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import styles from "./my-foods.module.css";
import { saveErrorText } from "./parts.tsx";

interface Question {
  readonly food: SavedOwnFood;
  readonly meals: number;
}

/** Saves a form, asks whether to change logged meals if a food has changed, and goes back to the list. */
export function useSave(id: string | undefined) {
  const [, navigate] = useLocation();
  const showToast = useToast();
  const save = useSaveOwnFood(id);
  const [question, setQuestion] = useState<Question>();
  const finish = ({ name }: SavedOwnFood) => {
    showToast({ title: "Saved", text: `Log it by its name: “${name}”.` });
    navigate(pages.myFoods);
  };
  const submit = (request: OwnFoodRequest) =>
    save.mutate(request, {
      onSuccess: async (food) => {
        const meals = id === undefined ? 0 : await countOutdated(id);
        if (meals > 0) setQuestion({ food, meals });
        else finish(food);
      },
    });
  const dialog = question ? (
    <OutdatedMealsDialog {...question} onClose={() => finish(question.food)} />
  ) : null;
  return { submit, isSaving: save.isPending, error: save.error, dialog };
}

/** The food is saved already: without an answer the meals stay as they are. */
const countOutdated = (id: string): Promise<number> =>
  fetchOutdatedMeals(id).then(
    ({ meals }) => meals,
    () => 0,
  );

interface DialogProps extends Question {
  readonly onClose: () => void;
}

/** Asks whether to change the logged meals with an earlier version of a food. The focus starts on No. */
function OutdatedMealsDialog({ food, meals, onClose }: DialogProps) {
  const showToast = useToast();
  const update = useUpdateOutdatedMeals(food.id);
  const count = meals === 1 ? "1 meal" : `${meals} meals`;
  const change = () =>
    update.mutate(undefined, {
      onSuccess: onClose,
      onError: (error) => showToast(errorToast(saveErrorText(error), "Meals not changed")),
    });
  return (
    <ControlledDialog
      title="Change logged meals, too?"
      onClose={onClose}
      onCloseAutoFocus={() => undefined}
    >
      <p dir="auto">
        “{food.name}” is saved. {count} that you logged before {meals === 1 ? "has" : "have"} its
        earlier figures. A change is an edit of each meal, which you can undo there.
      </p>
      <div className={styles.dialogActions}>
        <Button onClick={onClose}>Leave as logged</Button>
        <Button tone="outlined" disabled={update.isPending} onClick={change}>
          {update.isPending ? "One moment..." : `Change ${count}`}
        </Button>
      </div>
    </ControlledDialog>
  );
}
