import { Toast } from "radix-ui";
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from "react";
import { Check, CircleAlert, X } from "./icons.ts";
import { createToastStore, type KeptToast, type ToastContent } from "./toast-store.ts";

const defaultDurationMs = 5000;
const swipeThresholdPx = 50;

const ToastContext = createContext<((toast: ToastContent) => void) | undefined>(undefined);

/** Shows a toast; one that is there already makes way. */
export function useToast(): (toast: ToastContent) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}

/** F8 moves to the toast, a swipe to the right sends it away. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createToastStore);
  const toast = useSyncExternalStore(store.subscribe, store.findToast);
  return (
    <ToastContext value={store.show}>
      <Toast.Provider
        duration={defaultDurationMs}
        swipeDirection="right"
        swipeThreshold={swipeThresholdPx}
      >
        {children}
        {toast ? (
          <OneToast key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />
        ) : null}
        <Toast.Viewport className="toasts" label="Notifications ({hotkey})" />
      </Toast.Provider>
    </ToastContext>
  );
}

interface Props {
  readonly toast: KeptToast;
  readonly onDismiss: () => void;
}

function OneToast({ toast, onDismiss }: Props) {
  const { title, text, action, isError, isOpen, durationMs = defaultDurationMs } = toast;
  const Icon = isError ? CircleAlert : Check;
  return (
    <Toast.Root
      className={`toast ${isError ? "bad" : ""}`}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      type={isError ? "foreground" : "background"}
      duration={durationMs}
    >
      <Icon className="ic" aria-hidden="true" />
      <div className="words">
        <Toast.Title className="t" dir="auto">
          {title}
        </Toast.Title>
        {text ? (
          <Toast.Description className="d" dir="auto">
            {text}
          </Toast.Description>
        ) : null}
      </div>
      {action ? (
        <Toast.Action
          className="act"
          altText={`${action.label}: press F8, then Tab`}
          onClick={action.onAct}
        >
          {action.label}
        </Toast.Action>
      ) : null}
      <Toast.Close className="icb" aria-label="Close">
        <X className="ic s" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}
