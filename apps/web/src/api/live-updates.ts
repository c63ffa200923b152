import { type EventName, eventNames, routes } from "@morsel/contracts/facts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { electLeaderTab } from "../platform/leader-tab.ts";
import { jobsKey } from "./jobs.ts";
import { editsKey, mealsKey } from "./meals.ts";

const queryKeys: Readonly<Record<EventName, readonly string[]>> = {
  jobs: jobsKey,
  meals: mealsKey,
  edits: editsKey,
};

const channelName = "morsel-hints";

/**
 * While signed in: fetches data again when the server hints that it has changed. One tab listens to
 * the server and notifies the others. A hidden tab fetches when it is shown. Polling continues.
 */
export function useLiveHints(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    const invalidation = new VisibleInvalidation((name) => void refetch(client, queryKeys[name]));
    const tabs = new BroadcastChannel(channelName);
    tabs.onmessage = ({ data }: MessageEvent<EventName>) => invalidation.add(data);
    const stop = electLeaderTab(channelName, (wasWaiting) => {
      // Hints between two leaders are lost.
      if (wasWaiting) for (const name of eventNames) invalidation.add(name);
      return listen((name) => {
        invalidation.add(name);
        tabs.postMessage(name);
      });
    });
    return () => {
      stop();
      tabs.close();
      invalidation.stop();
    };
  }, [client, isSignedIn]);
}

function listen(onHint: (name: EventName) => void): () => void {
  const source = new EventSource(routes.events, { withCredentials: true });
  for (const name of eventNames) source.addEventListener(name, () => onHint(name));
  return () => source.close();
}

/** Invalidates at once if the tab is visible, otherwise when it becomes visible. */
class VisibleInvalidation {
  readonly #act: (name: EventName) => void;
  readonly #waiting = new Set<EventName>();

  constructor(act: (name: EventName) => void) {
    this.#act = act;
    document.addEventListener("visibilitychange", this.#onSeen);
  }

  add(name: EventName): void {
    if (document.visibilityState === "hidden") this.#waiting.add(name);
    else this.#act(name);
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.#onSeen);
  }

  readonly #onSeen = () => {
    if (document.visibilityState === "hidden") return;
    for (const name of this.#waiting) this.#act(name);
    this.#waiting.clear();
  };
}

async function refetch(client: QueryClient, queryKey: readonly string[]): Promise<void> {
  // TanStack would reuse a first fetch that is in flight; its response may be older than the change.
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
}
