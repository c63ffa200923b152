import { Toast } from "radix-ui";
import { type RefObject, useEffect, useRef, useState } from "react";
import iconButton from "./icon-button.module.css";
import { Check, CircleAlert, Icon, X } from "./icons.tsx";
import { t } from "./messages-on-demand.ts";
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
  const isPaused = useIsPaused(list, toast?.id);
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toast ? (
        <OneToast key={toast.id} toast={toast} isPaused={isPaused} onDismiss={onDismiss} />
      ) : null}
      <Toast.Viewport ref={list} className={styles.toasts} label={t.notificationsHotkey} />
    </Toast.Provider>
  );
}

/**
 * Whether the time of the toasts is paused: the focus or the pointer is on them, or the window is inactive.
 * Radix misses a focus that comes before its listeners, and forgets the focus when the window regains its own.
 */
function useIsPaused(list: RefObject<HTMLElement | null>, toastId: number | undefined): boolean {
  const [hasFocus, setHasFocus] = useState(false);
  const [hasPointer, setHasPointer] = useState(false);
  const [isWindowInactive, setIsWindowInactive] = useState(false);
  useEffect(() => {
    const node = list.current;
    if (!node) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    node.addEventListener("focusin", () => setHasFocus(true), { signal });
    node.addEventListener(
      "focusout",
      ({ relatedTarget }) => setHasFocus(node.contains(relatedTarget as Node | null)),
      { signal },
    );
    node.addEventListener("pointermove", () => setHasPointer(true), { signal });
    node.addEventListener("pointerleave", () => setHasPointer(false), { signal });
    window.addEventListener("blur", () => setIsWindowInactive(true), { signal });
    window.addEventListener("focus", () => setIsWindowInactive(false), { signal });
    return () => listeners.abort();
  }, [list]);
  // A toast that disappears takes focus and pointer with it, without an event in some browsers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: It runs again for each toast.
  useEffect(() => {
    setHasFocus(list.current?.contains(document.activeElement) ?? false);
    setHasPointer(false);
  }, [list, toastId]);
  return hasFocus || hasPointer || isWindowInactive;
}

/** Calls `dismiss` when the toast has been shown for `durationMs`; paused time does not count. */
function useDismissAfter(durationMs: number, isRunning: boolean, dismiss: () => void): void {
  const remainingMs = useRef(durationMs);
  const latestDismiss = useRef(dismiss);
  useEffect(() => {
    latestDismiss.current = dismiss;
  });
  useEffect(() => {
    if (!isRunning) return;
    const startedAtMs = Date.now();
    const timer = setTimeout(() => latestDismiss.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAtMs;
    };
  }, [isRunning]);
}

interface Props {
  readonly toast: StoredToast;
  readonly isPaused: boolean;
  readonly onDismiss: (id: number) => void;
}

function OneToast({ toast, isPaused, onDismiss }: Props) {
  const { id, title, text, action, isError, isOpen, durationMs = defaultDurationMs } = toast;
  useDismissAfter(durationMs, isOpen && !isPaused, () => onDismiss(id));
  return (
    <Toast.Root
      className={`${styles.toast} ${isError ? styles.error : ""}`}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onDismiss(id);
      }}
      type={isError ? "foreground" : "background"}
      // useDismissAfter ends it.
      duration={Number.POSITIVE_INFINITY}
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
          altText={t.labelPressF8ThenTab({ label: action.label })}
          onClick={action.onAct}
        >
          {action.label}
        </Toast.Action>
      ) : null}
      <Toast.Close className={`${iconButton.iconButton} ${styles.close}`} aria-label={t.close}>
        <Icon of={X} isSmall />
      </Toast.Close>
    </Toast.Root>
  );
}
