// What the commands that import foods and products have in common.
import { resolve } from "node:path";
import { ImportError, type ImportProgress } from "@morsel/food-table/import";
import { ConfigError, readConfig } from "../apps/server/src/config.ts";
import { ProgressLine } from "./progress-line.ts";

/** As a shell reports a process that Ctrl-C ended. */
const stoppedByHand = 130;

/** What every import takes. */
interface ImportInput {
  readonly dataDir: string;
  readonly paths: readonly string[];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
}

interface ImportCommand<Report> {
  readonly usage: string;
  readonly isHelpWanted: boolean;
  readonly files: readonly string[];
  readonly read: (input: ImportInput) => Promise<Report>;
  readonly printReport: (report: Report) => void;
  /** Said when it was stopped by hand. */
  readonly stopped: string;
  /** Said after the reason when it failed. */
  readonly failed: string;
  /** Further errors that the operator can fix. */
  readonly expectedErrors?: readonly (new (
    ...args: never[]
  ) => Error)[];
}

/** Runs an import with its progress, and returns the exit code. */
export async function runImport<Report>(command: ImportCommand<Report>): Promise<number> {
  const { usage, isHelpWanted, files, expectedErrors = [] } = command;
  if (isHelpWanted || files.length === 0) {
    process.stdout.write(usage);
    return isHelpWanted ? 0 : 2;
  }
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => stopping.abort());
  }
  const screen = new ProgressLine();
  try {
    const report = await command.read({
      dataDir: readConfig().dataDir,
      // npm runs scripts in the project's folder; paths are meant from where npm was called.
      paths: files.map((file) => resolve(process.env.INIT_CWD ?? ".", file)),
      signal: stopping.signal,
      onProgress: (progress) => screen.show(progress),
    });
    screen.clear();
    command.printReport(report);
    return 0;
  } catch (cause) {
    screen.clear();
    if (stopping.signal.aborted) {
      console.error(command.stopped);
      return stoppedByHand;
    }
    if (!isExpected(cause, expectedErrors)) throw cause;
    console.error(`${cause.message}\n${command.failed}`);
    return 1;
  }
}

/** An error that the operator can fix: a wrong file, a full disk, a folder that may not be written to. */
function isExpected(
  cause: unknown,
  others: NonNullable<ImportCommand<unknown>["expectedErrors"]>,
): cause is Error {
  const { code } = cause as { code?: unknown };
  if (code === "ENOSPC" || code === "EACCES" || code === "EROFS") return true;
  if (code === "ERR_SQLITE_ERROR") return true;
  return [ImportError, ConfigError, ...others].some((kind) => cause instanceof kind);
}
