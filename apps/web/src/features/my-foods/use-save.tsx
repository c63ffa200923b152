import type { OwnFoodRequest, SavedOwnFood } from "@morsel/contracts";
import { pages } from "@morsel/contracts/facts";
import { useState } from "react";
import { useLocation } from "wouter";
import { useCurrentUser } from "../../api/current-user.ts";
import { enqueueFood, restoreToOutbox, withdraw } from "../../api/outbox.ts";
import { sendOrKeep } from "../../api/outbox-tasks.ts";
import { countOutdatedMeals, useSaveOwnFood, useUpdateOutdatedMeals } from "../../api/own-foods.ts";
import { useIdempotencyKey } from "../../platform/use-idempotency-key.ts";
import { Button } from "../../ui/button.tsx";
import { ControlledDialog } from "../../ui/dialog.tsx";
import { fill } from "../../ui/fill.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../ui/toast-store.ts";
import { countOfMeals, outdatedText } from "./describe-food.ts";
import { t } from "./messages.ts";
import styles from "./my-foods.module.css";
import { saveErrorText } from "./parts.tsx";
import type { FormBasis } from "./use-basis.ts";

interface Question {
  readonly food: SavedOwnFood;
  readonly meals: number;
}

/**
 * Saves a form, asks whether to change logged meals if a food has changed, and goes back to the list. Without a
 * connection it waits in the outbox.
 */
export function useSave({ id, waiting }: Pick<FormBasis, "id" | "waiting">) {
  const [, navigate] = useLocation();
  const showToast = useToast();
  const { user } = useCurrentUser();
  const getKey = useIdempotencyKey();
  const save = useSaveOwnFood();
  const [failure, setFailure] = useState<unknown>();
  const [isStarted, setIsStarted] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const finish = ({ name }: SavedOwnFood) => {
    showToast({ title: t.saved, text: t.logByNameName({ name }) });
    navigate(pages.myFoods);
  };
  const saveOrKeep = async (food: OwnFoodRequest) => {
    const isNew = id === undefined;
    const unsent = { id: id ?? getKey(JSON.stringify(food)), food, isNew };
    const keep = async () => user && enqueueFood(unsent, user);
    const saved = await sendOrKeep(() => save.mutateAsync(unsent), keep);
    if (!saved) {
      showToast({
        title: t.keptOnThisDevice,
        text: t.savedWhenConnectionBack,
        durationMs: longToastMs,
      });
      navigate(pages.myFoods);
      return;
    }
    const meals = isNew ? 0 : await countOutdatedMeals(saved.id);
    if (meals > 0) setQuestion({ food: saved, meals });
    else finish(saved);
  };
  const submit = async (food: OwnFoodRequest) => {
    setIsStarted(true);
    setFailure(undefined);
    const withdrawn = waiting && (await withdraw(waiting));
    try {
      await saveOrKeep(food);
    } catch (error) {
      if (withdrawn) await restoreToOutbox(withdrawn);
      setFailure(error);
    }
    setIsStarted(false);
  };
  const dialog = question ? (
    <OutdatedMealsDialog {...question} onClose={() => finish(question.food)} />
  ) : null;
  return {
    submit: (food: OwnFoodRequest) => void submit(food),
    isSaving: isStarted,
    error: failure,
    dialog,
  };
}

interface DialogProps extends Question {
  readonly onClose: () => void;
}

/** Asks whether to change the logged meals with an earlier version of a food. The focus starts on No. */
function OutdatedMealsDialog({ food, meals, onClose }: DialogProps) {
  const showToast = useToast();
  const update = useUpdateOutdatedMeals(food.id);
  const count = countOfMeals(meals);
  const change = () =>
    update.mutate(undefined, {
      onSuccess: onClose,
      onError: (error) => showToast(errorToast(saveErrorText(error), t.mealsNotChanged)),
    });
  return (
    <ControlledDialog
      title={t.changeLoggedMealsToo}
      onClose={onClose}
      onCloseAutoFocus={() => undefined}
    >
      <p dir="auto">
        {fill(t.nameSavedMealsChangeEdit, { name: food.name, meals: outdatedText(meals) })}
      </p>
      <div className={styles.dialogActions}>
        <Button onClick={onClose}>{t.leaveAsLogged}</Button>
        <Button tone="outlined" disabled={update.isPending} onClick={change}>
          {update.isPending ? t.oneMoment : t.changeCount({ count })}
        </Button>
      </div>
    </ControlledDialog>
  );
}
