import type { CurrentUser } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { readPageJson } from "../platform/page-json.ts";
import { findApiError, getJson } from "./client.ts";

const cachedForMs = 300_000;
/** While the server cannot be reached, it is asked again so often. */
const askAgainEveryMs = 15_000;

export const currentUserKey = [routes.currentUser] as const;

/** The signed-in person, or null. The server writes them into the page; else they are fetched. */
export function currentUserOptions() {
  const initialData = findUserInPage();
  return queryOptions({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => fetchCurrentUser(signal),
    staleTime: cachedForMs,
    gcTime: cachedForMs,
    refetchOnMount: false,
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.error && navigator.onLine ? askAgainEveryMs : false),
    ...(initialData === undefined ? {} : { initialData }),
  });
}

/** A person is their address and the day of their account: an address can be given up and taken. */
export function ownerOf({ email, createdAt }: CurrentUser): string {
  return `${email} ${createdAt}`;
}

export function useCurrentUser(): {
  readonly user: CurrentUser | null;
  readonly isLoading: boolean;
  /** The server could not say: the user is the one last seen here, or nobody. */
  readonly isUnconfirmed: boolean;
} {
  const { data, isPending, isError, isFetched } = useQuery(currentUserOptions());
  // Asking again after a failure is pending too, and must not take the screens away.
  const isAskedAgain = isPending && isFetched;
  return {
    user: data ?? null,
    isLoading: isPending && !isAskedAgain,
    isUnconfirmed: isError || isAskedAgain,
  };
}

/** Who is signed in, as far as this page knows; undefined where nobody is. */
export function findUser(client: QueryClient): CurrentUser | undefined {
  return client.getQueryData<CurrentUser | null>(currentUserKey) ?? undefined;
}

/** Asks the server for the user, whatever is known; what is known stays if it cannot be reached. */
export function fetchUserAgain(client: QueryClient): Promise<void> {
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

/** What the server wrote into the page; undefined where nobody filled it in. */
export function findUserInPage(): CurrentUser | null | undefined {
  return readPageJson<CurrentUser | null>("current-user");
}
