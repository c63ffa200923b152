import { recentSignInMs } from "@morsel/contracts";
import type { FastifyRequest } from "fastify";
import type { Queries } from "../../database/connection.ts";
import { ExpectedError } from "../../http/errors.ts";
import { requireSession } from "../../http/session-guard.ts";
import { clearAttempts, recordAttempt } from "./attempt-limit.ts";
import type { Identity } from "./identity.ts";

interface OwnerProof {
  readonly password: string | undefined;
  /** True if a recent sign-in is enough even for a user who has a password. */
  readonly isRecentEnough?: boolean;
}

/** Confirms that a signed-in user owns the account. */
export interface Reauthentication {
  /** True if the user has a password, possibly with other ways to sign in. */
  hasPassword(userId: string): Promise<boolean>;
  /** Throws `password_wrong`, or `rate_limited` after too many attempts. */
  checkPassword(request: FastifyRequest, password: string): Promise<void>;
  /**
   * An open session is not enough: a user with a password sends it; one without has signed in in the last ten
   * minutes. Throws `password_wrong`, `sign_in_again` or `rate_limited`.
   */
  requireOwner(request: FastifyRequest, proof: OwnerProof): Promise<void>;
}

export function createReauthentication(queries: Queries, identity: Identity): Reauthentication {
  const hasPassword = async (userId: string) => {
    const row = await queries
      .selectFrom("accounts")
      .select("id")
      .where("user_id", "=", userId)
      .where("provider_id", "=", "credential")
      .where("password", "is not", null)
      .executeTakeFirst();
    return row !== undefined;
  };
  const checkPassword = async (request: FastifyRequest, password: string) => {
    const { userId } = requireSession(request);
    await recordAttempt(queries, userId);
    if (!(await identity.isPassword(request, password))) {
      throw new ExpectedError("password_wrong");
    }
    await clearAttempts(queries, userId);
  };
  return {
    hasPassword,
    checkPassword,
    requireOwner: async (request, { password, isRecentEnough = false }) => {
      const { userId, startedAt } = requireSession(request);
      const isRecent = Date.now() - startedAt <= recentSignInMs;
      if (isRecentEnough && isRecent && password === undefined) return;
      if (!(await hasPassword(userId))) {
        if (!isRecent) throw new ExpectedError("sign_in_again");
      } else if (!password) throw new ExpectedError("password_wrong");
      else await checkPassword(request, password);
    },
  };
}
