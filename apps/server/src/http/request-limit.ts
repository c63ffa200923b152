import rateLimit from "@fastify/rate-limit";
import type { App } from "./app-type.ts";
import { ExpectedError } from "./errors.ts";

const minuteMs = 60_000;
/** People and addresses remembered at a time, in memory. */
const rememberedCallers = 10_000;

/**
 * Bounds how often one person calls, or one address where nobody is signed in (an IPv6
 * network counts as one). Register it after the session guard.
 */
export async function addRequestLimit(app: App, requestsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: minuteMs,
    cache: rememberedCallers,
    ipv6Subnet: 64,
    allowList: (request) => !request.url.startsWith("/api/"),
    keyGenerator: (request) => request.session?.userId ?? request.ip,
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
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return new ExpectedError("rate_limited", {
        detail: `Too many requests. Try again in ${seconds} s.`,
        retryAfterSeconds: seconds,
      });
    },
  });
}
