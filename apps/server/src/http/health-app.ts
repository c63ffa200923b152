import Fastify, { LogController } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Queries } from "../database/connection.ts";
import type { App } from "./app-type.ts";
import { addErrorHandler, sendError } from "./error-handler.ts";
import { ExpectedError } from "./errors.ts";
import { healthRoutes } from "./health.ts";
import { createRequestLog, type Log } from "./log.ts";
import { type Metrics, measureRequests, metricsRoute } from "./metrics.ts";

/** The HTTP application of a process with ROLE=work: health and metrics only. */
export function createHealthApp(
  log: Log,
  queries: Queries,
  metrics: Metrics,
  metricsToken: string | undefined,
): App {
  const app: App = Fastify({
    loggerInstance: log,
    childLoggerFactory: (parent, bindings, { level }) => createRequestLog(parent, bindings, level),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
    exposeHeadRoutes: false,
  }).withTypeProvider<ZodTypeProvider>();
  addErrorHandler(app);
  app.setNotFoundHandler((_, reply) => sendError(reply, new ExpectedError("not_found")));
  measureRequests(app, metrics);
  app.register(healthRoutes, { queries });
  app.register(metricsRoute, { queries, metrics, token: metricsToken });
  return app;
}
