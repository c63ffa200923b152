import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { findRefusal, getJson } from "./client.ts";

/**
 * The spec's defaults: a key's segments are the path that is fetched; nothing retries, goes stale
 * or refetches on focus; unused answers are collected after 5 minutes. Calls are tried offline too,
 * so that they fail and say so instead of waiting unseen.
 *
 * @param onSignedOut called when any call is answered 401: the session has ended.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
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
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
