import { isInstallDismissed, storeInstallDismissed } from "./storage.ts";

/** The event of Chromium; not in the DOM types. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

let prompt: InstallPromptEvent | undefined;
let hasBeenInstalled = false;
const listeners = new Set<() => void>();

// Prerendering has no window. The browser may fire these events before the first render.
if (typeof window === "object") {
  window.addEventListener("beforeinstallprompt", (event) => {
    // Suppresses the browser's own bar, which would cover the tabs.
    event.preventDefault();
    prompt = event as InstallPromptEvent;
  });

  window.addEventListener("appinstalled", () => {
    hasBeenInstalled = true;
    prompt = undefined;
    notifyAll();
  });
}

/**
 * Shows the browser's install prompt, if it has one; a dismissal is remembered.
 * @returns false without a prompt: then show the page that explains how to install.
 */
export async function promptInstall(): Promise<boolean> {
  if (!prompt) return false;
  const current = prompt;
  // The event can prompt only once.
  prompt = undefined;
  const { outcome } = await current.prompt();
  if (outcome === "dismissed") dismissInstall();
  return true;
}

/** Hides the button permanently. */
export function dismissInstall(): void {
  storeInstallDismissed();
  notifyAll();
}

/** True if the app does not run installed and the offer was not dismissed in this browser. */
export function isInstallOffered(): boolean {
  return !isInstalled() && !isInstallDismissed();
}

/** Displayed standalone, standalone on iOS, or opened by an Android app (spec section 4). */
function isInstalled(): boolean {
  return (
    hasBeenInstalled ||
    window.matchMedia("(display-mode: standalone)").matches ||
    (navigator as { readonly standalone?: boolean }).standalone === true ||
    document.referrer.startsWith("android-app://")
  );
}

/** Calls back when `isInstallOffered` may have changed. @returns a function that unsubscribes. */
export function watchInstallOffer(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function notifyAll(): void {
  for (const listener of listeners) listener();
}
