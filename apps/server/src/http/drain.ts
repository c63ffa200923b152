import { Server as TcpServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { App } from "./app-type.ts";

/** No request for so long means that nothing is left in the connections' buffers. */
const quietMs = 150;
const pollIntervalMs = 20;
/** After this time no further requests are accepted, however many arrive. */
const acceptTimeoutMs = 4000;
const drainTimeoutMs = 8000;

/**
 * Answers the requests that have arrived and closes their connections. Closing immediately would break
 * connections that are not accepted yet, and those whose request has not been read yet, which count as
 * idle. Close the application afterwards.
 */
export async function drain(app: App): Promise<void> {
  const { server } = app;
  if (!server.listening) return;
  const startedAt = performance.now();
  let open = 0;
  let busyAt = performance.now();
  // Before Fastify's listener, which may respond synchronously.
  server.prependListener("request", (_request, response) => {
    response.setHeader("connection", "close");
    open += 1;
    response.on("close", () => {
      open -= 1;
      busyAt = performance.now();
    });
  });
  const untilQuiet = async (timeoutMs: number) => {
    const deadline = startedAt + timeoutMs;
    busyAt = performance.now();
    while (performance.now() < deadline && (open > 0 || performance.now() - busyAt < quietMs)) {
      await wait(pollIntervalMs);
    }
  };
  await untilQuiet(acceptTimeoutMs);
  // The method of the parent class: http's own close also ends connections that seem idle.
  TcpServer.prototype.close.call(server);
  await untilQuiet(drainTimeoutMs);
}
