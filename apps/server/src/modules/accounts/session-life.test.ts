import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { databases } from "../../testing/databases.ts";
import { startTestApp, type TestApp, toCookieHeader } from "../../testing/test-app.ts";
import { createSignInPurge } from "./purge-sign-ins.ts";

describe.each(databases)("Lifetime of sessions on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const signOut = () => test.app.inject({ method: "POST", url: routes.signOut, payload: {} });
  const dayMs = 86_400_000;
  const at = (ms: number) => (database === "sqlite" ? new Date(ms).toISOString() : new Date(ms));

  it("a session that has passed its expiry is refused [V15]", async () => {
    const ann = await test.signUp();
    await test.queries
      .updateTable("sessions")
      .set({ expires_at: at(Date.now() - 1) })
      .execute();
    expect((await ann.get(routes.currentUser)).statusCode).toBe(401);
  });

  it("a session ends after 30 days, also if its expiry is later [V15]", async () => {
    const ann = await test.signUp();
    await test.queries
      .updateTable("sessions")
      .set({ created_at: at(Date.now() - 30 * dayMs) })
      .execute();
    expect((await ann.get(routes.currentUser)).statusCode).toBe(401);
  });

  it("the cleanup deletes ended sessions, unfinished sign-ins and old attempts [V73]", async () => {
    const own = await startTestApp({ database, timing: { cleanupIntervalMs: 5 } });
    const [ann, ben] = [await own.signUp(), await own.signUp()];
    const { queries } = own;
    const past = at(Date.now() - 1000);
    await queries
      .updateTable("sessions")
      .set({ expires_at: past })
      .where("user_id", "=", ann.userId)
      .execute();
    await own.app.inject({ method: "POST", url: routes.passkeySignInOptions, payload: {} });
    await queries.updateTable("verifications").set({ expires_at: past }).execute();
    const tries = { id: "t", key: "203.0.113.5|/sign-in/email", count: 1 };
    const lastRequest = Date.now() - 2 * dayMs;
    await queries
      .insertInto("rate_limits")
      .values({ ...tries, last_request: lastRequest })
      .execute();
    // The hourly cleanup also runs at the start.
    await own.restart();
    const left = async () => ({
      sessions: await own.queries.selectFrom("sessions").select("user_id").execute(),
      verifications: await own.queries.selectFrom("verifications").select("id").execute(),
      tries: await own.queries
        .selectFrom("rate_limits")
        .select("key")
        .where("id", "=", "t")
        .execute(),
    });
    await expect
      .poll(left, { interval: 5 })
      .toEqual({ sessions: [{ user_id: ben.userId }], verifications: [], tries: [] });
    expect((await ben.get(routes.currentUser)).statusCode).toBe(200);
    await own.close();
  });

  it("the purge of sessions and of attempts older than a day runs once an hour", async () => {
    const ann = await test.signUp();
    vi.useFakeTimers({ toFake: ["Date"] });
    const [now, hourMs] = [Date.now(), 3_600_000];
    const counts = async () =>
      (
        await test.queries
          .selectFrom("rate_limits")
          .select("key")
          .where("key", "like", "purge-%")
          .orderBy("key")
          .execute()
      ).map(({ key }) => key);
    const count = (key: string, last_request: number) =>
      test.queries
        .insertInto("rate_limits")
        .values({ id: key, key, count: 1, last_request })
        .execute();
    await count("purge-old", now - dayMs - 1);
    await count("purge-recent", now - dayMs);
    const purge = createSignInPurge(test.queries);
    await purge();
    expect(await counts()).toEqual(["purge-recent"]);
    expect((await ann.get(routes.currentUser)).statusCode).toBe(200);
    await test.queries
      .updateTable("sessions")
      .set({ created_at: at(now - 30 * dayMs), expires_at: at(now + 7 * dayMs) })
      .where("user_id", "=", ann.userId)
      .execute();
    const sessions = async () =>
      (
        await test.queries
          .selectFrom("sessions")
          .select("id")
          .where("user_id", "=", ann.userId)
          .execute()
      ).length;
    vi.setSystemTime(now + hourMs - 1);
    await purge();
    expect([await counts(), await sessions()]).toEqual([["purge-recent"], 1]);
    vi.setSystemTime(now + hourMs);
    await purge();
    expect([await counts(), await sessions()]).toEqual([[], 0]);
    vi.useRealTimers();
  });

  it("a session is extended, and its cookie sent again, when it is used after more than a day", async () => {
    const ann = await test.signUp();
    await test.queries
      .updateTable("sessions")
      .set({ expires_at: at(Date.now() + 5 * dayMs) })
      .execute();
    const answer = await ann.get(routes.currentUser);
    expect(toCookieHeader(answer.headers["set-cookie"])).toBe(ann.cookie);
    expect((await ann.get(routes.currentUser)).headers["set-cookie"]).toBeUndefined();
  });

  it.each([
    ["a link", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" }],
    ["the address bar", { "sec-fetch-site": "none", "sec-fetch-dest": "document" }],
    ["a browser without fetch metadata", {}],
  ])(
    "logout by %s ends the session immediately [S7.logout, V10, V24]",
    async (_name, headers: Record<string, string>) => {
      const ann = await test.signUp();
      const answer = await ann.get(routes.logout, headers);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe("/");
      expect(answer.headers["clear-site-data"]).toBe('"cache"');
      expect(String(answer.headers["set-cookie"])).toContain("Max-Age=0");
      for (const url of [routes.currentUser, routes.jobs, routes.meals]) {
        expect((await ann.get(url)).statusCode).toBe(401);
      }
    },
  );

  it.each([
    ["another site", { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" }],
    [
      "another host of the same site",
      { "sec-fetch-site": "same-site", "sec-fetch-dest": "document" },
    ],
    ["an image", { "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" }],
    ["a prefetch", { "sec-fetch-site": "same-origin", "sec-purpose": "prefetch" }],
    ["a prerendered page", { "sec-fetch-site": "none", "sec-purpose": "prefetch;prerender" }],
  ])("logout by %s keeps the session [V24]", async (_name, headers: Record<string, string>) => {
    const ann = await test.signUp();
    const answer = await ann.get(routes.logout, headers);
    expect(answer.headers.location).toBe("/profile");
    expect((await ann.get(routes.currentUser)).statusCode).toBe(200);
  });

  it("logout and sign-out without a session succeed", async () => {
    expect((await test.app.inject(routes.logout)).statusCode).toBe(302);
    expect((await signOut()).statusCode).toBe(204);
  });

  it("sign-out ends only the session it is called with", async () => {
    const ann = await test.signUp();
    const elsewhere = await test.signIn(ann.email);
    expect((await ann.post(routes.signOut)).statusCode).toBe(204);
    expect((await ann.get(routes.currentUser)).statusCode).toBe(401);
    ann.cookie = elsewhere;
    expect((await ann.get(routes.currentUser)).statusCode).toBe(200);
  });
});
