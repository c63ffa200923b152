import type { SignInRequest, SignUpRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation } from "@tanstack/react-query";
import { postJson } from "./client.ts";

/** Signs in; on success the session cookie is set. */
export function useSignIn() {
  return useMutation({
    mutationFn: (request: SignInRequest) => postJson(routes.signIn, request),
  });
}

/** Creates an account and signs in with it. */
export function useSignUp() {
  return useMutation({
    mutationFn: (request: SignUpRequest) => postJson(routes.signUp, request),
  });
}

/** Where signing in starts; it ends at `returnPath`. */
export function loginPath(returnPath: string): string {
  return `${routes.login}?return=${encodeURIComponent(returnPath)}`;
}
