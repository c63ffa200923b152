import { expect, test } from "vitest";
import { Estimator } from "./estimator.ts";
import type { Preview, PreviewRequest } from "./preview.ts";

/** A worker that responds on `answer()`, with the length of the message as energy. */
class SlowWorker extends EventTarget {
  readonly asked: string[] = [];
  isEnded = false;

  postMessage({ message }: PreviewRequest): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(): void {
    const energyKcal = this.asked.at(-1)?.length ?? null;
    const data: Preview = { energyKcal, lowKcal: null, highKcal: null, foods: [], unmatched: [] };
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

function estimatorOf(worker: SlowWorker) {
  const told: (number | null)[] = [];
  const estimator = new Estimator(() => worker as unknown as Worker);
  const ask = (message: string) =>
    estimator.requestPreview(
      { message, dictionary: [], ownFoods: [], language: "en" },
      ({ energyKcal }) => told.push(energyKcal),
    );
  return { ask, told };
}

test("while a text is being read, only the latest of the new texts is read next and reported", () => {
  const worker = new SlowWorker();
  const { ask, told } = estimatorOf(worker);
  for (const message of ["e", "eg", "egg", "eggs"]) ask(message);
  expect(worker.asked).toEqual(["e"]);
  worker.answer();
  expect(worker.asked).toEqual(["e", "eggs"]);
  expect(told).toEqual([]);
  worker.answer();
  expect(told).toEqual([4]);
});

test("a cancelled request gets no result, and the next one does", () => {
  const worker = new SlowWorker();
  const { ask, told } = estimatorOf(worker);
  ask("egg")();
  worker.answer();
  ask("toast");
  worker.answer();
  expect(told).toEqual([5]);
});

test("a worker that fails is terminated, and no result is reported afterwards", () => {
  const worker = new SlowWorker();
  const { ask, told } = estimatorOf(worker);
  ask("egg");
  const failure = new Event("error", { cancelable: true });
  worker.dispatchEvent(failure);
  expect(failure.defaultPrevented).toBe(true);
  ask("eggs");
  expect(worker.asked).toEqual(["egg"]);
  expect(worker.isEnded).toBe(true);
  expect(told).toEqual([]);
});

test("if the worker cannot be created, no result is reported and no error is thrown", () => {
  const told: Preview[] = [];
  const estimator = new Estimator(() => {
    throw new TypeError("no workers here");
  });
  for (const message of ["egg", "eggs"]) {
    estimator.requestPreview({ message, dictionary: [], ownFoods: [], language: "en" }, (preview) =>
      told.push(preview),
    );
  }
  expect(told).toEqual([]);
});

test("a worker that was warmed up is the one that reads", () => {
  const worker = new SlowWorker();
  let starts = 0;
  const estimator = new Estimator(() => {
    starts += 1;
    return worker as unknown as Worker;
  });
  estimator.warmUp();
  expect(starts).toBe(1);
  estimator.warmUp();
  estimator.requestPreview(
    { message: "egg", dictionary: [], ownFoods: [], language: "en" },
    () => undefined,
  );
  expect(starts).toBe(1);
  expect(worker.asked).toEqual(["egg"]);
});
