import type { ChatJob } from "@morsel/contracts";
import { isActive } from "@morsel/contracts/facts";
import { useState } from "react";

interface Options {
  /** Only jobs with a message or a photo. */
  readonly jobs: readonly ChatJob[];
  readonly isJustSubmitted: boolean;
}

/**
 * The notice shows while a submit just succeeded or any job is queued or processing, unless it
 * was dismissed. A dismissal lasts until no job is in progress (spec section 4).
 */
export function useAnalysingNotice({ jobs, isJustSubmitted }: Options) {
  const [isDismissed, setIsDismissed] = useState(false);
  const isWorking = isJustSubmitted || jobs.some((job) => isActive(job.status));
  if (isDismissed && !isWorking) setIsDismissed(false);
  return {
    isShown: isWorking && !isDismissed,
    dismiss: () => setIsDismissed(true),
  };
}
