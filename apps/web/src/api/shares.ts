import type { NewShare, Share, ShareList, ShareRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteResource, findApiError, getJson, postJson } from "./client.ts";

const sharesKey = [routes.shares] as const;

/** What the person shares by links that can still be opened, newest first. */
export function useShares() {
  return useQuery({
    queryKey: sharesKey,
    queryFn: async ({ signal }): Promise<readonly Share[]> =>
      (await getJson<ShareList>(routes.shares, signal)).items,
    refetchOnMount: "always",
  });
}

/** Makes a link of a meal; the answer is the only one that tells it. */
export function useShareMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wish: ShareRequest): Promise<NewShare> =>
      (await postJson(routes.shares, wish)).json() as Promise<NewShare>,
    onSuccess: () => client.invalidateQueries({ queryKey: sharesKey }),
  });
}

/** Ends a link. One that has ended already is as good. */
export function useRevokeShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteResource(routes.share(id)),
    onSettled: () => client.invalidateQueries({ queryKey: sharesKey }),
  });
}

/** What to tell a person whose link was not made. */
export function shareErrorText(error: unknown): string {
  const refusal = findApiError(error);
  if (!refusal) return "The link could not be made. Check the connection and try again.";
  return refusal.body.detail || refusal.body.message || "The link could not be made.";
}
