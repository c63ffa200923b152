import {
  focusManager,
  type QueryClient,
  type QueryKey,
  QueryObserver,
} from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeServer, json, refusal } from "../testing/fake-server.ts";
import { ApiError } from "./client.ts";
import { currentUserOptions } from "./current-user.ts";
import { createQueryClient, pollWhileOnline } from "./query-client.ts";

const path = "/api/external/things";
const key: QueryKey = ["/api/external", "things"];
const collectedAfterMs = 300_000;

let server: FakeServer;
let client: QueryClient;

beforeEach(() => {
  server = new FakeServer();
  server.answer(`GET ${path}`, () => json(200, { items: [1] }));
  vi.stubGlobal("fetch", server.fetch);
  client = createQueryClient(() => undefined);
  client.mount();
});

afterEach(() => {
  client.unmount();
  client.clear();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Observes the query `key` as a screen does, until `stop` is called. */
function watch(): { readonly observer: QueryObserver; readonly stop: () => void } {
  const observer = new QueryObserver(client, { queryKey: key });
  return { observer, stop: observer.subscribe(() => undefined) };
}

/** Focuses the window, and waits until each query that this starts has been sent. */
async function focusWindow(): Promise<void> {
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  const later = "/api/external/later";
  server.answer(`GET ${later}`, () => json(200, {}));
  const before = server.callsTo("GET", later).length;
  // TanStack Query starts them in a microtask; this query starts later.
  const queryKey = ["/api/external", "later"];
  await client.fetchQuery({ queryKey, staleTime: 0 });
  expect(server.callsTo("GET", later)).toHaveLength(before + 1);
}

const calls = () => server.callsTo("GET", path);

test("a query without its own fetcher reads the JSON at its key's path, with credentials [S7.query-default, S7.credentials]", async () => {
  // The fake server refuses a call without credentials.
  await expect(client.fetchQuery({ queryKey: key })).resolves.toEqual({ items: [1] });
  expect(calls()).toHaveLength(1);
});

test("a query is not repeated after a failure, or on window focus and mount a day later [S7.queries]", async () => {
  server.answer(`GET ${path}`, () => refusal("internal"));
  const first = watch();
  await expect.poll(() => first.observer.getCurrentResult().status).toBe("error");
  expect(first.observer.getCurrentResult().failureCount).toBe(1);
  expect(calls()).toHaveLength(1);

  // Without data it is stale: only the settings prevent another fetch.
  expect(first.observer.getCurrentResult().isStale).toBe(true);
  await focusWindow();
  expect(calls()).toHaveLength(1);

  server.recover(`GET ${path}`);
  server.answer(`GET ${path}`, () => json(200, { items: [2] }));
  await first.observer.refetch();
  expect(calls()).toHaveLength(2);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 3_600_000 });
  await focusWindow();
  const second = watch();
  expect(second.observer.getCurrentResult()).toMatchObject({ isStale: false, isFetching: false });
  expect(calls()).toHaveLength(2);
  first.stop();
  second.stop();
});

test("a failed mutation is not repeated [S7.queries]", async () => {
  const send = vi.fn(() => Promise.reject(new Error("no")));
  const mutation = client.getMutationCache().build(client, { mutationFn: send });
  await expect(mutation.execute(undefined)).rejects.toThrow("no");
  expect(send).toHaveBeenCalledTimes(1);
});

test("a response that no screen uses is removed after five minutes [S9.cache]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  await client.fetchQuery({ queryKey: key });
  vi.advanceTimersByTime(collectedAfterMs - 1);
  expect(client.getQueryData(key)).toEqual({ items: [1] });
  vi.advanceTimersByTime(1);
  expect(client.getQueryData(key)).toBeUndefined();
});

test("the user is cached for five minutes; other screens and window focus fetch nothing [S7.user-cached, S9.user-cache]", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const userCalls = () => server.callsTo("GET", "/api/auth/user");
  const showUser = () => {
    const observer = new QueryObserver(client, currentUserOptions());
    return { observer, stop: observer.subscribe(() => undefined) };
  };
  const first = showUser();
  await expect.poll(() => first.observer.getCurrentResult().data).toEqual(server.user);
  const { dataUpdatedAt } = first.observer.getCurrentResult();
  vi.setSystemTime(dataUpdatedAt + 299_999);
  await focusWindow();
  const second = showUser();
  expect(second.observer.getCurrentResult()).toMatchObject({ isStale: false, isFetching: false });
  vi.setSystemTime(dataUpdatedAt + 300_000);
  const third = showUser();
  expect(third.observer.getCurrentResult()).toMatchObject({ isStale: true, isFetching: false });
  await focusWindow();
  expect(userCalls()).toHaveLength(1);
  for (const { stop } of [first, second, third]) stop();
});

test("a 401 means signed out and is not retried [S7.user, S3.user]", async () => {
  server.user = null;
  await expect(client.fetchQuery(currentUserOptions())).resolves.toBeNull();
  expect(server.callsTo("GET", "/api/auth/user")).toHaveLength(1);
});

test("the user is fetched once if the server fails, without a retry [S7.user]", async () => {
  server.answer("GET /api/auth/user", () => refusal("internal"));
  await expect(client.fetchQuery(currentUserOptions())).rejects.toThrow();
  expect(server.callsTo("GET", "/api/auth/user")).toHaveLength(1);
});

test.each([
  ["twice as long after each failure, up to 30 s", undefined, [4, 8, 16, 30, 30]],
  ["as long as the Retry-After header says", 20, [20, 20, 20, 30]],
])("a poll that fails waits %s [F43]", async (_, askedSeconds, rests) => {
  server.answer(`GET ${path}`, () => refusal("unavailable", undefined, askedSeconds));
  const rest = pollWhileOnline(2000);
  const { observer, stop } = watch();
  for (const seconds of rests) {
    await observer.refetch();
    const ms = Number(rest(observer.getCurrentQuery()));
    expect(ms).toBeGreaterThanOrEqual(Math.max(seconds * 800, 1000 * (askedSeconds ?? 0)));
    expect(ms).toBeLessThanOrEqual(seconds * 1200);
    // The interval stays the same until the next failure: a timer that restarts at every render never fires.
    expect(rest(observer.getCurrentQuery())).toBe(ms);
  }
  server.recover(`GET ${path}`);
  server.answer(`GET ${path}`, () => json(200, { items: [] }));
  await observer.refetch();
  expect(rest(observer.getCurrentQuery())).toBe(2000);
  stop();
});

test.each([
  { awayMs: 2000, retryAfterS: 0 },
  { awayMs: 8000, retryAfterS: 5 },
  { awayMs: 70_000, retryAfterS: 0 },
])(
  "300 tabs poll at most at twice their normal rate after an outage of $awayMs ms, at most at 1.5 times it after 10 s, and at the normal rate in the end [F43]",
  ({ awayMs, retryAfterS }) => {
    const [tabs, everyMs, awayFromMs] = [300, 3000, 60_000];
    const backAtMs = awayFromMs + awayMs;
    let drawn = 0;
    const random = vi.spyOn(Math, "random").mockImplementation(() => {
      drawn += 1;
      return (drawn * goldenRatio) % 1;
    });
    const refused = new ApiError(
      new Response(null, { status: 503, headers: { "retry-after": `${retryAfterS}` } }),
      "",
    );
    const isAway = (atMs: number) => atMs >= awayFromMs && atMs < backAtMs;
    const asksInSecond: number[] = Array(60).fill(0);
    for (let tab = 0; tab < tabs; tab += 1) {
      for (const atMs of askTimes(everyMs, (ms) => (isAway(ms) ? refused : null))) {
        const second = Math.floor((atMs - backAtMs) / 1000);
        if (second >= asksInSecond.length) break;
        if (second >= 0) asksInSecond[second] = (asksInSecond[second] ?? 0) + 1;
      }
    }
    random.mockRestore();
    const steady = tabs / (everyMs / 1000);
    expect(Math.max(...asksInSecond)).toBeLessThanOrEqual(2 * steady);
    expect(Math.max(...asksInSecond.slice(10))).toBeLessThanOrEqual(1.5 * steady);
    const asksAtLast = asksInSecond.slice(-18).reduce((sum, asks) => sum + asks, 0);
    expect(asksAtLast / 18, "all are back").toBeCloseTo(steady, 0);
  },
);

const goldenRatio = 0.618_033_988_749_895;

/** The times of a tab's requests in ms; `failAt` gives the error of a request at that time. */
function* askTimes(everyMs: number, failAt: (ms: number) => Error | null): Generator<number> {
  const rest = pollWhileOnline(everyMs);
  const query = { queryHash: "jobs", state: { error: null, errorUpdateCount: 0 } as State };
  for (let atMs = Math.random() * everyMs; ; atMs += Number(rest(query))) {
    yield atMs;
    const error = failAt(atMs);
    const failures = query.state.errorUpdateCount + (error ? 1 : 0);
    query.state = { ...query.state, error, errorUpdateCount: failures };
  }
}

type State = Parameters<ReturnType<typeof pollWhileOnline>>[0]["state"];
