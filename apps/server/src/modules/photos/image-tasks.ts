import { ExpectedError } from "../../http/errors.ts";
import { Semaphore } from "../../semaphore.ts";
import type { ImageLibrary } from "./image-library.ts";

/** Each task can need 70 MB. */
const imageQueue = new Semaphore({
  concurrency: 2,
  maxWaiting: 20,
  onFull: () => new ExpectedError("unavailable"),
});

/**
 * Runs a task that decodes or draws an image; all of them wait in one queue. Rejects with `unavailable` if it is
 * full, and with the signal's reason if it aborts while the task waits.
 */
export function runImageTask<Result>(
  task: (sharp: ImageLibrary) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  return imageQueue.run(async () => {
    const { sharp } = await import("./image-library.ts");
    return task(sharp);
  }, signal);
}
