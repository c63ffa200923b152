import { Server as TcpServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { App } from "./app-type.ts";

const pollIntervalMs = 20;
/**
 * No request during so many polls, 160 ms, means that nothing is left in the connections' buffers. Each poll reads
 * them once, however late it is; elapsed time would also pass while a busy machine does not let this process read.
 */
const quietPolls = 8;
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
  let polls = 0;
  // Before Fastify's listener, which may respond synchronously.
  server.prependListener("request", (_request, response) => {
    response.setHeader("connection", "close");
    open += 1;
    response.on("close", () => {
      open -= 1;
      polls = 0;
    });
  });
  const untilQuiet = async (timeoutMs: number) => {
    const deadline = startedAt + timeoutMs;
    polls = 0;
    while (performance.now() < deadline && (open > 0 || polls < quietPolls)) {
      await wait(pollIntervalMs);
      polls += 1;
    }
  };
  await untilQuiet(acceptTimeoutMs);
  // The method of the parent class: http's own close also ends connections that seem idle.
  TcpServer.prototype.close.call(server);
  await untilQuiet(drainTimeoutMs);
}
