import { loginPath, pages } from "@morsel/contracts/facts";
import { useIsOnline } from "../../platform/connection.ts";
import { navigateAway } from "../../platform/page.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CircleAlert, Icon, Lock, X } from "../../ui/icons.tsx";
import noticeStyles from "../../ui/notice.module.css";
import { Notice } from "../../ui/notice.tsx";
import styles from "./log-screen.module.css";

interface LogErrorProps {
  readonly title: "Unable to submit meal" | "Unable to transcribe audio";
  readonly message: string;
  readonly onDismiss: () => void;
  /** Retries with the current input; undefined if there is no input. */
  readonly onRetry?: (() => void) | undefined;
  /** Stores the message until there is a connection; undefined if that would not help. */
  readonly onSendLater?: (() => void) | undefined;
}

/** The error of a submit or of a recording. */
export function LogError({ title, message, onDismiss, onRetry, onSendLater }: LogErrorProps) {
  const isOnline = useIsOnline();
  return (
    <Notice
      icon={<Icon of={CircleAlert} />}
      title={title}
      isError
      isSlim
      action={
        <IconButton label="Dismiss" onClick={onDismiss}>
          <Icon of={X} />
        </IconButton>
      }
    >
      <p>{message}</p>
      {isOnline ? null : <p>You are offline. Your text stays here until it can be sent.</p>}
      {onSendLater ? (
        <Button tone="outlined" size="small" className={styles.retry} onClick={onSendLater}>
          Send it later
        </Button>
      ) : null}
      {onRetry ? (
        <Button tone="outlined" size="small" className={styles.retry} onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </Notice>
  );
}

/** Asks to sign in. The text stays in the box. */
export function SignInPrompt() {
  return (
    <section className={`${noticeStyles.notice} ${styles.signIn}`} role="status">
      <Icon of={Lock} />
      <p>Sign in to start logging and save your meals</p>
      <Button tone="outlined" size="small" onClick={() => navigateAway(loginPath(pages.log))}>
        Sign In
      </Button>
    </section>
  );
}
