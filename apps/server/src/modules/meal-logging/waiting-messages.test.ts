import { type ChatJobList, type MealList, offlineMessageMaxAgeMs, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

const dayMs = 24 * 3_600_000;

describe.each(mainDatabases)("A message that was written offline, on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const meals = async (person: Person) =>
    ((await person.get(routes.meals)).json() as MealList).items;
  const jobs = async (person: Person) =>
    ((await person.get(routes.jobs)).json() as ChatJobList).items;
  const send = async (
    person: Person,
    message: string,
    atMs: number,
    change: { by?: object; headers?: Record<string, string> } = {},
  ) => {
    const by = change.by ?? (await person.get(routes.currentUser)).json();
    const written = { at: new Date(atMs).toISOString(), by };
    const body = { session_id: "session_1_a", message, written };
    return person.post(routes.queue, body, change.headers);
  };

  it("gets the time and the local day at which it was written", async () => {
    const ann = await test.signUp();
    // 13:30 UTC four days ago: 03:30 of the next day in UTC+14.
    const atMs = Math.floor(Date.now() / dayMs) * dayMs - 3 * dayMs - 10 * 3_600_000 - 1_800_000;
    const headers = { "time-zone": "Pacific/Kiritimati", "idempotency-key": "k1" };
    const answer = await send(ann, "two boiled eggs; yesterday a banana", atMs, { headers });
    expect(answer.statusCode).toBe(202);
    await vi.waitFor(async () => expect(await meals(ann)).toHaveLength(2), soon);
    const [eggs, banana] = await meals(ann);
    const dayThere = (ms: number) => new Date(ms + 14 * 3_600_000).toISOString().slice(0, 10);
    expect(Date.parse(eggs?.context.consumed_at ?? "")).toBe(atMs);
    expect(eggs?.local_day).toBe(dayThere(atMs));
    expect(banana?.local_day).toBe(dayThere(atMs - dayMs));
    const again = await send(ann, "two boiled eggs; yesterday a banana", atMs, { headers });
    expect(again.json().id).toBe(answer.json().id);
    expect(await jobs(ann)).toHaveLength(1);
  });

  it("gets the current time if its clock is ahead", async () => {
    const ann = await test.signUp();
    const before = Date.now();
    expect((await send(ann, "two boiled eggs", before + 5 * dayMs)).statusCode).toBe(202);
    await vi.waitFor(async () => expect(await meals(ann)).toHaveLength(1), soon);
    const [eggs] = await meals(ann);
    const eatenMs = Date.parse(eggs?.context.consumed_at ?? "");
    expect(eatenMs).toBeGreaterThanOrEqual(before);
    expect(eatenMs).toBeLessThanOrEqual(Date.now());
  });

  it("is refused and not stored if another user wrote it", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const annsUser = (await ann.get(routes.currentUser)).json();
    // An earlier account with Ben's e-mail address.
    const earlier = { email: ben.email, createdAt: "2001-01-01T00:00:00.000Z" };
    for (const by of [annsUser, earlier]) {
      const answer = await send(ben, "a secret snack", Date.now(), { by });
      expect([answer.statusCode, answer.json().error]).toEqual([409, "written_by_another"]);
    }
    expect(await jobs(ben)).toEqual([]);
  });

  it.each([
    [
      "31 days ago",
      new Date(Date.now() - offlineMessageMaxAgeMs - 60_000).toISOString(),
      "message_too_old",
    ],
    ["at an invalid time", "yesterday", "invalid_request"],
  ])("is refused if it was written %s", async (_, at, error) => {
    const ann = await test.signUp();
    const by = (await ann.get(routes.currentUser)).json();
    const body = { session_id: "session_1_a", message: "2 eggs", written: { at, by } };
    const answer = await ann.post(routes.queue, body);
    expect([answer.statusCode, answer.json().error]).toEqual([400, error]);
    expect(await jobs(ann)).toEqual([]);
  });

  it("counts towards the limits at the time at which it is sent", async () => {
    const limited = await startTestApp({
      database,
      environment: { SUBMITS_PER_10_MINUTES: "2" },
    });
    try {
      const ann = await limited.signUp();
      for (const daysAgo of [1, 2]) {
        expect((await send(ann, "2 eggs", Date.now() - daysAgo * dayMs)).statusCode).toBe(202);
      }
      const third = await send(ann, "2 eggs", Date.now() - 3 * dayMs);
      expect(third.statusCode).toBe(429);
      expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);
    } finally {
      await limited.close();
    }
  });
});
