import {
  errors,
  maxReminderDevices,
  type ReminderStatus,
  reminderMaxLateMs,
  reminderStatus,
  routes,
  weekdayIds,
} from "@morsel/contracts";
import type { MealType } from "@morsel/nutrition";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { databases } from "../../testing/databases.ts";
import { eggReader } from "../../testing/estimates.ts";
import { expireLeases } from "../../testing/expire-leases.ts";
import { FakeBrowser, FakePushService } from "../../testing/push-service.ts";
import { readZip } from "../../testing/read-zip.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { queueDueReminders } from "./due-reminders.ts";

const lunch = { meal_type: "lunch", time: "12:30", weekdays: weekdayIds } as const;

describe.each(databases)("Reminders on %s", (database) => {
  let service: FakePushService;
  let test: TestApp;
  beforeAll(async () => {
    service = await FakePushService.start();
    const timing = { retryAfterMs: 1 };
    test = await startTestApp({
      database,
      reader: eggReader,
      postToPushService: service.post,
      timing,
    });
  });
  afterAll(async () => {
    await test.close();
    await service.close();
  });
  beforeEach(async () => {
    service.forget();
    // The timer of the application would queue reminders before the test does.
    await timer()?.stop();
  });

  const timer = () => test.application.workers.at(-1);
  const wakeSender = () => {
    for (const worker of test.application.workers.slice(0, -1)) worker.wake();
  };

  const save = (person: Person, reminders: readonly object[], time_zone = "UTC") =>
    person.request({ method: "PUT", url: routes.reminders, payload: { time_zone, reminders } });
  const status = async (person: Person): Promise<ReminderStatus> =>
    reminderStatus.parse((await person.get(routes.reminders)).json());
  const addDevice = async (person: Person) => {
    const browser = service.subscribe();
    const answer = await person.post(routes.reminderDevices, browser.subscription);
    expect(answer.statusCode).toBe(200);
    return browser;
  };
  const withReminder = async (mealType: MealType = "lunch") => {
    const person = await test.signUp();
    await save(person, [{ ...lunch, meal_type: mealType }]);
    return { person, browser: await addDevice(person) };
  };
  const jobs = (person: Person) =>
    test.queries
      .selectFrom("reminder_jobs")
      .selectAll()
      .where("user_id", "=", person.userId)
      .execute();
  const ended = async (person: Person) =>
    vi.waitFor(async () => {
      const rows = await jobs(person);
      expect(rows.map((row) => row.status)).toEqual(rows.map(() => "completed"));
      expect(rows.length).toBeGreaterThan(0);
      return rows;
    }, soon);
  /** Makes the person's reminders due, `lateMs` ago, and queues what is due. */
  const makeDue = async (person: Person, lateMs = 0) => {
    await test.queries
      .updateTable("reminders")
      .set({ next_at: Date.now() - lateMs })
      .where("user_id", "=", person.userId)
      .execute();
    const queued = await queueDueReminders(test.queries);
    wakeSender();
    return queued;
  };
  const nextAt = async (person: Person) =>
    (
      await test.queries
        .selectFrom("reminders")
        .select("next_at")
        .where("user_id", "=", person.userId)
        .executeTakeFirstOrThrow()
    ).next_at;
  /** Returns the kind of the meal. */
  const logToday = async (person: Person, words: string) => {
    await person.send(words);
    await vi.waitFor(
      async () => expect((await person.get(routes.meals)).json().items).toHaveLength(1),
      soon,
    );
    // The reader of this test dates its meals in the past.
    const { meal_type } = await test.queries
      .updateTable("meals")
      .set({ local_day: new Date().toISOString().slice(0, 10) })
      .where("user_id", "=", person.userId)
      .returning("meal_type")
      .executeTakeFirstOrThrow();
    return meal_type;
  };

  it("are stored with their time zone, in the order of the meals, and replaced as a whole", async () => {
    const ann = await test.signUp();
    const none = { time_zone: null, reminders: [], devices: [], is_new_session: true };
    expect(await status(ann)).toMatchObject(none);
    const breakfast = { meal_type: "breakfast", time: "08:00", weekdays: ["monday", "friday"] };
    const saved = await save(ann, [lunch, breakfast], "Asia/Tokyo");
    expect(saved.json()).toMatchObject({ time_zone: "Asia/Tokyo", reminders: [breakfast, lunch] });
    expect(await status(ann)).toEqual(saved.json());
    await save(ann, []);
    expect(await status(ann)).toMatchObject({ time_zone: null, reminders: [] });
  });

  it.each<[string, object]>([
    ["an unknown zone", { time_zone: "Mars/Base", reminders: [lunch] }],
    ["a time of 24:00", { time_zone: "UTC", reminders: [{ ...lunch, time: "24:00" }] }],
    ["no weekday", { time_zone: "UTC", reminders: [{ ...lunch, weekdays: [] }] }],
    [
      "a weekday twice",
      { time_zone: "UTC", reminders: [{ ...lunch, weekdays: ["monday", "monday"] }] },
    ],
    ["a meal twice", { time_zone: "UTC", reminders: [lunch, lunch] }],
    ["an unknown meal", { time_zone: "UTC", reminders: [{ ...lunch, meal_type: "brunch" }] }],
    ["an unknown key", { time_zone: "UTC", reminders: [], user_id: "someone" }],
  ])("%s is refused, and nothing is stored [V05]", async (_name, payload) => {
    const ann = await test.signUp();
    const answer = await ann.request({ method: "PUT", url: routes.reminders, payload });
    expect(answer.statusCode).toBe(400);
    expect((await status(ann)).reminders).toEqual([]);
  });

  it("a due reminder reaches each device once, with the kind of the meal only", async () => {
    const { person: ann, browser } = await withReminder();
    expect(await makeDue(ann)).toBe(1);
    const { message, headers, ...seen } = await service.asked(1);
    expect(seen.browser.path).toBe(browser.path);
    expect(message).toEqual({ kind: "lunch" });
    expect(Number(headers.ttl)).toBeLessThanOrEqual(reminderMaxLateMs / 1000);
    const { public_key } = await status(ann);
    expect(seen.publicKey).toBe(public_key);
    expect(seen.claims.sub).toBe(`mailto:${test.config.contactEmail}`);
    await ended(ann);
    expect(await nextAt(ann)).toBeGreaterThan(Date.now());
    expect(service.questions).toHaveLength(1);
  });

  it("several processes queue a due reminder once", async () => {
    const { person: ann } = await withReminder();
    await test.queries
      .updateTable("reminders")
      .set({ next_at: Date.now() })
      .where("user_id", "=", ann.userId)
      .execute();
    const queued = await Promise.all([1, 2, 3, 4].map(() => queueDueReminders(test.queries)));
    wakeSender();
    expect(queued.toSorted()).toEqual([0, 0, 0, 1]);
    expect(await ended(ann)).toHaveLength(1);
    expect(service.questions).toHaveLength(1);
  });

  it("no reminder is sent if a meal of that kind is logged on that day; one of another kind does not count", async () => {
    const ann = await test.signUp();
    await addDevice(ann);
    const kind = await logToday(ann, "an egg");
    await save(ann, [{ ...lunch, meal_type: kind }]);
    expect(await makeDue(ann)).toBe(1);
    await ended(ann);
    expect(service.questions).toEqual([]);
    const other = kind === "dinner" ? "lunch" : "dinner";
    await save(ann, [{ ...lunch, meal_type: other }]);
    await makeDue(ann);
    expect((await service.asked(1)).message).toEqual({ kind: other });
  });

  it("a reminder that is more than an hour late is skipped, and the next one is not", async () => {
    const { person: ann } = await withReminder();
    expect(await makeDue(ann, reminderMaxLateMs + 1000)).toBe(0);
    expect(await jobs(ann)).toEqual([]);
    expect(await nextAt(ann)).toBeGreaterThan(Date.now());
    expect(await makeDue(ann, reminderMaxLateMs - 60_000)).toBe(1);
    await service.asked(1);
  });

  it.each([404, 410])("after an answer %d the device is removed", async (code) => {
    const { person: ann } = await withReminder();
    service.answers.push((response) => void response.writeHead(code).end());
    await makeDue(ann);
    await ended(ann);
    expect((await status(ann)).devices).toEqual([]);
  });

  it("a refused reminder is not repeated, and the device shows the problem until one arrives", async () => {
    const { person: ann } = await withReminder();
    service.answers.push((response) => void response.writeHead(403).end());
    await makeDue(ann);
    await ended(ann);
    expect((await status(ann)).devices).toMatchObject([{ problem: "refused" }]);
    await makeDue(ann);
    await service.asked(2);
    await vi.waitFor(
      async () => expect((await status(ann)).devices).toMatchObject([{ problem: null }]),
      soon,
    );
  });

  it.each([429, 503])("after an answer %d it is sent again when Retry-After says", async (code) => {
    const { person: ann } = await withReminder();
    service.answers.push(
      (response) => void response.writeHead(code, { "retry-after": "300" }).end(),
    );
    await makeDue(ann);
    const [job] = await vi.waitFor(async () => {
      const rows = await jobs(ann);
      expect(rows).toMatchObject([{ status: "queued", tries: 1 }]);
      return rows;
    }, soon);
    const waitMs = Number(job?.run_after) - Date.now();
    expect(waitMs).toBeGreaterThan(290_000);
    expect(waitMs).toBeLessThanOrEqual(300_000);
    await expireLeases(test.queries, ["reminder_jobs"]);
    wakeSender();
    await ended(ann);
    expect(service.questions).toHaveLength(2);
  });

  it("a reminder that could only be repeated too late is given up, and the device shows the problem", async () => {
    const { person: ann } = await withReminder();
    service.answers.push(
      (response) => void response.writeHead(503, { "retry-after": "3600" }).end(),
    );
    await makeDue(ann, 1000);
    await ended(ann);
    expect((await status(ann)).devices).toMatchObject([{ problem: "unreachable" }]);
  });

  it("a device is listed, tested, replaced and removed by its owner only [V01]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    expect((await ann.post(routes.testReminder)).json().error).toBe("reminder_device_not_found");
    await addDevice(ann);
    const browser = await addDevice(ann);
    const { devices } = await status(ann);
    expect(devices).toMatchObject([{ is_current: true, problem: null }]);
    const [{ id } = { id: "" }] = devices;
    expect((await ann.post(routes.testReminder)).statusCode).toBe(204);
    const seen = await service.asked(1);
    expect([seen.browser.path, seen.message]).toEqual([browser.path, { kind: "test" }]);
    await ann.request({ method: "PUT", url: routes.preferences, payload: { language: "de" } });
    await ann.post(routes.testReminder);
    expect((await service.asked(2)).message).toEqual({ kind: "test", language: "de" });
    expect((await ben.delete(routes.reminderDevice(id))).statusCode).toBe(404);
    expect((await ann.delete(routes.reminderDevice(id))).statusCode).toBe(204);
    expect((await status(ann)).devices).toEqual([]);
  });

  it("a failed test says so; after an answer 410 the device is removed", async () => {
    const ann = await test.signUp();
    await addDevice(ann);
    service.answers.push((response) => void response.writeHead(500).end());
    const failed = await ann.post(routes.testReminder);
    expect([failed.statusCode, failed.json().error]).toEqual([503, "reminder_not_sent"]);
    service.answers.push((response) => void response.writeHead(410).end());
    expect((await ann.post(routes.testReminder)).statusCode).toBe(404);
    expect((await status(ann)).devices).toEqual([]);
  });

  it("a browser that another user signs in with belongs to that user", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const browser = await addDevice(ann);
    await ben.post(routes.reminderDevices, browser.subscription);
    expect((await status(ann)).devices).toEqual([]);
    expect((await status(ben)).devices).toHaveLength(1);
  });

  it("signing out ends the reminders of that device, and not those of others [V10]", async () => {
    const ann = await test.signUp();
    await addDevice(ann);
    const phone = await test.signIn(ann.email);
    const onPhone = { method: "POST", url: routes.reminderDevices } as const;
    const payload = service.subscribe().subscription;
    await test.app.inject({ ...onPhone, headers: { cookie: phone }, payload });
    expect((await status(ann)).devices.map((device) => device.is_current)).toEqual([true, false]);
    await test.app.inject({ method: "POST", url: routes.signOut, headers: { cookie: phone } });
    expect((await status(ann)).devices.map((device) => device.is_current)).toEqual([true]);
  });

  it(`a user can have ${maxReminderDevices} devices`, async () => {
    const ann = await test.signUp();
    for (let count = 0; count <= maxReminderDevices; count += 1) {
      const cookie = await test.signIn(ann.email);
      const answer = await test.app.inject({
        method: "POST",
        url: routes.reminderDevices,
        headers: { cookie },
        payload: service.subscribe().subscription,
      });
      expect(answer.statusCode).toBe(count < maxReminderDevices ? 200 : 409);
    }
    expect(errors.too_many_reminder_devices.message).toContain(String(maxReminderDevices));
  });

  it.each<[string, (subscription: FakeBrowser["subscription"]) => object]>([
    ["plain http", (its) => ({ ...its, endpoint: "http://push.example.com/x" })],
    ["a private address", (its) => ({ ...its, endpoint: "https://192.168.1.1/x" })],
    ["this machine", (its) => ({ ...its, endpoint: "https://localhost/x" })],
    [
      "a key that is no point",
      (its) => ({ ...its, keys: { ...its.keys, p256dh: "A".repeat(87) } }),
    ],
    ["a short key", (its) => ({ ...its, keys: { ...its.keys, auth: "AAAA" } })],
    ["an unknown key", (its) => ({ ...its, expirationTime: null })],
  ])("a subscription with %s is refused [V05, V81]", async (_name, change) => {
    const ann = await test.signUp();
    const payload = change(new FakeBrowser(service.origin).subscription);
    expect((await ann.post(routes.reminderDevices, payload)).statusCode).toBe(400);
    expect((await status(ann)).devices).toEqual([]);
  });

  it("are in the export without what sends to a device, and are deleted with the account [V68, V69]", async () => {
    const { person: ann, browser } = await withReminder();
    await makeDue(ann);
    await ended(ann);
    const files = readZip((await ann.get(routes.accountExport)).rawPayload);
    const rows = (name: string) => JSON.parse(files.get(`data/${name}.json`)?.toString() ?? "[]");
    expect(rows("reminders")).toMatchObject([{ meal_type: "lunch", weekdays: weekdayIds }]);
    expect(Object.keys(rows("push_subscriptions")[0]).sort()).toEqual(
      ["created_at", "device", "id", "problem", "session_id", "user_id"].sort(),
    );
    const all = [...files.values()].join("\n");
    const { endpoint, keys } = browser.subscription;
    for (const secret of [endpoint, keys.auth, keys.p256dh]) expect(all).not.toContain(secret);
    const payload = { password: "porridge-and-plums" };
    await ann.request({ method: "DELETE", url: routes.account, payload });
    for (const table of ["reminders", "push_subscriptions", "reminder_jobs"] as const) {
      const left = await test.queries
        .selectFrom(table)
        .select("user_id")
        .where("user_id", "=", ann.userId)
        .execute();
      expect(left, table).toEqual([]);
    }
  });

  it("a reminder that became due while the server was down is sent at its start", async () => {
    const { person: ann } = await withReminder();
    await test.queries
      .updateTable("reminders")
      .set({ next_at: Date.now() - 60_000 })
      .where("user_id", "=", ann.userId)
      .execute();
    await test.restart();
    await service.asked(1);
    expect(await ended(ann)).toHaveLength(1);
  });

  it("the server's keys stay the same after a restart, and are not in an export [V68]", async () => {
    const ann = await test.signUp();
    const { public_key } = await status(ann);
    expect(public_key).toMatch(/^[\w-]{87}$/);
    await test.restart();
    expect((await status(ann)).public_key).toBe(public_key);
    const { value } = await test.queries
      .selectFrom("server_keys")
      .select("value")
      .executeTakeFirstOrThrow();
    const files = readZip((await ann.get(routes.accountExport)).rawPayload);
    expect([...files.values()].join("\n")).not.toContain(JSON.parse(value).privateKey);
  });
});

describe("Reminders that the operator has switched off", () => {
  it("have no key, and cannot be set", async () => {
    const test = await startTestApp({ database: "sqlite", environment: { REMINDERS: "off" } });
    const ann = await test.signUp();
    expect((await ann.get(routes.reminders)).json().public_key).toBeNull();
    const payload = { time_zone: "UTC", reminders: [lunch] };
    const answer = await ann.request({ method: "PUT", url: routes.reminders, payload });
    expect(answer.statusCode).toBe(404);
    await test.close();
  });
});
