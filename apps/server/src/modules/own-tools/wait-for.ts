import type { Signals } from "../../database/signals.ts";

/** A hint may be lost; then it is noticed this much later. */
const lookEveryMs = 1000;

/**
 * Looks until there is something to see, again whenever the person's lists change; undefined where
 * there was nothing for `patienceMs`, or `signal` ended the wait.
 */
export async function waitFor<Sight>(
  signals: Signals,
  userId: string,
  look: () => Promise<Sight | undefined>,
  { patienceMs, signal }: { readonly patienceMs: number; readonly signal: AbortSignal },
): Promise<Sight | undefined> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  let wake = () => {};
  const stop = signals.subscribe((heard) => {
    if (heard.kind === "gap" || (heard.kind === "hint" && heard.userId === userId)) wake();
  });
  try {
    for (;;) {
      // Before the look: a change during it must not go unheard.
      const change = new Promise<void>((resolve) => {
        wake = resolve;
      });
      const seen = await look();
      if (seen !== undefined || end.aborted) return seen;
      await soonest(change, end);
    }
  } finally {
    stop();
  }
}

async function soonest(change: Promise<void>, end: AbortSignal): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, lookEveryMs);
  end.addEventListener("abort", () => resolve(), { once: true });
  await Promise.race([change, ended]);
  clearTimeout(timer);
}
