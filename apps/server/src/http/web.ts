import { readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { CurrentUser } from "@morsel/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import { sendError } from "./error-handler.ts";
import { ExpectedError } from "./errors.ts";

/** Finds who asks for a page; may prolong their session by a cookie on the reply. */
export type FindCurrentUser = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<CurrentUser | undefined>;

/** The pages that the web app has; any other path gets its not-found page, with status 404. */
const pages = [
  /^\/(log|meals|trends|profile|privacy|terms|install-app|sign-in)?$/,
  /^\/meals\/[^/]+(\/edit)?$/,
  /^\/calorie-guess\/[^/]+$/,
];

/** The page's empty script element for the current user, however its build wrote it. */
const userSlot = /(<script\b[^>]*\bid="current-user"[^>]*>)\s*(<\/script>)/;

/** Serves the built web app: its files, and its one page with the current user put in. */
export async function addWeb(app: App, webDist: string, findUser: FindCurrentUser): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDist,
    index: false,
    // A folder is not a file: '/' is the page, and any other is not there.
    allowedPath: (path) => !path.endsWith("/"),
    dotfiles: "ignore",
    cacheControl: false,
    preCompressed: true,
    suppressWarning: true,
    setHeaders: (reply, path) => {
      reply.header("cache-control", cachingOf(path));
    },
  });
  if ((await readPage(webDist)) === undefined) {
    app.log.warn({ webDist }, "there is no web app there: build it, or set WEB_DIST");
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (!wantsPage(request, path)) return sendError(reply, new ExpectedError("not_found"));
    const html = await readPage(webDist);
    if (html === undefined) return sendError(reply, new ExpectedError("not_found"));
    const user = await findUser(request, reply);
    return reply
      .code(pages.some((page) => page.test(path)) ? 200 : 404)
      .header("cache-control", "private, no-store")
      .header("vary", "Cookie")
      .type("text/html; charset=utf-8")
      .send(putUserIn(html, user));
  });
}

/** Vite puts a hash of the content into the names under assets/; other files keep their name. */
function cachingOf(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** A person navigating, as opposed to a call, or a page asking for a file that is not there. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (path === "/api" || path.startsWith("/api/")) return false;
  const isFile = path.slice(path.lastIndexOf("/")).includes(".");
  const accept = request.headers.accept ?? "*/*";
  return !isFile && /text\/html|\*\/\*/.test(accept);
}

async function readPage(webDist: string): Promise<string | undefined> {
  // Read for each visit, so that a new build is seen at once; it is small and cached by the system.
  return readFile(join(webDist, "index.html"), "utf8").catch(() => undefined);
}

function putUserIn(html: string, user: CurrentUser | undefined): string {
  const json = JSON.stringify(user ?? null).replaceAll("<", "\\u003c");
  return html.replace(userSlot, (_slot, start: string, end: string) => `${start}${json}${end}`);
}
