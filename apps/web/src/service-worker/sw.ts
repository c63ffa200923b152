import { pages, routes } from "@morsel/contracts/facts";
/**
 * Lets the app open without a connection. It keeps the files of one build and nothing else: no
 * answer of /api and no page from the server, since both carry what belongs to a person.
 * docs/decisions/0010 says why.
 */
import { matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { forgetAtSignOut } from "../platform/idb-store.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** The build writes in which files there are, with a revision where the name has none. */
  readonly __WB_MANIFEST: { url: string; revision: string | null }[];
};

/** The page of the build, with nobody's name in it. */
const shell = "/index.html";
/** A person who waits longer than this sees the shell, with what this device has kept. */
const pageWithinMs = 6000;

// A new version waits until the last page of the old one is closed: it takes over at the next visit.
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
    // Without a connection the browser's own error page would take the app away.
    return answer ?? Response.redirect(`${pages.signIn}${url.search}`);
  },
);

// Whoever leaves by /api/logout, by whatever link, leaves nothing behind.
self.addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate" && pathname === routes.logout) {
    event.waitUntil(forgetAtSignOut());
  }
});

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
