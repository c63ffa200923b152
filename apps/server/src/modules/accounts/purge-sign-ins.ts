import type { Queries } from "../../database/connection.ts";
import { sessionMaxMs } from "./auth-options.ts";

const hourMs = 3_600_000;
/** Longer than any window in which attempts are counted. */
const attemptsRetentionMs = 24 * hourMs;

/**
 * Deletes expired sessions (with their addresses and devices), unfinished sign-ins, and counted attempts
 * older than a day. Runs at most once an hour.
 */
export function createSignInPurge(queries: Queries): () => Promise<void> {
  let notBeforeMs = 0;
  return async () => {
    const nowMs = Date.now();
    if (nowMs < notBeforeMs) return;
    notBeforeMs = nowMs + hourMs;
    const now = new Date(nowMs).toISOString();
    const oldest = new Date(nowMs - sessionMaxMs).toISOString();
    await queries.deleteFrom("sessions").where("expires_at", "<", now).execute();
    await queries.deleteFrom("sessions").where("created_at", "<", oldest).execute();
    await queries.deleteFrom("verifications").where("expires_at", "<", now).execute();
    await queries
      .deleteFrom("rate_limits")
      .where("last_request", "<", nowMs - attemptsRetentionMs)
      .execute();
  };
}
