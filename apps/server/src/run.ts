import { ImportedFoodsError } from "@morsel/food-table";
import { ProductStoreError } from "@morsel/food-table/products";
import { type Application, startApplication } from "./application.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { NewerSchemaError } from "./database/migrate.ts";
import { drain } from "./http/drain.ts";
import { createLog, type Log } from "./http/log.ts";
import { setLostDatabaseAside } from "./lost-database.ts";

/** Requests and jobs get this long to end after a signal to stop. */
const shutdownTimeoutMs = 12_000;

/** Runs Morsel as the environment says, until a signal; says on stderr why it cannot start. */
export async function run(): Promise<void> {
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

async function start(): Promise<void> {
  const isDemo = process.argv.includes("--demo");
  // biome-ignore lint/style/noProcessEnv: a flag is one more setting.
  const config = readConfig(isDemo ? { ...process.env, DEMO: "on" } : process.env);
  // Whatever this process writes is for its own user only.
  process.umask(0o077);
  const log = createLog(config.logLevel);
  stopOnUnexpectedErrors(log);
  if (process.argv.includes("--new-database")) {
    const aside = await setLostDatabaseAside(config);
    log.warn({ aside }, "beginning with a new database");
  }
  const application = await startApplication(config, log);
  stopOnSignals(application, log);
  await listen(application, config);
  log.info({ role: config.role, url: config.baseUrl }, "Morsel is ready");
  if (process.stdout.isTTY && config.role !== "work") {
    process.stdout.write(`\n  Morsel is at ${config.baseUrl} (Ctrl+C stops it)\n\n`);
  }
}

/** Listens, where this process answers anything; where it cannot, nothing of it stays behind. */
async function listen(application: Application, { host, port }: Config): Promise<void> {
  if (port === undefined) return;
  try {
    await application.app.listen({ host, port });
  } catch (error) {
    await application.close();
    throw error;
  }
}

function stopOnSignals(application: Application, log: Log): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    await drain(application.app);
    await application.close();
    log.info({}, "stopped");
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** After an unexpected error the state of the process is unknown, so it ends and is started again. */
function stopOnUnexpectedErrors(log: Log): void {
  const stop = (error: unknown) => {
    log.fatal({ err: error }, "unexpected error, stopping");
    process.exit(1);
  };
  process.on("uncaughtException", stop);
  process.on("unhandledRejection", stop);
}

const operatorErrors = [ConfigError, NewerSchemaError, ImportedFoodsError, ProductStoreError];

/** The message of an error that an operator can fix; the stack of any other. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (operatorErrors.some((kind) => error instanceof kind)) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") {
    return `Port ${port} is in use by another program. Stop that one, or set PORT to another port.`;
  }
  return error.stack ?? error.message;
}
