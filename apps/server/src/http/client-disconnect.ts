import type { FastifyReply } from "fastify";

/**
 * Aborted when the connection ends before the answer. Not the request's own signal: that is aborted
 * as soon as the body has been read.
 */
export function clientDisconnectSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
