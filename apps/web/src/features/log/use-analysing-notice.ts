import type { ChatJob } from "@morsel/contracts";
import { isUnderway } from "@morsel/contracts/facts";
import { useState } from "react";

interface Options {
  readonly jobs: readonly ChatJob[];
  readonly isJustSubmitted: boolean;
  /** Changes with every submit that succeeds. */
  readonly submittedAtMs: number | undefined;
}

/**
 * The notice shows while a submit just succeeded or any job is underway, unless it was
 * dismissed. A dismissal ends with the work it was about, or with a new submit.
 */
export function useAnalysingNotice({ jobs, isJustSubmitted, submittedAtMs }: Options) {
  const [dismissed, setDismissed] = useState<{ readonly submittedAtMs: number | undefined }>();
  const isWorking = isJustSubmitted || jobs.some((job) => isUnderway(job.status));
  if (dismissed && (!isWorking || dismissed.submittedAtMs !== submittedAtMs)) {
    setDismissed(undefined);
  }
  return {
    isShown: isWorking && !dismissed,
    dismiss: () => setDismissed({ submittedAtMs }),
  };
}
