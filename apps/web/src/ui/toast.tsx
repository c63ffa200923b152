import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { createToastStore, type ToastContent, type ToastStore } from "./toast-store.ts";
import type { ToasterProps } from "./toaster.tsx";

/** Moves to the notifications (spec section 4). */
const notificationsKey = "F8";

const ToastContext = createContext<((toast: ToastContent) => void) | undefined>(undefined);

/** Shows a toast; one that is there already makes way. */
export function useToast(): (toast: ToastContent) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error("useToast needs a ToastProvider above it");
  return show;
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createToastStore);
  return (
    <ToastContext value={store.show}>
      {children}
      <LateToaster store={store} />
    </ToastContext>
  );
}

/**
 * A toast answers to something that a person did, so what shows it is fetched at their first
 * press or key: a first visit need not wait for it.
 */
function LateToaster({ store }: { readonly store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.findToast, store.findToast);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const [isAskedFor, setIsAskedFor] = useState(false);
  const isThere = Toaster !== undefined;
  const isNeeded = toast !== undefined;

  useEffect(() => {
    if (isThere) return;
    const fetchIt = async (event?: Event) => {
      if (event instanceof KeyboardEvent && event.key === notificationsKey) setIsAskedFor(true);
      // Cut off from the server it is fetched again at the next press.
      const module = await import("./toaster.tsx").catch(() => undefined);
      if (module) setToaster(() => module.Toaster);
    };
    if (isNeeded) void fetchIt();
    window.addEventListener("pointerdown", fetchIt);
    window.addEventListener("keydown", fetchIt);
    return () => {
      window.removeEventListener("pointerdown", fetchIt);
      window.removeEventListener("keydown", fetchIt);
    };
  }, [isThere, isNeeded]);

  return Toaster ? (
    <Toaster toast={toast} onDismiss={store.dismiss} isAskedFor={isAskedFor} />
  ) : null;
}
