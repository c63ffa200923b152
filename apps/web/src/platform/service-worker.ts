import { trustUrl } from "./trusted-types.ts";

/** Fixed: browsers know a service worker by its address, and a new build must replace the old one. */
const path = "/sw.js";

/** Registers the service worker once the page has loaded, so that it takes nothing from the page. */
export function registerServiceWorker(): void {
  // A browser without one, or that refuses (private mode), only lacks offline reading.
  if (!("serviceWorker" in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register(trustUrl(path), { updateViaCache: "none" })
      .catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
