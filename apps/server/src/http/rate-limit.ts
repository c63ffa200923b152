import { normalizeIP } from "@better-auth/core/utils/ip";
import rateLimit, { type FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { routes } from "@morsel/contracts";
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/connection.ts";
import type { App } from "./app-type.ts";
import { ExpectedError } from "./errors.ts";
import { SharedRateLimitStore } from "./rate-limit-store.ts";

export const minuteMs = 60_000;

/** Counts a call that no route handles, such as a refused one. Throws `rate_limited`. */
export type CountCall = (request: FastifyRequest) => Promise<void>;

/**
 * Limits the calls of one user, or of one address without a session (an IPv6 network counts as one). It runs
 * after the session guard, wherever it is registered, because it is a hook of each route.
 */
export async function addRequestLimit(
  app: App,
  { engine, queries }: Database,
  requestsPerMinute: number,
): Promise<CountCall> {
  // SQLite has a single process, which counts in memory.
  const counts = new SharedRateLimitStore(engine === "postgres" ? queries : undefined);
  // The plugin creates its store with `new`.
  function Store() {
    return counts;
  }
  await app.register(rateLimit, {
    store: Store as unknown as FastifyRateLimitStoreCtor,
    max: requestsPerMinute,
    timeWindow: minuteMs,
    allowList: (request) => !isApiRequest(request),
    keyGenerator: (request) => request.session?.userId ?? normalizeIP(request.ip),
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    errorResponseBuilder: (_request, { ttl }) => tooManyCalls(ttl),
  });
  const count = app.createRateLimit();
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw tooManyCalls(counted.ttl);
  };
}

function tooManyCalls(ttlMs: number): ExpectedError {
  const seconds = Math.max(1, Math.ceil(ttlMs / 1000));
  return new ExpectedError("rate_limited", {
    detail: `Too many requests. Try again in ${seconds} s.`,
    retryAfterSeconds: seconds,
  });
}

/** True for API and MCP calls, false for pages and files. */
export function isApiRequest({ url }: FastifyRequest): boolean {
  return url.startsWith("/api/") || url === routes.mcp || url.startsWith(`${routes.mcp}?`);
}

/** For a route's `rateLimit`, in place of the general one. */
export function perMinute(max: number) {
  return { max, timeWindow: minuteMs };
}

/** The same for attempts to sign in or to recover an account, from one address. */
export function perFifteenMinutes(max: number) {
  return { max, timeWindow: 15 * minuteMs };
}

/** For a route's `rateLimit`: how often one person may `act` ("speak") in ten minutes. */
export function perTenMinutes(max: number, action: string) {
  return {
    max,
    timeWindow: 10 * minuteMs,
    errorResponseBuilder: (_request: FastifyRequest, { ttl }: { readonly ttl: number }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new ExpectedError("rate_limited", {
        detail: `You can ${action} ${max} times in 10 minutes. Try again in ${Math.ceil(seconds / 60)} min.`,
        retryAfterSeconds: seconds,
      });
    },
  };
}
