import { Server as TcpServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { App } from "./app-type.ts";

/** No request for so long means that nothing is left in the connections' buffers. */
const quietMs = 150;
const lookEveryMs = 20;
/** However many requests come, no more are taken after a while, and the process stops. */
const takeWithinMs = 4000;
const drainWithinMs = 8000;

/**
 * Answers what has arrived and asks for no more on the same connections. Closing at once would
 * break connections that wait to be accepted, and those whose request has not been read yet,
 * which count as idle. Close the application afterwards.
 */
export async function drain(app: App): Promise<void> {
  const { server } = app;
  if (!server.listening) return;
  const startedAt = performance.now();
  let open = 0;
  let busyAt = performance.now();
  // Before those who answer at once.
  server.prependListener("request", (_request, response) => {
    response.setHeader("connection", "close");
    open += 1;
    response.on("close", () => {
      open -= 1;
      busyAt = performance.now();
    });
  });
  const untilQuiet = async (withinMs: number) => {
    const giveUpAt = startedAt + withinMs;
    busyAt = performance.now();
    while (performance.now() < giveUpAt && (open > 0 || performance.now() - busyAt < quietMs)) {
      await wait(lookEveryMs);
    }
  };
  await untilQuiet(takeWithinMs);
  // Of its parent class: http's own close also ends the connections that seem idle.
  TcpServer.prototype.close.call(server);
  await untilQuiet(drainWithinMs);
}
