import { z } from "zod";
import {
  emailMaxLength,
  linkTokenMaxLength,
  passkeyNameMaxLength,
  passwordMaxLength,
  passwordMinLength,
  recoveryCodeMaxLength,
  tokenNameMaxLength,
} from "./limits.ts";
import { storableText } from "./storable-text.ts";
import { tokenScopes } from "./wire-constants.ts";

const nameMaxLength = 100;

const email = z.email().max(emailMaxLength);
const password = storableText.min(passwordMinLength).max(passwordMaxLength);
/** A secret from a link, as random text. */
const secret = storableText.min(1).max(linkTokenMaxLength);

/**
 * POST /api/identity/sign-up/email: creates an account unless one has that e-mail. Answers 204
 * in both cases, so that it does not reveal existing accounts. The user signs in afterwards.
 */
export const signUpRequest = z.strictObject({
  email,
  password,
  /** Stored with the account; not shown anywhere. */
  name: storableText.max(nameMaxLength).optional(),
  /** Of an operator's link; needed while sign-up is closed. */
  invitation: secret.optional(),
});
export type SignUpRequest = z.infer<typeof signUpRequest>;

/** POST /api/identity/sign-in/email: answers with the current user and a session cookie. */
export const signInRequest = z.strictObject({
  email,
  password: storableText.max(passwordMaxLength),
});
export type SignInRequest = z.infer<typeof signInRequest>;

/**
 * POST /api/identity/sign-up/link (beyond the spec): where mail is configured, an account begins with a link to its
 * mailbox. Answers 204 whether or not the address has an account.
 */
export const signUpLinkRequest = z.strictObject({ email, invitation: secret.optional() });
export type SignUpLinkRequest = z.infer<typeof signUpLinkRequest>;

/**
 * POST /api/identity/sign-up/confirm: creates the account of the link's address with this password, and signs in.
 * Answers with the current user and a session cookie.
 */
export const confirmSignUpRequest = z.strictObject({ token: secret, password });
export type ConfirmSignUpRequest = z.infer<typeof confirmSignUpRequest>;

/** POST /api/identity/request-password-reset: answers 204 whether or not the address has an account. */
export const resetLinkRequest = z.strictObject({ email });
export type ResetLinkRequest = z.infer<typeof resetLinkRequest>;

/** POST /api/identity/reset-password: sets a new password by a link. Ends all sessions; answers 204. */
export const resetPasswordRequest = z.strictObject({ token: secret, password });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

/** POST /api/identity/recover: sets a new password by a recovery code. Ends all sessions; answers 204. */
export const recoverRequest = z.strictObject({
  email,
  /** With or without hyphens and spaces, in either case. */
  code: storableText.min(1).max(recoveryCodeMaxLength),
  password,
});
export type RecoverRequest = z.infer<typeof recoverRequest>;

/**
 * POST /api/account/recovery-codes: replaces the user's recovery codes. Needs the password, except within ten
 * minutes after signing in and without codes. The only response that contains the codes.
 */
export const recoveryCodesRequest = z.strictObject({
  password: storableText.max(passwordMaxLength).optional(),
});
export type RecoveryCodesRequest = z.infer<typeof recoveryCodesRequest>;
export const recoveryCodes = z.strictObject({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/**
 * POST /api/account/email: sends a link to the new address, which becomes the account's when it is confirmed.
 * Answers 204 whether or not the address has an account.
 */
export const changeEmailRequest = z.strictObject({
  email,
  password: storableText.max(passwordMaxLength).optional(),
});
export type ChangeEmailRequest = z.infer<typeof changeEmailRequest>;

/** POST /api/identity/confirm-email: confirms an address by the link that was sent to it. Answers 204. */
export const confirmEmailRequest = z.strictObject({ token: secret });
export type ConfirmEmailRequest = z.infer<typeof confirmEmailRequest>;

/** GET /api/auth/user */
export const currentUser = z.strictObject({
  email: z.string(),
  /** ISO 8601 instant of account creation. */
  createdAt: z.string(),
});
export type CurrentUser = z.infer<typeof currentUser>;

/**
 * DELETE /api/account (beyond the spec): permanently deletes the account and all its data.
 * Answers 204. A user with a password sends it; a user without one must have signed in recently.
 */
export const deleteAccountRequest = z.strictObject({
  password: storableText.max(passwordMaxLength).optional(),
});
export type DeleteAccountRequest = z.infer<typeof deleteAccountRequest>;

/**
 * POST /api/account/password: sets a new one, ends the user's other sessions, and removes their access tokens
 * unless the request says otherwise. Answers 204.
 */
export const changePasswordRequest = z.strictObject({
  current: storableText.max(passwordMaxLength),
  password: storableText.min(passwordMinLength).max(passwordMaxLength),
  revoke_tokens: z.boolean().default(true),
});
export type ChangePasswordRequest = z.input<typeof changePasswordRequest>;

const passkeyName = storableText.trim().min(1).max(passkeyNameMaxLength);

/** A credential as the browser's own `toJSON()` gives it; better-auth checks it. */
const credential = z.looseObject({ id: z.string().max(2048), type: z.literal("public-key") });

/** POST /api/account/passkeys: stores the passkey that the browser created. Answers 204. */
export const addPasskeyRequest = z.strictObject({ name: passkeyName, credential });

/** PATCH /api/account/passkeys/{id}: answers 204. */
export const renamePasskeyRequest = z.strictObject({ name: passkeyName });

/** POST /api/identity/passkey/sign-in: answers with the current user and a session cookie. */
export const passkeySignInRequest = z.strictObject({ credential });

/** One of the user's sessions. */
const accountSession = z.strictObject({
  id: z.string(),
  /** 'Firefox on Windows'; 'Unknown device' if the browser did not identify itself. */
  device: z.string(),
  /** ISO 8601 instants. */
  signed_in_at: z.string(),
  /** Rounded to a quarter of an hour. */
  seen_at: z.string(),
  /** True for the session of this request. */
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSession>;

const accountPasskey = z.strictObject({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
});
export type AccountPasskey = z.infer<typeof accountPasskey>;

/** GET /api/account/access (beyond the spec): a user's sign-in methods and sessions. */
export const accountAccess = z.strictObject({
  has_password: z.boolean(),
  /** True for an operator of this installation. */
  is_admin: z.boolean(),
  /** The provider's display name and whether this account is connected; null without a provider. */
  provider: z.strictObject({ name: z.string(), is_linked: z.boolean() }).nullable(),
  passkeys: z.array(accountPasskey),
  /** Whether the address was confirmed by a link; null if this installation sends no mail. */
  is_email_confirmed: z.boolean().nullable(),
  /** Recovery codes that were not used. */
  recovery_codes: z.number().int(),
  /** The session of this request first, then the most recently used. */
  sessions: z.array(accountSession),
});
export type AccountAccess = z.infer<typeof accountAccess>;

/** POST /api/account/tokens (beyond the spec): creates a token for one of the user's own tools. */
export const tokenRequest = z.strictObject({
  name: storableText.trim().min(1).max(tokenNameMaxLength),
  scope: z.enum(tokenScopes),
});
export type TokenRequest = z.infer<typeof tokenRequest>;

/** A token as its owner sees it, without the token itself, which is not stored. */
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
