import { randomUUIDv7 } from "node:crypto";
import { mealEntry, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countingReader, listMeals, signUpWithMeals } from "../../testing/counted-meals.ts";
import { databases } from "../../testing/databases.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(databases)("Meals on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: countingReader });
  });
  afterAll(() => test.close());
  const withMeals = (count: number) => signUpWithMeals(test, count);

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
});
