export interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
}

export interface ToastContent {
  readonly title: string;
  readonly text?: string;
  readonly isError?: boolean;
  readonly durationMs?: number;
  /** What the toast offers to do, such as Undo; it closes the toast. */
  readonly action?: ToastAction;
}

export interface KeptToast extends ToastContent {
  readonly id: number;
  readonly isOpen: boolean;
}

/** The longest that the spec gives a toast of ours: for what must be read to the end, or reached. */
export const longToastMs = 4000;

/** Says that something failed. */
export function errorToast(text: string, title = "Error"): ToastContent {
  return { title, text, isError: true, durationMs: longToastMs };
}

/** How long a dismissed toast is remembered (spec section 4). */
const keptDismissedMs = 1_000_000;

export interface ToastStore {
  /** The latest toast, also while it is dismissed and not removed yet. */
  readonly findToast: () => KeptToast | undefined;
  /** One toast at a time: one that is there makes way. */
  readonly show: (content: ToastContent) => void;
  readonly dismiss: (id: number) => void;
  /** @returns how to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let toast: KeptToast | undefined;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;

  const put = (next: KeptToast | undefined) => {
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
      removal = setTimeout(() => put(undefined), keptDismissedMs);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
