import { Agent, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { routes } from "@morsel/contracts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../testing/databases.ts";
import { type Person, startTestApp, type TestApp } from "../testing/test-app.ts";
import { drain } from "./drain.ts";

const quickAdd = { amounts: { calories_kcal: 350 }, title: "Birthday cake" };

describe.each(mainDatabases)("conditional GET on %s", (database) => {
  let test: TestApp;
  afterEach(() => test.close());

  const start = async (environment: Record<string, string> = {}) => {
    test = await startTestApp({ database, environment });
    return test.signUp();
  };
  /** Polls until the first 304; returns the ETag. */
  const begin = async (person: Person, url: string = routes.jobs) => {
    const tag = String((await person.get(url)).headers.etag);
    expect((await person.get(url, { "if-none-match": tag })).statusCode).toBe(304);
    return tag;
  };
  const statusOf = async (person: Person, tag: string, url: string = routes.jobs) =>
    (await person.get(url, { "if-none-match": tag })).statusCode;

  it("304 has the cache headers, the security headers and its own request id", async () => {
    const ann = await start();
    const { etag } = (await ann.get(routes.jobs)).headers;
    const heads = await Promise.all(
      [1, 2].map(async () => (await ann.get(routes.jobs, { "if-none-match": `${etag}` })).headers),
    );
    const ids = heads.map(({ "x-request-id": id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const head of heads) {
      expect(head).toMatchObject({
        etag,
        "cache-control": "private, no-cache",
        vary: "Cookie, Authorization",
        "x-content-type-options": "nosniff",
      });
    }
  });

  it("a change makes the response new for its user only", async () => {
    const ann = await start();
    const ben = await test.signUp();
    const [ofAnn, ofBen] = [await begin(ann), await begin(ben)];
    await ann.send("two eggs");
    expect(await statusOf(ann, ofAnn)).toBe(200);
    expect(await statusOf(ben, ofBen)).toBe(304);
    expect(await statusOf(ben, ofAnn), "another user's ETag").toBe(200);
  });

  it("a 304 counts towards the rate limit", async () => {
    const ann = await start({ REQUESTS_PER_MINUTE: "5" });
    const tag = await begin(ann);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push(await statusOf(ann, tag));
    // The time window may have ended in between.
    expect(statuses.filter((status) => status === 304).length).toBeLessThan(6);
    expect(statuses).toContain(429);
  });

  it("a poll with a known ETag is refused immediately after sign-out [V10]", async () => {
    const ann = await start();
    const tag = await begin(ann);
    await ann.post(routes.signOut, {});
    expect(await statusOf(ann, tag)).toBe(401);
  });

  it("a 304 reads the revisions from the database and nothing else", async () => {
    const ann = await start();
    const tag = await begin(ann, routes.meals);
    const executor = test.queries.getExecutor();
    const prototype = Object.getPrototypeOf(Object.getPrototypeOf(executor));
    const execute = vi.spyOn(prototype, "executeQuery");
    expect(await statusOf(ann, tag, routes.meals)).toBe(304);
    const asked = execute.mock.calls.map(([query]) => (query as { sql: string }).sql);
    execute.mockRestore();
    expect(asked).toEqual([expect.stringContaining('"user_revisions"')]);
  });

  it("only a complete ETag in If-None-Match gets a 304", async () => {
    const ann = await start();
    const tag = await begin(ann);
    expect(await statusOf(ann, tag.slice(0, -2))).toBe(200);
    expect(await statusOf(ann, '"other", "tags"')).toBe(200);
    expect(await statusOf(ann, `"other", ${tag}`)).toBe(304);
  });

  it("a request with an invalid token is refused, also with a valid cookie and ETag", async () => {
    const ann = await start();
    const tag = await begin(ann);
    const headers = { "if-none-match": tag, authorization: "Bearer morsel_nonsense" };
    expect((await ann.get(routes.jobs, headers)).statusCode).toBe(401);
  });

  it("If-None-Match does not prevent a write", async () => {
    const ann = await start();
    const tag = await begin(ann, routes.preferences);
    const put = await ann.request({
      method: "PUT",
      url: routes.preferences,
      headers: { "if-none-match": tag },
      payload: { mealsVisibleColumns: ["protein"] },
    });
    expect(put.statusCode).toBe(200);
    expect(await statusOf(ann, tag, routes.preferences)).toBe(200);
  });

  it("304 responses are in the metrics under their route", async () => {
    const ann = await start();
    const tag = await begin(ann);
    await statusOf(ann, tag);
    const metrics = (await test.app.inject({ url: "/metrics" })).body;
    const count = new RegExp(
      `morsel_http_request_seconds_count\\{method="GET",route="${routes.jobs}",status="304"\\} 2`,
    );
    expect(metrics).toMatch(count);
  });

  it("repeated responses are equal in each content encoding until the list changes", async () => {
    const ann = await start();
    for (let at = 0; at < 3; at += 1) await ann.post(routes.quickAdd, quickAdd);
    const list = (accepted?: string) =>
      ann.get(routes.meals, accepted === undefined ? {} : { "accept-encoding": accepted });
    const ways = [
      [undefined, (bytes: Buffer) => bytes],
      ["gzip, deflate, br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const;
    for (const [accepted, unpack] of ways) {
      const [first, second] = [await list(accepted), await list(accepted)];
      expect(unpack(second.rawPayload).toString()).toBe(unpack(first.rawPayload).toString());
      expect(JSON.parse(unpack(second.rawPayload).toString()).items).toHaveLength(3);
      expect(withoutTimes(second.headers)).toEqual(withoutTimes(first.headers));
      expect(second.headers["content-security-policy"]).toContain("default-src 'self'");
    }
    await ann.post(routes.quickAdd, quickAdd);
    expect((await list()).json().items).toHaveLength(4);
  });

  it("a poll is still answered while the server shuts down", async () => {
    const ann = await start();
    const tag = await begin(ann);
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = test.app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const poll = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { cookie: ann.cookie, "if-none-match": tag };
        const asked = request({ port, path: routes.jobs, headers, agent }, (answer) => {
          answer.resume().on("end", () => resolve(answer));
        });
        asked.on("error", reject).end();
      });
    expect((await poll()).statusCode).toBe(304);
    const drained = drain(test.app);
    const last = await poll();
    expect([last.statusCode, last.headers.connection]).toEqual([304, "close"]);
    await drained;
    agent.destroy();
  });
});

function withoutTimes({ date, "x-request-id": _, ...head }: Record<string, unknown>) {
  return head;
}
