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
