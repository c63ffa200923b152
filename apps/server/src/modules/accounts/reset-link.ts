import { randomUUIDv7 } from "node:crypto";
import { betterAuth } from "better-auth";
import type { Database } from "../../database/connection.ts";
import { authOptions } from "./auth-options.ts";
import { createLinks } from "./links.ts";

/** Creates a link that sets a new password, without a server; returns its token. */
export async function createResetLink(
  database: Database,
  userId: string,
  validForSeconds: number,
): Promise<string> {
  const settings = {
    baseUrl: "http://localhost",
    allowedOrigins: [],
    // Links are random and stored as plain hashes, so that no secret is needed to make one.
    secret: `${randomUUIDv7()}-${randomUUIDv7()}`,
    signInsPer15Minutes: 1,
    signUpsPer15Minutes: 1,
    provider: undefined,
  };
  const log = { warn: () => undefined, error: () => undefined };
  const auth = betterAuth(authOptions(database.engine, database.queries, settings, log));
  const { internalAdapter } = await auth.$context;
  return createLinks(internalAdapter).create("reset-password", userId, validForSeconds);
}
