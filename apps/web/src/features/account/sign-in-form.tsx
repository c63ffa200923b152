import { accountPages } from "@morsel/contracts/facts";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { readSite } from "../../api/site.ts";
import { navigateAway } from "../../platform/page.ts";
import { sessionKeys, writeSession } from "../../platform/storage.ts";
import { fill } from "../../ui/fill.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import textStyles from "../../ui/text.module.css";
import { AlternativeSignIn } from "./alternative-sign-in.tsx";
import { useSignUpLink } from "./api/recovery.ts";
import { useSignIn, useSignUp } from "./api/sign-in.ts";
import { EmailField, FormAlert, FormDone, SubmitButton } from "./form-parts.tsx";
import { t } from "./messages.ts";
import { useLinkToken } from "./recovery/use-link-token.ts";
import styles from "./sign-in.module.css";
import {
  checkFields,
  describeSignInError,
  type FieldErrors,
  passwordRule,
} from "./sign-in-errors.ts";

const texts = () =>
  ({
    known: {
      title: t.signIn2,
      text: t.yourLogWhereYouLeft,
      action: t.signIn2,
    },
    new: {
      title: t.createAccount,
      text: t.freeCoreFeaturesNoCredit,
      action: t.createAccount2,
    },
  }) as const;

interface Props {
  readonly returnPath: string;
  /** Whether the form creates an account until the user switches. */
  readonly isNewAtFirst: boolean;
}

/** Signs in or creates an account, then opens `returnPath`. Both modes share the typed text. */
export function SignInForm({ returnPath, isNewAtFirst }: Props) {
  const [isNew, setIsNew] = useState(isNewAtFirst);
  const mode = isNew ? "new" : "known";
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  // Where mail is sent, an account begins with a link to its mailbox.
  const isByLink = isNew && readSite().sendsMail === true;
  const { errors, isBusy, submit, clearErrors, linkSentTo, forgetLink } = useSubmit(
    isNew,
    isByLink,
    returnPath,
  );

  useFocusOnError(form, errors);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(email.trim(), password);
  };

  if (linkSentTo) {
    return (
      <FormDone title={t.lookYourMailbox}>
        <p>{fill(t.weHaveSentMailLinkSentTo, { linkSentTo })}</p>
        <p className={`${textStyles.note} ${styles.switch}`}>
          {t.noMailOrTypingMistake}
          <button
            type="button"
            className={`${textStyles.link} ${styles.inlineLink}`}
            onClick={forgetLink}
          >
            {t.tryAgain}
          </button>
        </p>
      </FormDone>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} aria-label={texts()[mode].title}>
      <h1>{texts()[mode].title}</h1>
      <p className={styles.intro}>{texts()[mode].text}</p>
      <div className={styles.fields}>
        <EmailField value={email} onChange={setEmail} error={errors.email} />
        {isByLink ? null : (
          <PasswordField
            label={t.password}
            name="password"
            autoComplete={isNew ? "new-password" : "current-password"}
            value={password}
            onChange={setPassword}
            error={errors.password}
            hint={isNew ? passwordRule() : undefined}
          />
        )}
        {isNew ? null : (
          <p className={textStyles.note}>
            <Link
              className={`${textStyles.link} ${styles.inlineLink}`}
              href={accountPages.forgotPassword}
            >
              {t.forgotYourPassword}
            </Link>
          </p>
        )}
        <FormAlert>{errors.form}</FormAlert>
        <SubmitButton label={isByLink ? t.sendMeLink : texts()[mode].action} isBusy={isBusy} />
      </div>
      <AlternativeSignIn returnPath={returnPath} isNew={isNew} />
      <ModeSwitch
        isNew={isNew}
        onSwitch={() => {
          setIsNew(!isNew);
          clearErrors();
        }}
      />
    </form>
  );
}

/** Moves the focus to the first invalid field. */
function useFocusOnError(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    const isFieldWrong = errors.email ?? errors.password;
    if (isFieldWrong) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, errors]);
}

function useSubmit(isNew: boolean, isByLink: boolean, returnPath: string) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSignedIn, setHasArrived] = useState(false);
  const signIn = useSignIn();
  const signUp = useSignUp();
  const link = useSignUpLink();
  // An operator's invitation is after '#' in the address.
  const invitation = useLinkToken();
  const invited = invitation === "" ? {} : { invitation };
  const submit = async (email: string, password: string) => {
    const found = checkFields(email, isByLink ? undefined : { password, isNew });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      if (isByLink) {
        await link.mutateAsync({ email, ...invited });
        return;
      }
      if (isNew) await signUp.mutateAsync({ email, password, ...invited });
      else await signIn.mutateAsync({ email, password });
      if (isNew) writeSession(sessionKeys.offersCodes, "yes");
      setHasArrived(true);
      navigateAway(returnPath);
    } catch (error) {
      setErrors(describeSignInError(error, isNew));
    }
  };
  return {
    errors,
    clearErrors: () => setErrors({}),
    submit,
    forgetLink: link.reset,
    linkSentTo: link.isSuccess ? link.variables.email : undefined,
    isBusy: link.isPending || signIn.isPending || signUp.isPending || isSignedIn,
  };
}

interface ModeSwitchProps {
  readonly isNew: boolean;
  readonly onSwitch: () => void;
}

function ModeSwitch({ isNew, onSwitch }: ModeSwitchProps) {
  return (
    <p className={`${textStyles.note} ${styles.switch}`}>
      {isNew ? t.alreadyHaveAccount : t.newHere}
      <button
        type="button"
        className={`${textStyles.link} ${styles.inlineLink}`}
        onClick={onSwitch}
      >
        {isNew ? t.signIn : t.createAccount}
      </button>
      {isNew ? "." : `. ${t.freeCoreFeaturesNoCredit}`}
    </p>
  );
}
