import type { SignInRequest, SignUpRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetAtSignOut } from "../platform/idb-store.ts";
import { navigateAway } from "../platform/page.ts";
import { getPasskeyAssertion } from "../platform/passkeys.ts";
import { forgetSession } from "../platform/storage.ts";
import { postJson } from "./client.ts";
import { findUser, ownerOf } from "./current-user.ts";

/** Signs in; on success the session cookie is set. */
export function useSignIn() {
  return useMutation({
    mutationFn: (request: SignInRequest) => postJson(routes.signIn, request),
  });
}

/**
 * Creates an account and signs in with it. The server does not tell whether there was one with that
 * e-mail already: then the password decides.
 */
export function useSignUp() {
  return useMutation({
    mutationFn: async (request: SignUpRequest) => {
      await postJson(routes.signUp, request);
      return postJson(routes.signIn, request);
    },
  });
}

/** Signs in by a passkey; gives false where the person thought better of it. */
export function usePasskeySignIn() {
  return useMutation({
    mutationFn: async () => {
      const options = await (await postJson(routes.passkeySignInOptions, {})).json();
      const credential = await getPasskeyAssertion(options);
      if (!credential) return false;
      await postJson(routes.passkeySignIn, { credential });
      return true;
    },
  });
}

/** Leaves nothing of the person in this browser, then leaves to where the session ends. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const user = findUser(client);
    client.clear();
    forgetSession();
    await forgetAtSignOut(user && ownerOf(user));
    navigateAway(routes.logout);
  };
}
