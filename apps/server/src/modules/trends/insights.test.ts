import { insightList, routes } from "@morsel/contracts";
import { type MealItem, nutrientAmounts } from "@morsel/nutrition";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { eggMeal } from "../../testing/estimates.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

const week = "2026-11-16";
const url = `${routes.insights}?week=${week}`;
const dismissal = (id: string, monday = week) => `${routes.insightDismissal(id)}?week=${monday}`;
const [egg] = eggMeal().items;
const item = (grams: number): MealItem => ({
  ...(egg as MealItem),
  food: { id: "lentils", name: "Lentils" },
  nutrients: nutrientAmounts({ calories_kcal: 100 * grams, fiber_g: grams, protein_g: 9 }),
});

describe.each(mainDatabases)("Insights on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({
      database,
      // "16 14" is a meal with 14 g of fiber on the 16th.
      reader: {
        readMeals: async (message) => ({
          meals: message.split(", ").map((words) => {
            const [day = "", grams = ""] = words.split(" ");
            const items = [item(Number(grams))];
            const consumedAtMs = Date.parse(`2026-11-${day}T12:00:00Z`);
            return eggMeal({ consumedAtMs, items, nutrients: item(Number(grams)).nutrients });
          }),
          unmatched: [],
        }),
      },
    });
  });
  afterAll(() => test.close());

  const read = async (person: Person, path = url) =>
    insightList.parse((await person.get(path)).json());
  const idsOf = async (person: Person, path = url) =>
    (await read(person, path)).items.map(({ id }) => id);

  async function withMeals(message: string): Promise<Person> {
    const person = await test.signUp();
    await person.send(message, { "time-zone": "UTC" });
    const count = message.split(", ").length;
    await vi.waitFor(
      async () => expect((await person.get(routes.meals)).json().items).toHaveLength(count),
      soon,
    );
    return person;
  }
  const fourDays = "16 10, 17 22, 18 14, 20 10, 25 3";

  it("state a week's figures with their days and foods", async () => {
    const told = await read(await withMeals(fourDays));
    expect(told.days).toBe(4);
    const fiber = told.items.find(({ id }) => id === "fiber-average");
    expect(fiber?.text.replaceAll("\u00a0", " ")).toBe(
      "Fiber averaged 14 g of 28 g over 4 days. Tuesday had the most, 22 g, with lentils.",
    );
    expect(fiber?.days).toEqual(["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-20"]);
  });

  it("are worded in the language of the screens, also if the browser has them in another", async () => {
    const person = await withMeals(fourDays);
    const english = await person.get(url);
    const etag = `${english.headers.etag}`;
    const german = await person.get(url, { "accept-language": "de", "if-none-match": etag });
    const { items } = insightList.parse(german.json());
    expect(items.find(({ id }) => id === "fiber-average")).toMatchObject({
      title: "Ballaststoffe",
      text: expect.stringContaining("Am meisten war es am Dienstag"),
    });
  });

  it("need at least four days with meals", async () => {
    expect(await read(await withMeals("16 10, 17 22, 18 14"))).toEqual({
      week,
      days: 3,
      items: [],
    });
  });

  it("are hidden in their week when dismissed, and shown again when the dismissal is deleted", async () => {
    const ann = await withMeals(`${fourDays}, 09 5, 10 5, 11 5, 12 5`);
    const ben = await withMeals(fourDays);
    const before = await idsOf(ann);
    expect(before).toContain("fiber-average");
    const put = (path: string) => ann.request({ method: "PUT", url: path });
    expect((await put(dismissal("fiber-average"))).statusCode).toBe(204);
    expect((await put(dismissal("fiber-average"))).statusCode).toBe(204);
    expect(await idsOf(ann)).toEqual(before.filter((id) => id !== "fiber-average"));
    expect(await idsOf(ann, `${routes.insights}?week=2026-11-09`)).toContain("fiber-average");
    expect(await idsOf(ben)).toContain("fiber-average");
    expect((await ann.delete(dismissal("fiber-average"))).statusCode).toBe(204);
    expect(await idsOf(ann)).toEqual(before);
  });

  it("contain no energy for a user who hides it", async () => {
    const ann = await withMeals("16 10, 17 22, 18 14, 20 10");
    const tell = async () => JSON.stringify((await read(ann)).items);
    expect(await tell()).toMatch(/kcal/);
    const choose = (payload: object) =>
      ann.request({ method: "PUT", url: routes.preferences, payload });
    await choose({ mealsVisibleColumns: ["protein"] });
    expect(await tell()).not.toMatch(/kcal|calorie|energy/i);
    await choose({ mealsVisibleColumns: ["calories"], hide_energy: true });
    expect(await tell()).not.toMatch(/kcal|calorie|energy/i);
  });

  it("use the user's own targets", async () => {
    const ann = await withMeals(fourDays);
    const payload = { targets: { fiber_g: { low: 35, high: null, made_by: "hand" } } };
    const answer = await ann.request({ method: "PUT", url: routes.preferences, payload });
    expect(answer.statusCode, answer.body).toBe(200);
    const fiber = (await read(ann)).items.find(({ id }) => id === "fiber-average");
    expect(fiber?.text.replaceAll("\u00a0", " ")).toContain("against a target of at least 35 g");
  });

  it("answer 304 until a meal, a preference or a dismissal changes", async () => {
    const ann = await withMeals(fourDays);
    const tag = async () => String((await ann.get(url)).headers.etag);
    const [meal] = (await ann.get(routes.meals)).json().items;
    const preferences = { hide_energy: true };
    for (const change of [
      () => ann.delete(routes.meal(meal.id)),
      () => ann.request({ method: "PUT", url: routes.preferences, payload: preferences }),
      () => ann.request({ method: "PUT", url: dismissal("variety") }),
    ]) {
      const before = await tag();
      expect((await ann.get(url, { "if-none-match": before })).statusCode).toBe(304);
      await change();
      expect(await tag()).not.toBe(before);
    }
  });

  it("refuse a week that does not begin on a Monday, and an unknown insight", async () => {
    const ann = await test.signUp();
    expect((await ann.get(`${routes.insights}?week=2026-11-17`)).json().message).toContain(
      "Monday",
    );
    expect((await ann.request({ method: "PUT", url: dismissal("x") })).statusCode).toBe(404);
    const tuesday = dismissal("variety", "2026-11-17");
    expect((await ann.request({ method: "PUT", url: tuesday })).statusCode).toBe(400);
  });

  it.each([
    ...["x", "", " ", "null", "NaN", "0", "-1", "1e999", "2026", "2026-11", "20261116"],
    ...["2026-11-16T00:00:00Z", " 2026-11-16", "2026-11-16%0A", "2026-02-30", "2026-13-01"],
    ...["2026-00-00", "0000-00-00", "9999-99-99", "+010000-01-03", "-000001-01-04", "%00"],
    ...["２０２６-11-16", "٢٠٢٦-١١-١٦", "👩‍🍳", "9".repeat(60), "2026-11-16&week=2026-11-16"],
  ])("refuse %j as a week, and as the week of a dismissal", async (odd) => {
    const ann = await test.signUp();
    const path = dismissal("variety", odd);
    const answers = [
      await ann.get(`${routes.insights}?week=${odd}`),
      await ann.request({ method: "PUT", url: path }),
      await ann.delete(path),
      await ann.get(`${routes.trends}?from=${odd}&to=2026-11-16`),
      await ann.get(`${routes.trends}?from=2026-11-16&to=${odd}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  });

  it.each(["0000-01-03", "0001-01-01", "9999-12-27"])(
    "are empty for a week at the end of the calendar: %s",
    async (monday) => {
      const ann = await test.signUp();
      const answer = await ann.get(`${routes.insights}?week=${monday}`);
      expect([answer.statusCode, answer.json().items]).toEqual([200, []]);
    },
  );
});
