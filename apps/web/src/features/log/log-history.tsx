import type { ChatJob } from "@morsel/contracts";
import { withoutEnergy } from "@morsel/nutrition";
import type { UseQueryResult } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useIsEnergyHidden } from "../../api/energy-visibility.ts";
import { useCancelJob } from "../../api/jobs.ts";
import { moveFocus } from "../../platform/focus.ts";
import { useNow } from "../../platform/page.ts";
import { Button } from "../../ui/button.tsx";
import { lazyOrNothing, WhenIdle } from "../../ui/deferred.tsx";
import { DashedPlate } from "../../ui/empty-plate.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { RefreshCw } from "../../ui/icons.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { longToastMs } from "../../ui/toast-store.ts";
import { HistoryRow } from "./history-row.tsx";
import { useJobNews } from "./use-job-announcements.ts";

// Hardly ever is there any. Where it cannot be had, what waits is sent all the same.
const WaitingList = lazyOrNothing(() =>
  import("./outbox/outbox-list.tsx").then((module) => module.WaitingList),
);

const refreshToastMs = 2000;
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
  const showToast = useToast();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const tell = useIsEnergyHidden(true) ? withoutEnergy : asItIs;
  const news = tell(useJobNews(jobs.data));

  const refresh = async () => {
    setIsRefreshing(true);
    const { isError } = await jobs.refetch();
    setIsRefreshing(false);
    if (isError) {
      const text = "Please try again.";
      showToast({ title: "Refresh failed", text, isError, durationMs: longToastMs });
    } else showToast({ title: "Log history refreshed", durationMs: refreshToastMs });
  };

  return (
    <section className="card history" aria-labelledby={historyHeadingId}>
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
      <div className="head">
        <h2 ref={heading} id={historyHeadingId} tabIndex={-1}>
          Log History
        </h2>
        <IconButton label="Refresh" onClick={refresh} isBusy={isRefreshing}>
          <RefreshCw className={isRefreshing ? "ic s spin" : "ic s"} aria-hidden="true" />
        </IconButton>
      </div>
      {jobs.isError ? (
        <div className="none" role="alert">
          <p className="flex-1">{jobs.error.message}</p>
          <Button
            size="sm"
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
    </section>
  );
}

interface Telling {
  /** What is told of a message: no energy to whoever hides it. */
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
    <div className="none">
      <DashedPlate />
      <div>
        <div className="font-[530]">No meals logged yet</div>
        <div className="text-small text-muted">
          What you log appears here while it is worked out.
        </div>
      </div>
    </div>
  );
}

function SkeletonRows() {
  return (
    <ul aria-busy="true" aria-label="Loading log history">
      {["w-[86%]", "w-[64%]", "w-[78%]"].map((width) => (
        <li key={width} className="row">
          <Skeleton className="size-5 rounded-full" />
          <div className="grid gap-2.5 py-1">
            <Skeleton className={width} />
            <Skeleton className="w-[32%]" />
          </div>
        </li>
      ))}
    </ul>
  );
}
