import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { clientDisconnectSignal } from "./client-disconnect.ts";

it("the signal is aborted if the client disconnects before the response, and not after it", async () => {
  const app = Fastify();
  const signals: AbortSignal[] = [];
  const closed: Promise<unknown>[] = [];
  const arrived = Promise.withResolvers<void>();
  app.get("/:kind", (request, reply) => {
    signals.push(clientDisconnectSignal(reply));
    closed.push(once(reply.raw, "close"));
    arrived.resolve();
    if (request.url === "/quick") reply.send("done");
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const waiting = get(`${url}/slow`).on("error", () => undefined);
  await arrived.promise;
  expect(await (await fetch(`${url}/quick`)).text()).toBe("done");
  await closed[1];
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  waiting.destroy();
  await closed[0];
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await app.close();
});
