import type { ErrorId } from "@morsel/contracts";
import { ExpectedError } from "../../http/errors.ts";

/** better-auth's codes for errors that a user can fix. */
const idsByCode: Readonly<Record<string, ErrorId>> = {
  INVALID_EMAIL_OR_PASSWORD: "credentials_wrong",
  PASSWORD_TOO_SHORT: "password_too_short",
  PASSWORD_TOO_LONG: "password_too_long",
  INVALID_EMAIL: "email_invalid",
  INVALID_PASSWORD: "password_wrong",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "password_wrong",
  SESSION_NOT_FRESH: "sign_in_again",
  PROVIDER_NOT_FOUND: "provider_unavailable",
  CHALLENGE_NOT_FOUND: "passkey_refused",
  PASSKEY_NOT_FOUND: "passkey_refused",
  AUTHENTICATION_FAILED: "passkey_refused",
  FAILED_TO_VERIFY_REGISTRATION: "passkey_refused",
};

/** Converts a failed response of better-auth to the error shown to the user. */
export function toExpectedError(answer: Response, json: unknown): Error {
  const { code } = (json ?? {}) as { code?: string };
  const id = idsByCode[code ?? ""];
  if (id) return new ExpectedError(id);
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get("x-retry-after")) || 60;
    return new ExpectedError("rate_limited", {
      detail: `Too many tries from your address. Try again in ${Math.ceil(seconds / 60)} min.`,
      retryAfterSeconds: seconds,
    });
  }
  return new Error(`better-auth answered ${answer.status} ${code ?? ""}`);
}
