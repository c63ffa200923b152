import { randomBytes } from "node:crypto";
import type { AuthContext } from "better-auth";

/** What a link does. 'reset-password' is better-auth's own. */
export type LinkPurpose = "reset-password" | "sign-up" | "confirm-email";

/** Links that work once, in better-auth's table of verifications, which has only their hashes. */
export interface AccountLinks {
  /** Returns the token of a new link. */
  create(purpose: LinkPurpose, value: string, validForSeconds: number): Promise<string>;
  /** The value of a link, which stops working; undefined if it is unknown, expired or was used. */
  consume(purpose: LinkPurpose, token: string): Promise<string | undefined>;
  /** True if an account has the address. */
  isTaken(email: string): Promise<boolean>;
  /** Records that the address of an account is confirmed. */
  confirm(email: string): Promise<void>;
  /** Sets the address of an account as a confirmed one. */
  setConfirmedEmail(userId: string, email: string): Promise<void>;
}

export function createLinks(adapter: AuthContext["internalAdapter"]): AccountLinks {
  return {
    create: async (purpose, value, validForSeconds) => {
      const token = randomBytes(24).toString("base64url");
      const expiresAt = new Date(Date.now() + validForSeconds * 1000);
      await adapter.createVerificationValue({
        identifier: `${purpose}:${token}`,
        value,
        expiresAt,
      });
      return token;
    },
    consume: async (purpose, token) =>
      (await adapter.consumeVerificationValue(`${purpose}:${token}`))?.value,
    isTaken: async (email) => (await adapter.findUserByEmail(email.toLowerCase())) !== null,
    confirm: async (email) =>
      void (await adapter.updateUserByEmail(email, { emailVerified: true })),
    setConfirmedEmail: async (userId, email) => {
      await adapter.updateUser(userId, { email: email.toLowerCase(), emailVerified: true });
    },
  };
}
