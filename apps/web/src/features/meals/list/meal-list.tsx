import type { MealEntry } from "@morsel/contracts";
import type { MealColumnId } from "@morsel/contracts/facts";
import { pagePath, pages } from "@morsel/contracts/facts";
import { startTransition, useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { listDeleteErrorText } from "../../../api/meals.ts";
import { ControlledConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { EditLocks } from "../edit/use-edit-locks.ts";
import { t } from "../messages.ts";
import { useDelete } from "../use-delete.ts";
import { MealCard } from "./meal-card.tsx";
import styles from "./meals-screen.module.css";

interface Props {
  readonly meals: readonly MealEntry[];
  readonly columns: readonly MealColumnId[];
  readonly locks: EditLocks;
  /** Moves the focus, because the deleted card is gone. */
  readonly focusAfterDelete: () => void;
}

/** The number of cards in the first render; the rest follows in a transition. */
const firstRenderCount = 12;

/** The meal whose deletion is to be confirmed. */
interface PendingDelete {
  readonly meal: MealEntry;
  readonly button: HTMLElement;
}

/** The cards of one day. One dialog for all of them, because a dialog per card was slow. */
export function MealList({ meals, columns, locks, focusAfterDelete }: Props) {
  const { isDeleting, remove } = useDelete(listDeleteErrorText);
  const [, navigate] = useLocation();
  const [pendingDelete, setPendingDelete] = useState<PendingDelete>();
  const { lock } = locks;
  const edit = useCallback(
    ({ id }: MealEntry) => {
      lock(id);
      navigate(pagePath(pages.editMeal, id));
    },
    [lock, navigate],
  );
  const askDelete = useCallback(
    (meal: MealEntry, button: HTMLElement) => setPendingDelete({ meal, button }),
    [],
  );
  const [isComplete, setIsComplete] = useState(meals.length <= firstRenderCount);
  useEffect(() => startTransition(() => setIsComplete(true)), []);
  return (
    <>
      <ul className={styles.list}>
        {(isComplete ? meals : meals.slice(0, firstRenderCount)).map((meal) => (
          <li key={meal.id}>
            <MealCard
              meal={meal}
              columns={columns}
              lock={locks.findLock(meal.id)}
              isDeleting={isDeleting(meal.id)}
              onEdit={edit}
              onDelete={askDelete}
            />
          </li>
        ))}
      </ul>
      {pendingDelete ? (
        <ControlledConfirmDialog
          title={t.deleteThisMeal}
          text={t.titleWillBePermanently({ title: pendingDelete.meal.title })}
          confirmLabel={t.delete}
          onConfirm={() => void remove(pendingDelete.meal.id)}
          onClose={() => setPendingDelete(undefined)}
          onCloseAutoFocus={(isConfirmed) =>
            isConfirmed ? focusAfterDelete() : pendingDelete.button.focus()
          }
        />
      ) : null}
    </>
  );
}
