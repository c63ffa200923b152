import type { ErrorId } from "@morsel/contracts";
import { ExpectedError } from "../../http/errors.ts";
import type { Log } from "../../http/log.ts";

/** Our own codes, for errors that pass through better-auth. */
export const accountDisabled = "ACCOUNT_DISABLED";
export const signUpClosed = "SIGN_UP_CLOSED";

/** better-auth's codes for errors that a user can fix. */
const idsByCode: Readonly<Record<string, ErrorId>> = {
  INVALID_EMAIL_OR_PASSWORD: "credentials_wrong",
  PASSWORD_TOO_SHORT: "password_too_short",
  PASSWORD_TOO_LONG: "password_too_long",
  INVALID_EMAIL: "email_invalid",
  INVALID_PASSWORD: "password_wrong",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "password_wrong",
  INVALID_TOKEN: "link_expired",
  [accountDisabled]: "account_disabled",
  [signUpClosed]: "sign_up_closed",
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

/** What better-auth logs when it refuses a provider's callback, which anyone can send → the reason. */
const callbackRefusals = new Map([
  ["INVALID_CALLBACK_REQUEST", "malformed"],
  ["State not found", "no state"],
  ["Failed to parse state", "unknown state"],
  ["OAuth issuer mismatch", "another issuer"],
  ["", "the provider did not accept the code"],
  ["account_not_linked", "an account that is not linked has its e-mail address"],
]);

/**
 * Logs a problem that better-auth reports: a refused callback as a warning, everything else as an error.
 * Of its details, which contain values of the request, nothing is logged.
 */
export function logProblem(log: Pick<Log, "warn" | "error">, message: string, detail: unknown) {
  const reason = callbackRefusals.get(message);
  // The database failed while it was looked up, if the state was not refused.
  const isRefusal = message !== "Failed to parse state" || isStateError(detail);
  if (reason && isRefusal) log.warn({ reason }, "sign-in by the provider refused");
  else log.error({ message }, "accounts");
}

function isStateError(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("state_");
}
