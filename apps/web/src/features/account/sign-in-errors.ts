import {
  type ErrorId,
  emailMaxLength,
  passwordMaxLength,
  passwordMinLength,
} from "@morsel/contracts/facts";
import { findApiError } from "../../api/client.ts";

/** Error messages by field; `form` for those of no single field. */
export type FieldErrors = Partial<Readonly<Record<"email" | "password" | "form", string>>>;

export const passwordRule = `At least ${passwordMinLength} characters.`;

const tooShort = `A password needs at least ${passwordMinLength} characters.`;
const notAnAddress = "That does not look like an e-mail address.";

const refusals: Partial<Readonly<Record<ErrorId, FieldErrors>>> = {
  credentials_wrong: { form: "That e-mail and password do not match. Try again." },
  email_invalid: { email: notAnAddress },
  password_too_short: { password: tooShort },
  password_common: { password: "Many people use that one. Choose another." },
  password_too_long: { password: `A password can have at most ${passwordMaxLength} characters.` },
};

const perhapsKnown =
  "That did not sign you in. If you have had an account with this e-mail, sign in with its password.";

/** What a person may read when the server refuses, or cannot be reached. */
export function describeRefusal(error: unknown, isNew: boolean): FieldErrors {
  const refusal = findApiError(error);
  if (!refusal) return { form: "Morsel cannot be reached. Check your connection and try again." };
  if (isNew && refusal.status === 401) return { form: perhapsKnown };
  const known = refusal.body.error && refusals[refusal.body.error];
  if (known) return known;
  if (refusal.status === 429) return { form: "Too many tries. Wait a minute, then try again." };
  if (refusal.body.error === "passkey_refused") return { form: refusal.body.message ?? "" };
  if (refusal.status === 401) return refusals.credentials_wrong ?? {};
  return { form: refusal.body.message || "That did not work. Please try again." };
}

/** The errors that need no request. */
export function checkFields(email: string, password: string, isNew: boolean): FieldErrors {
  const errors: { email?: string; password?: string } = {};
  if (email === "") errors.email = "Enter your e-mail.";
  else if (email.length > emailMaxLength || !/^\S+@\S+\.\S+$/.test(email)) {
    errors.email = notAnAddress;
  }
  if (password === "") errors.password = "Enter your password.";
  else if (isNew && password.length < passwordMinLength) errors.password = tooShort;
  return errors;
}

/** What a provider's refusal means, by the word that the browser came back with; undefined without one. */
export function describeProviderError(
  word: string | null,
  provider = "single sign-on",
): string | undefined {
  if (!word) return undefined;
  if (word === "account_not_linked") {
    return `There is an account with that e-mail already. Sign in with its password, then connect ${provider} in your profile.`;
  }
  if (word === "provider_unavailable") {
    return `${provider.charAt(0).toUpperCase()}${provider.slice(1)} does not answer just now. Try again in a moment.`;
  }
  return `Signing in with ${provider} did not work. Please try again.`;
}
