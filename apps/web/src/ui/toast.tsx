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

/** Moves the focus to the notifications (spec section 4). */
const notificationsKey = "F8";

const ToastContext = createContext<((toast: ToastContent) => void) | undefined>(undefined);

/** Returns a function that shows a toast in place of the current one. */
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
      <LazyToaster store={store} />
    </ToastContext>
  );
}

/** Loads the toaster at the first press or key, because toasts follow user actions. */
function LazyToaster({ store }: { readonly store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.findToast, store.findToast);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const [wasKeyPressed, setWasKeyPressed] = useState(false);
  const isLoaded = Toaster !== undefined;
  const isNeeded = toast !== undefined;

  useEffect(() => {
    if (isLoaded) return;
    const load = async (event?: Event) => {
      if (event instanceof KeyboardEvent && event.key === notificationsKey) setWasKeyPressed(true);
      // If it cannot be loaded, the next press tries again.
      const module = await import("./toaster.tsx").catch(() => undefined);
      if (module) setToaster(() => module.Toaster);
    };
    if (isNeeded) void load();
    window.addEventListener("pointerdown", load);
    window.addEventListener("keydown", load);
    return () => {
      window.removeEventListener("pointerdown", load);
      window.removeEventListener("keydown", load);
    };
  }, [isLoaded, isNeeded]);

  return Toaster ? (
    <Toaster toast={toast} onDismiss={store.dismiss} shouldFocus={wasKeyPressed} />
  ) : null;
}
