import { type EventName, eventNames, routes } from "@morsel/contracts/facts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { jobsKey } from "./jobs.ts";
import { mealsKey } from "./meals.ts";

const keyOf: Readonly<Record<EventName, readonly string[]>> = {
  jobs: jobsKey,
  meals: mealsKey,
  edits: [routes.processingMeals],
};

/** While signed in: fetches again what the server hints has changed. Polling stays as it is. */
export function useLiveHints(isSignedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isSignedIn) return;
    const source = new EventSource(routes.events, { withCredentials: true });
    for (const name of eventNames) {
      source.addEventListener(name, () => {
        void client.invalidateQueries({ queryKey: keyOf[name] });
      });
    }
    return () => source.close();
  }, [client, isSignedIn]);
}
