import type { ChatJob } from "@morsel/contracts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useCancelJob } from "../../api/jobs.ts";
import { useNow } from "../../platform/page.ts";
import { Button } from "../../ui/button.tsx";
import { DashedPlate } from "../../ui/empty-plate.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { RefreshCw } from "../../ui/icons.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { HistoryRow } from "./history-row.tsx";
import { useJobNews } from "./use-job-news.ts";

const refreshToastMs = 2000;
/** "just now" becomes a clock time within this. */
const clockEveryMs = 30_000;

interface Props {
  readonly jobs: UseQueryResult<readonly ChatJob[]>;
  readonly onRetry: (message: string) => void;
}

export function LogHistory({ jobs, onRetry }: Props) {
  const showToast = useToast();
  const [isRefreshing, setIsRefreshing] = useState(false);

  const refresh = async () => {
    setIsRefreshing(true);
    const { isError } = await jobs.refetch();
    setIsRefreshing(false);
    if (isError) showToast({ title: "Refresh failed", text: "Please try again.", isError });
    else showToast({ title: "Log history refreshed", durationMs: refreshToastMs });
  };

  return (
    <section className="card history" aria-labelledby="log-history">
      <div className="head">
        <h2 id="log-history">Log History</h2>
        <IconButton label="Refresh" onClick={refresh} disabled={isRefreshing}>
          <RefreshCw className={isRefreshing ? "ic s spin" : "ic s"} aria-hidden="true" />
        </IconButton>
      </div>
      <HistoryBody jobs={jobs} onRetry={onRetry} />
    </section>
  );
}

function HistoryBody({ jobs, onRetry }: Props) {
  if (jobs.data) {
    return jobs.data.length > 0 ? <Rows jobs={jobs.data} onRetry={onRetry} /> : <NothingYet />;
  }
  if (jobs.isError) {
    return (
      <div className="none" role="alert">
        <p className="flex-1">{jobs.error.message}</p>
        <Button size="sm" onClick={() => void jobs.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return <SkeletonRows />;
}

interface RowsProps {
  readonly jobs: readonly ChatJob[];
  readonly onRetry: (message: string) => void;
}

function Rows({ jobs, onRetry }: RowsProps) {
  const nowMs = useNow(clockEveryMs);
  const news = useJobNews(jobs);
  const cancelJob = useCancelJob();
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());

  const cancel = (id: string) => {
    setCancelling((ids) => new Set(ids).add(id));
    const clear = () => setCancelling((ids) => new Set([...ids].filter((other) => other !== id)));
    // One that failed has simply not been cancelled; the row says so by its state.
    cancelJob.mutateAsync(id).then(clear, clear);
  };

  return (
    <>
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
      <ul>
        {jobs.map((job) => (
          <HistoryRow
            key={job.id}
            job={job}
            nowMs={nowMs}
            isCancelling={cancelling.has(job.id)}
            onCancel={() => cancel(job.id)}
            onRetry={() => onRetry(job.message)}
          />
        ))}
      </ul>
    </>
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
      {["86%", "64%", "78%"].map((width) => (
        <li key={width} className="row">
          <Skeleton width="20px" height="20px" isRound />
          <div className="grid gap-2.5 py-1">
            <Skeleton width={width} />
            <Skeleton width="32%" />
          </div>
        </li>
      ))}
    </ul>
  );
}
