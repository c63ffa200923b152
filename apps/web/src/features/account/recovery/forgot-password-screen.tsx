import { pages } from "@morsel/contracts/facts";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "wouter";
import { readSite } from "../../../api/site.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import textStyles from "../../../ui/text.module.css";
import { TextField } from "../../../ui/text-field.tsx";
import { AccountPage } from "../account-page.tsx";
import { useRecover, useResetLink } from "../api/recovery.ts";
import { EmailField, FormAlert, FormDone, SubmitButton } from "../form-parts.tsx";
import styles from "../sign-in.module.css";
import { checkFields, type FieldErrors, passwordRule } from "../sign-in-errors.ts";
import { describeRecoveryError } from "./recovery-errors.ts";

/** Leads back into an account whose password is forgotten: by a link where mail is sent, or by a recovery code. */
export function ForgotPasswordScreen({ aside }: { readonly aside: ReactNode }) {
  usePageTitle("Forgot your password?");
  const { sendsMail = false, contactEmail } = readSite();
  const [isByCode, setIsByCode] = useState(!sendsMail);
  return (
    <AccountPage aside={aside}>
      {isByCode ? <CodeForm /> : <LinkForm />}
      <div className={styles.below}>
        {sendsMail ? (
          <p className={textStyles.note}>
            {isByCode ? "No code at hand? " : "Cannot read your mail? "}
            <button
              type="button"
              className={`${textStyles.link} ${styles.inlineLink}`}
              onClick={() => setIsByCode(!isByCode)}
            >
              {isByCode ? "Get a link by mail" : "Use a recovery code"}
            </button>
            .
          </p>
        ) : (
          <p className={textStyles.note}>
            No code left? The people who run this Morsel can make a link for you:{" "}
            <a
              className={`${textStyles.link} ${styles.inlineLink}`}
              href={`mailto:${contactEmail}`}
            >
              {contactEmail}
            </a>
          </p>
        )}
        <p className={textStyles.note}>
          <Link className={`${textStyles.link} ${styles.inlineLink}`} href={pages.signIn}>
            Back to signing in
          </Link>
        </p>
      </div>
    </AccountPage>
  );
}

function LinkForm() {
  const [email, setEmail] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const ask = useResetLink();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkFields(email.trim());
    setErrors(found);
    if (Object.keys(found).length === 0) ask.mutate(email.trim());
  };
  if (ask.isSuccess) {
    return (
      <FormDone title="Look in your mailbox">
        <p>
          If {ask.variables} has an account here, a link to choose a new password is on its way. It
          works once, for an hour.
        </p>
      </FormDone>
    );
  }
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Forgot your password?">
      <h1>Forgot your password?</h1>
      <p className={styles.intro}>We send you a link to choose a new one.</p>
      <div className={styles.fields}>
        <EmailField value={email} onChange={setEmail} error={errors.email} />
        <FormAlert>{ask.error ? describeRecoveryError(ask.error) : null}</FormAlert>
        <SubmitButton label="Send the link" isBusy={ask.isPending} />
      </div>
    </form>
  );
}

function CodeForm() {
  const [email, setEmail] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<FieldErrors & { readonly code?: string }>({});
  const recover = useRecover();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...checkFields(email.trim(), { password, isNew: true }),
      ...(code.trim() === "" ? { code: "Enter one of your recovery codes." } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    recover.mutate({ email: email.trim(), code: code.trim(), password });
  };
  if (recover.isSuccess) return <PasswordSet />;
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Forgot your password?">
      <h1>Forgot your password?</h1>
      <p className={styles.intro}>One of your recovery codes sets a new one.</p>
      <div className={styles.fields}>
        <EmailField value={email} onChange={setEmail} error={errors.email} />
        <TextField
          label="Recovery code"
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          value={code}
          onChange={setCode}
          error={errors.code}
        />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
          hint={passwordRule}
        />
        <FormAlert>{recover.error ? describeRecoveryError(recover.error) : null}</FormAlert>
        <SubmitButton label="Set the password" isBusy={recover.isPending} />
      </div>
    </form>
  );
}

/** After a new password was set. */
export function PasswordSet() {
  return (
    <FormDone title="Your password is set">
      <p>
        Every device is signed out, and tokens of your own tools are removed.{" "}
        <Link className={`${textStyles.link} ${styles.inlineLink}`} href={pages.signIn}>
          Sign in
        </Link>{" "}
        with the new password.
      </p>
    </FormDone>
  );
}
