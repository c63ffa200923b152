import type { ChatJob } from "@morsel/contracts";
import { useState } from "react";
import { statusWords } from "./history-row.tsx";

/** Of a message no more is said aloud than it takes to know it by. */
const spokenMaxLength = 80;

/** What to say aloud when jobs move on: empty until one does. @param jobs undefined until loaded. */
export function useJobNews(jobs: readonly ChatJob[] | undefined): string {
  const [heard, setHeard] = useState({ jobs, news: "" });
  if (heard.jobs !== jobs) {
    const change = heard.jobs && jobs ? describeChange(heard.jobs, jobs) : "";
    setHeard({ jobs, news: change || heard.news });
  }
  return heard.news;
}

function describeChange(before: readonly ChatJob[], after: readonly ChatJob[]): string {
  const wordBefore = new Map(before.map((job) => [job.id, statusWords[job.status]]));
  return after
    .filter((job) => wordBefore.get(job.id) !== statusWords[job.status])
    .map((job) => `${statusWords[job.status]}: ${shorten(job.message)}`)
    .join(". ");
}

function shorten(message: string): string {
  return message.length > spokenMaxLength ? `${message.slice(0, spokenMaxLength)}…` : message;
}
