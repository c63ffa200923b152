import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import Fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { soon } from "../testing/soon.ts";
import type { App } from "./app-type.ts";
import { drain } from "./drain.ts";

let app: App;
let url: string;
let answer: PromiseWithResolvers<string>;
let arrived: PromiseWithResolvers<void>;
beforeEach(async () => {
  answer = Promise.withResolvers();
  arrived = Promise.withResolvers();
  app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.get("/slow", () => {
    arrived.resolve();
    return answer.promise;
  });
  app.get("/", async () => "quick");
  await app.listen({ host: "127.0.0.1", port: 0 });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  vi.restoreAllMocks();
  answer.resolve("");
  await app.close();
});

const headers = { connection: "close" };
const isAccepted = () =>
  fetch(url, { headers }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Drains the application with a clock that the test sets. */
function startDraining() {
  let [nowMs, isDone] = [1000, false];
  const clock = vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  const drained = drain(app).then(() => {
    isDone = true;
  });
  /** Sets the clock forward; returns true if the draining has ended once it has read the clock again. */
  const isDoneAfter = async (ms: number) => {
    nowMs += ms;
    const looks = clock.mock.calls.length + 6;
    const hasLooked = () => isDone || clock.mock.calls.length > looks;
    await vi.waitFor(() => expect(hasLooked()).toBe(true), soon);
    return isDone;
  };
  return { drained, isDoneAfter };
}

it("draining waits for the requests in progress, and answers new ones", async () => {
  const { drained, isDoneAfter } = startDraining();
  const slow = fetch(`${url}/slow`);
  await arrived.promise;
  const quick = await fetch(url);
  expect([await quick.text(), quick.headers.get("connection")]).toEqual(["quick", "close"]);
  expect(await isDoneAfter(1000)).toBe(false);
  expect(await isAccepted()).toBe(true);
  answer.resolve("at last");
  const late = await slow;
  expect([await late.text(), late.headers.get("connection")]).toEqual(["at last", "close"]);
  expect(await isAccepted()).toBe(true);
  await drained;
  expect(await isAccepted()).toBe(false);
});

it("draining accepts requests for 4 s, and waits for responses for 8 s", async () => {
  const { drained, isDoneAfter } = startDraining();
  const slow = fetch(`${url}/slow`, { headers });
  await arrived.promise;
  expect(await isDoneAfter(3999)).toBe(false);
  expect(await isAccepted()).toBe(true);
  expect(await isDoneAfter(1)).toBe(false);
  expect(await isAccepted()).toBe(false);
  expect(await isDoneAfter(3999)).toBe(false);
  expect(await isDoneAfter(1)).toBe(true);
  await drained;
  answer.resolve("late");
  expect(await (await slow).text()).toBe("late");
});

it("draining answers a connection that arrives while the process gets no time", async () => {
  const drained = drain(app);
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ host: "127.0.0.1", port });
  socket.write("GET / HTTP/1.1\r\nHost: morsel.test\r\n\r\n");
  await nextTurn();
  const end = performance.now() + 400;
  while (performance.now() < end);
  expect(await text(socket)).toContain("quick");
  await drained;
});

it("draining a server that does not listen does nothing", async () => {
  const idle: App = Fastify().withTypeProvider<ZodTypeProvider>();
  const before = idle.server.listenerCount("request");
  await drain(idle);
  expect(idle.server.listenerCount("request")).toBe(before);
});
