import type { OperatorTask } from "@morsel/contracts";
import textStyles from "../../ui/text.module.css";
import styles from "./operator.module.css";

interface Props {
  /** 'Import of foods'. */
  readonly label: string;
  readonly task: OperatorTask | null;
}

/** How far an import or a backup is, or how it ended. */
export function TaskState({ label, task }: Props) {
  if (!task) return null;
  const { state, words, done, total } = task;
  const look = state === "failed" ? textStyles.danger : textStyles.secondary;
  const share = total > 0 ? Math.min(1, done / total) : undefined;
  return (
    <div className={styles.task} role={state === "failed" ? "alert" : "status"}>
      <p className={look}>
        {state === "running" ? `${words}...` : words}
        {state === "running" && share !== undefined ? ` ${Math.floor(share * 100)}\u00a0%` : null}
      </p>
      {state === "running" ? (
        <progress aria-label={label} {...(share === undefined ? {} : { value: share })} />
      ) : null}
    </div>
  );
}
