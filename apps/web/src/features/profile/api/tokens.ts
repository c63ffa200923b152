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

/** Makes a token; the answer is the only one that tells it. */
export function useMakeToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (wish: TokenRequest): Promise<NewAccessToken> =>
      (await postJson(routes.tokens, wish)).json() as Promise<NewAccessToken>,
    onSuccess: () => client.invalidateQueries({ queryKey: tokensKey }),
  });
}

/** Removes a token. One that is gone already is as good. */
export function useRemoveToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteResource(routes.token(id)),
    onSettled: () => client.invalidateQueries({ queryKey: tokensKey }),
  });
}
