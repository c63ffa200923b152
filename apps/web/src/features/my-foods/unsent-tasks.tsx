import { useCurrentUser } from "../../api/current-user.ts";
import { useOutbox } from "../../api/outbox.ts";
import { enqueueTask, sendOrKeep } from "../../api/outbox-tasks.ts";
import type { OutboxTask } from "../../platform/outbox-store.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { errorToast, longToastMs } from "../../ui/toast-store.ts";
import { t } from "./messages.ts";
import styles from "./my-foods.module.css";
import { Row, saveErrorText } from "./parts.tsx";
import { useRemoveUnsent } from "./use-remove-unsent.ts";

type DeletedKind = Extract<OutboxTask["task"], { kind: "delete" }>["of"];

/** The user's unsent deletions of a kind; for recipes also meals that wait to be saved as one. */
export function useUnsentTasks(of: DeletedKind): readonly OutboxTask[] {
  return useOutbox(useCurrentUser().user).tasks.filter(
    ({ task }) => (task.kind === "delete" ? task.of : "recipe") === of,
  );
}

interface Props {
  readonly tasks: readonly OutboxTask[];
  /** Moves the focus after a row is removed. */
  readonly onRemoved: () => void;
}

/** Deletions and recipes that wait for a connection, or that the server refused. */
export function UnsentTasks({ tasks, onRemoved }: Props) {
  const remove = useRemoveUnsent(onRemoved);
  if (tasks.length === 0) return null;
  return (
    <ul aria-label={t.waitingForConnection} className={styles.rows}>
      {tasks.map((entry) => {
        const { id, name, task } = entry;
        const isDeletion = task.kind === "delete";
        const label = isDeletion ? t.keepName({ name }) : t.removeWhatWaitsName({ name });
        return (
          <Row key={id} name={name} text={describe(entry)}>
            <Button
              size="small"
              tone="ghost"
              aria-label={label}
              onClick={() => void remove(entry, !isDeletion)}
            >
              {isDeletion ? t.keep : t.remove}
            </Button>
          </Row>
        );
      })}
    </ul>
  );
}

function describe({ task, answer }: OutboxTask): string {
  const words = answer?.isRefusal ? answer.words : undefined;
  if (task.kind === "delete")
    return words === undefined ? t.deletionWaits : t.notDeletedWords({ words });
  return words === undefined ? t.waitingBeSaved2 : t.notSavedWords({ words });
}

interface Deletion {
  readonly of: DeletedKind;
  readonly send: (id: string) => Promise<unknown>;
  /** Takes back a deletion that was sent. */
  readonly undo: () => Promise<unknown>;
  readonly onDeleted: () => void;
  readonly titles: Readonly<Record<"deleted" | "notDeleted" | "notRestored", string>>;
}

/** Deletes something now, or when a connection returns, and offers an Undo. */
export function useDeleteOrKeep() {
  const showToast = useToast();
  const { user } = useCurrentUser();
  return async (
    { id, name }: { readonly id: string; readonly name: string },
    { of, send, undo, onDeleted, titles }: Deletion,
  ) => {
    const fail = (title: string) => (error: unknown) =>
      showToast(errorToast(saveErrorText(error), title));
    let takeBack = undo;
    const keep = async () => {
      if (user) takeBack = await enqueueTask({ id, name, task: { kind: "delete", of } }, user);
    };
    try {
      await sendOrKeep(() => send(id).then(() => true), keep);
    } catch (error) {
      fail(titles.notDeleted)(error);
      return;
    }
    onDeleted();
    showToast({
      title: titles.deleted,
      text: name,
      durationMs: longToastMs,
      action: { label: t.undo, onAct: () => void takeBack().catch(fail(titles.notRestored)) },
    });
  };
}
