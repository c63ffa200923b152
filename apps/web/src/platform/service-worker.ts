/** Fixed: browsers know a service worker by its address, and a new build must replace the old one. */
const path = "/sw.js";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

/** Browsers that know Trusted Types take a worker's address only from a policy that the server names. */
function trust(url: string): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  return (
    trustedTypes?.createPolicy("morsel", { createScriptURL: () => url }).createScriptURL("") ?? url
  );
}

/** Registers the service worker once the page has loaded, so that it takes nothing from the page. */
export function registerServiceWorker(): void {
  // A browser without one, or that refuses (private mode), only lacks offline reading.
  if (!("serviceWorker" in navigator)) return;
  const register = () => {
    navigator.serviceWorker
      .register(trust(path), { updateViaCache: "none" })
      .catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else window.addEventListener("load", register, { once: true });
}
