import { pages } from "@morsel/contracts/facts";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "wouter";
import { readSite } from "../../../api/site.ts";
import { usePageTitle } from "../../../platform/page.ts";
import { fill } from "../../../ui/fill.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import textStyles from "../../../ui/text.module.css";
import { TextField } from "../../../ui/text-field.tsx";
import { AccountPage } from "../account-page.tsx";
import { useRecover, useResetLink } from "../api/recovery.ts";
import { EmailField, FormAlert, FormDone, SubmitButton } from "../form-parts.tsx";
import { t } from "../messages.ts";
import styles from "../sign-in.module.css";
import { checkFields, type FieldErrors, passwordRule } from "../sign-in-errors.ts";
import { describeRecoveryError } from "./recovery-errors.ts";

/** Leads back into an account whose password is forgotten: by a link where mail is sent, or by a recovery code. */
export function ForgotPasswordScreen({ aside }: { readonly aside: ReactNode }) {
  usePageTitle(t.forgotYourPassword);
  const { sendsMail = false, contactEmail } = readSite();
  const [isByCode, setIsByCode] = useState(!sendsMail);
  return (
    <AccountPage aside={aside}>
      {isByCode ? <CodeForm /> : <LinkForm />}
      <div className={styles.below}>
        {sendsMail ? (
          <p className={textStyles.note}>
            {isByCode ? t.noCodeAtHand : t.cannotReadYourMail}
            <button
              type="button"
              className={`${textStyles.link} ${styles.inlineLink}`}
              onClick={() => setIsByCode(!isByCode)}
            >
              {isByCode ? t.getLinkByMail : t.useRecoveryCode}
            </button>
            .
          </p>
        ) : (
          <p className={textStyles.note}>
            {t.noCodeLeftPeopleWho}{" "}
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
            {t.backSigning}
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
      <FormDone title={t.lookYourMailbox}>
        <p>{fill(t.ifVariablesHasAccountHere, { variables: ask.variables })}</p>
      </FormDone>
    );
  }
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t.forgotYourPassword}>
      <h1>{t.forgotYourPassword}</h1>
      <p className={styles.intro}>{t.weSendYouLinkChoose}</p>
      <div className={styles.fields}>
        <EmailField value={email} onChange={setEmail} error={errors.email} />
        <FormAlert>{ask.error ? describeRecoveryError(ask.error) : null}</FormAlert>
        <SubmitButton label={t.sendLink} isBusy={ask.isPending} />
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
      ...(code.trim() === "" ? { code: t.enterOneYourRecoveryCodes } : {}),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    recover.mutate({ email: email.trim(), code: code.trim(), password });
  };
  if (recover.isSuccess) return <PasswordSet />;
  return (
    <form noValidate onSubmit={onSubmit} aria-label={t.forgotYourPassword}>
      <h1>{t.forgotYourPassword}</h1>
      <p className={styles.intro}>{t.oneYourRecoveryCodesSets}</p>
      <div className={styles.fields}>
        <EmailField value={email} onChange={setEmail} error={errors.email} />
        <TextField
          label={t.recoveryCode}
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
          label={t.newPassword}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
          hint={passwordRule()}
        />
        <FormAlert>{recover.error ? describeRecoveryError(recover.error) : null}</FormAlert>
        <SubmitButton label={t.setPassword} isBusy={recover.isPending} />
      </div>
    </form>
  );
}

/** After a new password was set. */
export function PasswordSet() {
  return (
    <FormDone title={t.yourPasswordSet}>
      <p>
        {fill(t.everyDeviceSignedOutAnd, {
          link: (
            <Link className={`${textStyles.link} ${styles.inlineLink}`} href={pages.signIn}>
              {t.signIn}
            </Link>
          ),
        })}
      </p>
    </FormDone>
  );
}
