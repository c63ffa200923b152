import type { ChatJob } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";
import type { UseQueryResult } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useCancelJob } from "../../api/jobs.ts";
import { moveFocus } from "../../platform/focus.ts";
import { useNow } from "../../platform/page.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { lazyOrNothing, WhenIdle } from "../../ui/deferred.tsx";
import { DashedPlate } from "../../ui/empty-plate.tsx";
import { RefreshButton } from "../../ui/refresh-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import textStyles from "../../ui/text.module.css";
import { longToastMs } from "../../ui/toast-store.ts";
import { HistoryRow } from "./history-row.tsx";
import styles from "./log-history.module.css";
import { useJobNews } from "./use-job-announcements.ts";

// Hardly ever is there any. Where it cannot be had, what waits is sent all the same.
const WaitingList = lazyOrNothing("WaitingList", () => import("./outbox/outbox-list.tsx"));

/** "just now" becomes a clock time within this. */
const clockEveryMs = 30_000;

/** What a link within the page leads to. */
export const historyHeadingId = "log-history";

interface Props {
  readonly jobs: UseQueryResult<readonly ChatJob[]>;
  readonly onRetry: (job: WrittenMeal) => void;
}

/** What was once in the box: of a row that goes back there. */
export type WrittenMeal = Pick<ChatJob, "message" | "photo_id">;

export function LogHistory({ jobs, onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const tell = useIsEnergyHidden(true) ? withoutEnergy : asItIs;
  const news = tell(useJobNews(jobs.data));

  return (
    <Card isBare className={styles.history} aria-labelledby={historyHeadingId}>
      <p className={textStyles.visuallyHidden} aria-live="polite">
        {news}
      </p>
      <div className={styles.head}>
        <h2 ref={heading} id={historyHeadingId} tabIndex={-1}>
          Log History
        </h2>
        <RefreshButton
          refetch={jobs.refetch}
          success={{ title: "Log history refreshed" }}
          errorToastMs={longToastMs}
        />
      </div>
      {jobs.isError ? (
        <div className={styles.empty} role="alert">
          <p className={styles.emptyText}>{jobs.error.message}</p>
          <Button
            size="small"
            onClick={() => {
              moveFocus(heading.current);
              void jobs.refetch();
            }}
          >
            Try again
          </Button>
        </div>
      ) : null}
      <WhenIdle>
        <WaitingList
          onEdit={({ message, photoId }) =>
            onRetry({ message, ...(photoId && { photo_id: photoId }) })
          }
          onCloseAutoFocus={() => moveFocus(heading.current)}
        />
      </WhenIdle>
      <HistoryBody jobs={jobs} onRetry={onRetry} tell={tell} />
    </Card>
  );
}

interface Telling {
  /** The text to show for a message: without energy if the user hides it. */
  readonly tell: (text: string) => string;
}

const asItIs = (text: string) => text;

/** What was read last stays, also while it cannot be read again. */
function HistoryBody({ jobs, onRetry, tell }: Props & Telling) {
  if (jobs.data) {
    return jobs.data.length > 0 ? (
      <Rows jobs={jobs.data} onRetry={onRetry} tell={tell} />
    ) : (
      <NothingYet />
    );
  }
  return jobs.isError ? null : <SkeletonRows />;
}

interface RowsProps extends Telling {
  readonly jobs: readonly ChatJob[];
  readonly onRetry: (job: ChatJob) => void;
}

function Rows({ jobs, onRetry, tell }: RowsProps) {
  const nowMs = useNow(clockEveryMs);
  const cancelJob = useCancelJob();
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());

  const cancel = (id: string) => {
    setCancelling((ids) => new Set(ids).add(id));
    const clear = () => setCancelling((ids) => new Set([...ids].filter((other) => other !== id)));
    cancelJob.mutateAsync(id).then(clear, clear);
  };

  return (
    <ul>
      {jobs.map((job) => (
        <HistoryRow
          key={job.id}
          job={job}
          tell={tell}
          nowMs={nowMs}
          isCancelling={cancelling.has(job.id)}
          onCancel={() => cancel(job.id)}
          onRetry={() => onRetry(job)}
        />
      ))}
    </ul>
  );
}

function NothingYet() {
  return (
    <div className={styles.empty}>
      <DashedPlate />
      <div>
        <div className={textStyles.medium}>No meals logged yet</div>
        <div className={textStyles.note}>What you log appears here while it is worked out.</div>
      </div>
    </div>
  );
}

const skeletonWidths = [styles.wide, styles.narrow, styles.medium];

function SkeletonRows() {
  return (
    <ul aria-busy="true" aria-label="Loading log history">
      {skeletonWidths.map((width) => (
        <li key={width} className={styles.row}>
          <Skeleton className={styles.statusSkeleton} />
          <div className={styles.rowSkeleton}>
            <Skeleton className={width} />
            <Skeleton className={styles.detailsSkeleton} />
          </div>
        </li>
      ))}
    </ul>
  );
}
