import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Signal } from "../../database/signals.ts";
import type { FindSession } from "../../http/session-guard.ts";
import { databases } from "../../testing/databases.ts";
import { type Person, startTestApp, type TestApp, testSecret } from "../../testing/test-app.ts";
import { createFindSession, sessionCacheTtlMs } from "./find-session.ts";

describe.each(databases)("a session that was looked up on %s", (database) => {
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

  it("is cached for half a minute, and then looked up again", async () => {
    const ann = await test.signUp();
    const find = look();
    expect(await find(ann.cookie)).toBeDefined();
    await remove(ann);
    nowMs += sessionCacheTtlMs - 1;
    expect(await find(ann.cookie)).toBeDefined();
    nowMs += 1;
    expect(await find(ann.cookie)).toBeUndefined();
  });

  it("is dropped as soon as it ends, without other people's sessions", async () => {
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

  it("is not cached if it ended while it was being looked up", async () => {
    const ann = await test.signUp();
    const find = look();
    const session = await test.queries.selectFrom("sessions").select("id").executeTakeFirst();
    const looking = find(ann.cookie);
    publish({ kind: "session-ended", sessionId: session?.id ?? "" });
    await looking;
    await remove(ann);
    expect(await find(ann.cookie)).toBeUndefined();
  });

  it("opens nothing after signing out, on any route [V10]", async () => {
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
