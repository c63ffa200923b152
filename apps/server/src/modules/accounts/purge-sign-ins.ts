import type { Queries } from "../../database/connection.ts";
import { sessionMaxMs } from "./auth-options.ts";

const hourMs = 3_600_000;
/** Longer than any window in which tries are counted. */
const triesKeptMs = 24 * hourMs;

/**
 * Forgets what signing in left behind: sessions that have ended, with the addresses and devices that
 * they were from, unfinished sign-ins, and counted tries of more than a day ago. At most once an
 * hour, since it looks at all rows.
 */
export function createSignInPurge(queries: Queries): () => Promise<void> {
  let notBeforeMs = 0;
  return async () => {
    const nowMs = Date.now();
    if (nowMs < notBeforeMs) return;
    notBeforeMs = nowMs + hourMs;
    const now = new Date(nowMs).toISOString();
    const oldest = new Date(nowMs - sessionMaxMs).toISOString();
    await queries
      .deleteFrom("sessions")
      .where((eb) => eb.or([eb("expires_at", "<", now), eb("created_at", "<", oldest)]))
      .execute();
    await queries.deleteFrom("verifications").where("expires_at", "<", now).execute();
    await queries
      .deleteFrom("rate_limits")
      .where("last_request", "<", nowMs - triesKeptMs)
      .execute();
  };
}
