import { routes } from "@morsel/contracts";
import { describe, expect, it, vi } from "vitest";
import { startTestApp } from "../testing/test-app.ts";
import { createLog, createRequestLog, type Log } from "./log.ts";

/** A log at this level, and its lines so far. */
function openLog(level: "debug" | "info" | "warn") {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  return { log, lines: () => lines.splice(0).map((line) => JSON.parse(line)) };
}

describe("A logged error", () => {
  it("has the type, code, message and stack, but not the detail, the table or the cause", () => {
    const { log, lines } = openLog("info");
    const error = Object.assign(new TypeError("duplicate key"), {
      ...{ code: "23505", detail: "Key (email)=(ann@example.com) exists", table: "users" },
      cause: new Error("ann@example.com"),
    });
    log.error({ err: error }, "failed");
    const [line] = lines();
    expect(line.err).toEqual({
      ...{ type: "TypeError", code: "23505", message: "duplicate key" },
      stack: error.stack,
    });
    expect(line).toMatchObject({ level: 50, msg: "failed", time: expect.any(Number) });
    expect(Object.keys(line).sort()).toEqual(["err", "level", "msg", "time"]);
  });

  it("is logged if it has no stack, and if it is not an Error", () => {
    const { log, lines } = openLog("info");
    log.error({ err: Object.assign(new Error("bare"), { stack: undefined }) }, "failed");
    log.error({ err: "a text" }, "failed");
    log.error({ err: null }, "failed");
    const errors = lines().map(({ err }) => [err.message, typeof err.stack]);
    expect(errors).toEqual([
      ["bare", "string"],
      ["a text", "string"],
      ["null", "string"],
    ]);
  });
});

describe("The log of a request", () => {
  it("adds the request id to each line, and is created with the first line", () => {
    const { log, lines } = openLog("info");
    const child = vi.spyOn(log, "child");
    const own = createRequestLog(log, { reqId: "r1" });
    own.debug({}, "not at this level");
    expect(child).not.toHaveBeenCalled();
    own.info({ a: 1 }, "first");
    own.warn({}, "second");
    expect(child).toHaveBeenCalledTimes(1);
    own.child({ part: "p" }).error({}, "third");
    expect(lines()).toMatchObject([
      { level: 30, reqId: "r1", a: 1, msg: "first" },
      { level: 40, reqId: "r1", msg: "second" },
      { level: 50, reqId: "r1", part: "p", msg: "third" },
    ]);
  });

  it.each([
    ["debug", ["fatal", "error", "warn", "info", "debug"]],
    ["warn", ["fatal", "error", "warn"]],
  ] as const)("at the level %s writes the levels %j", (level, written) => {
    const { log, lines } = openLog(level);
    const own = createRequestLog(log, { reqId: "r1" });
    for (const name of ["fatal", "error", "warn", "info", "debug", "trace"] as const) {
      own[name]({}, name);
    }
    own.silent({}, "never");
    expect(lines().map(({ msg }) => msg)).toEqual(written);
    expect(own.level).toBe(level);
  });

  it("has one line for each response, except of health checks: route, status and time, without the query", async () => {
    const { log, lines } = openLog("debug");
    const test = await startTestApp({ database: "sqlite", log: log as Log });
    const ann = await test.signUp();
    const first = await ann.get(`${routes.meals}?limit=3`);
    const tag = String(first.headers.etag);
    const again = await ann.get(`${routes.meals}?limit=3`, { "if-none-match": tag });
    const unknown = await ann.get("/api/none");
    for (const url of ["/healthz", "/readyz"]) {
      expect((await test.app.inject(url)).statusCode).toBe(200);
    }
    await test.close();
    const answered = lines().filter(({ msg }) => msg === "answered");
    const common = { method: "GET", ms: expect.any(Number), time: expect.any(Number) };
    const line = (level: number, { headers, statusCode: status }: typeof first) => ({
      ...{ ...common, level, status, msg: "answered", reqId: headers["x-request-id"] },
    });
    expect(answered).toEqual([
      { ...line(30, first), route: routes.meals },
      // A poll without news.
      { ...line(20, again), route: routes.meals },
      line(30, unknown),
    ]);
    expect([first.statusCode, again.statusCode, unknown.statusCode]).toEqual([200, 304, 404]);
    for (const { ms } of answered) expect(ms).toBeLessThan(5000);
  });
});
