import { isInstallDismissed, rememberInstallDismissed } from "./storage.ts";

/** What Chromium gives a page that may ask to be installed. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

let prompt: InstallPromptEvent | undefined;
let hasBeenInstalled = false;
const listeners = new Set<() => void>();

// Pages are built ahead where there is no window. The browser may tell before anything is shown.
if (typeof window === "object") {
  window.addEventListener("beforeinstallprompt", (event) => {
    // The browser's own bar would cover the tabs; the button asks instead.
    event.preventDefault();
    prompt = event as InstallPromptEvent;
  });

  window.addEventListener("appinstalled", () => {
    hasBeenInstalled = true;
    prompt = undefined;
    tellAll();
  });
}

/**
 * Asks by the browser's prompt where there is one; a no counts as "not now, thank you".
 * @returns whether there was a prompt; if not, the page that explains how to install helps.
 */
export async function askToInstall(): Promise<boolean> {
  if (!prompt) return false;
  const asked = prompt;
  // One event can ask once.
  prompt = undefined;
  const { outcome } = await asked.prompt();
  if (outcome === "dismissed") dismissInstall();
  return true;
}

/** The button goes and stays away. */
export function dismissInstall(): void {
  rememberInstallDismissed();
  tellAll();
}

/** Whether to offer the installed app: it is not what is running, and nobody declined it here. */
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

/** Tells when `isInstallOffered` may have changed. @returns how to stop. */
export function watchInstallOffer(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}
