import { createMode, loginPath, pages } from "@morsel/contracts/facts";
import type { RefObject } from "react";
import { useIsOnline } from "../../platform/connection.ts";
import { moveFocus } from "../../platform/focus.ts";
import { navigateAway } from "../../platform/page.ts";
import { isSessionClaimed } from "../../platform/storage.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CircleAlert, Icon, Lock, X } from "../../ui/icons.tsx";
import noticeStyles from "../../ui/notice.module.css";
import { Notice } from "../../ui/notice.tsx";
import styles from "./log-screen.module.css";
import { t } from "./messages.ts";
import type { MealSubmit } from "./use-meal-submit.ts";
import type { Voice } from "./voice/use-voice.ts";

interface Props {
  readonly meal: MealSubmit;
  readonly voice: Voice;
  /** Gets the focus when a notice is dismissed. */
  readonly box: RefObject<HTMLTextAreaElement | null>;
}

/** What the text box has to report: a missing sign-in, and errors. */
export function LogNotices({ meal, voice, box }: Props) {
  const withFocusOnBox = (dismiss: () => void) => () => {
    moveFocus(box.current);
    dismiss();
  };
  return (
    <>
      {meal.isSignInAsked ? <SignInPrompt /> : null}
      {meal.error ? (
        <LogError
          title={t.unableSubmit}
          message={meal.error}
          onDismiss={withFocusOnBox(meal.dismissError)}
          onSendLater={meal.sendLater && withFocusOnBox(meal.sendLater)}
        />
      ) : null}
      {voice.error ? (
        <LogError
          title={t.unable}
          message={voice.error}
          onDismiss={withFocusOnBox(voice.dismissError)}
          onRetry={voice.retry}
        />
      ) : null}
    </>
  );
}

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
function LogError({ title, message, onDismiss, onRetry, onSendLater }: LogErrorProps) {
  const isOnline = useIsOnline();
  return (
    <Notice
      icon={<Icon of={CircleAlert} />}
      title={title}
      isError
      isSlim
      action={
        <IconButton label={t.dismiss} onClick={onDismiss}>
          <Icon of={X} />
        </IconButton>
      }
    >
      <p>{message}</p>
      {isOnline ? null : <p>{t.youOffline}</p>}
      {onSendLater ? (
        <Button tone="outlined" size="small" className={styles.retry} onClick={onSendLater}>
          {t.sendLater}
        </Button>
      ) : null}
      {onRetry ? (
        <Button tone="outlined" size="small" className={styles.retry} onClick={onRetry}>
          {t.tryAgain}
        </Button>
      ) : null}
    </Notice>
  );
}

/** Asks to sign in, or a new visitor to create an account. The text stays in the box. */
function SignInPrompt() {
  return (
    <section className={`${noticeStyles.notice} ${styles.signIn}`} role="status">
      <Icon of={Lock} />
      <p>{t.signStart}</p>
      <Button
        tone="outlined"
        size="small"
        onClick={() =>
          navigateAway(loginPath(pages.log, isSessionClaimed() ? undefined : createMode))
        }
      >
        {t.signIn}
      </Button>
    </section>
  );
}
