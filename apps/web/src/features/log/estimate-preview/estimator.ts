import { trustUrl } from "../../../platform/trusted-types.ts";
import type { Preview, PreviewRequest } from "./preview.ts";
import workerUrl from "./worker/worker.ts?worker&url";

interface PendingRequest {
  readonly request: PreviewRequest;
  readonly onPreview: (preview: Preview) => void;
}

/**
 * Estimates messages in a worker, which `warmUp` or the first request starts. One request runs at a time; of the
 * requests that arrive in the meantime only the latest is sent. If the worker cannot be started, or
 * fails, later requests get no result.
 */
export class Estimator {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #isBroken = false;
  #running: PendingRequest | undefined;
  #latest: PendingRequest | undefined;

  constructor(start = startWorker) {
    this.#start = start;
  }

  /** Starts the worker before the first request, because it reads its foods first. */
  warmUp(): void {
    if (this.#isBroken || this.#worker) return;
    try {
      this.#worker = this.#subscribe(this.#start());
    } catch {
      this.#isBroken = true;
    }
  }

  /** @returns a function that cancels the request. */
  requestPreview(request: PreviewRequest, onPreview: (preview: Preview) => void): () => void {
    const pending = { request, onPreview };
    this.#latest = pending;
    if (!this.#running) this.#send(pending);
    return () => {
      if (this.#latest === pending) this.#latest = undefined;
    };
  }

  #send(pending: PendingRequest): void {
    if (this.#isBroken) return;
    try {
      this.#worker ??= this.#subscribe(this.#start());
      this.#worker.postMessage(pending.request);
      this.#running = pending;
    } catch {
      this.#isBroken = true;
    }
  }

  #subscribe(worker: Worker): Worker {
    worker.addEventListener("message", ({ data }: MessageEvent<Preview>) => this.#onPreview(data));
    worker.addEventListener("error", (event) => {
      // The preview is optional: do not report the error.
      event.preventDefault();
      worker.terminate();
      this.#isBroken = true;
    });
    return worker;
  }

  #onPreview(preview: Preview): void {
    const answered = this.#running;
    const wanted = this.#latest;
    this.#running = undefined;
    if (wanted && wanted !== answered) this.#send(wanted);
    else wanted?.onPreview(preview);
  }
}

/** One per page, because building its food index takes far longer than reading a message. */
export const estimator = new Estimator();

function startWorker(): Worker {
  return new Worker(trustUrl(workerUrl), { type: "module" });
}
