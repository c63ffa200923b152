import type { MealEntry } from "@morsel/contracts";
import type { MealColumnId } from "@morsel/contracts/facts";
import { pagePath, pages } from "@morsel/contracts/facts";
import { startTransition, useCallback, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { listDeleteErrorText } from "../../../api/meals.ts";
import { ControlledConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { EditLocks } from "../edit/use-edit-locks.ts";
import { useDelete } from "../use-delete.ts";
import { MealCard } from "./meal-card.tsx";
import styles from "./meals-screen.module.css";

interface Props {
  readonly meals: readonly MealEntry[];
  readonly columns: readonly MealColumnId[];
  readonly locks: EditLocks;
  /** A deleted card is gone: something that stays takes the focus. */
  readonly focusAfterDelete: () => void;
}

/** More than a screen shows; those below come right after, in slices that hold nothing up. */
const shownAtOnce = 12;

/** A meal that somebody pressed Delete on, and the button that they pressed. */
interface Asked {
  readonly meal: MealEntry;
  readonly button: HTMLElement;
}

/** The cards of one day. One dialog serves them all: one for each made a change of day slow. */
export function MealList({ meals, columns, locks, focusAfterDelete }: Props) {
  const { isDeleting, remove } = useDelete(listDeleteErrorText);
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<Asked>();
  const { lock } = locks;
  const edit = useCallback(
    ({ id }: MealEntry) => {
      lock(id);
      navigate(pagePath(pages.editMeal, id));
    },
    [lock, navigate],
  );
  const askDelete = useCallback(
    (meal: MealEntry, button: HTMLElement) => setAsked({ meal, button }),
    [],
  );
  const [isWhole, setIsWhole] = useState(meals.length <= shownAtOnce);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return (
    <>
      <ul className={styles.list}>
        {(isWhole ? meals : meals.slice(0, shownAtOnce)).map((meal) => (
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
      {asked ? (
        <ControlledConfirmDialog
          title="Delete this meal?"
          text={`"${asked.meal.title}" will be permanently removed from your log.`}
          confirmLabel="Delete"
          onConfirm={() => void remove(asked.meal.id)}
          onClose={() => setAsked(undefined)}
          onCloseAutoFocus={(isConfirmed) =>
            isConfirmed ? focusAfterDelete() : asked.button.focus()
          }
        />
      ) : null}
    </>
  );
}
