import type { ChatJob } from "@morsel/contracts";
import { useState } from "react";
import { statusLabels } from "./history-row.tsx";

/** Longer messages are shortened when announced. */
const spokenMaxLength = 80;

/** The text to announce when the status of jobs changes; empty before. @param jobs undefined until loaded. */
export function useJobAnnouncement(jobs: readonly ChatJob[] | undefined): string {
  const [latest, setLatest] = useState({ jobs, text: "" });
  if (latest.jobs !== jobs) {
    const change = latest.jobs && jobs ? describeChange(latest.jobs, jobs) : "";
    setLatest({ jobs, text: change || latest.text });
  }
  return latest.text;
}

function describeChange(before: readonly ChatJob[], after: readonly ChatJob[]): string {
  const labelBefore = new Map(before.map((job) => [job.id, statusLabels[job.status]]));
  return after
    .filter((job) => labelBefore.get(job.id) !== statusLabels[job.status])
    .map((job) => `${statusLabels[job.status]}: ${shorten(job.message)}`)
    .join(". ");
}

function shorten(message: string): string {
  return message.length > spokenMaxLength ? `${message.slice(0, spokenMaxLength)}…` : message;
}
