import { randomUUIDv7 } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { queueRefinements } from "./refine-store.ts";

const dayMs = 24 * 60 * 60_000;

describe.each(mainDatabases)("Refinements without a language model, on %s", (database) => {
  let test: TestApp;
  let ann: Person;
  beforeAll(async () => {
    test = await startTestApp({ database, timing: { cleanupIntervalMs: 10 } });
    ann = await test.signUp();
  });
  afterAll(() => test.close());

  const rowsOf = (mealId: string) =>
    test.queries
      .selectFrom("refine_jobs")
      .select(["status", "error", "lease_until"])
      .where("meal_id", "=", mealId)
      .execute();

  /** Queues a refinement, as a server with a model does. */
  async function leaveOne() {
    const mealId = randomUUIDv7();
    const { id: userId } = await test.queries
      .selectFrom("users")
      .select("id")
      .where("email", "=", ann.email)
      .executeTakeFirstOrThrow();
    await queueRefinements(test.queries, { userId, timeZone: "Europe/Paris", language: "en" }, [
      mealId,
    ]);
    return mealId;
  }

  it("queued refinements fail at the cleanup, and are deleted a day later [V73]", async () => {
    const [fresh, old] = [await leaveOne(), await leaveOne()];
    const ended = [{ status: "failed", error: "not_allowed", lease_until: null }];
    for (const mealId of [fresh, old]) await expect.poll(() => rowsOf(mealId)).toEqual(ended);
    await test.queries
      .updateTable("refine_jobs")
      .set({ updated_at: Date.now() - dayMs - 1 })
      .where("meal_id", "=", old)
      .execute();
    await expect.poll(() => rowsOf(old)).toEqual([]);
    expect(await rowsOf(fresh)).toEqual(ended);
  });
});

it("queued refinements fail at the start, before the first cleanup", async () => {
  const test = await startTestApp({ database: "sqlite", timing: { cleanupIntervalMs: 3_600_000 } });
  const { email } = await test.signUp();
  const { id: userId } = await test.queries
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  await queueRefinements(test.queries, { userId, timeZone: "Europe/Paris", language: "en" }, [
    randomUUIDv7(),
  ]);
  await test.restart();
  const statuses = await test.queries.selectFrom("refine_jobs").select("status").execute();
  expect(statuses).toEqual([{ status: "failed" }]);
  await test.close();
});
