import { credentialRoutes, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createBuiltInReader } from "../../ai/built-in-reader.ts";
import { readConfig } from "../../config.ts";
import { ModelService } from "../../testing/model-service.ts";
import { unhurried } from "../../testing/rounds.ts";
import { getSharedFoods } from "../../testing/shared-foods.ts";
import { soon } from "../../testing/soon.ts";
import {
  startTestApp,
  type TestApp,
  testPassword,
  toCookieHeader,
} from "../../testing/test-app.ts";
import { readSampleMessages } from "./index.ts";

const hourMs = 3_600_000;

describe("A demo", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database: "sqlite", environment: { DEMO: "on" } });
  }, unhurried.timeout);
  afterAll(() => test.close());

  const open = async (headers: Record<string, string> = {}) => {
    const answer = await test.app.inject({ url: `${routes.login}?return=/meals`, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/meals"]);
    const cookie = toCookieHeader(answer.headers["set-cookie"]);
    return { cookie, get: (url: string) => test.app.inject({ url, headers: { cookie } }) };
  };
  const users = async () => (await test.queries.selectFrom("users").select("id").execute()).length;

  it("one press opens a filled account: meals, trends, insights, history and shares", async () => {
    const { get } = await open();
    const meals = (await get(routes.meals)).json().items;
    expect(meals.length).toBe(100);
    for (const meal of meals) expect(meal.items.length, meal.title).toBeGreaterThan(0);
    const day = (days: number) =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const trends = (await get(`${routes.trends}?from=${day(41)}&to=${day(0)}`)).json();
    expect(trends.days.length).toBeGreaterThanOrEqual(41);
    for (const { amounts } of trends.days.slice(0, -1)) {
      expect(amounts.calories_kcal).toBeGreaterThan(600);
    }
    const jobs = (await get(routes.jobs)).json().items;
    expect(jobs[0].status).toBe("completed");
    expect(Date.parse(jobs.at(-1).created_at)).toBeLessThan(Date.parse(jobs[0].created_at));
    const { items: shares } = (await get(routes.shares)).json();
    expect(shares).toHaveLength(2);
  });

  it("each visitor has an account of their own, which only a navigation opens, and which cannot open the operator's page", async () => {
    const [ann, ben] = [await open(), await open()];
    expect((await ann.get(routes.currentUser)).json().email).not.toBe(
      (await ben.get(routes.currentUser)).json().email,
    );
    expect((await ann.get(credentialRoutes.accountAccess)).json().is_admin).toBe(false);
    const before = await users();
    await open({ cookie: ann.cookie });
    await open({ "sec-fetch-dest": "image", "sec-fetch-site": "cross-site" });
    expect(await users()).toBe(before);
  });

  it("no account is created in another way", async () => {
    const payload = { email: "ann@example.com", password: testPassword };
    const answer = await test.app.inject({ method: "POST", url: routes.signUp, payload });
    expect([answer.statusCode, answer.json().error]).toEqual([403, "demo_accounts_only"]);
  });

  it("a webhook to another server cannot be made", async () => {
    const { cookie } = await open();
    const answer = await test.app.inject({
      method: "POST",
      url: routes.webhooks,
      headers: { cookie },
      payload: { url: "https://example.com/hook" },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([403, "not_in_demo"]);
  });

  it("pages say that it is a demo, in a style that the content policy allows", async () => {
    const page = await test.app.inject({ url: "/meals", headers: { accept: "text/html" } });
    expect(page.body).toContain("Demo with sample meals.");
    expect(page.body).toContain('href="/api/login?return=/log"');
    const [, style = ""] = /<style>(.*?)<\/style>/.exec(page.body) ?? [];
    const hash = Buffer.from(
      await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style)),
    ).toString("base64");
    expect(page.headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
    const german = { accept: "text/html", "accept-language": "de" };
    const { body } = await test.app.inject({ url: "/meals", headers: german });
    expect(body).toContain('href="/api/login?return=/log">Gefülltes Konto öffnen');
    const { cookie } = await open();
    const inside = await test.app.inject({
      url: "/meals",
      headers: { accept: "text/html", cookie },
    });
    expect(inside.body).toContain("Demo with sample meals.");
    expect(inside.body).toContain('href="/api/login?return=/log">Account gone? Open another');
  });
});

describe("The demo's hour", () => {
  it(
    "deletes all accounts on the hour while visitors write, without an error, and visitors begin again",
    unhurried,
    async () => {
      vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
      vi.setSystemTime(Math.floor(Date.now() / hourMs) * hourMs + hourMs / 2);
      const test = await startTestApp({ database: "sqlite", environment: { DEMO: "on" } });
      const open = async () => {
        const answer = await test.app.inject({ url: routes.login });
        return toCookieHeader(answer.headers["set-cookie"]);
      };
      const cookies = [await open(), await open(), await open()];
      const statuses = new Set<number>();
      const write = async (cookie: string) => {
        for (let at = 0; at < 12; at += 1) {
          const answer = await test.app.inject({
            method: "POST",
            url: routes.queue,
            headers: { cookie },
            payload: { session_id: "s", message: "an egg" },
          });
          statuses.add(answer.statusCode);
        }
      };
      const writing = Promise.all(cookies.map(write));
      await vi.advanceTimersByTimeAsync(hourMs / 2 + 1000);
      await writing;
      await vi.waitFor(async () => {
        for (const cookie of cookies) {
          const answer = await test.app.inject({ url: routes.jobs, headers: { cookie } });
          expect(answer.statusCode).toBe(401);
        }
        expect(await test.queries.selectFrom("users").select("id").execute()).toEqual([]);
        expect(await test.queries.selectFrom("meals").select("id").execute()).toEqual([]);
      }, soon);
      expect([...statuses].filter((status) => ![202, 401, 429].includes(status))).toEqual([]);
      const cookie = await open();
      const again = await test.app.inject({ url: routes.meals, headers: { cookie } });
      expect(again.json().items.length).toBe(100);
      await test.close();
      vi.useRealTimers();
    },
  );
});

describe("The settings of a demo", () => {
  it("use no service outside, a folder of their own, and low limits", async () => {
    const model = await ModelService.start();
    const config = readConfig({
      ...model.environment,
      ...{
        DEMO: "on",
        DATA_DIR: "/srv/morsel",
        SMTP_URL: "smtp://localhost",
        MAIL_FROM: "a@b.example",
      },
      ...{ OIDC_ISSUER: "https://id.example.com", OIDC_CLIENT_ID: "x", SUBMITS_PER_DAY: "5000" },
      TRANSCRIBE_API_KEY: "secret",
    });
    await model.close();
    expect(config).toMatchObject({
      ...{ dataDir: "/srv/morsel/demo", hasServiceWorker: false, speech: { provider: "none" } },
      ...{ model: undefined, mail: undefined, provider: undefined, reminders: undefined },
      photoBucket: undefined,
    });
    expect(config.limits.submitsPerDay).toBe(100);
    expect(readConfig({ DEMO: "on", SUBMITS_PER_DAY: "7" }).limits.submitsPerDay).toBe(7);
  });

  it("refuse a database that other accounts may be in", () => {
    expect(() => readConfig({ DEMO: "on", DATABASE_URL: "postgres://u:p@db/morsel" })).toThrow(
      /DEMO is on, but DATABASE_URL is set/,
    );
  });
});

it(
  "the meals of a demo are the same for the same hour, and the engine reads all words of each sentence",
  unhurried,
  async () => {
    const reader = createBuiltInReader(getSharedFoods());
    const nowMs = Date.UTC(2026, 4, 20, 21);
    const [one, other] = [
      await readSampleMessages(reader, nowMs),
      await readSampleMessages(reader, nowMs),
    ];
    expect(one).toEqual(other);
    expect(one.length).toBeGreaterThan(130);
    for (const { message, meals } of one) {
      expect(meals, message).toHaveLength(1);
      const [meal] = meals;
      expect(meal?.unmatched ?? [], message).toEqual([]);
      const kcal = meal?.nutrients.calories_kcal ?? 0;
      expect(kcal, `${message}: ${kcal} kcal`).toBeGreaterThan(60);
      expect(kcal, `${message}: ${kcal} kcal`).toBeLessThan(1700);
    }
  },
);
