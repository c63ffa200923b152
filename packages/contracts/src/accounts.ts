import { z } from "zod";
import { emailMaxLength, passwordMaxLength, passwordMinLength } from "./limits.ts";
import { storableText } from "./storable-text.ts";

const nameMaxLength = 100;

const email = z.email().max(emailMaxLength);
const password = storableText.min(passwordMinLength).max(passwordMaxLength);

/**
 * POST /api/identity/sign-up/email: creates an account unless one has that e-mail. Answers 204
 * in both cases, so that it does not reveal existing accounts. The user signs in afterwards.
 */
export const signUpRequest = z.strictObject({
  email,
  password,
  /** Kept with the account and shown nowhere yet. */
  name: storableText.max(nameMaxLength).optional(),
});
export type SignUpRequest = z.infer<typeof signUpRequest>;

/** POST /api/identity/sign-in/email: answers with the current user and a session cookie. */
export const signInRequest = z.strictObject({
  email,
  password: storableText.max(passwordMaxLength),
});
export type SignInRequest = z.infer<typeof signInRequest>;
