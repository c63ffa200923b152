import type { FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import { readBearer } from "./bearer.ts";
import { ExpectedError } from "./errors.ts";

const readingMethods = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses writes that another site's page sends from a user's browser. Browsers add Origin to every
 * write, and nearly all add Sec-Fetch-Site; other clients send neither, and have no user's cookies.
 */
export function addOriginCheck(app: App, allowedOrigins: readonly string[]): void {
  app.addHook("onRequest", (request, _reply, done) => {
    if (!isAllowed(request, allowedOrigins)) throw new ExpectedError("origin_refused");
    done();
  });
}

function isAllowed(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  if (readingMethods.includes(request.method)) return true;
  // Another site's page cannot send a token: that needs a preflight request, which is not answered.
  if (request.routeOptions.config.scope && readBearer(request) !== undefined) return true;
  return hasAllowedOrigin(request, allowedOrigins);
}

function hasAllowedOrigin(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return allowedOrigins.includes(origin);
  return isSameSite(request);
}

/** True if the user or one of Morsel's pages made the request, according to the browser. */
export function isSameSite(request: FastifyRequest): boolean {
  const site = request.headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
}
