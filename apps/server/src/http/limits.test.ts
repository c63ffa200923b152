import { type AddressInfo, connect, type Socket } from "node:net";
import { setInterval as every } from "node:timers/promises";
import { routes } from "@morsel/contracts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isLong, noteReached, rounds, unhurried } from "../testing/rounds.ts";
import { startTestApp, type TestApp, testPassword } from "../testing/test-app.ts";

let test: TestApp;
afterEach(async () => {
  vi.useRealTimers();
  await test.close();
});

const limit = 5;
const start = async (environment: Record<string, string> = {}) => {
  test = await startTestApp({
    database: "sqlite",
    environment: {
      REQUESTS_PER_MINUTE: `${limit}`,
      SIGN_INS_PER_15_MINUTES: `${limit}`,
      ...environment,
    },
  });
};
/** Calls once from each address; returns the statuses. */
const ask = async (callers: readonly { from: string; forwarded?: string }[]) => {
  const statuses: number[] = [];
  for (const { from, forwarded } of callers) {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    const answer = await test.app.inject({ url: routes.login, remoteAddress: from, headers });
    statuses.push(answer.statusCode);
  }
  return statuses;
};
const proxied = { TRUST_PROXY: "10.0.0.0/8", BASE_URL: "https://m.example" };

describe("Rate limit of calls with invalid credentials", () => {
  it.each([
    ["no session", {}],
    ["an invented cookie", { cookie: "morsel.session_token=x.y" }],
    ["an invented token", { authorization: `Bearer morsel_${"x".repeat(43)}` }],
    ["a malformed token", { authorization: "Bearer x" }],
  ])("calls with %s are limited per address [V18, V47]", async (_name, headers) => {
    await start();
    const call = async (remoteAddress: string) =>
      (await test.app.inject({ url: routes.meals, remoteAddress, headers })).statusCode;
    const statuses: number[] = [];
    for (let at = 0; at < limit * 2; at += 1) statuses.push(await call("203.0.113.5"));
    expect(statuses).toEqual([...Array(limit).fill(401), ...Array(limit).fill(429)]);
    expect(await call("203.0.113.6")).toBe(401);
  });

  it("does not apply to a signed-in user at the same address", async () => {
    await start();
    const ann = await test.signUp();
    const remoteAddress = "203.0.113.5";
    for (let at = 0; at < limit * 2; at += 1)
      await test.app.inject({ url: routes.meals, remoteAddress });
    expect((await ann.request({ url: routes.meals, remoteAddress })).statusCode).toBe(200);
  });

  it("applies to /mcp as well", async () => {
    await start();
    const call = () => test.app.inject({ method: "POST", url: routes.mcp, payload: { a: 1 } });
    const statuses: number[] = [];
    for (let at = 0; at <= limit; at += 1) statuses.push((await call()).statusCode);
    expect(statuses).toEqual([...Array(limit).fill(401), 429]);
  });
});

describe("Addresses that the rate limit counts without a session", () => {
  it("X-Forwarded-For of an untrusted client is ignored: 100 forged addresses count as one [V63]", async () => {
    await start();
    const forged = Array.from({ length: 100 }, (_, at) => ({
      from: "203.0.113.5",
      forwarded: `198.51.100.${at}`,
    }));
    expect((await ask(forged)).filter((status) => status === 302)).toHaveLength(limit);
  });

  it("only the last address in a trusted proxy's X-Forwarded-For counts [V63]", async () => {
    await start(proxied);
    const visitors = Array.from({ length: 20 }, (_, at) => ({
      from: "10.0.0.1",
      forwarded: `198.51.100.${at}`,
    }));
    expect(new Set(await ask(visitors))).toEqual(new Set([302]));
    const forged = Array.from({ length: 20 }, (_, at) => ({
      from: "10.0.0.1",
      forwarded: `192.0.2.${at}, 203.0.113.9`,
    }));
    expect((await ask(forged)).filter((status) => status === 302)).toHaveLength(limit);
  });

  it("the addresses of one IPv6 network count as one, and those of two as two [V63]", async () => {
    await start();
    const neighbours = Array.from({ length: 20 }, (_, at) => ({ from: `2001:db8:1:2::${at + 1}` }));
    expect((await ask(neighbours)).filter((status) => status === 302)).toHaveLength(limit);
    expect(await ask([{ from: "2001:db8:1:3::1" }])).toEqual([302]);
  });

  it("an IPv4 address and its IPv6 form count as one [V63]", async () => {
    await start();
    const written = Array.from({ length: limit * 2 }, (_, at) => ({
      from: at % 2 === 0 ? "::ffff:203.0.113.7" : "203.0.113.7",
    }));
    expect((await ask(written)).filter((status) => status === 302)).toHaveLength(limit);
    expect(await ask([{ from: "::ffff:203.0.113.8" }])).toEqual([302]);
  });

  it("sign-in attempts are limited by the client's IPv6 network, also behind a proxy [V63]", async () => {
    await start(proxied);
    const signIn = async (from: string, forwarded: string) =>
      (
        await test.app.inject({
          method: "POST",
          url: routes.signIn,
          remoteAddress: from,
          headers: { "x-forwarded-for": forwarded },
          payload: { email: "nobody@example.com", password: testPassword },
        })
      ).statusCode;
    const statuses: number[] = [];
    for (let at = 1; at <= limit + 2; at += 1) {
      statuses.push(await signIn("10.0.0.1", `192.0.2.${at}, 2001:db8:9:9::${at}`));
    }
    expect(statuses.slice(limit)).toEqual([429, 429]);
    expect(await signIn("10.0.0.1", "2001:db8:9:8::1")).toBe(401);
  });
});

describe("Polling", () => {
  /** The requests of a tab on the log or the meals in a minute, at most. */
  const pollsPerMinute = [
    ...Array<string>(20).fill(routes.jobs),
    ...Array<string>(30).fill(routes.processingMeals),
    ...Array<string>(30).fill(routes.meals),
  ];

  it(
    "an open tab polls for ten minutes without a refusal; ten times as many calls are partly refused [V66]",
    unhurried,
    async ({ task }) => {
      // The default limit.
      await start({ REQUESTS_PER_MINUTE: "600" });
      vi.useFakeTimers({ toFake: ["Date"] });
      /** Returns how often it was refused. */
      const poll = async (minutes: number, timesAsOften: number) => {
        const person = await test.signUp();
        const perMinute = pollsPerMinute.length * timesAsOften;
        const waits: number[] = [];
        for (let at = 0; at < minutes * perMinute; at += 1) {
          const answer = await person.get(pollsPerMinute[at % pollsPerMinute.length] ?? "");
          if (answer.statusCode === 429) waits.push(Number(answer.headers["retry-after"]));
          vi.setSystemTime(Date.now() + 60_000 / perMinute);
        }
        expect(waits.every((seconds) => seconds > 0)).toBe(true);
        return waits.length;
      };
      expect(await poll(10, 1)).toBe(0);
      const minutes = rounds({ short: 1, long: 10 });
      const refused = await poll(minutes, 10);
      expect(refused).toBeGreaterThan(100);
      noteReached(task, {
        V66: `0 of ${pollsPerMinute.length * 10}; ${refused} of ${pollsPerMinute.length * 10 * minutes}`,
      });
    },
  );
});

describe("Slow clients", () => {
  const connections = rounds({ short: 100, long: 500 });
  /** Without a pause, the calls would keep a core busy until the last slow client is gone. */
  const callIntervalMs = 40;

  it("slow clients are disconnected within 30 s, and other requests are answered in the meantime [V65]", {
    // A pause of the machine is not the server's.
    ...unhurried,
    retry: 2,
  }, async ({ task }) => {
    test = await startTestApp({ database: "sqlite" });
    const { server } = test.app;
    // The real timeouts of Node's server, and its interval of checks.
    const [headMs, wholeMs] = [server.headersTimeout, server.requestTimeout];
    expect(Math.max(headMs, wholeMs) + 2500).toBeLessThanOrEqual(30_000);
    // The short run is ten times as fast.
    const pace = isLong ? 1 : 10;
    server.headersTimeout = headMs / pace;
    server.requestTimeout = wholeMs / pace;
    const ann = await test.signUp();
    await test.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = server.address() as AddressInfo;
    const ask = async () => {
      const from = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${routes.jobs}`, {
        headers: { cookie: ann.cookie },
      });
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
      return performance.now() - from;
    };
    await ask();
    const aloneMs = Math.max(await ask(), await ask(), await ask());
    const began = performance.now();
    const slow = Array.from({ length: connections }, (_, at) => dribble(port, at % 2 === 0, pace));
    await Promise.all(
      slow.map((socket) => new Promise((resolve) => socket.once("connect", resolve))),
    );
    const ended = Promise.all(
      slow.map((socket) => new Promise((resolve) => socket.on("close", resolve))),
    );
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    const took: number[] = [];
    for await (const _ of every(callIntervalMs)) {
      if (isOver) break;
      took.push(await ask());
    }
    const closedAfterMs = (performance.now() - began) * pace;
    const p95 = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? 0;
    // On a busy machine every response takes longer.
    expect(p95).toBeLessThan(isLong ? 200 : Math.max(200, 10 * aloneMs));
    if (isLong) expect(closedAfterMs).toBeLessThan(30_000);
    const closed = isLong ? `closed within ${Math.ceil(closedAfterMs / 1000)} s` : "all closed";
    noteReached(task, { V65: `${connections} ${closed}, others p95 ${Math.ceil(p95)} ms` });
  });

  /** Sends a head, or a body, one byte a second. */
  function dribble(port: number, isHead: boolean, pace: number): Socket {
    const socket = connect(port, "127.0.0.1");
    const head = `POST ${routes.signIn} HTTP/1.1\r\nhost: localhost\r\n`;
    const rest = "content-type: application/json\r\ncontent-length: 900\r\n\r\n";
    socket.write(isHead ? head : head + rest);
    const timer = setInterval(() => socket.write("x"), 1000 / pace);
    // The test waits for the server to close the connection.
    socket.on("error", () => undefined);
    socket.on("close", () => clearInterval(timer));
    return socket;
  }
});
