import type { AccessToken, AccessTokenList, NewAccessToken, TokenRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteResource, getJson, postJson } from "../../../api/client.ts";

const tokensKey = [routes.tokens] as const;

/** The tokens for the person's own tools, newest first. */
export function useAccessTokens() {
  return useQuery({
    queryKey: tokensKey,
    queryFn: async ({ signal }): Promise<readonly AccessToken[]> =>
      (await getJson<AccessTokenList>(routes.tokens, signal)).items,
    refetchOnMount: "always",
  });
}

/** Creates a token. Only this response contains the secret. */
export function useMakeToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wish: TokenRequest): Promise<NewAccessToken> =>
      (await postJson(routes.tokens, wish)).json() as Promise<NewAccessToken>,
    onSuccess: () => client.invalidateQueries({ queryKey: tokensKey }),
  });
}

/** Deletes a token. */
export function useRemoveToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteResource(routes.token(id)),
    onSettled: () => client.invalidateQueries({ queryKey: tokensKey }),
  });
}
