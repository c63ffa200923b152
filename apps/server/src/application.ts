import { buildServer } from "./build-server.ts";
import type { Config } from "./config.ts";
import {
  acquireDataDirLock,
  assertPrivateDirectory,
  assertRestoreCompleted,
} from "./data-directory.ts";
import type { Database } from "./database/connection.ts";
import { openSignals, type Signals } from "./database/signals.ts";
import type { App } from "./http/app-type.ts";
import { createHealthApp } from "./http/health-app.ts";
import type { Log } from "./http/log.ts";
import type { Worker } from "./jobs/worker.ts";
import { assertDatabaseNotLost, recordDatabase } from "./lost-database.ts";
import { explainDamage, openAndMigrate } from "./open-and-migrate.ts";
import { type ApplicationOverrides, createServices } from "./services.ts";
import { startWorkers } from "./start-workers.ts";

/** A running Morsel process. */
export interface Application {
  readonly database: Database;
  readonly signals: Signals;
  /** With ROLE=work it has only the health and metrics routes. */
  readonly app: App;
  /** One for each kind of job; none with ROLE=serve. */
  readonly workers: readonly Pick<Worker, "wake" | "stop">[];
  /** Finishes running requests, releases the jobs, and closes everything. */
  close(): Promise<void>;
}

/** Starts everything except listening, in this order; `close` undoes it in reverse order. */
export async function startApplication(
  config: Config,
  log: Log,
  overrides: ApplicationOverrides = {},
): Promise<Application> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    if (!config.databaseUrl) closers.push(await acquireDataDirLock(config.dataDir));
    assertPrivateDirectory(config.dataDir);
    assertRestoreCompleted(config.dataDir);
    if (!config.databaseUrl) await assertDatabaseNotLost(config.dataDir);
    const database = await openAndMigrate(config, log, closers);
    if (!config.databaseUrl) await recordDatabase(config.dataDir);
    const signals = await openSignals(database, config, log);
    closers.push(() => signals.close());
    const services = await createServices(config, log, database, signals, overrides);
    closers.push(() => services.mailer?.close());
    const workers = config.role === "serve" ? [] : await startWorkers(services, overrides);
    closers.push(() => Promise.all(workers.map((worker) => worker.stop())));
    const app =
      config.role === "work"
        ? createHealthApp(log, database.queries, services.metrics, config.metricsToken)
        : await buildServer(services, overrides);
    closers.push(() => app.close());
    return { database, signals, app, workers, close };
  } catch (error) {
    await close();
    throw explainDamage(config, error);
  }
}
