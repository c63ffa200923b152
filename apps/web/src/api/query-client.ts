import { MutationCache, onlineManager, QueryCache, QueryClient } from "@tanstack/react-query";
import { findRefusal, getJson } from "./client.ts";

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
    if (findRefusal(error)?.status === 401) onSignedOut();
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

/** A `refetchInterval` that rests without a connection: each call would fail and be reported. */
export function pollWhileOnline(everyMs: number): () => number | false {
  return () => onlineManager.isOnline() && everyMs;
}
