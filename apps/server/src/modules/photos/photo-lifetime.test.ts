import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { errors, type QueueRequest, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../../testing/databases.ts";
import { uploadPhoto } from "../../testing/pictures.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(databases)("Photos on %s", (database) => {
  let test: TestApp;
  let dana: Person;
  beforeAll(async () => {
    test = await startTestApp({ database, timing: { cleanupIntervalMs: 20 } });
    dana = await test.signUp();
  });
  afterAll(() => test.close());

  const dayMs = 24 * 60 * 60_000;
  const add = (person = dana) => uploadPhoto(person);
  const age = (id: string) =>
    test.queries
      .updateTable("photos")
      .set({ created_at: Date.now() - dayMs - 1 } as never)
      .where("id", "=", id)
      .execute();
  const log = async (photoId: string, message = "two eggs") => {
    const answer = await dana.post(routes.queue, {
      session_id: "session_1_a",
      message,
      photo_id: photoId,
    } satisfies QueueRequest);
    return { status: answer.statusCode, json: answer.json() };
  };
  const untilGone = (id: string) =>
    expect.poll(async () => (await dana.get(routes.photo(id))).statusCode).toBe(404);
  const mealsWith = async (id: string) => {
    const { items } = (await dana.get(routes.meals)).json();
    return items.filter((meal: { photo_id?: string }) => meal.photo_id === id);
  };

  it("belong to a message and its meals, and are listed with both", async () => {
    const id = await add();
    const { status, json } = await log(id);
    expect(status).toBe(202);
    expect(json.photo_id).toBe(id);
    await expect.poll(() => mealsWith(id)).toHaveLength(1);
    expect((await dana.get(routes.jobs)).json().items[0].photo_id).toBe(id);
    const [meal] = await mealsWith(id);
    expect((await dana.get(routes.meal(meal.id))).json().photo_id).toBe(id);
    expect((await log(id)).json.error).toBe("photo_used");
  });

  it("of another user, expired or unknown are refused, and nothing is queued", async () => {
    const bob = await test.signUp();
    const old = await add();
    await age(old);
    const jobsOfDana = async () => (await dana.get(routes.jobs)).json().items.length;
    const before = await jobsOfDana();
    for (const id of [await add(bob), old, "0".repeat(32), "'; --"]) {
      expect((await log(id)).json.error, id).toBe("photo_not_found");
    }
    expect(await jobsOfDana()).toBe(before);
  });

  it("need words if no model reads photos", async () => {
    const { status, json } = await log(await add(), "  ");
    expect(status).toBe(400);
    expect(json).toEqual({
      error: "photo_needs_words",
      message: errors.photo_needs_words.message,
    });
  });

  it("photos without a meal are deleted after a day, those of meals are kept [V73]", async () => {
    const [unused, eaten, failed] = [await add(), await add(), await add()];
    await log(eaten);
    await log(failed, "hello there");
    await expect.poll(() => mealsWith(eaten)).toHaveLength(1);
    for (const id of [unused, eaten, failed]) await age(id);
    await untilGone(unused);
    await untilGone(failed);
    expect((await dana.get(routes.photo(eaten))).statusCode).toBe(200);
    // The purge removes the file first, then the rows that refer to it.
    const photosOfJobs = async () =>
      (await dana.get(routes.jobs)).json().items.map((job: { photo_id?: string }) => job.photo_id);
    await expect.poll(photosOfJobs).not.toContain(failed);
  });

  it("are checked step by step: unused ones among many are deleted, also after the last step", async () => {
    const { queries } = test;
    const other = await test.signUp();
    const idOf = (number: number) => number.toString(16).padStart(32, "0");
    const rows = Array.from({ length: 2300 }, (_, number) => ({
      ...{ id: idOf(number), user_id: other.userId, width: 1, height: 1, bytes: 1 },
      created_at: number % 101 === 0 ? 0 : Date.now(),
    }));
    for (let at = 0; at < rows.length; at += 500) {
      await queries
        .insertInto("photos")
        .values(rows.slice(at, at + 500))
        .execute();
    }
    const left = async () =>
      (
        await queries
          .selectFrom("photos")
          .select("id")
          .where("user_id", "=", other.userId)
          .where("created_at", "=", 0)
          .execute()
      ).map(({ id }) => id);
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    // Other photos stay, and a photo that becomes unused is found in a later round.
    await queries
      .updateTable("photos")
      .set({ created_at: 0 } as never)
      .where("id", "=", idOf(1))
      .execute();
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
    const { count } = await queries
      .selectFrom("photos")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("user_id", "=", other.userId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(rows.length - Math.ceil(rows.length / 101) - 1);
    await queries.deleteFrom("photos").where("user_id", "=", other.userId).execute();
  });

  it("of a deleted meal are kept until the meal is deleted permanently", async () => {
    const id = await add();
    await log(id);
    await expect.poll(() => mealsWith(id)).toHaveLength(1);
    const [meal] = await mealsWith(id);
    await dana.delete(routes.meal(meal.id));
    await age(id);
    const bystander = await add();
    await age(bystander);
    await untilGone(bystander);
    expect((await dana.post(routes.restoreMeal(meal.id))).json().photo_id).toBe(id);
    await dana.delete(routes.meal(meal.id));
    await test.queries
      .updateTable("deleted_meals")
      .set({ deleted_at: 0 })
      .where("id", "=", meal.id)
      .execute();
    await untilGone(id);
  });

  it("of a deleted account are deleted from the disk", async () => {
    const gone = await test.signUp();
    const id = await add(gone);
    await test.queries.deleteFrom("users").where("email", "=", gone.email).execute();
    await expect
      .poll(() => readdir(join(test.config.dataDir, "photos", id.slice(0, 2))))
      .not.toContain(`${id}.jpg`);
  });
});
