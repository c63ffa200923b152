import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MealRow } from "../../database/tables.ts";
import {
  countingReader,
  listMeals,
  logAtInstants,
  signUpWithMeals,
} from "../../testing/counted-meals.ts";
import { databases } from "../../testing/databases.ts";
import { eggMeal } from "../../testing/estimates.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { rowToContent, rowToEstimate } from "./meal-converters.ts";
import { writeEdit } from "./meal-history.ts";
import { changesToPatch } from "./meal-patch.ts";
import { findMealRow } from "./meal-store.ts";
import { deleteMealsOfJob, insertManyMeals } from "./meals-of-job.ts";

describe.each(databases)("Meals of a message on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: countingReader });
  });
  afterAll(() => test.close());
  const withMeals = (count: number) => signUpWithMeals(test, count);

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

  it("the meals of one message are deleted together with their history, for their user only", async () => {
    const [ann, ben] = [await withMeals(2), await withMeals(1)];
    const [first, second] = await listMeals(ann);
    await logAtInstants(ann, [["2026-05-03T07:00:00Z", "UTC"]]);
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
});
