import { type MealEntry, mealList, routes, trends } from "@morsel/contracts";
import { type MealItem, nutrientAmounts, sumNutrients } from "@morsel/nutrition";
import { mealRange } from "@morsel/nutrition/estimate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { MealReader } from "../../ai/meal-reader.ts";
import { databases } from "../../testing/databases.ts";
import { eggMeal } from "../../testing/estimates.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

const [egg] = eggMeal().items;
/** Reads "19 07:40" as an egg and a tea on that day of November, by the clock of UTC. */
const clockReader: MealReader = {
  readMeals: async (message) => ({
    meals: message.split(", ").map((moment) => {
      const tea: MealItem = {
        ...(egg as MealItem),
        food: { id: "tea", name: "Tea" },
        nutrients: nutrientAmounts({ calories_kcal: 2, iron_mg: 0.1 }),
      };
      const items = [egg as MealItem, tea];
      return eggMeal({
        consumedAtMs: Date.parse(`2026-11-${moment.replace(" ", "T")}:00Z`),
        items,
        nutrients: sumNutrients(items.map(({ nutrients }) => nutrients)).amounts,
      });
    }),
    unmatched: [],
  }),
};

const path = (from: string, to: string) => `${routes.trends}?from=${from}&to=${to}`;
const november = path("2026-11-01", "2026-11-30");

describe.each(databases)("Trends on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: clockReader, editDebounceMs: 0 });
  });
  afterAll(() => test.close());

  const listMeals = async (person: Person): Promise<MealEntry[]> =>
    mealList.parse((await person.get(routes.meals)).json()).items;
  const readTrends = async (person: Person, url = november) =>
    trends.parse((await person.get(url)).json());

  /** The items of a user's meals, the earliest meal first. */
  async function listItems({ userId }: Person): Promise<MealItem[]> {
    const rows = await test.queries
      .selectFrom("meals")
      .select("items_json")
      .where("user_id", "=", userId)
      .orderBy("consumed_at")
      .execute();
    return rows.flatMap(({ items_json }) => JSON.parse(items_json) as MealItem[]);
  }

  it("have no range of energy on a day with a food of unknown energy", async () => {
    const ann = await withMeals("19 08:00");
    const [tea, ...others] = (await listItems(ann)).toReversed();
    const unknown = { ...tea, nutrients: nutrientAmounts({}) };
    const items_json = JSON.stringify([...others, unknown]);
    await test.queries
      .updateTable("meals")
      .set({ items_json })
      .where("user_id", "=", ann.userId)
      .execute();
    expect((await readTrends(ann)).days[0]?.energy_range).toBeNull();
  });

  async function withMeals(moments: string, zone = "UTC"): Promise<Person> {
    const person = await test.signUp();
    await log(person, moments, zone);
    return person;
  }

  async function log(person: Person, moments: string, zone = "UTC"): Promise<void> {
    const before = (await listMeals(person)).length;
    await person.send(moments, { "time-zone": zone });
    const wanted = before + moments.split(", ").length;
    await vi.waitFor(async () => expect(await listMeals(person)).toHaveLength(wanted), soon);
  }

  it("sum up the days with meals, and omit other days", async () => {
    const ann = await withMeals("17 08:00, 19 08:00, 19 19:00");
    const { days } = await readTrends(ann);
    expect(days.map(({ day, meals, foods }) => [day, meals, foods])).toEqual([
      ["2026-11-17", 1, 2],
      ["2026-11-19", 2, 4],
    ]);
    expect(days[1]?.amounts).toMatchObject({ calories_kcal: 159, protein_g: 12.6 });
    const { lowKcal, highKcal } = mealRange((await listItems(ann)).slice(2));
    expect(days[1]?.energy_range).toEqual({ low_kcal: lowKcal, high_kcal: highKcal });
  });

  it("distinguish unknown from zero, and count the foods that do not report a nutrient", async () => {
    const [day] = (await readTrends(await withMeals("19 08:00, 19 12:00"))).days;
    expect(day?.amounts).toMatchObject({ iron_mg: 0.2, vit_c_mg: null });
    expect(day?.unreported).toMatchObject({ iron_mg: 2, vit_c_mg: 4 });
    expect(day?.unreported).not.toHaveProperty("calories_kcal");
  });

  it("show the local hours of each meal, the meals and the most frequent foods", async () => {
    const ann = await withMeals("18 23:30, 19 08:10, 19 08:50", "Europe/Paris");
    const read = await readTrends(ann);
    expect(read.hours).toEqual([
      { hour: 0, meals: 1 },
      { hour: 9, meals: 2 },
    ]);
    expect(read.days.map(({ day }) => day)).toEqual(["2026-11-19"]);
    expect(read.foods[0]).toEqual({ food_id: "egg-boiled", food: "Boiled Egg", times: 3, days: 1 });
  });

  it("tell imported foods apart by their names, also those of an earlier release", async () => {
    const ann = await withMeals("17 08:00, 18 08:00, 19 08:00");
    const names = ["Oatmeal", "Lentil soup", "oatmeal"];
    const rows = await test.queries
      .selectFrom("meals")
      .select(["id", "items_json"])
      .where("user_id", "=", ann.userId)
      .orderBy("consumed_at")
      .execute();
    for (const [at, { id, items_json }] of rows.entries()) {
      const [item] = JSON.parse(items_json) as [MealItem];
      const imported = { ...item, food: { id: "imported", name: names[at] } };
      await test.queries
        .updateTable("meals")
        .set({ items_json: JSON.stringify([imported]) })
        .where("id", "=", id)
        .execute();
    }
    expect((await readTrends(ann)).foods).toEqual([
      { food_id: "imported:oatmeal", food: "Oatmeal", times: 2, days: 2 },
      { food_id: "imported:lentil soup", food: "Lentil soup", times: 1, days: 1 },
    ]);
  });

  it("are updated by edits, undo, delete and restore", async () => {
    const ann = await withMeals("18 08:00, 19 08:00");
    const daysOf = async () =>
      (await readTrends(ann)).days.map(({ day, amounts }) => [day, amounts.calories_kcal]);
    const meal = (await listMeals(ann)).find(({ local_day }) => local_day === "2026-11-19");
    const url = routes.meal(meal?.id ?? "");
    const edited = await ann.request({
      method: "PATCH",
      url,
      payload: { version: 1, operations: [{ kind: "remove", item: 0 }] },
    });
    expect(edited.statusCode, edited.body).toBe(200);
    expect(await daysOf()).toEqual([
      ["2026-11-18", 79.5],
      ["2026-11-19", 2],
    ]);
    expect((await ann.post(routes.undoEdit(meal?.id ?? ""), { version: 2 })).statusCode).toBe(200);
    expect((await daysOf())[1]).toEqual(["2026-11-19", 79.5]);
    await ann.delete(url);
    expect(await daysOf()).toEqual([["2026-11-18", 79.5]]);
    await ann.post(routes.restoreMeal(meal?.id ?? ""));
    expect((await daysOf())[1]).toEqual(["2026-11-19", 79.5]);
  });

  it("include all meals that are stored at the same time", async () => {
    const ann = await test.signUp();
    const moments = Array.from(
      { length: 12 },
      (_, at) => `19 ${String(at + 8).padStart(2, "0")}:00`,
    );
    await Promise.all(moments.map((moment) => ann.send(moment)));
    await vi.waitFor(async () => expect(await listMeals(ann)).toHaveLength(12), soon);
    expect((await readTrends(ann)).days).toMatchObject([{ meals: 12, foods: 24 }]);
  });

  it("compute missing day sums when they are read", async () => {
    const ann = await withMeals("18 08:00, 19 08:00");
    const before = await readTrends(ann);
    await test.queries.deleteFrom("day_sums").where("user_id", "=", ann.userId).execute();
    const again = await readTrends(ann, path("2026-11-02", "2026-11-30"));
    expect(again.days).toEqual(before.days);
    expect(again.days).toHaveLength(2);
  });

  it("contain only the user's own meals", async () => {
    const ann = await withMeals("19 08:00");
    const ben = await test.signUp();
    expect((await readTrends(ann)).days).toHaveLength(1);
    expect(await readTrends(ben)).toMatchObject({ days: [], hours: [], foods: [] });
  });

  it("answer 304 until a meal changes", async () => {
    const ann = await withMeals("19 08:00");
    const tag = String((await ann.get(november)).headers.etag);
    const again = () => ann.get(november, { "if-none-match": tag });
    expect((await again()).statusCode).toBe(304);
    await log(ann, "20 08:00");
    expect((await again()).json().days).toHaveLength(2);
  });

  it("accept a leap year, and refuse a day more", async () => {
    const ann = await test.signUp();
    expect((await ann.get(path("2024-01-01", "2024-12-31"))).statusCode).toBe(200);
    expect((await ann.get(path("2024-01-01", "2025-01-01"))).statusCode).toBe(400);
  });

  it.each([
    ["no days", ""],
    ["a range without an end", "?from=2026-11-01"],
    ["a day that does not exist", "?from=2026-02-29&to=2026-03-01"],
    ["a range in the wrong order", "?from=2026-11-02&to=2026-11-01"],
    ["a text that is not a day", "?from=now&to=2026-11-01"],
    ["a repeated day", "?from=2026-11-01&from=2026-11-02&to=2026-11-03"],
    ["an unknown key", "?from=2026-11-01&to=2026-11-02&user_id=1"],
  ])("refuse %s", async (_, query) => {
    const ann = await test.signUp();
    const answer = await ann.get(`${routes.trends}${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: "invalid_request" });
  });
});
