import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getJson } from "./client.ts";

/** The query of a list that the API returns as `items`. Its key is its path. */
export function itemsOptions<Item>(path: string) {
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) =>
      (await getJson<{ readonly items: readonly Item[] }>(path, signal)).items,
  });
}

/** A list that is fetched each time a screen shows it. */
export function useItems<Item>(path: string) {
  return useQuery({ ...itemsOptions<Item>(path), refetchOnMount: "always" });
}

/** A mutation that fetches the queries of `paths` again afterwards, also after a failure. */
export function useChange<Variables = void, Result = unknown>(
  paths: readonly string[],
  mutationFn: (variables: Variables) => Promise<Result>,
  /** "always" if it also works without a connection; otherwise it waits for one. */
  networkMode: "online" | "always" = "online",
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    networkMode,
    onSettled: () =>
      Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] }))),
  });
}
