import { KeyedSemaphore } from "../semaphore.ts";
import { ExpectedError } from "./errors.ts";

/** Uploads of one user that may wait while another one is processed. */
const maxWaiting = 2;
const retryAfterSeconds = 5;

/** Processes the uploads of each user one at a time. A further one is rejected as `rate_limited`. */
export const createUploadQueue = (kind: "photos" | "recordings") =>
  new KeyedSemaphore({
    concurrency: 1,
    maxWaiting,
    onFull: () =>
      new ExpectedError("rate_limited", {
        detail: `Your last ${kind} are still being read. Try again in a moment.`,
        retryAfterSeconds,
      }),
  });
