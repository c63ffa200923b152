import type { NewShare, Share, ShareRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { apiErrorText, deleteResource, findApiError, postJson } from "./client.ts";
import { useChange, useItems } from "./items.ts";
import { t } from "./messages-on-demand.ts";

/** The user's shared links that can still be opened, newest first. */
export function useShares() {
  return useItems<Share>(routes.shares);
}

/** Creates a link to a meal. Only this response contains the link. */
export function useCreateShare() {
  return useChange(
    [routes.shares],
    async (request: ShareRequest): Promise<NewShare> =>
      (await postJson(routes.shares, request)).json(),
  );
}

/** Revokes a link. An expired link counts as revoked. */
export function useRevokeShare() {
  return useChange([routes.shares], (id: string) => deleteResource(routes.share(id)));
}

/** The message when a link could not be created. */
export function shareErrorText(error: unknown): string {
  return findApiError(error) ? apiErrorText(error, t.linkCouldNotBe) : t.linkCouldNotBe2;
}
