import { z } from "zod";
import { passwordMaxLength } from "./limits.ts";
import { storableText } from "./text.ts";

/**
 * DELETE /api/account (beyond the spec): removes the account and all that belongs to it, for good.
 * Answers 204. Whoever has a password sends it; anybody else must have signed in a short while ago.
 */
export const deleteAccountRequest = z.strictObject({
  password: storableText.max(passwordMaxLength).optional(),
});
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;
