import { Semaphore } from "../../semaphore.ts";
import { TranscriberError } from "../transcriber.ts";

/** A recording waits for at most this many others. */
const maxWaiting = 4;

/** For recognisers that use the whole machine: two at the same time would only slow each other down. */
export const createRecognizerQueue = () =>
  new Semaphore({
    concurrency: 1,
    maxWaiting,
    onFull: () => new TranscriberError("busy", "too many recordings wait"),
  });
