import type { SignInRequest, SignUpRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation } from "@tanstack/react-query";
import { postJson } from "../../../api/client.ts";
import { getPasskeyAssertion } from "../../../platform/passkeys.ts";

/** Signs in; on success the session cookie is set. */
export function useSignIn() {
  return useMutation({
    mutationFn: (request: SignInRequest) => postJson(routes.signIn, request),
  });
}

/**
 * Creates an account and signs in with it. The response does not reveal whether the email address
 * already has an account; if it has, the sign-in succeeds only with its password.
 */
export function useSignUp() {
  return useMutation({
    mutationFn: async (request: SignUpRequest) => {
      await postJson(routes.signUp, request);
      const { email, password } = request;
      return postJson(routes.signIn, { email, password });
    },
  });
}

/** Signs in by a passkey; returns false if the user cancels. */
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
