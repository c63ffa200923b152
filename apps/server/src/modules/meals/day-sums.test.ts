import { routes } from "@morsel/contracts";
import type { CompiledQuery } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { databases } from "../../testing/databases.ts";
import { eggMeal } from "../../testing/estimates.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readDaySums } from "./day-sums.ts";
import { rowToContent, rowToEstimate } from "./meal-converters.ts";
import { writeEdit } from "./meal-history.ts";
import { changesToPatch } from "./meal-patch.ts";
import { findMealRow } from "./meal-store.ts";

const dayMs = 86_400_000;

describe.each(databases)("Day sums on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({
      database,
      // Reads "2 0 2" as a meal on the third, first and third day of May.
      reader: {
        readMeals: async (message) => ({
          meals: message
            .split(" ")
            .map((day) => eggMeal({ consumedAtMs: Date.UTC(2026, 4, 1, 8) + Number(day) * dayMs })),
          unmatched: [],
        }),
      },
    });
  });
  afterAll(() => test.close());

  async function withMeals(days: string): Promise<Person> {
    const person = await test.signUp();
    await person.send(days);
    await vi.waitFor(
      async () => expect((await person.get(routes.meals)).json().items).not.toEqual([]),
      soon,
    );
    return person;
  }
  const read = async ({ userId }: Person, from = "2026-05-01", to = "2026-05-31") =>
    (await readDaySums(test.queries, userId, from, to)).map(({ day, sumJson, eaten }) => ({
      day,
      meals: JSON.parse(sumJson).meals,
      eaten,
    }));
  const daysOf = async (person: Person, from?: string, to?: string) =>
    (await read(person, from, to)).map(({ day, meals }) => [day, meals]);

  it("are stored: a read is one query", async () => {
    const ann = await withMeals("2 0 2");
    const first = await read(ann);
    const prototype = Object.getPrototypeOf(Object.getPrototypeOf(test.queries.getExecutor()));
    const execute = vi.spyOn(prototype, "executeQuery");
    expect(await read(ann)).toEqual(first);
    // The workers of the same process make other queries.
    const queries = execute.mock.calls.map(([query]) => query as CompiledQuery);
    execute.mockRestore();
    expect(queries.filter(({ parameters }) => parameters.includes(ann.userId))).toHaveLength(1);
    const meal = { hour: 8 };
    const food = { id: "egg-boiled", name: "Boiled Egg" };
    expect(first).toEqual([
      { day: "2026-05-01", meals: 1, eaten: { meals: [meal], foods: [food] } },
      { day: "2026-05-03", meals: 2, eaten: { meals: [meal, meal], foods: [food, food] } },
    ]);
  });

  it("are returned for one user between two days, both included", async () => {
    const ann = await withMeals("0 1 2 3");
    expect(await daysOf(ann, "2026-05-02", "2026-05-03")).toEqual([
      ["2026-05-02", 1],
      ["2026-05-03", 1],
    ]);
    expect(await daysOf(await test.signUp())).toEqual([]);
  });

  it("are updated for both days if a meal moves, with new ETags of the lists", async () => {
    const ann = await withMeals("0 0 5 9");
    await read(ann);
    const [last] = (await ann.get(routes.meals)).json().items.slice(-1);
    const lists = [routes.meals, routes.processingMeals];
    const tagsOf = () =>
      Promise.all(lists.map(async (url) => String((await ann.get(url)).headers.etag)));
    const tags = await tagsOf();
    const before = (await findMealRow(test.queries, ann.userId, last.id)) as NonNullable<
      Awaited<ReturnType<typeof findMealRow>>
    >;
    await writeEdit(test.queries, {
      before,
      after: {
        ...rowToContent(before),
        local_day: "2026-05-06",
        consumed_at: before.consumed_at + 5 * dayMs,
      },
      patch: changesToPatch([], rowToEstimate(before), rowToEstimate(before)),
      undoesVersion: null,
    });
    expect(await daysOf(ann)).toEqual([
      ["2026-05-01", 1],
      ["2026-05-06", 2],
      ["2026-05-10", 1],
    ]);
    const { items: edits } = (await ann.get(routes.mealRevisions(last.id))).json();
    expect(edits).toMatchObject([{ made_by: "person", version: 2, is_undo: false }]);
    for (const change of [
      async () => undefined,
      () => ann.delete(routes.meal(last.id)),
      () => ann.post(routes.restoreMeal(last.id)),
    ]) {
      await change();
      const now = await tagsOf();
      for (const [at, tag] of now.entries()) expect(tag).not.toBe(tags[at]);
      tags.splice(0, tags.length, ...now);
    }
    expect(await daysOf(ann)).toHaveLength(3);
  });
});
