import { randomUUIDv7 } from "node:crypto";
import { mealEntry, mealRestorableMs, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { MealRow } from "../../database/tables.ts";
import { countingReader, listMeals, signUpWithMeals } from "../../testing/counted-meals.ts";
import { databases } from "../../testing/databases.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { rowToContent, rowToEstimate } from "./meal-converters.ts";
import { writeEdit } from "./meal-history.ts";
import { changesToPatch } from "./meal-patch.ts";
import { findMealRow } from "./meal-store.ts";

describe.each(databases)("Deleted meals on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({
      database,
      reader: countingReader,
      timing: { cleanupIntervalMs: 5 },
    });
  });
  afterAll(() => test.close());
  const withMeals = (count: number) => signUpWithMeals(test, count);

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

  it("a restored meal is unchanged, and is in the list again", async () => {
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

  it("a restore announces the meal to the user's open pages", async () => {
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

  it("a meal of a release without photos is restored without a photo", async () => {
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
    await vi.waitFor(async () => expect(await keptOf(id)).toEqual([]), soon);
    expect(await edits()).toEqual([]);
    expect(await listMeals(ann)).toHaveLength(1);
  });
});
