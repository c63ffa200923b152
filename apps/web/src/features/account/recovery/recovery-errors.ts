import { errorMessage, findApiError } from "../../../api/client.ts";
import { describeSignInError } from "../sign-in-errors.ts";

/** The message when a link or a code was refused, or the server cannot be reached. */
export function describeRecoveryError(error: unknown): string {
  const body = findApiError(error)?.body;
  if (body?.error === "recovery_code_wrong") return errorMessage(body) ?? "";
  const known = describeSignInError(error, false);
  return known.form ?? known.password ?? known.email ?? "";
}
