import type { FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import { readBearer } from "./bearer.ts";
import { ExpectedError } from "./errors.ts";

const readingMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses writes that a page of another site makes a browser send. Browsers add Origin to
 * every write, and nearly all say by Sec-Fetch-Site where it came from; a caller that is no
 * browser sends neither and holds no one's cookies.
 */
export function addOriginCheck(app: App, allowedOrigins: readonly string[]): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!mayAsk(request, allowedOrigins)) throw new ExpectedError("origin_refused");
    done();
  });
}

function mayAsk(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  if (readingMethods.includes(request.method)) return true;
  // No page can make a browser send a token: it would have to ask first, and is not answered.
  if (request.routeOptions.config.scope && readBearer(request) !== undefined) return true;
  return comesFromUs(request, allowedOrigins);
}

function comesFromUs(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return allowedOrigins.includes(origin);
  return isFromOurPages(request);
}

/** Did the person, or a page of ours, ask for this, as far as the browser says? */
export function isFromOurPages(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
}
