import type { FastifyRequest } from "fastify";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";
import { requireSession } from "../../http/session-guard.ts";
import { clearAttempts, recordAttempt } from "./attempt-limit.ts";
import type { Identity } from "./identity.ts";

/** Confirms that a signed-in user owns the account. */
export interface Reauthentication {
  /** True if the user has a password, possibly with other ways to sign in. */
  hasPassword(userId: string): Promise<boolean>;
  /** Throws `password_wrong`, or `rate_limited` after too many attempts. */
  checkPassword(request: FastifyRequest, password: string): Promise<void>;
}

export function createReauthentication(queries: Queries, identity: Identity): Reauthentication {
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
