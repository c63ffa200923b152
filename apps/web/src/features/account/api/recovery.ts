import type { ConfirmSignUpRequest, RecoverRequest, ResetPasswordRequest } from "@morsel/contracts";
import { routes } from "@morsel/contracts/facts";
import { useMutation } from "@tanstack/react-query";
import { postJson } from "../../../api/client.ts";

/** Sends a link to create an account. The response is the same if the address has one. */
export function useSignUpLink() {
  return useMutation({ mutationFn: (email: string) => postJson(routes.signUpLink, { email }) });
}

/** Creates the account of a link and signs in. */
export function useConfirmSignUp() {
  return useMutation({
    mutationFn: (request: ConfirmSignUpRequest) => postJson(routes.confirmSignUp, request),
  });
}

/** Sends a link that sets a new password. The response is the same if the address has no account. */
export function useResetLink() {
  return useMutation({ mutationFn: (email: string) => postJson(routes.resetLink, { email }) });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (request: ResetPasswordRequest) => postJson(routes.resetPassword, request),
  });
}

/** Sets a new password by a recovery code. */
export function useRecover() {
  return useMutation({
    mutationFn: (request: RecoverRequest) => postJson(routes.recover, request),
  });
}

export function useConfirmEmail() {
  return useMutation({ mutationFn: (token: string) => postJson(routes.confirmEmail, { token }) });
}
