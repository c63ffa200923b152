import { useState } from "react";
import { useCurrentUser } from "../../../api/current-user.ts";
import { restoreToOutbox, useOutbox, withdraw } from "../../../api/outbox.ts";
import { useIsOnline } from "../../../platform/connection.ts";
import type { OutboxMessage } from "../../../platform/outbox-store.ts";
import { useNow } from "../../../platform/page.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CircleAlert, Icon, Pencil, WifiOff, X } from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { longToastMs } from "../../../ui/toast-store.ts";
import styles from "../log-history.module.css";
import { MessageDetails } from "../message-details.tsx";
import { t } from "./messages.ts";

const clockEveryMs = 30_000;

interface Props {
  /** Puts the message back into the text box. */
  readonly onEdit: (meal: OutboxMessage) => void;
  /** Moves the focus after a row is removed. */
  readonly onCloseAutoFocus: () => void;
}

/** The user's unsent messages. */
export function OutboxList({ onEdit, onCloseAutoFocus }: Props) {
  const { mine } = useOutbox(useCurrentUser().user);
  const nowMs = useNow(clockEveryMs);
  const showToast = useToast();
  const [withdrawing, setWithdrawing] = useState<ReadonlySet<string>>(new Set());

  const take = async (unsent: OutboxMessage): Promise<OutboxMessage | undefined> => {
    const { id } = unsent;
    setWithdrawing((ids) => new Set(ids).add(id));
    const meal = await withdraw(unsent).catch(() => undefined);
    setWithdrawing((ids) => new Set([...ids].filter((other) => other !== id)));
    if (!meal) showToast({ title: t.alreadySent, text: t.youFindBelow });
    return meal;
  };
  const edit = async (unsent: OutboxMessage) => {
    const meal = await take(unsent);
    if (meal) onEdit(meal);
  };
  const remove = async (unsent: OutboxMessage) => {
    const meal = await take(unsent);
    if (!meal) return;
    onCloseAutoFocus();
    showToast({
      title: t.removed,
      text: t.willNotBeLogged,
      durationMs: longToastMs,
      action: { label: t.undo, onAct: () => void restoreToOutbox(meal) },
    });
  };

  if (mine.length === 0) return null;
  return (
    <ul aria-label={t.waitingBeSent}>
      {mine.toReversed().map((meal) => (
        <OutboxRow
          key={meal.id}
          meal={meal}
          nowMs={nowMs}
          isBusy={withdrawing.has(meal.id)}
          onEdit={() => void edit(meal)}
          onRemove={() => void remove(meal)}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly meal: OutboxMessage;
  readonly nowMs: number;
  readonly isBusy: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function OutboxRow({ meal, nowMs, isBusy, onEdit, onRemove }: RowProps) {
  const isOnline = useIsOnline();
  const { answer } = meal;
  return (
    <li className={`${styles.row} ${answer?.isRefusal ? styles.failed : ""}`}>
      <span className={styles.status}>
        {answer?.isRefusal ? <Icon of={CircleAlert} /> : <Icon of={WifiOff} />}
      </span>
      <MessageDetails
        message={meal.message}
        hasPhoto={meal.photoId !== undefined}
        error={answer?.words}
        status={answer?.isRefusal ? t.notSent : isOnline ? t.waitingBeSent : t.waiting}
        writtenAt={new Date(meal.writtenAtMs).toISOString()}
        nowMs={nowMs}
      />
      <div className={`${styles.action} ${styles.actions}`}>
        <IconButton label={t.edit} isBusy={isBusy} onClick={onEdit}>
          <Icon of={Pencil} isSmall />
        </IconButton>
        <IconButton label={t.remove} isBusy={isBusy} onClick={onRemove}>
          <Icon of={X} />
        </IconButton>
      </div>
    </li>
  );
}
