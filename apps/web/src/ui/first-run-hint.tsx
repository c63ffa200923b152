import { useState } from "react";
import { readDismissedHints, storeDismissedHint } from "../platform/storage.ts";
import { Button } from "./button.tsx";
import styles from "./first-run-hint.module.css";
import { t } from "./messages.ts";

interface Props {
  /** Identifies the hint on this device. */
  readonly name: string;
  readonly text: string;
  /** Moves the focus, because the button is gone. */
  readonly onDismiss?: () => void;
}

/** What a new user finds on an empty screen; once dismissed it stays hidden on this device. */
export function FirstRunHint({ name, text, onDismiss }: Props) {
  const [isDismissed, setIsDismissed] = useState(() => readDismissedHints().includes(name));
  if (isDismissed) return null;
  return (
    <section className={styles.hint} aria-label={t.hint}>
      <div>{text}</div>
      <Button
        tone="ghost"
        size="small"
        onClick={() => {
          storeDismissedHint(name);
          setIsDismissed(true);
          (onDismiss ?? focusMain)();
        }}
      >
        {t.gotIt}
      </Button>
    </section>
  );
}

function focusMain(): void {
  document.querySelector("main")?.focus({ preventScroll: true });
}
