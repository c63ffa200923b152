import { accountPages, createMode, pages } from "@morsel/contracts/facts";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "wouter";
import { navigateAway, usePageTitle } from "../../../platform/page.ts";
import { PasswordField } from "../../../ui/password-field.tsx";
import textStyles from "../../../ui/text.module.css";
import { AccountPage } from "../account-page.tsx";
import { useConfirmEmail, useConfirmSignUp, useResetPassword } from "../api/recovery.ts";
import { FormAlert, FormDone, SubmitButton } from "../form-parts.tsx";
import { t } from "../messages.ts";
import styles from "../sign-in.module.css";
import { checkPassword, passwordRule } from "../sign-in-errors.ts";
import { PasswordSet } from "./forgot-password-screen.tsx";
import { describeRecoveryError } from "./recovery-errors.ts";
import { useLinkToken } from "./use-link-token.ts";

interface Props {
  readonly aside: ReactNode;
}

/** Sets a new password by the link of a mail or of the operator. */
export function ResetPasswordScreen({ aside }: Props) {
  usePageTitle(t.chooseNewPassword);
  const token = useLinkToken();
  const reset = useResetPassword();
  return (
    <AccountPage aside={aside}>
      {reset.isSuccess ? (
        <PasswordSet />
      ) : (
        <PasswordForm
          title={t.chooseNewPassword}
          text={t.everyDeviceWillBeSigned}
          action={t.setPassword}
          token={token}
          again={{ path: accountPages.forgotPassword, label: t.askForNewLink }}
          isBusy={reset.isPending}
          error={reset.error}
          onSubmit={(password) => reset.mutate({ token, password })}
        />
      )}
    </AccountPage>
  );
}

/** Chooses the password of a new account, and opens the log. */
export function ConfirmSignUpScreen({ aside }: Props) {
  usePageTitle(t.choosePassword);
  const token = useLinkToken();
  const confirm = useConfirmSignUp();
  return (
    <AccountPage aside={aside}>
      <PasswordForm
        title={t.choosePassword}
        text={t.yourAddressConfirmedWith}
        action={t.createAccount2}
        token={token}
        again={{ path: `${pages.signIn}?mode=${createMode}`, label: t.askForNewLink }}
        isBusy={confirm.isPending || confirm.isSuccess}
        error={confirm.error}
        onSubmit={(password) =>
          confirm.mutate({ token, password }, { onSuccess: () => navigateAway(pages.log) })
        }
      />
    </AccountPage>
  );
}

/** Confirms the address of an account. A press is needed, because programs open the links of mails, too. */
export function ConfirmEmailScreen({ aside }: Props) {
  usePageTitle(t.confirmYourAddress);
  const token = useLinkToken();
  const confirm = useConfirmEmail();
  return (
    <AccountPage aside={aside}>
      {confirm.isSuccess ? (
        <FormDone title={t.yourAddressConfirmed}>
          <p>
            <a className={`${textStyles.link} ${styles.inlineLink}`} href={pages.log}>
              {t.openYourLog}
            </a>
          </p>
        </FormDone>
      ) : (
        <form
          aria-label={t.confirmYourAddress}
          onSubmit={(event) => {
            event.preventDefault();
            confirm.mutate(token);
          }}
        >
          <h1>{t.confirmYourAddress}</h1>
          <p className={styles.intro}>{t.thenLinksMailsCanLead}</p>
          <div className={styles.fields}>
            <FormAlert>{describeRefusal(token, confirm.error)}</FormAlert>
            <SubmitButton label={t.confirm} isBusy={confirm.isPending} isUsable={token !== ""} />
          </div>
        </form>
      )}
    </AccountPage>
  );
}

function describeRefusal(token: string, error: unknown): string | undefined {
  if (token === "") return t.thisLinkIncompleteOpenFrom;
  return error ? describeRecoveryError(error) : undefined;
}

interface PasswordFormProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly token: string;
  /** Offered when the link does not work. */
  readonly again: { readonly path: string; readonly label: string };
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSubmit: (password: string) => void;
}

function PasswordForm(props: PasswordFormProps) {
  const { title, text, action, token, again, isBusy, error, onSubmit } = props;
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkPassword(password, true);
    setProblem(found);
    if (found === undefined) onSubmit(password);
  };
  const refusal = describeRefusal(token, error);
  return (
    <form noValidate onSubmit={submit} aria-label={title}>
      <h1>{title}</h1>
      <p className={styles.intro}>{text}</p>
      <div className={styles.fields}>
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={problem}
          hint={passwordRule()}
        />
        <FormAlert>{refusal}</FormAlert>
        <SubmitButton label={action} isBusy={isBusy} isUsable={token !== ""} />
      </div>
      {refusal ? (
        <p className={`${textStyles.note} ${styles.switch}`}>
          <Link className={`${textStyles.link} ${styles.inlineLink}`} href={again.path}>
            {again.label}
          </Link>
        </p>
      ) : null}
    </form>
  );
}
