import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Signal } from "../../database/signals.ts";
import type { FindSession } from "../../http/session-guard.ts";
import { databases } from "../../testing/databases.ts";
import { type Person, startTestApp, type TestApp, testSecret } from "../../testing/test-app.ts";
import { createFindSession, sessionCacheTtlMs } from "./find-session.ts";

describe.each(databases)("findSession on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  let nowMs = Date.now();
  const look = (): FindSession =>
    createFindSession(
      test.queries,
      test.application.signals,
      { name: "morsel.session_token", secret: testSecret },
      () => nowMs,
    );
  const publish = (signal: Signal) => test.application.signals.publish(signal);

  /** Deletes the row directly, so that only the cache can still find it. */
  const remove = async (person: Person) =>
    test.queries.deleteFrom("sessions").where("user_id", "=", person.userId).execute();

  it("caches a session for half a minute", async () => {
    const ann = await test.signUp();
    const find = look();
    expect(await find(ann.cookie)).toBeDefined();
    await remove(ann);
    nowMs += sessionCacheTtlMs - 1;
    expect(await find(ann.cookie)).toBeDefined();
    nowMs += 1;
    expect(await find(ann.cookie)).toBeUndefined();
  });

  it("drops a session when it ends, and keeps the sessions of other users", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const find = look();
    const session = await find(ann.cookie);
    await find(ben.cookie);
    await remove(ann);
    await remove(ben);
    publish({ kind: "session-ended", sessionId: session?.id ?? "" });
    expect(await find(ann.cookie)).toBeUndefined();
    expect(await find(ben.cookie)).toBeDefined();
    publish({ kind: "sessions-ended", userId: ben.userId });
    expect(await find(ben.cookie)).toBeUndefined();
  });

  it("does not cache a session that ended during the query", async () => {
    const ann = await test.signUp();
    const find = look();
    const session = await test.queries.selectFrom("sessions").select("id").executeTakeFirst();
    const looking = find(ann.cookie);
    publish({ kind: "session-ended", sessionId: session?.id ?? "" });
    await looking;
    await remove(ann);
    expect(await find(ann.cookie)).toBeUndefined();
  });

  it("queries again after missed signals", async () => {
    const ann = await test.signUp();
    const find = look();
    await find(ann.cookie);
    await remove(ann);
    expect(await find(ann.cookie)).toBeDefined();
    publish({ kind: "signals-missed" });
    expect(await find(ann.cookie)).toBeUndefined();
  });

  it("finds the session cookie among others by its full name", async () => {
    const ann = await test.signUp();
    const find = look();
    for (const cookies of [`a=b; ${ann.cookie}`, `${ann.cookie};a=b`, `a=b;${ann.cookie}; c=d`]) {
      expect(await find(cookies), cookies).toMatchObject({ userId: ann.userId });
    }
    const malformed = "morsel.session_token=%E0%A4%A";
    for (const cookies of [undefined, "", "a=b", `x${ann.cookie}`, `a=${ann.cookie}`, malformed]) {
      expect(await find(cookies), cookies).toBeUndefined();
    }
  });

  it("returns the user and the times of the session, and whether it must be extended", async () => {
    const ann = await test.signUp();
    const [dayMs, now] = [86_400_000, Date.now()];
    const at = (ms: number) => (database === "sqlite" ? new Date(ms).toISOString() : new Date(ms));
    const findWith = async (times: object) => {
      await test.queries
        .updateTable("sessions")
        .set(times)
        .where("user_id", "=", ann.userId)
        .execute();
      nowMs = now;
      return look()(ann.cookie);
    };
    const times = { created_at: at(now - 9000), updated_at: at(now - 5000) };
    const user = { userId: ann.userId, email: ann.email, isAdmin: false };
    const expected = { ...user, startedAt: now - 9000 };
    expect(await findWith({ ...times, expires_at: at(now + 6 * dayMs) })).toEqual({
      ...{ ...expected, seenAt: now - 5000, isStale: false },
      ...{ id: expect.any(String), userCreatedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    expect(await findWith({ expires_at: at(now + 6 * dayMs - 1) })).toMatchObject({
      isStale: true,
    });
    expect(await findWith({ expires_at: at(now + 1) })).toMatchObject(expected);
    expect(await findWith({ expires_at: at(now) })).toBeUndefined();
  });

  it("caches no session beyond its end, and no stale session", async () => {
    const ann = await test.signUp();
    const [dayMs, now] = [86_400_000, Date.now()];
    const at = (ms: number) => (database === "sqlite" ? new Date(ms).toISOString() : new Date(ms));
    const set = (times: object) =>
      test.queries.updateTable("sessions").set(times).where("user_id", "=", ann.userId).execute();
    nowMs = now;
    const find = look();
    await set({ created_at: at(now - 30 * dayMs + 1000) });
    expect(await find(ann.cookie)).toBeDefined();
    nowMs = now + 1000;
    expect(await find(ann.cookie), "after 30 days").toBeUndefined();
    nowMs = now;
    await set({ created_at: at(now), expires_at: at(now + 5 * dayMs) });
    expect(await find(ann.cookie)).toMatchObject({ isStale: true });
    await set({ expires_at: at(now + 7 * dayMs) });
    expect(await find(ann.cookie)).toMatchObject({ isStale: false });
  });

  it("no route accepts a session after sign-out [V10]", async () => {
    const ann = await test.signUp();
    expect((await ann.get(routes.meals)).statusCode).toBe(200);
    await ann.post(routes.signOut, {});
    for (const { method, url, access } of test.app.declaredRoutes) {
      if (access !== "session" || method === "HEAD") continue;
      const answer = await ann.request({ method: method as "GET", url: url.replace(":", "") });
      expect(answer.statusCode, `${method} ${url}`).toBe(401);
    }
  });
});
