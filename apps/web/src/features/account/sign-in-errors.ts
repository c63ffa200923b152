import {
  type ErrorId,
  emailMaxLength,
  passwordMaxLength,
  passwordMinLength,
} from "@morsel/contracts/facts";
import { findApiError } from "../../api/client.ts";

/** Error messages by field; `form` for errors of the whole form. */
export type FieldErrors = Partial<Readonly<Record<"email" | "password" | "form", string>>>;

export const passwordRule = `At least ${passwordMinLength} characters.`;

const tooShort = `A password needs at least ${passwordMinLength} characters.`;
const notAnAddress = "That does not look like an email address.";

const errorsById: Partial<Readonly<Record<ErrorId, FieldErrors>>> = {
  credentials_wrong: { form: "That email and password do not match. Try again." },
  email_invalid: { email: notAnAddress },
  password_too_short: { password: tooShort },
  password_common: { password: "Many people use that password. Choose another." },
  password_too_long: { password: `A password can have at most ${passwordMaxLength} characters.` },
};

const accountMayExist =
  "That did not work. If you already have an account with this email, sign in with its password.";

/** The messages when the server rejects a sign-in or cannot be reached. */
export function describeSignInError(error: unknown, isNew: boolean): FieldErrors {
  const apiError = findApiError(error);
  if (!apiError) return { form: "Morsel cannot be reached. Check your connection and try again." };
  if (isNew && apiError.status === 401) return { form: accountMayExist };
  const known = apiError.body.error && errorsById[apiError.body.error];
  if (known) return known;
  if (apiError.status === 429) return { form: "Too many tries. Wait a minute, then try again." };
  if (apiError.body.error === "passkey_refused") return { form: apiError.body.message ?? "" };
  if (apiError.status === 401) return errorsById.credentials_wrong ?? {};
  return { form: apiError.body.message || "That did not work. Please try again." };
}

/** The errors that need no request; those of the password only if the form has one. */
export function checkFields(
  email: string,
  form?: { readonly password: string; readonly isNew: boolean },
): FieldErrors {
  const errors: { email?: string; password?: string } = {};
  if (email === "") errors.email = "Enter your email.";
  else if (email.length > emailMaxLength || !/^\S+@\S+\.\S+$/.test(email)) {
    errors.email = notAnAddress;
  }
  const problem = form && checkPassword(form.password, form.isNew);
  if (problem) errors.password = problem;
  return errors;
}

/** @param isNew true for a password that is being chosen */
export function checkPassword(password: string, isNew: boolean): string | undefined {
  if (password === "") return "Enter your password.";
  return isNew && password.length < passwordMinLength ? tooShort : undefined;
}

/** The message for the error code of a provider's redirect; undefined without a code. */
export function describeProviderError(
  code: string | null,
  provider = "single sign-on",
): string | undefined {
  if (!code) return undefined;
  if (code === "account_not_linked") {
    return `There is an account with that email already. Sign in with its password, then connect ${provider} in your profile.`;
  }
  if (code === "provider_unavailable") {
    return `${provider.charAt(0).toUpperCase()}${provider.slice(1)} is not answering. Try again in a moment.`;
  }
  return `Signing in with ${provider} did not work. Please try again.`;
}
