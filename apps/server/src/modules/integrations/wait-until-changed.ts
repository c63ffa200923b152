import type { Signals } from "../../database/signals.ts";

/** A hint may be lost; then it is noticed this much later. */
const lookEveryMs = 1000;

/**
 * Looks until there is something to see, again whenever the person's lists change; undefined where
 * there was nothing for `timeoutMs`, or `signal` ended the wait.
 */
export async function waitFor<Result>(
  signals: Signals,
  userId: string,
  poll: () => Promise<Result | undefined>,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<Result | undefined> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  let wake = () => {};
  const stop = signals.subscribe((heard) => {
    if (heard.kind === "signals-missed" || (heard.kind === "hint" && heard.userId === userId))
      wake();
  });
  try {
    for (;;) {
      // Before the look: a change during it must not go unheard.
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
  const timer = setTimeout(resolve, lookEveryMs);
  end.addEventListener("abort", () => resolve(), { once: true });
  await Promise.race([change, ended]);
  clearTimeout(timer);
}
