import { findApiError } from "../../api/client.ts";

/** What a person may read when something in their account could not be done. */
export function refusalWords(error: unknown): string {
  const refusal = findApiError(error);
  if (!refusal) return "Morsel cannot be reached. Check your connection and try again.";
  const { detail, message } = refusal.body;
  return detail ?? message ?? "That did not work. Please try again.";
}
