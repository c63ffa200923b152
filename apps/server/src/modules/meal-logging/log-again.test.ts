import { type MealEntry, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { eggReader } from "../../testing/estimates.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(mainDatabases)("Logging a meal again on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: eggReader });
  });
  afterAll(() => test.close());

  const list = async (person: Person): Promise<MealEntry[]> =>
    (await person.get(routes.meals)).json().items;
  const logEggs = async (person: Person) => {
    await person.send("two eggs");
    return vi.waitFor(async () => {
      const [meal] = await list(person);
      if (!meal) throw new Error("not yet");
      return meal;
    }, soon);
  };
  const again = (person: Person, meals: readonly object[], headers: Record<string, string> = {}) =>
    person.post(routes.logAgain, { meals }, { "time-zone": "Asia/Tokyo", ...headers });
  const at = "2026-11-21T23:30:00Z";
  const nowMs = () => Date.now();
  const instantNow = () => new Date(nowMs()).toISOString();

  it("copies a meal with its receipts to another time, without a worker", async () => {
    const ann = await test.signUp();
    const meal = await logEggs(ann);
    const instant = instantNow();
    const answer = await again(ann, [{ id: meal.id, consumed_at: instant }]);
    expect(answer.statusCode).toBe(201);
    const [copy] = answer.json().items as [MealEntry];
    expect(copy).toEqual({
      ...meal,
      id: copy.id,
      local_day: copy.local_day,
      context: { ...meal.context, consumed_at: instant },
    });
    expect(copy.id).not.toBe(meal.id);
    expect(await list(ann)).toHaveLength(2);
    const { items } = (await ann.get(routes.jobs)).json();
    expect(items[0]).toMatchObject({ status: "completed", message: `Again: ${meal.title}` });
  });

  it("copies the meals once for an idempotency key, also for concurrent requests", async () => {
    const ann = await test.signUp();
    const meal = await logEggs(ann);
    const meals = [
      { id: meal.id, consumed_at: instantNow() },
      { id: meal.id, consumed_at: instantNow() },
    ];
    const answers = await Promise.all(
      [1, 2, 3].map(() => again(ann, meals, { "idempotency-key": "k1" })),
    );
    const [first] = answers;
    expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => first?.json()));
    expect(await list(ann)).toHaveLength(3);
  });

  it.each([
    ["another person's meal", 404, "meal_not_found"],
    ["a meal that is not there", 404, "meal_not_found"],
    ["no id", 404, "meal_not_found"],
    ["a time years ago", 400, "copy_time_far"],
    ["no time", 400, "invalid_request"],
  ])("refuses %s, and copies no meal of the request", async (what, status, error) => {
    const ann = await test.signUp();
    const ownMeal = await logEggs(ann);
    const ids: Record<string, string> = {
      "a meal that is not there": "00000000-0000-7000-8000-000000000000",
      "no id": "x",
    };
    if (what === "another person's meal") ids[what] = (await logEggs(await test.signUp())).id;
    const times: Record<string, string> = {
      "a time years ago": "2001-01-01T00:00:00Z",
      "no time": "noon",
    };
    const bad = { id: ids[what] ?? ownMeal.id, consumed_at: times[what] ?? at };
    const answer = await again(ann, [{ id: ownMeal.id, consumed_at: instantNow() }, bad]);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json().error).toBe(error);
    expect(await list(ann)).toHaveLength(1);
  });
});

it("logging again counts towards the limit of messages", async () => {
  const test = await startTestApp({
    database: "sqlite",
    reader: eggReader,
    environment: { SUBMITS_PER_10_MINUTES: "2" },
  });
  const ann = await test.signUp();
  await ann.send("two eggs");
  const meal = await vi.waitFor(async () => {
    const { items } = (await ann.get(routes.meals)).json();
    if (items.length === 0) throw new Error("not yet");
    return items[0] as MealEntry;
  }, soon);
  const meals = [{ id: meal.id, consumed_at: new Date().toISOString() }];
  expect((await ann.post(routes.logAgain, { meals })).statusCode).toBe(201);
  expect((await ann.post(routes.logAgain, { meals })).statusCode).toBe(429);
  await test.close();
});
