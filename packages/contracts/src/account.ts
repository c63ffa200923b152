import { z } from "zod";
import { passkeyNameMaxLength, passwordMaxLength, passwordMinLength } from "./limits.ts";
import { storableText } from "./storable-text.ts";

/**
 * DELETE /api/account (beyond the spec): permanently deletes the account and all its data.
 * Answers 204. A user with a password sends it; a user without one must have signed in recently.
 */
export const deleteAccountRequest = z.strictObject({
  password: storableText.max(passwordMaxLength).optional(),
});
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;

/** POST /api/account/password: sets a new one and ends the person's other sessions. Answers 204. */
export const changePasswordRequest = z.strictObject({
  current: storableText.max(passwordMaxLength),
  password: storableText.min(passwordMinLength).max(passwordMaxLength),
});
export type ChangePasswordRequest = z.infer<typeof changePasswordRequest>;

const passkeyName = storableText.trim().min(1).max(passkeyNameMaxLength);

/** A credential as the browser's own `toJSON()` gives it; better-auth checks it. */
const credential = z.looseObject({ id: z.string().max(2048), type: z.literal("public-key") });

/** POST /api/account/passkeys: keeps the passkey that the browser made. Answers 204. */
export const addPasskeyRequest = z.strictObject({ name: passkeyName, credential });

/** PATCH /api/account/passkeys/{id}: answers 204. */
export const renamePasskeyRequest = z.strictObject({ name: passkeyName });

/** POST /api/identity/passkey/sign-in: answers with the current user and a session cookie. */
export const passkeySignInRequest = z.strictObject({ credential });

/** Somewhere that the person is signed in. */
export const accountSession = z.strictObject({
  id: z.string(),
  /** 'Firefox on Windows'; 'Unknown device' where the browser did not say. */
  device: z.string(),
  /** ISO 8601 instants. */
  signed_in_at: z.string(),
  /** To a quarter of an hour. */
  seen_at: z.string(),
  /** The one that asks. */
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

export const accountPasskey = z.strictObject({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
});
export type AccountPasskey = z.infer<typeof accountPasskey>;

/** GET /api/account/access (beyond the spec): by what a person signs in, and where they have. */
export const accountAccess = z.strictObject({
  has_password: z.boolean(),
  /** The provider's display name and whether this account is connected; null without a provider. */
  provider: z.strictObject({ name: z.string(), is_linked: z.boolean() }).nullable(),
  passkeys: z.array(accountPasskey),
  /** The one that asks first, then by when they were last seen. */
  sessions: z.array(accountSession),
});
export type AccountAccess = z.infer<typeof accountAccess>;
