import { z } from "zod";
import { storableText } from "./text.ts";

export const passwordMinLength = 8;
export const passwordMaxLength = 128;
/** The longest address that mail can be sent to (RFC 5321, erratum 1690). */
export const emailMaxLength = 254;

const email = z.email().max(emailMaxLength);
const password = storableText.min(passwordMinLength).max(passwordMaxLength);

/** POST /api/identity/sign-up/email: answers with the current user and a session cookie. */
export const signUpRequest = z.strictObject({ email, password });
export type SignUpRequest = z.infer<typeof signUpRequest>;

/** POST /api/identity/sign-in/email: answers with the current user and a session cookie. */
export const signInRequest = z.strictObject({
  email,
  password: storableText.max(passwordMaxLength),
});
export type SignInRequest = z.infer<typeof signInRequest>;
