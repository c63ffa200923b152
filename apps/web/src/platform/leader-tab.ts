/** Starts the work of the leader; returns a function that ends it. */
type StartLeading = (wasWaiting: boolean) => () => void;

/**
 * Elects one tab of this browser as the leader; another tab takes over when it closes or stops.
 * Without the Web Locks API every tab is a leader.
 *
 * @param name the same in every tab.
 * @returns a function that stops it.
 */
export function electLeaderTab(name: string, lead: StartLeading): () => void {
  const { locks } = navigator;
  // Available in secure contexts only.
  if (!locks) return lead(false);
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  const hold = async (wasWaiting: boolean) => {
    if (signal.aborted) return;
    const end = lead(wasWaiting);
    await stopped;
    end();
  };
  const take = async () => {
    const wasFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await hold(false);
      return lock !== null;
    });
    if (!wasFree) await locks.request(name, { signal }, () => hold(true));
  };
  // Stopping while waiting for the lock causes an AbortError.
  take().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return () => stopping.abort();
}
