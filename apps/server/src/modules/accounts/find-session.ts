import { createHmac, timingSafeEqual } from "node:crypto";
import type { Queries } from "../../database/connection.ts";
import type { FindSession } from "../../http/session-guard.ts";
import { sessionIdleSeconds, sessionMaxMs, sessionProlongSeconds } from "./auth-options.ts";

export interface SessionCookie {
  readonly name: string;
  readonly secret: string;
}

/**
 * Checks a session cookie as better-auth signs it (`token.base64(hmac-sha256)`) and looks the
 * session up: a fifth of the time that its own check takes, on every call.
 */
export function createFindSession(
  queries: Queries,
  cookie: SessionCookie,
  now: () => number = Date.now,
): FindSession {
  return async (cookies) => {
    const token = readToken(cookies, cookie);
    if (token === undefined) return undefined;
    const row = await queries
      .selectFrom("sessions")
      .innerJoin("users", "users.id", "sessions.user_id")
      .where("sessions.token", "=", token)
      .select([
        "sessions.id",
        "sessions.expires_at",
        "sessions.created_at",
        "users.id as user_id",
        "users.email",
        "users.created_at as user_created_at",
      ])
      .executeTakeFirst();
    if (!row) return undefined;
    const expiresAtMs = new Date(row.expires_at).getTime();
    const endsAtMs = Math.min(expiresAtMs, new Date(row.created_at).getTime() + sessionMaxMs);
    if (endsAtMs <= now()) return undefined;
    return {
      id: row.id,
      userId: row.user_id,
      email: row.email,
      userCreatedAt: new Date(row.user_created_at).toISOString(),
      isStale: expiresAtMs - now() < (sessionIdleSeconds - sessionProlongSeconds) * 1000,
    };
  };
}

function readToken(cookies: string | undefined, cookie: SessionCookie): string | undefined {
  const prefix = `${cookie.name}=`;
  const found = cookies?.split(/; */).find((part) => part.startsWith(prefix));
  const value = found && decode(found.slice(prefix.length));
  if (!value) return undefined;
  const dot = value.lastIndexOf(".");
  const token = value.slice(0, dot);
  const signature = Buffer.from(value.slice(dot + 1), "base64");
  const expected = createHmac("sha256", cookie.secret).update(token).digest();
  const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
  return dot > 0 && isOurs ? token : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
