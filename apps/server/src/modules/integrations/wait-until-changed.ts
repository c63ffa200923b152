import type { Signals } from "../../database/signals.ts";

/** A hint can be lost; then the change is noticed after this time. */
const pollIntervalMs = 1000;

/**
 * Polls now and whenever the user's lists change, until there is a result; undefined after `timeoutMs`,
 * or if `signal` aborts.
 */
export async function waitFor<Result>(
  signals: Signals,
  userId: string,
  poll: () => Promise<Result | undefined>,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<Result | undefined> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  let wake = () => {};
  const stop = signals.subscribe((signal) => {
    if (signal.kind === "signals-missed" || (signal.kind === "hint" && signal.userId === userId))
      wake();
  });
  try {
    for (;;) {
      // Subscribed before the poll, so that a change during it is not lost.
      const change = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const seen = await poll();
      if (seen !== undefined || end.aborted) return seen;
      await raceWithTimeout(change, end);
    }
  } finally {
    stop();
  }
}

async function raceWithTimeout(change: Promise<void>, end: AbortSignal): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, pollIntervalMs);
  end.addEventListener("abort", () => resolve(), { once: true });
  await Promise.race([change, ended]);
  clearTimeout(timer);
}
