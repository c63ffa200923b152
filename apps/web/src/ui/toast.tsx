import { Toast } from "radix-ui";
import { createContext, type ReactNode, useCallback, useContext, useState } from "react";
import { Check, CircleAlert, X } from "./icons.ts";

const defaultDurationMs = 5000;
const swipeThresholdPx = 50;

export interface ToastContent {
  readonly title: string;
  readonly text?: string;
  readonly isError?: boolean;
  readonly durationMs?: number;
}

interface Shown extends ToastContent {
  readonly id: number;
}

type ShowToast = (toast: ToastContent) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows a toast; one that is there already makes way. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}

/** F8 moves to the toast, a swipe to the right sends it away. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const show = useCallback<ShowToast>(
    (toast) => setShown((last) => ({ ...toast, id: (last?.id ?? 0) + 1 })),
    [],
  );
  return (
    <ToastContext value={show}>
      <Toast.Provider
        duration={defaultDurationMs}
        swipeDirection="right"
        swipeThreshold={swipeThresholdPx}
      >
        {children}
        {shown ? <OneToast key={shown.id} toast={shown} /> : null}
        <Toast.Viewport className="toasts" label="Notifications ({hotkey})" />
      </Toast.Provider>
    </ToastContext>
  );
}

function OneToast({ toast }: { readonly toast: Shown }) {
  const [isOpen, setIsOpen] = useState(true);
  const Icon = toast.isError ? CircleAlert : Check;
  return (
    <Toast.Root
      className={`toast ${toast.isError ? "bad" : ""}`}
      open={isOpen}
      onOpenChange={setIsOpen}
      type={toast.isError ? "foreground" : "background"}
      duration={toast.durationMs ?? defaultDurationMs}
    >
      <Icon className="ic" aria-hidden="true" />
      <div>
        <Toast.Title className="t">{toast.title}</Toast.Title>
        {toast.text ? <Toast.Description className="d">{toast.text}</Toast.Description> : null}
      </div>
      <Toast.Close className="icb" aria-label="Close">
        <X className="ic s" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
