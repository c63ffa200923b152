import type { SavedOwnFood } from "@morsel/contracts";
import { Link } from "wouter";
import { useCurrentUser } from "../../api/current-user.ts";
import { useOutbox, withdraw } from "../../api/outbox.ts";
import { ownFoodPath } from "../../api/own-food-links.ts";
import { useUpdateOutdatedMeals } from "../../api/own-foods.ts";
import type { OutboxFood } from "../../platform/outbox-store.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast } from "../../ui/toast-store.ts";
import { countOfMeals, outdatedText } from "./describe-food.ts";
import { t } from "./messages.ts";
import styles from "./my-foods.module.css";
import { Row, saveErrorText } from "./parts.tsx";
import { useRemoveUnsent } from "./use-remove-unsent.ts";

/** The user's foods, or recipes, that are not saved yet. */
export function useUnsentFoods(kind: SavedOwnFood["kind"]): readonly OutboxFood[] {
  return useOutbox(useCurrentUser().user).foods.filter(({ food }) => food.kind === kind);
}

interface Props {
  readonly unsent: readonly OutboxFood[];
  /** Moves the focus after a row is removed. */
  readonly onRemoved: () => void;
}

/** Foods that wait for a connection, that the server refused, or that are saved and ask about logged meals. */
export function UnsentFoods({ unsent, onRemoved }: Props) {
  const remove = useRemoveUnsent(onRemoved);
  if (unsent.length === 0) return null;
  return (
    <ul aria-label={t.waitingBeSaved} className={styles.rows}>
      {unsent.map((entry) =>
        entry.outdatedMeals === undefined ? (
          <UnsentRow key={entry.id} entry={entry} onRemove={() => void remove(entry)} />
        ) : (
          <OutdatedRow key={entry.id} entry={entry} onAnswered={onRemoved} />
        ),
      )}
    </ul>
  );
}

interface RowProps {
  readonly entry: OutboxFood;
  readonly onRemove: () => void;
}

function UnsentRow({ entry: { id, food, isNew, answer }, onRemove }: RowProps) {
  const waiting = isNew ? t.waitingBeSaved2 : t.changeWaitingBeSaved;
  const text = answer?.isRefusal ? t.notSavedWords({ words: answer.words }) : waiting;
  return (
    <Row name={food.name} text={text}>
      <Link
        className={buttonClass({ tone: "ghost", size: "small" })}
        href={ownFoodPath({ id, kind: food.kind })}
        aria-label={t.changeWhatWaitsName({ name: food.name })}
      >
        {t.change}
      </Link>
      <Button
        size="small"
        tone="ghost"
        aria-label={t.removeWhatWaitsName({ name: food.name })}
        onClick={onRemove}
      >
        {t.remove}
      </Button>
    </Row>
  );
}

interface OutdatedProps {
  readonly entry: OutboxFood;
  readonly onAnswered: () => void;
}

/** Asks whether to change the logged meals with the earlier figures of a food that was changed offline. */
function OutdatedRow({ entry, onAnswered }: OutdatedProps) {
  const showToast = useToast();
  const update = useUpdateOutdatedMeals(entry.id);
  const meals = entry.outdatedMeals ?? 0;
  const close = async () => {
    await withdraw(entry);
    onAnswered();
  };
  const change = () =>
    update.mutate(undefined, {
      onSuccess: () => void close(),
      onError: (error) => showToast(errorToast(saveErrorText(error), t.mealsNotChanged)),
    });
  return (
    <Row name={entry.food.name} text={`${t.savedSentence} ${outdatedText(meals)}`}>
      <Button size="small" tone="ghost" onClick={() => void close()}>
        {t.leaveAsLogged}
      </Button>
      <Button size="small" tone="ghost" disabled={update.isPending} onClick={change}>
        {t.changeMeals({ meals: countOfMeals(meals) })}
      </Button>
    </Row>
  );
}
