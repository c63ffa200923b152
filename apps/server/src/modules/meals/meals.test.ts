import { randomUUIDv7 } from "node:crypto";
import { mealEntry, mealList, mealRestorableMs, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { MealReader } from "../../ai/meal-reader.ts";
import type { MealRow } from "../../database/tables.ts";
import { databases } from "../../testing/databases.ts";
import { eggMeal } from "../../testing/estimates.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { rowToContent, rowToEstimate } from "./meal-converters.ts";
import { writeEdit } from "./meal-history.ts";
import { changesToPatch } from "./meal-patch.ts";
import { findMealRow } from "./meal-store.ts";
import { deleteMealsOfJob, insertManyMeals } from "./meals-of-job.ts";

/** Reads "3" as three meals, the first eaten first; instants as a meal at each of them. */
const countingReader: MealReader = {
  readMeals: async (message) => ({
    meals: readInstants(message).map((consumedAtMs, at) =>
      eggMeal({
        title: `Egg ${at}`,
        consumedAtMs,
        notes: `The size of egg ${at} was assumed.`,
      }),
    ),
    unmatched: [],
  }),
};

function readInstants(message: string): number[] {
  if (message.includes("T")) return message.split(" ").map(Date.parse);
  return Array.from({ length: Number(message) }, (_, at) => Date.UTC(2026, 4, 3, 8, at));
}

describe.each(databases)("Meals on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({
      database,
      reader: countingReader,
      timing: { cleanupIntervalMs: 5 },
    });
  });
  afterAll(() => test.close());

  async function listMeals(person: Person, query = "") {
    return mealList.parse((await person.get(`${routes.meals}${query}`)).json()).items;
  }

  async function withMeals(count: number): Promise<Person> {
    const person = await test.signUp();
    await person.send(String(count), { "time-zone": "America/New_York" });
    await vi.waitFor(async () => expect((await listMeals(person)).length).toBeGreaterThan(0), {
      interval: 2,
      timeout: 8000,
    });
    return person;
  }

  it("a meal is returned as it was estimated, with unknown amounts as null [S3.meal, S3.meal-macros, S3.meal-serving, S3.meal-context, S3.meal-tags, S7.meal]", async () => {
    const ann = await withMeals(1);
    const [meal] = await listMeals(ann);
    expect(meal).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: "Egg 0",
      description: "an egg",
      local_day: "2026-05-03",
      macros: { calories_kcal: 77.5, protein_g: 6.3, sodium_mg: null },
      micros: { choline_mg: 146.9, iron_mg: null },
      tags: ["vegetarian"],
      version: 1,
    });
    expect(meal?.serving).toEqual({ servings: 1, serving_size_g: 50, household_unit: "egg" });
    expect(meal?.context).toEqual({
      consumed_at: "2026-05-03T08:00:00.000Z",
      meal_type: "breakfast",
      confidence_score: 0.9,
      notes: "The size of egg 0 was assumed.",
    });
    expect(meal?.items).toEqual([
      {
        ...{
          text: "an egg",
          name: "Boiled Egg",
          food_id: "egg-boiled",
          food: "Boiled Egg",
          grams: 50,
        },
        ...{ source: "USDA SR Legacy", source_id: "173424", source_record_of: null },
        portion: { rule: "piece-count", explanation: "1 × 1 large = 50 g", is_stated: true },
        confidence: 0.9,
        macros: meal?.macros,
      },
    ]);
    expect(meal).not.toHaveProperty("photo_id");
    expect(meal).not.toHaveProperty("is_photo_unread");
    expect(mealEntry.parse((await ann.get(routes.meal(meal?.id ?? ""))).json())).toEqual(meal);
  });

  it("meals are listed newest first, up to the limit [S3.meal-list, S7.meals]", async () => {
    const ann = await withMeals(5);
    expect((await listMeals(ann, "?limit=2")).map((meal) => meal.title)).toEqual([
      "Egg 4",
      "Egg 3",
    ]);
    expect(await listMeals(ann, "?limit=100")).toHaveLength(5);
    expect(await listMeals(ann)).toHaveLength(5);
  });

  /** Sends a message for each instant, in its time zone; returns when all became meals. */
  async function eat(person: Person, eaten: readonly (readonly [string, string])[]) {
    const before = (await listMeals(person)).length;
    for (const [instant, zone] of eaten) await person.send(instant, { "time-zone": zone });
    const count = before + eaten.length;
    await vi.waitFor(async () => expect(await listMeals(person)).toHaveLength(count), {
      interval: 2,
      timeout: 8000,
    });
  }
  const eatenAt = async (person: Person, query = "") =>
    (await listMeals(person, query)).map(({ context }) => context.consumed_at);

  it("the list of a day has the meals on that local day, in each meal's time zone", async () => {
    const ann = await test.signUp();
    await eat(ann, [
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

  it("that were eaten at the same time are listed newest id first", async () => {
    const ann = await test.signUp();
    const noon = "2026-05-03T12:00:00Z";
    await ann.send(`${noon} ${noon} ${noon}`);
    await vi.waitFor(async () => expect(await listMeals(ann)).toHaveLength(3), { interval: 2 });
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

  it("each query has its own ETag", async () => {
    const ann = await withMeals(1);
    const tagOf = async (query: string) =>
      String((await ann.get(`${routes.meals}${query}`)).headers.etag);
    const queries = ["", "?limit=5", "?limit=6", "?limit=5&day=2026-05-03", "?day=2026-05-04"];
    const tags = await Promise.all(queries.map(tagOf));
    expect(new Set(tags).size).toBe(queries.length);
  });

  it("of one message are deleted together with their history, for their user only", async () => {
    const [ann, ben] = [await withMeals(2), await withMeals(1)];
    const [first, second] = await listMeals(ann);
    await eat(ann, [["2026-05-03T07:00:00Z", "UTC"]]);
    const own = (await listMeals(ann)).at(-1)?.id;
    const jobOf = async (id = "") =>
      (await findMealRow(test.queries, ann.userId, id))?.job_id ?? "";
    const jobId = await jobOf(first?.id);
    const edits = () =>
      test.queries.selectFrom("meal_revisions").select("meal_id").orderBy("meal_id").execute();
    const rename = async (id = "") => {
      const before = (await findMealRow(test.queries, ann.userId, id)) as MealRow;
      const after = { ...rowToContent(before), title: "Renamed" };
      const patch = changesToPatch([], rowToEstimate(before), rowToEstimate(before));
      await writeEdit(test.queries, { before, after, patch, undoesVersion: null });
    };
    for (const id of [first?.id, own]) await rename(id);
    const before = (await edits()).length;
    await deleteMealsOfJob(test.queries, ben.userId, jobId);
    expect(await listMeals(ann)).toHaveLength(3);
    const tag = String((await ann.get(routes.meals)).headers.etag);
    await deleteMealsOfJob(test.queries, ann.userId, jobId);
    expect((await listMeals(ann)).map(({ id }) => id)).toEqual([own]);
    expect((await ann.get(routes.meals, { "if-none-match": tag })).statusCode).toBe(200);
    expect((await edits()).map(({ meal_id }) => meal_id)).toContain(own);
    expect(await edits()).toHaveLength(before - 1);
    expect(await findMealRow(test.queries, ann.userId, second?.id ?? "")).toBeUndefined();
    expect(await listMeals(ben)).toHaveLength(1);
  });

  it("401 meals of a message are stored in its order", async () => {
    const ann = await withMeals(1);
    const [{ id = "" } = {}] = await listMeals(ann);
    const jobId = (await findMealRow(test.queries, ann.userId, id))?.job_id ?? "";
    await deleteMealsOfJob(test.queries, ann.userId, jobId);
    const meals = Array.from({ length: 401 }, (_, at) =>
      eggMeal({ title: `Egg ${at}`, consumedAtMs: Date.UTC(2026, 4, 3) + at * 60_000 }),
    );
    const tag = String((await ann.get(routes.meals)).headers.etag);
    await insertManyMeals(test.queries, meals, { userId: ann.userId, jobId, timeZone: "UTC" });
    const rows = await test.queries
      .selectFrom("meals")
      .select(["title", "ordinal", "job_id"])
      .where("user_id", "=", ann.userId)
      .orderBy("ordinal")
      .execute();
    expect(rows).toEqual(meals.map(({ title }, ordinal) => ({ title, ordinal, job_id: jobId })));
    expect((await ann.get(routes.meals, { "if-none-match": tag })).statusCode).toBe(200);
  });

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

  it("a meal can be deleted once [S7.delete]", async () => {
    const ann = await withMeals(2);
    const [meal] = await listMeals(ann);
    const url = routes.meal(meal?.id ?? "");
    const answer = await ann.delete(url);
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe("");
    expect((await ann.delete(url)).json().error).toBe("meal_not_found");
    expect((await ann.get(url)).statusCode).toBe(404);
    expect(await listMeals(ann)).toHaveLength(1);
  });

  describe("Restoring deleted meals", () => {
    const restore = (person: Person, id: string) => person.post(routes.restoreMeal(id));
    const keptOf = (id: string) =>
      test.queries.selectFrom("deleted_meals").select("id").where("id", "=", id).execute();

    async function withDeleted(): Promise<{ ann: Person; id: string; before: unknown }> {
      const ann = await withMeals(2);
      const before = await listMeals(ann);
      const id = before[1]?.id ?? "";
      await ann.delete(routes.meal(id));
      return { ann, id, before };
    }

    it("restores the meal unchanged, and changes the list", async () => {
      const { ann, id, before } = await withDeleted();
      const stored = () =>
        test.queries.selectFrom("meals").selectAll().where("id", "=", id).executeTakeFirst();
      const tag = String((await ann.get(routes.meals)).headers.etag);
      expect(await stored()).toBeUndefined();
      const answer = await restore(ann, id);
      expect(answer.statusCode).toBe(200);
      expect(await listMeals(ann)).toEqual(before);
      expect(mealEntry.parse(answer.json())).toEqual((await listMeals(ann))[1]);
      expect((await ann.get(routes.meals, { "if-none-match": tag })).statusCode).toBe(200);
      expect(await stored()).toMatchObject({ job_id: expect.any(String), ordinal: 0 });
      expect(await keptOf(id)).toEqual([]);
    });

    it("concurrent restores return the meal once, and it can be deleted again", async () => {
      const { ann, id, before } = await withDeleted();
      const answers = await Promise.all([restore(ann, id), restore(ann, id), restore(ann, id)]);
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
      expect(await listMeals(ann)).toEqual(before);
      expect((await ann.delete(routes.meal(id))).statusCode).toBe(204);
      expect((await restore(ann, id)).statusCode).toBe(200);
    });

    it("announces the meal to the user's open pages", async () => {
      const { ann, id } = await withDeleted();
      const heard: unknown[] = [];
      const stop = test.application.signals.subscribe((signal) => heard.push(signal));
      await restore(ann, id);
      stop();
      expect(heard).toEqual([
        { kind: "hint", userId: expect.any(String), events: ["meals", "edits"] },
      ]);
    });

    it("another user's deleted meal cannot be restored [V01]", async () => {
      const { ann, id } = await withDeleted();
      const ben = await test.signUp();
      const other = await restore(ben, id);
      const none = await restore(ben, randomUUIDv7());
      expect([other.statusCode, other.body]).toEqual([404, none.body]);
      expect((await restore(ben, "undefined")).json().error).toBe("meal_not_found");
      expect(await listMeals(ben)).toEqual([]);
      expect((await restore(ann, id)).statusCode).toBe(200);
    });

    it("restores a meal of a release without photos, without a photo", async () => {
      const { ann, id } = await withDeleted();
      const { row_json } = await test.queries
        .selectFrom("deleted_meals")
        .select("row_json")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const { photo_id, photo_unread, ...older } = JSON.parse(row_json);
      await test.queries
        .updateTable("deleted_meals")
        .set({ row_json: JSON.stringify(older) } as never)
        .where("id", "=", id)
        .execute();
      const answer = await restore(ann, id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).not.toHaveProperty("photo_id");
      expect(answer.json()).not.toHaveProperty("is_photo_unread");
    });

    it("deleted meals are removed permanently with their history after the time for a restore [V73]", async () => {
      const ann = await withMeals(2);
      const id = (await listMeals(ann))[1]?.id ?? "";
      const before = (await findMealRow(test.queries, ann.userId, id)) as MealRow;
      const after = { ...rowToContent(before), title: "Renamed" };
      const patch = changesToPatch([], rowToEstimate(before), rowToEstimate(before));
      await writeEdit(test.queries, { before, after, patch, undoesVersion: null });
      const edits = () =>
        test.queries
          .selectFrom("meal_revisions")
          .select("version")
          .where("meal_id", "=", id)
          .execute();
      await ann.delete(routes.meal(id));
      expect(await edits()).toHaveLength(1);
      const age = (ageMs: number) =>
        test.queries
          .updateTable("deleted_meals")
          .set({ deleted_at: Date.now() - ageMs })
          .where("id", "=", id)
          .execute();
      await age(mealRestorableMs - 60_000);
      expect(await keptOf(id)).toHaveLength(1);
      await age(mealRestorableMs);
      expect((await restore(ann, id)).json().error).toBe("meal_not_found");
      await vi.waitFor(async () => expect(await keptOf(id)).toEqual([]), {
        interval: 2,
        timeout: 8000,
      });
      expect(await edits()).toEqual([]);
      expect(await listMeals(ann)).toHaveLength(1);
    });
  });

  it("another user's meal gets the same 404 as an unknown one, and is not deleted [S6.own-data, V01]", async () => {
    const [ann, ben] = [await withMeals(1), await test.signUp()];
    const [meal] = await listMeals(ann);
    const unknown = routes.meal(randomUUIDv7());
    for (const method of ["GET", "DELETE"] as const) {
      const other = await ben.request({ method, url: routes.meal(meal?.id ?? "") });
      const none = await ben.request({ method, url: unknown });
      expect(other.statusCode).toBe(404);
      expect(other.body).toBe(none.body);
    }
    expect(await listMeals(ben)).toEqual([]);
    expect(await listMeals(ann)).toHaveLength(1);
  });

  it.each([
    "undefined",
    "null",
    "%00",
    "..%2fx",
    "x".repeat(99),
    "x".repeat(300),
    "'; drop table meals; --",
    "1",
    "%E0%A4%A",
    "01A1FE2A-04C9-7804-A7B8-7AC8D4B811D8",
  ])("a meal id %j gets 400 or 404 [V07]", async (id) => {
    const ann = await test.signUp();
    const url = `${routes.meals}/${id.replaceAll(" ", "%20")}`;
    for (const method of ["GET", "DELETE"] as const) {
      const answer = await ann.request({ method, url });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json().error).toMatch(/not_found|invalid_request/);
    }
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
