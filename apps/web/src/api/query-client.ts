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
      /** The answer may be kept in this browser, to be read offline (kept-answers.ts). */
      readonly isKept?: boolean;
    };
  }
}

/**
 * The spec's defaults: a key's segments are the path that is fetched; nothing retries, goes stale
 * or refetches on focus; unused answers are collected after 5 minutes. Calls are tried offline too,
 * so that they fail and say so instead of waiting unseen; what is on show is fetched anew when the
 * connection returns.
 *
 * @param onSignedOut called when any call is answered 401: the session has ended.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  // TanStack takes a page for online until it hears otherwise.
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

const longestRestMs = 30_000;
/** Tabs whose server was away must not all come back in the same moment. */
const jitter = 0.2;

/**
 * A `refetchInterval` that rests without a connection, where each call would fail and be reported;
 * and that doubles with every failure in a row, or waits as long as the server asks. TanStack
 * itself rests while the tab is hidden.
 */
export function pollWhileOnline(everyMs: number): (query: PolledQuery) => number | false {
  return (query) => onlineManager.isOnline() && restMs(query, everyMs);
}

type PolledQuery = Pick<Query, "queryHash"> & { readonly state: QueryState };

/** By query: how often it had failed at its last success, and the rest since the failure counted. */
const rests = new WeakMap<object, { failuresBefore: number; failures: number; ms: number }>();

function restMs(query: PolledQuery, everyMs: number): number {
  const { error, errorUpdateCount } = query.state;
  const rest = rests.get(query) ?? { failuresBefore: 0, failures: 0, ms: everyMs };
  rests.set(query, rest);
  if (!error) {
    rests.set(query, { failuresBefore: errorUpdateCount, failures: 0, ms: everyMs });
    return everyMs;
  }
  const failures = errorUpdateCount - rest.failuresBefore;
  // Asked at every render, and the timer starts anew with every new answer.
  if (failures !== rest.failures) {
    const doubled = Math.min(longestRestMs, everyMs * 2 ** failures);
    const asked = findApiError(error)?.retryAfterMs ?? 0;
    const spread = jitter * Math.random();
    const ms = Math.max(asked * (1 + spread), doubled * (1 - jitter + 2 * spread));
    Object.assign(rest, { failures, ms });
  }
  return rest.ms;
}
