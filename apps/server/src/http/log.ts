import Fastify, { type FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";

export type Log = FastifyBaseLogger;

/**
 * JSON lines on stdout. They contain routes, statuses and ids; never users' text, e-mail addresses,
 * cookies or IP addresses. It is Fastify's own logger.
 */
export function createLog(
  level: Config["logLevel"],
  stream: { write(line: string): void } = process.stdout,
): Log {
  return Fastify({
    logger: { level, base: null, serializers: { err: toLoggedError }, stream },
  }).log;
}

/** pg's errors contain the row's values in `detail`, so only these four fields are logged. */
function toLoggedError(thrown: unknown) {
  const error: Error & { readonly code?: unknown } =
    thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name: type, code, message, stack = "" } = error;
  return { type, code, message, stack };
}

/** From the highest to the lowest. */
const levels = ["fatal", "error", "warn", "info", "debug", "trace"] as const;
type Level = (typeof levels)[number];

/**
 * A log whose lines contain the request's id. Creating it takes longer than finding the session, and
 * most requests are polls that log nothing, so it is created for the first line.
 */
export function createRequestLog(
  parent: Log,
  bindings: Record<string, unknown>,
  /** The route's own level: lines below it are not written. */
  minLevel: string = "trace",
): Log {
  return new RequestLog(parent, bindings, minLevel) as unknown as Log;
}

class RequestLog {
  readonly parent: Log;
  readonly bindings: Record<string, unknown>;
  readonly #minLevel: string;
  #log: Log | undefined;

  constructor(parent: Log, bindings: Record<string, unknown>, minLevel: string) {
    this.parent = parent;
    this.bindings = bindings;
    this.#minLevel = minLevel;
  }

  isLevelEnabled(level: Level): boolean {
    const parent = this.parent as Log & { isLevelEnabled(level: string): boolean };
    const isOfRoute = levels.indexOf(level) <= levels.indexOf(this.#minLevel as Level);
    return isOfRoute && parent.isLevelEnabled(level);
  }

  get level(): string {
    return this.parent.level;
  }

  child(...given: Parameters<Log["child"]>): Log {
    return this.log.child(...given);
  }

  silent(): void {}

  get log(): Log {
    this.#log ??= this.parent.child(this.bindings);
    return this.#log;
  }
}

for (const level of levels) {
  Object.defineProperty(RequestLog.prototype, level, {
    value(this: RequestLog, ...line: [object, string]) {
      if (this.isLevelEnabled(level)) this.log[level](...line);
    },
  });
}
