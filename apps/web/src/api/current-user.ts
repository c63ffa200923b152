import type { CurrentUser } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { readPageJson } from "../platform/page-json.ts";
import { findApiError, getJson } from "./client.ts";

const cachedForMs = 300_000;
/** How often the request is repeated while the server cannot be reached. */
const retryEveryMs = 15_000;

export const currentUserKey = [routes.currentUser] as const;

/** The signed-in user, or null. Comes with the page from the server; fetched otherwise. */
export function currentUserOptions() {
  const initialData = findUserInPage();
  return queryOptions({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => fetchCurrentUser(signal),
    staleTime: cachedForMs,
    gcTime: cachedForMs,
    refetchOnMount: false,
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.error && navigator.onLine ? retryEveryMs : false),
    ...(initialData === undefined ? {} : { initialData }),
  });
}

/** A stable key for a user. An email address alone could belong to another account later. */
export function ownerOf({ email, createdAt }: CurrentUser): string {
  return `${email} ${createdAt}`;
}

export function useCurrentUser(): {
  readonly user: CurrentUser | null;
  readonly isLoading: boolean;
  /** The request failed: `user` is the last known user, or null. */
  readonly isUnconfirmed: boolean;
} {
  const { data, isPending, isError, isFetched } = useQuery(currentUserOptions());
  // A retry after a failure is pending too, but must not replace the screens by a spinner.
  const isRetrying = isPending && isFetched;
  return {
    user: data ?? null,
    isLoading: isPending && !isRetrying,
    isUnconfirmed: isError || isRetrying,
  };
}

/** The cached user; undefined if not signed in or not yet known. */
export function findUser(client: QueryClient): CurrentUser | undefined {
  return client.getQueryData<CurrentUser | null>(currentUserKey) ?? undefined;
}

/** Fetches the user again. The cached user stays if the request fails. */
export function refetchUser(client: QueryClient): Promise<void> {
  return client.prefetchQuery({ ...currentUserOptions(), staleTime: 0 });
}

async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await getJson<CurrentUser | null>(routes.currentUser, signal);
  } catch (error) {
    if (findApiError(error)?.status === 401) return null;
    throw error;
  }
}

/** The user that the server wrote into the page; undefined if the page has none (offline). */
export function findUserInPage(): CurrentUser | null | undefined {
  return readPageJson<CurrentUser | null>("current-user");
}
