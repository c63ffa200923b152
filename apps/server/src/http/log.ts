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
function toLoggedError(error: Error & { readonly code?: unknown }) {
  const { name: type, code, message, stack = "" } = error;
  return { type, code, message, stack };
}

const levels = ["fatal", "error", "warn", "info", "debug", "trace"] as const;

/**
 * A log whose lines contain the request's id. Creating it takes longer than finding the session, and
 * most requests are polls that log nothing, so it is created for the first line.
 */
export function createRequestLog(parent: Log, bindings: Record<string, unknown>): Log {
  return new RequestLog(parent, bindings) as unknown as Log;
}

class RequestLog {
  readonly parent: Log;
  readonly bindings: Record<string, unknown>;
  #log: Log | undefined;

  constructor(parent: Log, bindings: Record<string, unknown>) {
    this.parent = parent;
    this.bindings = bindings;
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
      const { isLevelEnabled } = this.parent as Log & { isLevelEnabled(level: string): boolean };
      if (isLevelEnabled.call(this.parent, level)) this.log[level](...line);
    },
  });
}
