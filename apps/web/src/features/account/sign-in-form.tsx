import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { navigateAway } from "../../platform/page.ts";
import { Button } from "../../ui/button.tsx";
import { CircleAlert, Icon } from "../../ui/icons.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import textStyles from "../../ui/text.module.css";
import { TextField } from "../../ui/text-field.tsx";
import { AlternativeSignIn } from "./alternative-sign-in.tsx";
import { useSignIn, useSignUp } from "./api/sign-in.ts";
import styles from "./sign-in.module.css";
import {
  checkFields,
  describeSignInError,
  type FieldErrors,
  passwordRule,
} from "./sign-in-errors.ts";

const texts = {
  known: { title: "Sign In", text: "Your log is where you left it.", action: "Sign In" },
  new: {
    title: "Create an account",
    text: "Free core features, no credit card.",
    action: "Create account",
  },
} as const;

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
  const { errors, isBusy, submit, clearErrors } = useSubmit(isNew, returnPath);

  useFocusOnError(form, errors);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(email.trim(), password);
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} aria-label={texts[mode].title}>
      <h1>{texts[mode].title}</h1>
      <p className={styles.intro}>{texts[mode].text}</p>
      <div className={styles.fields}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="you@work.com"
          value={email}
          onChange={setEmail}
          error={errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={isNew ? "new-password" : "current-password"}
          value={password}
          onChange={setPassword}
          error={errors.password}
          hint={isNew ? passwordRule : undefined}
        />
        {errors.form ? (
          <p className={styles.formError} role="alert">
            <Icon of={CircleAlert} />
            {errors.form}
          </p>
        ) : null}
        <Button
          tone="primary"
          size="large"
          type="submit"
          className={styles.submit}
          disabled={isBusy}
        >
          {isBusy ? "One moment..." : texts[mode].action}
        </Button>
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

function useSubmit(isNew: boolean, returnPath: string) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSignedIn, setHasArrived] = useState(false);
  const signIn = useSignIn();
  const signUp = useSignUp();
  const submit = async (email: string, password: string) => {
    const found = checkFields(email, password, isNew);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    try {
      await (isNew ? signUp : signIn).mutateAsync({ email, password });
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
    isBusy: signIn.isPending || signUp.isPending || isSignedIn,
  };
}

interface ModeSwitchProps {
  readonly isNew: boolean;
  readonly onSwitch: () => void;
}

function ModeSwitch({ isNew, onSwitch }: ModeSwitchProps) {
  return (
    <p className={`${textStyles.note} ${styles.switch}`}>
      {isNew ? "Already have an account? " : "New here? "}
      <button
        type="button"
        className={`${textStyles.link} ${styles.inlineLink}`}
        onClick={onSwitch}
      >
        {isNew ? "Sign in" : "Create an account"}
      </button>
      {isNew ? "." : ". Free core features, no credit card."}
    </p>
  );
}
