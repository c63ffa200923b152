import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  countingReader,
  listMeals,
  logAtInstants,
  signUpWithMeals,
} from "../../testing/counted-meals.ts";
import { databases } from "../../testing/databases.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(databases)("Lists of meals on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: countingReader });
  });
  afterAll(() => test.close());
  const withMeals = (count: number) => signUpWithMeals(test, count);

  const eatenAt = async (person: Person, query = "") =>
    (await listMeals(person, query)).map(({ context }) => context.consumed_at);

  it("meals are listed newest first, up to the limit [S3.meal-list, S7.meals]", async () => {
    const ann = await withMeals(5);
    expect((await listMeals(ann, "?limit=2")).map((meal) => meal.title)).toEqual([
      "Egg 4",
      "Egg 3",
    ]);
    expect(await listMeals(ann, "?limit=100")).toHaveLength(5);
    expect(await listMeals(ann)).toHaveLength(5);
  });

  it("the list of a day has the meals on that local day, in each meal's time zone", async () => {
    const ann = await test.signUp();
    await logAtInstants(ann, [
      // Half past midnight and before midnight, furthest from UTC in both directions.
      ["2026-05-02T10:00:00Z", "Pacific/Kiritimati"],
      ["2026-05-03T09:59:59Z", "Pacific/Kiritimati"],
      ["2026-05-03T12:00:00Z", "Etc/GMT+12"],
      ["2026-05-04T11:59:59Z", "Etc/GMT+12"],
      ["2026-05-02T23:59:59Z", "UTC"],
      ["2026-05-04T00:00:00Z", "UTC"],
    ]);
    expect(await eatenAt(ann, "?day=2026-05-03")).toEqual([
      "2026-05-04T11:59:59.000Z",
      "2026-05-03T12:00:00.000Z",
      "2026-05-03T09:59:59.000Z",
      "2026-05-02T10:00:00.000Z",
    ]);
    expect(await eatenAt(ann, "?day=2026-05-03&limit=1")).toEqual(["2026-05-04T11:59:59.000Z"]);
    expect(await eatenAt(ann, "?day=2026-05-04")).toEqual(["2026-05-04T00:00:00.000Z"]);
    expect(await eatenAt(ann, "?day=2026-05-05")).toEqual([]);
    expect(await eatenAt(await test.signUp(), "?day=2026-05-03")).toEqual([]);
  });

  it("meals that were eaten at the same time are listed newest id first", async () => {
    const ann = await test.signUp();
    const noon = "2026-05-03T12:00:00Z";
    await ann.send(`${noon} ${noon} ${noon}`);
    await vi.waitFor(async () => expect(await listMeals(ann)).toHaveLength(3), soon);
    const ids = (await listMeals(ann)).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted().toReversed());
  });

  it.each(["2026-5-3", "2026-02-30", "today", "2026-05-03T00:00", ""])(
    "day=%s is refused with the reason",
    async (day) => {
      const ann = await test.signUp();
      const answer = await ann.get(`${routes.meals}?day=${day}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(/^"day": must be a day /);
    },
  );

  it("a list has at most 100 meals [S9.meals-limit, F48]", async () => {
    const ann = await withMeals(120);
    expect(await listMeals(ann)).toHaveLength(100);
  });

  it.each(["0", "-1", "101", "1e9", "NaN", "1.5", "", "abc", "1&limit=2", "5&offset=1"])(
    "limit=%s is refused with the reason [V29, F48]",
    async (limit) => {
      const ann = await test.signUp();
      const answer = await ann.get(`${routes.meals}?limit=${limit}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toMatch(/limit|offset/);
    },
  );

  it("each query has its own ETag", async () => {
    const ann = await withMeals(1);
    const tagOf = async (query: string) =>
      String((await ann.get(`${routes.meals}${query}`)).headers.etag);
    const queries = ["", "?limit=5", "?limit=6", "?limit=5&day=2026-05-03", "?day=2026-05-04"];
    const tags = await Promise.all(queries.map(tagOf));
    expect(new Set(tags).size).toBe(queries.length);
  });

  it("the list gets 304 until a meal is deleted", async () => {
    const ann = await withMeals(1);
    const tag = String((await ann.get(routes.meals)).headers.etag);
    const again = () => ann.get(routes.meals, { "if-none-match": tag });
    expect((await again()).statusCode).toBe(304);
    const [meal] = await listMeals(ann);
    await ann.delete(routes.meal(meal?.id ?? ""));
    expect((await again()).statusCode).toBe(200);
  });
});
