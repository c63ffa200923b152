import { trustUrl } from "./trusted-types.ts";

/** Fixed, because browsers identify a service worker by its URL. */
const path = "/sw.js";

/** Registers the service worker after the page has loaded, so that it does not slow the page down. */
export function registerServiceWorker(): void {
  // Without one (private mode) only offline use is missing.
  if (!("serviceWorker" in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register(trustUrl(path), { updateViaCache: "none" })
      .catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
