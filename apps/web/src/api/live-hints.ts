import { type EventName, eventNames, routes } from "@morsel/contracts/facts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { jobsKey } from "./jobs.ts";
import { editsKey, mealsKey } from "./meals.ts";

const keyOf: Readonly<Record<EventName, readonly string[]>> = {
  jobs: jobsKey,
  meals: mealsKey,
  edits: editsKey,
};

/** While signed in: fetches again what the server hints has changed. Polling stays as it is. */
export function useLiveHints(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    const source = new EventSource(routes.events, { withCredentials: true });
    for (const name of eventNames) {
      source.addEventListener(name, () => {
        void fetchAgain(client, keyOf[name]);
      });
    }
    return () => source.close();
  }, [client, isSignedIn]);
}

async function fetchAgain(client: QueryClient, queryKey: readonly string[]): Promise<void> {
  // TanStack would take a first fetch that is underway for the new one; its answer may be older.
  await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey });
}
