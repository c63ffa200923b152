import { t } from "./messages.ts";

interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
}

export interface ToastContent {
  readonly title: string;
  readonly text?: string;
  readonly isError?: boolean;
  readonly durationMs?: number;
  /** A button, such as Undo; it also closes the toast. */
  readonly action?: ToastAction;
}

export interface StoredToast extends ToastContent {
  readonly id: number;
  readonly isOpen: boolean;
}

/** The longest duration that the spec allows: for errors and for toasts with a button. */
export const longToastMs = 4000;

/** Says that something failed. */
export function errorToast(text: string, title: string = t.error): ToastContent {
  return { title, text, isError: true, durationMs: longToastMs };
}

/** How long a dismissed toast is remembered (spec section 4). */
const removeDismissedAfterMs = 1_000_000;

export interface ToastStore {
  /** The latest toast, also if it is dismissed but not yet removed. */
  readonly findToast: () => StoredToast | undefined;
  /** Replaces the current toast. */
  readonly show: (content: ToastContent) => void;
  readonly dismiss: (id: number) => void;
  /** @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toast: StoredToast | undefined;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;

  const put = (next: StoredToast | undefined) => {
    clearTimeout(removal);
    toast = next;
    for (const listener of listeners) listener();
  };

  return {
    findToast: () => toast,
    show: (content) => {
      lastId += 1;
      put({ ...content, id: lastId, isOpen: true });
    },
    dismiss: (id) => {
      if (toast?.id !== id || !toast.isOpen) return;
      put({ ...toast, isOpen: false });
      removal = setTimeout(() => put(undefined), removeDismissedAfterMs);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
