import type { AccessToken, NewAccessToken, TokenRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { deleteResource, postJson } from "../../../api/client.ts";
import { useChange, useItems } from "../../../api/items.ts";

/** The user's API tokens, newest first. */
export function useAccessTokens() {
  return useItems<AccessToken>(routes.tokens);
}

/** Creates a token. Only this response contains the secret. */
export function useCreateToken() {
  return useChange(
    [routes.tokens],
    async (request: TokenRequest): Promise<NewAccessToken> =>
      (await postJson(routes.tokens, request)).json(),
  );
}

export function useRemoveToken() {
  return useChange([routes.tokens], (id: string) => deleteResource(routes.token(id)));
}
