import type { ChatJob } from "@morsel/contracts";
import { useState } from "react";
import { statusWords } from "./history-row.tsx";

/** What to say aloud when a job moves on: empty until one does. */
export function useJobNews(jobs: readonly ChatJob[]): string {
  const [heard, setHeard] = useState({ jobs, news: "" });
  if (heard.jobs !== jobs) {
    setHeard({ jobs, news: describeChange(heard.jobs, jobs) || heard.news });
  }
  return heard.news;
}

function describeChange(before: readonly ChatJob[], after: readonly ChatJob[]): string {
  const statusBefore = new Map(before.map((job) => [job.id, job.status]));
  const changed = after.find((job) => statusBefore.get(job.id) !== job.status);
  return changed ? `${statusWords[changed.status]}: ${changed.message}` : "";
}
