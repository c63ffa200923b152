import type { FastifyRequest } from "fastify";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";
import { requireSession } from "../../http/session-guard.ts";
import { clearAttempts, recordAttempt } from "./attempt-limit.ts";
import type { Identity } from "./identity.ts";

/** Requires that a signed-in person proves that the account is theirs. */
export interface Reauthentication {
  /** Does the person sign in with a password, among others perhaps? */
  hasPassword(userId: string): Promise<boolean>;
  /** Throws `password_wrong`, or `rate_limited` after too many tries. */
  checkPassword(request: FastifyRequest, password: string): Promise<void>;
}

export function createOwnerCheck(queries: Queries, identity: Identity): Reauthentication {
  return {
    hasPassword: async (userId) => {
      const row = await queries
        .selectFrom("accounts")
        .select("id")
        .where("user_id", "=", userId)
        .where("provider_id", "=", "credential")
        .where("password", "is not", null)
        .executeTakeFirst();
      return row !== undefined;
    },
    checkPassword: async (request, password) => {
      const { userId } = requireSession(request);
      await recordAttempt(queries, userId);
      if (!(await identity.isPassword(request, password))) {
        throw new ExpectedError("password_wrong");
      }
      await clearAttempts(queries, userId);
    },
  };
}
