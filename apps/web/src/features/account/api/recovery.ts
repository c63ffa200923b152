import type {
  ConfirmSignUpRequest,
  RecoverRequest,
  ResetPasswordRequest,
  SignUpLinkRequest,
} from "@morsel/contracts";
import { recoveryRoutes } from "@morsel/contracts/facts";
import { useMutation } from "@tanstack/react-query";
import { postJson } from "../../../api/client.ts";

/** Sends a link to create an account. The response is the same if the address has one. */
export function useSignUpLink() {
  return useMutation({
    mutationFn: (request: SignUpLinkRequest) => postJson(recoveryRoutes.signUpLink, request),
  });
}

/** Creates the account of a link and signs in. */
export function useConfirmSignUp() {
  return useMutation({
    mutationFn: (request: ConfirmSignUpRequest) => postJson(recoveryRoutes.confirmSignUp, request),
  });
}

/** Sends a link that sets a new password. The response is the same if the address has no account. */
export function useResetLink() {
  return useMutation({
    mutationFn: (email: string) => postJson(recoveryRoutes.resetLink, { email }),
  });
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (request: ResetPasswordRequest) => postJson(recoveryRoutes.resetPassword, request),
  });
}

/** Sets a new password by a recovery code. */
export function useRecover() {
  return useMutation({
    mutationFn: (request: RecoverRequest) => postJson(recoveryRoutes.recover, request),
  });
}

export function useConfirmEmail() {
  return useMutation({
    mutationFn: (token: string) => postJson(recoveryRoutes.confirmEmail, { token }),
  });
}
