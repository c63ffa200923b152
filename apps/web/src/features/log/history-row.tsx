import type { ChatJob, JobStatus } from "@morsel/contracts";
import { isActive } from "@morsel/contracts/facts";
import { withoutEnergy } from "@morsel/nutrition";
import { type ReactNode, useRef } from "react";
import { moveFocus } from "../../platform/focus.ts";
import { textOfCode } from "../../platform/messages.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Ban, CircleAlert, CircleCheck, Icon, RotateCcw, X } from "../../ui/icons.tsx";
import { NotCounted } from "../../ui/not-counted.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import styles from "./log-history.module.css";
import { LoggedMeals, LoggedMealsPlaceholder } from "./logged-meals.tsx";
import { MessageDetails } from "./message-details.tsx";
import { t } from "./messages.ts";

export const statusLabels = (): Readonly<Record<JobStatus, string>> => ({
  queued: t.processing,
  processing: t.processing,
  completed: t.completed,
  failed: t.failed,
  cancelled: t.cancelled,
});

const statusClasses: Readonly<Record<JobStatus, string | undefined>> = {
  queued: styles.processing,
  processing: styles.processing,
  completed: styles.completed,
  failed: styles.failed,
  cancelled: styles.cancelled,
};

/** The error in the language of the screens. */
const describeError = ({ error_code: code }: ChatJob, english: string) =>
  code === undefined ? english : textOfCode("errors", code, english);

interface Props {
  readonly job: ChatJob;
  readonly nowMs: number;
  /** If false, texts are displayed without energy. */
  readonly isEnergyShown: boolean;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** Below the row's text. */
  readonly children?: ReactNode;
}

/** A message of the log and its status. */
export function HistoryRow(props: Props) {
  const { job, nowMs, isEnergyShown, isCancelling, onCancel, onRetry, children } = props;
  const display = (text: string) => (isEnergyShown ? text : withoutEnergy(text));
  const row = useRef<HTMLLIElement>(null);
  const isWaiting = isActive(job.status);
  return (
    <li ref={row} tabIndex={-1} className={`${styles.row} ${statusClasses[job.status]}`}>
      <span className={styles.status}>
        <StatusIcon status={job.status} />
      </span>
      <MessageDetails
        message={display(job.message)}
        hasPhoto={job.photo_id !== undefined}
        error={job.error && display(describeError(job, job.error))}
        status={isWaiting && isCancelling ? t.cancelling : statusLabels()[job.status]}
        writtenAt={job.created_at}
        nowMs={nowMs}
      >
        {isWaiting ? <LoggedMealsPlaceholder /> : null}
        {job.logged_meals ? (
          <LoggedMeals meals={job.logged_meals} isEnergyShown={isEnergyShown} />
        ) : null}
        <NotCounted
          phrases={job.not_counted ?? []}
          of={job.id}
          isEnergyShown={isEnergyShown}
          className={styles.notCounted}
        />
      </MessageDetails>
      <div className={styles.below}>{children}</div>
      <div className={styles.action}>
        {isWaiting ? (
          <IconButton
            label={isCancelling ? t.cancelling : t.cancel}
            isBusy={isCancelling}
            onClick={() => {
              // The button is removed when the job is cancelled; its row stays.
              moveFocus(row.current);
              onCancel();
            }}
          >
            {isCancelling ? <Spinner /> : <Icon of={X} />}
          </IconButton>
        ) : null}
        {job.status === "failed" ? (
          <Button size="small" className={styles.retry} onClick={onRetry}>
            <Icon of={RotateCcw} isSmall />
            {t.retry}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function StatusIcon({ status }: { readonly status: JobStatus }) {
  if (isActive(status)) return <Spinner />;
  if (status === "completed") return <Icon of={CircleCheck} />;
  if (status === "failed") return <Icon of={CircleAlert} />;
  return <Icon of={Ban} />;
}
