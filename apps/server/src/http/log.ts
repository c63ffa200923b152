import Fastify, { type FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";

export type Log = FastifyBaseLogger;

/**
 * JSON lines on stdout. They name routes, statuses and ids; never what people wrote, their
 * e-mail, cookies or addresses. Made by Fastify, whose own logger it is.
 */
export function createLog(
  level: Config["logLevel"],
  stream: { write(line: string): void } = process.stdout,
): Log {
  return Fastify({
    logger: { level, base: null, serializers: { err: toLoggedError }, stream },
  }).log;
}

/** pg's errors carry the row's values in `detail`: only these four fields are written. */
function toLoggedError(error: Error & { readonly code?: unknown }) {
  const { name: type, code, message, stack = "" } = error;
  return { type, code, message, stack };
}

const levels = ["fatal", "error", "warn", "info", "debug", "trace"] as const;

/**
 * A log whose lines carry the request's id. Making one takes longer than to look up a session, and
 * most requests are polls, which write no line, so it is created for the first line.
 */
export function createRequestLog(parent: Log, bindings: Record<string, unknown>): Log {
  return new RequestLog(parent, bindings) as unknown as Log;
}

class RequestLog {
  readonly parent: Log;
  readonly bindings: Record<string, unknown>;
  #made: Log | undefined;

  constructor(parent: Log, bindings: Record<string, unknown>) {
    this.parent = parent;
    this.bindings = bindings;
  }

  get level(): string {
    return this.parent.level;
  }

  child(...given: Parameters<Log["child"]>): Log {
    return this.made.child(...given);
  }

  silent(): void {}

  get made(): Log {
    this.#made ??= this.parent.child(this.bindings);
    return this.#made;
  }
}

for (const level of levels) {
  Object.defineProperty(RequestLog.prototype, level, {
    value(this: RequestLog, ...line: [object, string]) {
      const { isLevelEnabled } = this.parent as Log & { isLevelEnabled(level: string): boolean };
      if (isLevelEnabled.call(this.parent, level)) this.made[level](...line);
    },
  });
}
