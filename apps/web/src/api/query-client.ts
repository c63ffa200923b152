import {
  MutationCache,
  onlineManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryState,
} from "@tanstack/react-query";
import { findApiError, getJson } from "./client.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The answer may be persisted in this browser, for offline use (persist-queries.ts). */
      readonly isPersisted?: boolean;
    };
  }
}

/**
 * The spec's defaults: the segments of a key are the path to fetch; no retries, no stale time, no
 * refetch on focus; unused answers are removed after 5 minutes. Calls are also tried offline, so
 * that they fail visibly instead of waiting; visible answers are fetched again after a reconnect.
 *
 * @param onSignedOut called on every 401: the session has ended.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  // TanStack assumes that a page is online until an event says otherwise.
  onlineManager.setOnline(navigator.onLine);
  const onError = (error: unknown) => {
    if (findApiError(error)?.status === 401) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => getJson(queryKey.join("/"), signal),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 300_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: "always",
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

const maxDelayMs = 30_000;
/** Spreads the requests of many tabs after an outage. */
const jitter = 0.2;

/**
 * A `refetchInterval` that pauses offline, where each call would fail and be reported. It doubles
 * with each consecutive failure, or follows Retry-After. TanStack itself pauses it while the tab is
 * hidden.
 */
export function pollWhileOnline(everyMs: number): (query: PolledQuery) => number | false {
  return (query) => onlineManager.isOnline() && getDelayMs(query, everyMs);
}

type PolledQuery = Pick<Query, "queryHash"> & { readonly state: QueryState };

/** Per query: its error count at the last success, and the delay chosen for the latest failure. */
const delays = new WeakMap<object, { failuresBefore: number; failures: number; ms: number }>();

function getDelayMs(query: PolledQuery, everyMs: number): number {
  const { error, errorUpdateCount } = query.state;
  const delay = delays.get(query) ?? { failuresBefore: 0, failures: 0, ms: everyMs };
  delays.set(query, delay);
  if (!error) {
    delays.set(query, { failuresBefore: errorUpdateCount, failures: 0, ms: everyMs });
    return everyMs;
  }
  const failures = errorUpdateCount - delay.failuresBefore;
  // Called at every render; a new value would restart the timer.
  if (failures !== delay.failures) {
    const doubled = Math.min(maxDelayMs, everyMs * 2 ** failures);
    const retryAfterMs = findApiError(error)?.retryAfterMs ?? 0;
    const spread = jitter * Math.random();
    const ms = Math.max(retryAfterMs * (1 + spread), doubled * (1 - jitter + 2 * spread));
    Object.assign(delay, { failures, ms });
  }
  return delay.ms;
}
