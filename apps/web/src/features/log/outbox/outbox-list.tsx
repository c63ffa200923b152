import { useState } from "react";
import { useCurrentUser } from "../../../api/current-user.ts";
import { keepAgain, useWaitingMeals, withdraw } from "../../../api/outbox.ts";
import { useIsOnline } from "../../../platform/connection.ts";
import type { WaitingMeal } from "../../../platform/outbox-store.ts";
import { useNow } from "../../../platform/page.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Camera, CircleAlert, Icon, Pencil, WifiOff, X } from "../../../ui/icons.tsx";
import textStyles from "../../../ui/text.module.css";
import { useToast } from "../../../ui/toast.tsx";
import { longToastMs } from "../../../ui/toast-store.ts";
import { describeMoment } from "../describe-moment.ts";
import styles from "../log-history.module.css";

const clockEveryMs = 30_000;

interface Props {
  /** Puts a meal back where it was written. */
  readonly onEdit: (meal: WaitingMeal) => void;
  /** Where the focus goes on once a row has gone. */
  readonly onCloseAutoFocus: () => void;
}

/** What was written here without a connection and has not been sent yet. */
export function WaitingList({ onEdit, onCloseAutoFocus }: Props) {
  const { mine } = useWaitingMeals(useCurrentUser().user);
  const nowMs = useNow(clockEveryMs);
  const showToast = useToast();
  const [takingBack, setTakingBack] = useState<ReadonlySet<string>>(new Set());

  const take = async (id: string): Promise<WaitingMeal | undefined> => {
    setTakingBack((ids) => new Set(ids).add(id));
    const meal = await withdraw(id).catch(() => undefined);
    setTakingBack((ids) => new Set([...ids].filter((other) => other !== id)));
    if (!meal) showToast({ title: "Already sent", text: "You find it below." });
    return meal;
  };
  const edit = async (id: string) => {
    const meal = await take(id);
    if (meal) onEdit(meal);
  };
  const remove = async (id: string) => {
    const meal = await take(id);
    if (!meal) return;
    onCloseAutoFocus();
    showToast({
      title: "Taken back",
      text: "It will not be logged.",
      durationMs: longToastMs,
      action: { label: "Undo", onAct: () => void keepAgain(meal) },
    });
  };

  if (mine.length === 0) return null;
  return (
    <ul aria-label="Waiting to be sent">
      {mine.toReversed().map((meal) => (
        <WaitingRow
          key={meal.id}
          meal={meal}
          nowMs={nowMs}
          isBusy={takingBack.has(meal.id)}
          onEdit={() => void edit(meal.id)}
          onRemove={() => void remove(meal.id)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly meal: WaitingMeal;
  readonly nowMs: number;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function WaitingRow({ meal, nowMs, isBusy, onEdit, onRemove }: RowProps) {
  const isOnline = useIsOnline();
  const { answer } = meal;
  const writtenAt = new Date(meal.writtenAtMs).toISOString();
  const word = answer?.isRefusal ? "Not sent" : isOnline ? "Waiting to be sent" : "Waiting";
  return (
    <li className={answer?.isRefusal ? "row fail" : "row"}>
      <span className={styles.status}>
        {answer?.isRefusal ? <Icon of={CircleAlert} /> : <Icon of={WifiOff} />}
      </span>
      <div>
        <div className={styles.message} dir="auto">
          {meal.photoId ? <Icon of={Camera} isSmall className={styles.photoMark} /> : null}
          {meal.photoId ? <span className={textStyles.visuallyHidden}>With a photo: </span> : null}
          {meal.message || "Photo"}
        </div>
        {answer ? <div className={styles.error}>{answer.words}</div> : null}
        <div className={styles.details}>
          <span className={styles.statusWord}>{word}</span>
          <time dateTime={writtenAt}>{describeMoment(writtenAt, nowMs)}</time>
        </div>
      </div>
      <div className={`${styles.action} ${styles.actions}`}>
        <IconButton label="Edit" isBusy={isBusy} onClick={onEdit}>
          <Icon of={Pencil} isSmall />
        </IconButton>
        <IconButton label="Take back" isBusy={isBusy} onClick={onRemove}>
          <Icon of={X} />
        </IconButton>
      </div>
    </li>
  );
}
