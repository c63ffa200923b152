import type { CurrentUser } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { readPageJson } from "../platform/page-json.ts";
import { findRefusal, getJson } from "./client.ts";

const cachedForMs = 300_000;

export const currentUserKey = [routes.currentUser] as const;

/** The signed-in person, or null. The server writes them into the page; else they are fetched. */
export function currentUserOptions() {
  const initialData = readPageJson<CurrentUser | null>("current-user");
  return queryOptions({
    queryKey: currentUserKey,
    queryFn: ({ signal }) => fetchCurrentUser(signal),
    staleTime: cachedForMs,
    gcTime: cachedForMs,
    refetchOnMount: false,
    ...(initialData === undefined ? {} : { initialData }),
  });
}

export function useCurrentUser(): {
  readonly user: CurrentUser | null;
  readonly isLoading: boolean;
} {
  const { data, isPending } = useQuery(currentUserOptions());
  return { user: data ?? null, isLoading: isPending };
}

async function fetchCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await getJson<CurrentUser | null>(routes.currentUser, signal);
  } catch (error) {
    if (findRefusal(error)?.status === 401) return null;
    throw error;
  }
}
