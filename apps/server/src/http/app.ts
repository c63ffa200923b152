import { randomUUID } from "node:crypto";
import Fastify, { LogController } from "fastify";
import { validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Config } from "../config.ts";
import type { Database } from "../database/connection.ts";
import type { App } from "./app-type.ts";
import { addCompression } from "./compression.ts";
import { addErrorHandler } from "./error-handler.ts";
import { createRequestLog, type Log } from "./log.ts";
import { addHostCheck, answerMalformed } from "./malformed-requests.ts";
import { addOpenApi } from "./open-api.ts";
import { addOriginCheck } from "./origin-check.ts";
import { addRequestLimit, isApiRequest } from "./rate-limit.ts";
import { addSecurityHeaders, readSecurityHeaders } from "./security-headers.ts";
import { addSessionGuard, type FindSession, type FindTokenOwner } from "./session-guard.ts";

const bodyLimitBytes = 64 * 1024;
/** A request whose head, or head and body, takes longer to arrive is cut off. */
const headTimeoutMs = 15_000;
const requestTimeoutMs = 25_000;
/** How often Node looks for such requests; 30 s by default. */
const timeoutCheckMs = 2500;

/** The HTTP application before it has routes: its guards, in the order in which they act. */
export async function createApp(
  config: Config,
  log: Log,
  database: Database,
  findSession: FindSession,
  findTokenOwner: FindTokenOwner,
): Promise<App> {
  // zod would otherwise compile schemas to code at run time, which strict pages and some hosts forbid.
  z.config({ jitless: true });
  const headers = await readSecurityHeaders(config.baseUrl.startsWith("https:"));
  const app: App = Fastify({
    loggerInstance: log,
    childLoggerFactory: (parent, bindings, { level }) => createRequestLog(parent, bindings, level),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: headTimeoutMs,
      connectionsCheckingInterval: timeoutCheckMs,
      // Checked by `addHostCheck`.
      requireHostHeader: false,
    },
    forceCloseConnections: "idle",
    exposeHeadRoutes: false,
    ...answerMalformed(headers),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  // Response schemas are for types and OpenAPI only: validating each response would take 3 ms.
  app.setSerializerCompiler(() => JSON.stringify);
  // A form of another site can send text/plain without a preflight request.
  app.removeContentTypeParser("text/plain");
  addErrorHandler(app);
  addRequestLog(app);
  addSecurityHeaders(app, headers);
  addHostCheck(app);
  await addCompression(app);
  addOriginCheck(app, config.allowedOrigins);
  const countRefused = await addRequestLimit(app, database, config.limits.requestsPerMinute);
  addSessionGuard(app, findSession, findTokenOwner, countRefused);
  await addOpenApi(app, config.baseUrl);
  return app;
}

function addRequestLog(app: App): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    if (isApiRequest(request)) reply.header("cache-control", "no-store");
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    // An open tab polls twenty times a minute, mostly without a change.
    const level = reply.statusCode === 304 ? "debug" : "info";
    request.log[level](
      { method, route: routeOptions.url, status: reply.statusCode, ms },
      "answered",
    );
    done();
  });
}
