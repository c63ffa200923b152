import { Toast } from "radix-ui";
import { useEffect, useRef } from "react";
import iconButton from "./icon-button.module.css";
import { Check, CircleAlert, Icon, X } from "./icons.tsx";
import type { StoredToast } from "./toast-store.ts";
import styles from "./toaster.module.css";

const defaultDurationMs = 5000;
const swipeThresholdPx = 50;

export interface ToasterProps {
  readonly toast: StoredToast | undefined;
  readonly onDismiss: (id: number) => void;
  /** Whether F8 was pressed before the toaster was loaded. */
  readonly shouldFocus: boolean;
}

/** F8 moves the focus to the toast; a swipe to the right dismisses it. */
export function Toaster({ toast, onDismiss, shouldFocus }: ToasterProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (shouldFocus) list.current?.focus();
  }, [shouldFocus]);
  return (
    <Toast.Provider
      duration={defaultDurationMs}
      swipeDirection="right"
      swipeThreshold={swipeThresholdPx}
    >
      {toast ? (
        <OneToast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ) : null}
      <Toast.Viewport ref={list} className={styles.toasts} label="Notifications ({hotkey})" />
    </Toast.Provider>
  );
}

interface Props {
  readonly toast: StoredToast;
  readonly onDismiss: () => void;
}

function OneToast({ toast, onDismiss }: Props) {
  const { title, text, action, isError, isOpen, durationMs = defaultDurationMs } = toast;
  return (
    <Toast.Root
      className={`${styles.toast} ${isError ? styles.error : ""}`}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      type={isError ? "foreground" : "background"}
      duration={durationMs}
    >
      <Icon of={isError ? CircleAlert : Check} />
      <div className={styles.words}>
        <Toast.Title className={styles.title} dir="auto">
          {title}
        </Toast.Title>
        {text ? (
          <Toast.Description className={styles.description} dir="auto">
            {text}
          </Toast.Description>
        ) : null}
      </div>
      {action ? (
        <Toast.Action
          className={styles.action}
          altText={`${action.label}: press F8, then Tab`}
          onClick={action.onAct}
        >
          {action.label}
        </Toast.Action>
      ) : null}
      <Toast.Close className={`${iconButton.iconButton} ${styles.close}`} aria-label="Close">
        <Icon of={X} isSmall />
      </Toast.Close>
    </Toast.Root>
  );
}
