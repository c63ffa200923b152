/** What a tab does on behalf of all: begins it, and gives what ends it. */
export type Lead = (hasWaited: boolean) => () => void;

/**
 * Has one of this browser's tabs do what would be waste in each; another takes over when that one
 * is closed or stops. Where the browser cannot choose, every tab does it.
 *
 * @param name of the matter, the same in every tab.
 * @returns how to stop.
 */
export function electLeaderTab(name: string, lead: Lead): () => void {
  const { locks } = navigator;
  // Only pages of a secure origin have them.
  if (!locks) return lead(false);
  const stopping = new AbortController();
  const { signal } = stopping;
  const stopped = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  const hold = async (hasWaited: boolean) => {
    if (signal.aborted) return;
    const end = lead(hasWaited);
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
  // A tab that stops while it waits gets an AbortError.
  take().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  return () => stopping.abort();
}
