import { pages, routes, shareTargetPath } from "@morsel/contracts/facts";
/**
 * Lets the app open offline. It caches the files of one build only: no response of /api and no page
 * from the server, because both contain personal data (docs/decisions/0010).
 */
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { clearAtSignOut } from "../platform/idb-store.ts";
import { storeSharedForm } from "../platform/shared-input.ts";
import { endSubscription, listenForReminders } from "./reminders.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** The build inserts its files, with a revision if the name has no hash. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** The page of the build, without personal data. */
const shell = "/index.html";
/** After this time the shell is shown, with the data stored on this device. */
const pageWithinMs = 6000;

// A new version becomes active when the last page of the old one is closed.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "", cleanURLs: false });

registerRoute(
  new NavigationRoute(({ request }) => fetchPage(request), {
    denylist: [/^\/api\//, /^\/[^/]*\.[^/]*$/, /^\/(healthz|readyz|metrics)$/],
  }),
);

registerRoute(
  ({ request, url }) => request.mode === "navigate" && url.pathname === routes.login,
  async ({ request, url }) => {
    const answer = await fetch(request).catch(() => undefined);
    // Offline, the browser's error page would replace the app.
    return answer ?? Response.redirect(`${pages.signIn}${url.search}`);
  },
);

// What another app shares is put into the text box of the log screen.
registerRoute(
  ({ url }) => url.pathname === shareTargetPath,
  async ({ request }) => {
    await request
      .formData()
      .then(storeSharedForm)
      .catch(() => undefined);
    return Response.redirect(pages.log, 303);
  },
  "POST",
);

// Each navigation to the logout route deletes the user's data, whichever link starts it.
self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate" && pathname === routes.logout) {
    event.waitUntil(clearAtSignOut());
    event.waitUntil(endSubscription().catch(() => undefined));
  }
});

listenForReminders();

async function fetchPage(request: Request): Promise<Response> {
  const fromNetwork = fetch(request).catch(() => undefined);
  const page = await Promise.race([fromNetwork, later(pageWithinMs)]);
  return page ?? (await matchPrecache(shell)) ?? (await fromNetwork) ?? Response.error();
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });
}
