import { z } from "zod";
import { tokenNameMaxLength } from "./limits.ts";
import { storableText } from "./storable-text.ts";
import { tokenScopes } from "./token-limits.ts";

/** POST /api/account/tokens (beyond the spec): makes a token for a tool of the person's own. */
export const tokenRequest = z.strictObject({
  name: storableText.trim().min(1).max(tokenNameMaxLength),
  scope: z.enum(tokenScopes),
});
export type TokenRequest = z.infer<typeof tokenRequest>;

/** A token as its owner sees it. The token itself is not kept, so it is not in here. */
export const accessToken = z.strictObject({
  id: z.string(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  /** ISO 8601 instants; last_used_at is rounded to 15 minutes, null if the token was never used. */
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type AccessToken = z.infer<typeof accessToken>;

/** The answer to the creation of a token: the only time that the token is returned. */
export const newAccessToken = accessToken.extend({ token: z.string() });
export type NewAccessToken = z.infer<typeof newAccessToken>;

/** GET /api/account/tokens, newest first. */
export const accessTokenList = z.strictObject({ items: z.array(accessToken) });
export type AccessTokenList = z.infer<typeof accessTokenList>;
