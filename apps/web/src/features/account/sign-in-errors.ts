import {
  type ErrorId,
  emailMaxLength,
  passwordMaxLength,
  passwordMinLength,
} from "@morsel/contracts/facts";
import { errorMessage, findApiError } from "../../api/client.ts";
import { t } from "./messages.ts";

/** Error messages by field; `form` for errors of the whole form. */
export type FieldErrors = Partial<Readonly<Record<"email" | "password" | "form", string>>>;

export const passwordRule = (): string => t.atLeastPasswordMinLength({ passwordMinLength });

const tooShort = () => t.passwordNeedsAtLeast({ passwordMinLength });

const errorsById = (): Partial<Readonly<Record<ErrorId, FieldErrors>>> => ({
  credentials_wrong: {
    form: t.thatEmailAndPasswordDo,
  },
  email_invalid: {
    email: t.thatDoesNotLookLike,
  },
  password_too_short: {
    password: tooShort(),
  },
  password_common: {
    password: t.manyPeopleUseThatPassword,
  },
  password_too_long: {
    password: t.passwordCanHaveAtMost({ passwordMaxLength }),
  },
});

/** The messages when the server rejects a sign-in or cannot be reached. */
export function describeSignInError(error: unknown, isNew: boolean): FieldErrors {
  const apiError = findApiError(error);
  if (!apiError) return { form: t.morselCannotBeReachedCheck };
  if (isNew && apiError.status === 401) return { form: t.thatDidNotWorkIf };
  const known = apiError.body.error && errorsById()[apiError.body.error];
  if (known) return known;
  if (apiError.status === 429) return { form: t.tooManyTriesWaitMinute };
  if (apiError.body.error === "passkey_refused") return { form: errorMessage(apiError.body) ?? "" };
  if (apiError.status === 401) return errorsById().credentials_wrong ?? {};
  return { form: errorMessage(apiError.body) || t.thatDidNotWorkPlease };
}

/** The errors that need no request; those of the password only if the form has one. */
export function checkFields(
  email: string,
  form?: { readonly password: string; readonly isNew: boolean },
): FieldErrors {
  const errors: { email?: string; password?: string } = {};
  if (email === "") errors.email = t.enterYourEmail;
  else if (email.length > emailMaxLength || !/^\S+@\S+\.\S+$/.test(email)) {
    errors.email = t.thatDoesNotLookLike;
  }
  const problem = form && checkPassword(form.password, form.isNew);
  if (problem) errors.password = problem;
  return errors;
}

/** @param isNew true for a password that is being chosen */
export function checkPassword(password: string, isNew: boolean): string | undefined {
  if (password === "") return t.enterYourPassword;
  return isNew && password.length < passwordMinLength ? tooShort() : undefined;
}

/** The message for the error code of a provider's redirect; undefined without a code. */
export function describeProviderError(
  code: string | null,
  provider = "single sign-on",
): string | undefined {
  if (!code) return undefined;
  if (code === "account_not_linked") {
    return t.thereAccountWithThatEmail({ provider });
  }
  if (code === "provider_unavailable") {
    return t.valueProviderNotAnswering({
      value: provider.charAt(0).toUpperCase(),
      provider: provider.slice(1),
    });
  }
  return t.signingWithProviderDidNot({ provider });
}
