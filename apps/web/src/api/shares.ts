import type { NewShare, Share, ShareList, ShareRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteResource, findApiError, getJson, postJson } from "./client.ts";

const sharesKey = [routes.shares] as const;

/** The user's shared links that can still be opened, newest first. */
export function useShares() {
  return useQuery({
    queryKey: sharesKey,
    queryFn: async ({ signal }): Promise<readonly Share[]> =>
      (await getJson<ShareList>(routes.shares, signal)).items,
    refetchOnMount: "always",
  });
}

/** Creates a link to a meal. Only this response contains the link. */
export function useShareMeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wish: ShareRequest): Promise<NewShare> =>
      (await postJson(routes.shares, wish)).json() as Promise<NewShare>,
    onSuccess: () => client.invalidateQueries({ queryKey: sharesKey }),
  });
}

/** Revokes a link. An expired link counts as revoked. */
export function useRevokeShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteResource(routes.share(id)),
    onSettled: () => client.invalidateQueries({ queryKey: sharesKey }),
  });
}

/** The message when a link could not be created. */
export function shareErrorText(error: unknown): string {
  const refusal = findApiError(error);
  if (!refusal) return "The link could not be made. Check the connection and try again.";
  return refusal.body.detail || refusal.body.message || "The link could not be made.";
}
