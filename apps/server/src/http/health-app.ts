import Fastify, { LogController } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Database } from "../database/connection.ts";
import type { App } from "./app-type.ts";
import { addErrorHandler, sendError } from "./error-handler.ts";
import { ExpectedError } from "./errors.ts";
import { addHealthRoutes } from "./health.ts";
import type { Log } from "./log.ts";
import { addMetricsRoute, type Metrics } from "./metrics.ts";

/** What a process that only works answers: whether it is well, and what it has counted. */
export function createHealthApp(
  log: Log,
  database: Database,
  metrics: Metrics,
  metricsToken: string | undefined,
): App {
  const app: App = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
    exposeHeadRoutes: false,
  }).withTypeProvider<ZodTypeProvider>();
  addErrorHandler(app);
  app.setNotFoundHandler((_, reply) => sendError(reply, new ExpectedError("not_found")));
  addHealthRoutes(app, database);
  addMetricsRoute(app, database, metrics, metricsToken);
  return app;
}
