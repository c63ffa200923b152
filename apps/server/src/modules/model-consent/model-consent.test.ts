import { modelStatus, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ExpectedError } from "../../http/errors.ts";
import { mainDatabases } from "../../testing/databases.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { consumeQuota, deleteOldUsage, hasConsented, requireReading } from "./index.ts";

const environment = { AI_MODEL: "llama", AI_BASE_URL: "http://models.test:8080" };
const sentTo = "models.test:8080";
const put = (person: Person, payload: object) =>
  person.request({ method: "PUT", url: routes.modelConsent, payload });
const statusOf = async (person: Person) =>
  modelStatus.parse((await person.get(routes.modelStatus)).json());

describe.each(mainDatabases)("Consent to a language model on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, environment });
  });
  afterAll(() => test.close());

  it("consent is unknown until the user answers, then it is the latest answer [V70]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const asked = { mode: "hard", sent_to: sentTo, reads_photos: false, consent: null };
    expect(await statusOf(ann)).toEqual(asked);
    expect(await hasConsented(test.queries, ann.userId, sentTo)).toBe(false);
    expect((await put(ann, { consent: true })).json()).toEqual({ ...asked, consent: true });
    await test.restart();
    expect(await hasConsented(test.queries, ann.userId, sentTo)).toBe(true);
    expect(await statusOf(ben)).toEqual(asked);
    await put(ann, { consent: false });
    expect(await statusOf(ann)).toEqual({ ...asked, consent: false });
    expect(await hasConsented(test.queries, ann.userId, sentTo)).toBe(false);
  });

  it("consent does not apply to another host [V70]", async () => {
    const ann = await test.signUp();
    await put(ann, { consent: true });
    expect(await hasConsented(test.queries, ann.userId, "elsewhere.test")).toBe(false);
  });

  it.each([{}, { consent: "yes" }, { consent: true, sent_to: "evil.test" }])(
    "is not given by %j",
    async (payload) => {
      const ann = await test.signUp();
      expect((await put(ann, payload)).statusCode).toBe(400);
      expect((await statusOf(ann)).consent).toBeNull();
    },
  );

  it("requires a session", async () => {
    const answer = await test.app.inject({
      method: "PUT",
      url: routes.modelConsent,
      payload: { consent: true },
    });
    expect(answer.statusCode).toBe(401);
  });

  it("the daily quotas of a user and of all users are never exceeded [V47]", async () => {
    const [ann, ben] = [(await test.signUp()).userId, (await test.signUp()).userId];
    await test.queries.deleteFrom("model_readings").execute();
    const budget = { readingsPerDay: 3, readingsPerDayTotal: 5 };
    const take = (userId: string) => consumeQuota(test.queries, userId, budget);
    const taken = await Promise.all([ann, ann, ann, ann, ann].map(take));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await Promise.all([take(ben), take(ben)])).toEqual([true, true]);
    expect(await take(ben)).toBe(false);
    const refused = await requireReading(test.queries, ben, budget).catch((error) => error);
    expect(refused).toBeInstanceOf(ExpectedError);
    expect(refused.statusCode).toBe(429);
    expect(refused.detail).toMatch(/Try again in \d+ h/);
    expect(refused.retryAfterSeconds).toBeGreaterThan(0);
    await deleteOldUsage(test.queries);
    expect(await take(ben)).toBe(false);
    await test.queries.updateTable("model_readings").set({ readings: 0 }).execute();
    expect(await take(ben)).toBe(true);
  });
});

describe("Consent without a language model", () => {
  it("cannot be given", async () => {
    const test = await startTestApp({ database: "sqlite" });
    try {
      const ann = await test.signUp();
      const off = { mode: "off", sent_to: null, reads_photos: false, consent: null };
      expect(await statusOf(ann)).toEqual(off);
      expect((await put(ann, { consent: true })).statusCode).toBe(404);
    } finally {
      await test.close();
    }
  });
});
