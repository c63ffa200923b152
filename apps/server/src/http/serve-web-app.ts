import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import {
  type CurrentUser,
  dashboardPages,
  findPage,
  type LandingFigures,
  landingPages,
  type SiteFacts,
  shareAgainPath,
  shareTargetPath,
} from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import { addDemoNote, allowDemoNote } from "./demo-note.ts";
import { sendError } from "./error-handler.ts";
import { ExpectedError } from "./errors.ts";
import { type DescribePage, injectHead, noIndex, type UnlistedPage } from "./html-head.ts";
import { LandingPage } from "./landing-page.ts";
import { noServiceWorker } from "./no-service-worker.ts";
import { readLanguage } from "./request-language.ts";
import { filesRoute } from "./session-guard.ts";

/** Finds the user who requests a page; may prolong the session with a cookie on the reply. */
export type FindCurrentUser = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<CurrentUser | undefined>;

interface WebSettings extends SiteFacts {
  readonly landingFigures: LandingFigures;
  readonly webDist: string;
  readonly hasServiceWorker: boolean;
  readonly isDemo: boolean;
}

/** Serves the built web app: its files, its page with embedded settings, and the landing page. */
export async function addWeb(
  app: App,
  settings: WebSettings,
  findUser: FindCurrentUser,
  describePage: DescribePage,
): Promise<void> {
  const { webDist, baseUrl, contactEmail, landingFigures, hasServiceWorker, isDemo } = settings;
  const { signInProvider, sendsMail } = settings;
  const site: SiteFacts = {
    baseUrl,
    contactEmail,
    ...(landingFigures === "sample" ? {} : { landingFigures }),
    ...(signInProvider ? { signInProvider } : {}),
    ...(sendsMail ? { sendsMail } : {}),
  };
  if (!hasServiceWorker) addNoServiceWorker(app);
  const landing = new LandingPage(settings);
  await app.register(fastifyStatic, {
    root: webDist,
    serve: false,
    index: false,
    dotfiles: "ignore",
    cacheControl: false,
    preCompressed: true,
    suppressWarning: true,
    setHeaders: (reply, path) => {
      reply.header("cache-control", cachingOf(path));
      for (const name of redundantHeadersFor(path)) reply.removeHeader(name);
    },
  });
  // The plugin's own route lists the folders of each file that it sends, to compare the spelling of its name.
  app.route({
    method: ["HEAD", "GET"],
    url: filesRoute,
    schema: { hide: true },
    handler(request, reply) {
      // Names in a build are plain, so that nothing in a path needs decoding. Folders are not served; '/' is the page.
      const path = readPath(request);
      return path.endsWith("/") ? reply.callNotFound() : reply.sendFile(path);
    },
  });
  if ((await readPage(webDist)) === undefined) {
    app.log.warn({ webDist }, "the web app was not found: build it, or set WEB_DIST");
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const user = await findUser(request, reply);
    // The dashboard is rendered beforehand in English only; the app words the others in the browser's language.
    const language = readLanguage(request);
    const isDashboard = language === "en" && user !== undefined && dashboardPages.includes(path);
    const html =
      (isDashboard && (await readPage(webDist, "dashboard"))) || (await readPage(webDist));
    if (!html) return sendError(reply, new ExpectedError("not_found"));
    reply
      // An unknown path gets the same file, in which the web app shows its not-found page.
      .code(findPage(path) ? 200 : 404)
      .header("cache-control", "private, no-store")
      .header("vary", "Cookie, Accept-Language")
      .type("text/html; charset=utf-8");
    if (!user && landingPages.includes(path) && (await landing.send(request, reply))) return reply;
    if (isDemo) allowDemoNote(reply);
    const noted = isDemo ? addDemoNote(html, user !== undefined, language) : html;
    const page = putHead(
      reply,
      noted.replace('<html lang="en">', `<html lang="${language}">`),
      await describePage(request, path),
    );
    return reply.send(injectJson(injectJson(page, "site", site), "current-user", user ?? null));
  };
  app.setNotFoundHandler((request, reply) => {
    const path = readPath(request);
    if (isNavigation(request, path)) return sendPage(request, reply, path);
    // The service worker that stores what is shared is not active yet.
    const isShare = request.method === "POST" && path === shareTargetPath;
    return isShare
      ? reply.redirect(shareAgainPath, 303)
      : sendError(reply, new ExpectedError("not_found"));
  });
}

const readPath = (request: FastifyRequest) => request.url.split("?", 1)[0] ?? "/";

function addNoServiceWorker(app: App): void {
  app.get("/sw.js", { config: { access: "public" } }, async (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(noServiceWorker),
  );
}

function putHead(reply: FastifyReply, html: string, head: UnlistedPage | undefined): string {
  if (!head) return html;
  reply.header("x-robots-tag", noIndex);
  return injectHead(html, head);
}

/** Vite puts a hash of the content into the names under assets/; other files keep their name. */
function cachingOf(path: string): string {
  return isAsset(path) ? "public, max-age=31536000, immutable" : "no-cache";
}

const pageHeaders = ["cross-origin-opener-policy", "permissions-policy", "x-frame-options"];

/** Also of a compressed file, which is sent in place of the other. */
const isPageFile = /\.html(?:\.(?:br|gz|zst))?$/;

/**
 * Headers that only have an effect on pages are removed from other files, which they often outweigh. The
 * content security policy stays on workers and images, which a browser may open directly.
 */
function redundantHeadersFor(path: string): readonly string[] {
  if (isPageFile.test(path)) return [];
  return isAsset(path) ? [...pageHeaders, "content-security-policy"] : pageHeaders;
}

function isAsset(path: string): boolean {
  return path.includes(`${sep}assets${sep}`);
}

/** True if a user navigates, as opposed to an API call or a request for a missing file. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (path === "/api" || path.startsWith("/api/")) return false;
  const isFile = path.slice(path.lastIndexOf("/")).includes(".");
  const accept = request.headers.accept ?? "*/*";
  return !isFile && /text\/html|\*\/\*/.test(accept);
}

/** @param name 'dashboard' is the same page with a prerendered dashboard. */
async function readPage(
  webDist: string,
  name: "index" | "dashboard" = "index",
): Promise<string | undefined> {
  // Read for each request, so that a new build is used immediately; the system caches the small file.
  return readFile(join(webDist, `${name}.html`), "utf8").catch(() => undefined);
}

/** Puts JSON into the page's empty script element with this id. */
function injectJson(html: string, id: string, value: CurrentUser | SiteFacts | null): string {
  const json = JSON.stringify(value).replaceAll("<", "\\u003c");
  const slot = new RegExp(`(<script\\b[^>]*\\bid="${id}"[^>]*>)\\s*(</script>)`);
  return html.replace(slot, (_slot, start: string, end: string) => `${start}${json}${end}`);
}
