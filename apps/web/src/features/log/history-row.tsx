import type { ChatJob, JobStatus } from "@morsel/contracts";
import { isUnderway } from "@morsel/contracts/facts";
import { useRef } from "react";
import { moveFocus } from "../../platform/focus.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Ban, Camera, CircleAlert, CircleCheck, RotateCcw, X } from "../../ui/icons.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { describeMoment } from "./describe-moment.ts";

export const statusWords: Readonly<Record<JobStatus, string>> = {
  queued: "Processing",
  processing: "Processing",
  completed: "Completed",
  failed: "Failed",
  cancelled: "Cancelled",
};

const looks: Readonly<Record<JobStatus, string>> = {
  queued: "proc",
  processing: "proc",
  completed: "done",
  failed: "fail",
  cancelled: "off",
};

interface Props {
  readonly job: ChatJob;
  readonly nowMs: number;
  /** What is told of its texts. */
  readonly tell: (text: string) => string;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** One message of the log and what came of it. */
export function HistoryRow({ job, nowMs, tell, isCancelling, onCancel, onRetry }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const isWaiting = isUnderway(job.status);
  return (
    <li ref={row} tabIndex={-1} className={`row ${looks[job.status]}`}>
      <span className="st">
        <StatusIcon status={job.status} />
      </span>
      <div>
        <div className="msg" dir="auto">
          {job.photo_id ? <Camera className="ic s photo-mark" aria-hidden="true" /> : null}
          {job.photo_id ? <span className="sr-only">With a photo: </span> : null}
          {tell(job.message) || "Photo"}
        </div>
        {job.error ? (
          <div className="err" dir="auto">
            {tell(job.error)}
          </div>
        ) : null}
        <div className="meta">
          <span className="word">
            {isWaiting && isCancelling ? "Cancelling" : statusWords[job.status]}
          </span>
          <time dateTime={job.created_at}>{describeMoment(job.created_at, nowMs)}</time>
        </div>
      </div>
      <div className="act">
        {isWaiting ? (
          <IconButton
            label={isCancelling ? "Cancelling" : "Cancel"}
            isBusy={isCancelling}
            onClick={() => {
              // The button goes as soon as the server has answered; its row stays.
              moveFocus(row.current);
              onCancel();
            }}
          >
            {isCancelling ? <Spinner /> : <X className="ic" aria-hidden="true" />}
          </IconButton>
        ) : null}
        {job.status === "failed" ? (
          <Button size="sm" onClick={onRetry}>
            <RotateCcw className="ic s" aria-hidden="true" />
            Retry
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function StatusIcon({ status }: { readonly status: JobStatus }) {
  if (isUnderway(status)) return <Spinner />;
  if (status === "completed") return <CircleCheck className="ic" aria-hidden="true" />;
  if (status === "failed") return <CircleAlert className="ic" aria-hidden="true" />;
  return <Ban className="ic" aria-hidden="true" />;
}
