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

const ToastContext = createContext<ToastStore | undefined>(undefined);

/** Returns a function that shows a toast in place of the current one. */
export function useToast(): (toast: ToastContent) => void {
  return useToastStore().show;
}

/** Returns a function that dismisses the current toast, if any. */
export function useDismissToast(): () => void {
  const { findToast, dismiss } = useToastStore();
  return () => {
    const toast = findToast();
    if (toast) dismiss(toast.id);
  };
}

/** Dismisses the toast of an earlier action when the component appears; one with a button, such as Undo, stays. */
export function useNoStaleToast(): void {
  const { findToast, dismiss } = useToastStore();
  useEffect(() => {
    const toast = findToast();
    if (toast && !toast.action) dismiss(toast.id);
  }, [findToast, dismiss]);
}

function useToastStore(): ToastStore {
  const store = useContext(ToastContext);
  if (!store) throw new Error("Toasts need a ToastProvider above them");
  return store;
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(createToastStore);
  return (
    <ToastContext value={store}>
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
