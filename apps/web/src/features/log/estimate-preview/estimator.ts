import { trustUrl } from "../../../platform/trusted-types.ts";
import type { Preview, PreviewQuestion } from "./preview.ts";
import workerUrl from "./worker/worker.ts?worker&url";

interface Question {
  readonly asked: PreviewQuestion;
  readonly tell: (preview: Preview) => void;
}

/**
 * Reads messages in a worker, which the first message starts. It reads one message at a time; of
 * those that arrive in the meantime only the latest is read, the others get no result. If the worker
 * cannot be started, or fails, no message gets a result from then on.
 */
export class Estimator {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #isBroken = false;
  #underway: Question | undefined;
  #latest: Question | undefined;

  constructor(start = startWorker) {
    this.#start = start;
  }

  /** @returns how to take the question back. */
  ask(asked: PreviewQuestion, tell: (preview: Preview) => void): () => void {
    const question = { asked, tell };
    this.#latest = question;
    if (!this.#underway) this.#send(question);
    return () => {
      if (this.#latest === question) this.#latest = undefined;
    };
  }

  #send(question: Question): void {
    if (this.#isBroken) return;
    try {
      this.#worker ??= this.#listenTo(this.#start());
      this.#worker.postMessage(question.asked);
      this.#underway = question;
    } catch {
      this.#isBroken = true;
    }
  }

  #listenTo(worker: Worker): Worker {
    worker.addEventListener("message", ({ data }: MessageEvent<Preview>) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      // Nothing that a person asked for has failed.
      event.preventDefault();
      worker.terminate();
      this.#isBroken = true;
    });
    return worker;
  }

  #hear(preview: Preview): void {
    const answered = this.#underway;
    const wanted = this.#latest;
    this.#underway = undefined;
    if (wanted && wanted !== answered) this.#send(wanted);
    else wanted?.tell(preview);
  }
}

function startWorker(): Worker {
  return new Worker(trustUrl(workerUrl), { type: "module" });
}
