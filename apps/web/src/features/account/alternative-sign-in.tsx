import { loginPath } from "@morsel/contracts/facts";
import { useSearchParams } from "wouter";
import { readSite } from "../../api/site.ts";
import { navigateAway } from "../../platform/page.ts";
import { canUsePasskeys } from "../../platform/passkeys.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { fill } from "../../ui/fill.tsx";
import { usePasskeySignIn } from "./api/sign-in.ts";
import { t } from "./messages.ts";
import styles from "./sign-in.module.css";
import { describeProviderError, describeSignInError } from "./sign-in-errors.ts";

interface Props {
  readonly returnPath: string;
  /** The form next to it creates an account, which a passkey cannot. */
  readonly isNew: boolean;
}

/** Sign-in without a password: by a passkey, or by a provider if one is configured. */
export function AlternativeSignIn({ returnPath, isNew }: Props) {
  const [search] = useSearchParams();
  const { signInProvider } = readSite();
  const signIn = usePasskeySignIn();
  const error = signIn.error
    ? describeSignInError(signIn.error, false).form
    : describeProviderError(search.get("error"), signInProvider);
  return (
    <div className={styles.alternatives}>
      {canUsePasskeys() ? (
        <Button
          tone="outlined"
          size="large"
          className={styles.wide}
          disabled={signIn.isPending}
          onClick={() =>
            signIn.mutate(undefined, { onSuccess: (isIn) => isIn && navigateAway(returnPath) })
          }
        >
          {isNew ? t.iAlreadyHavePasskey : t.signWithPasskey}
        </Button>
      ) : null}
      {signInProvider ? (
        <a
          className={buttonClass({ tone: "outlined", size: "large" })}
          href={loginPath(returnPath)}
        >
          {fill(t.continueWithSignInProvider, { signInProvider })}
        </a>
      ) : null}
      {error ? (
        <p className={styles.formError} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
