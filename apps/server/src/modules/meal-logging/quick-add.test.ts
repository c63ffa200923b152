import { type MealEntry, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(mainDatabases)("Quick add on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const list = async (person: Person): Promise<MealEntry[]> =>
    (await person.get(routes.meals)).json().items;
  const add = (person: Person, body: object, headers: Record<string, string> = {}) =>
    person.post(routes.quickAdd, body, { "time-zone": "Asia/Tokyo", ...headers });

  it("is listed, summed up, in the history, copied and deleted like any meal", async () => {
    const ann = await test.signUp();
    const consumed_at = new Date(Date.now() - 60_000).toISOString();
    const answer = await add(ann, {
      amounts: { calories_kcal: 350, protein_g: 20 },
      title: "Birthday cake",
      meal_type: "snack",
      consumed_at,
    });
    expect(answer.statusCode).toBe(201);
    const meal: MealEntry = answer.json();
    expect(meal).toMatchObject({
      title: "Birthday Cake",
      description: "Birthday cake, 350 kcal, 20 g protein",
      macros: { calories_kcal: 350, protein_g: 20, fat_g: null },
      serving: { servings: 1, serving_size_g: 0 },
      context: { meal_type: "snack", consumed_at },
      items: [{ grams: null, source: "You said so", portion: { rule: "stated-figures" } }],
    });
    expect(await list(ann)).toEqual([meal]);
    const { items: jobs } = (await ann.get(routes.jobs)).json();
    expect(jobs).toMatchObject([
      { message: "Quick add: Birthday cake, 350 kcal, 20 g protein", status: "completed" },
    ]);
    const day = meal.local_day;
    const trends = (await ann.get(`${routes.trends}?from=${day}&to=${day}`)).json();
    expect(trends.days).toMatchObject([{ day, amounts: { calories_kcal: 350 }, foods: 1 }]);
    const again = await ann.post(routes.logAgain, { meals: [{ id: meal.id, consumed_at }] });
    expect(again.json().items).toMatchObject([{ macros: { calories_kcal: 350 } }]);
    expect((await ann.delete(routes.meal(meal.id))).statusCode).toBe(204);
    expect(await list(ann)).toHaveLength(1);
  });

  it("is stored once for an idempotency key, and listed only to its user", async () => {
    const [ann, bob] = [await test.signUp(), await test.signUp()];
    const once = { "idempotency-key": "k1" };
    const first = await add(ann, { amounts: { fat_g: 3 } }, once);
    const second = await add(ann, { amounts: { fat_g: 3 } }, once);
    expect(second.json()).toEqual(first.json());
    expect(await list(ann)).toHaveLength(1);
    expect(await list(bob)).toEqual([]);
  });

  it("a direct edit changes its amounts, and an undo restores them", async () => {
    const ann = await test.signUp();
    const meal: MealEntry = (await add(ann, { amounts: { calories_kcal: 350 } })).json();
    const operations = [{ kind: "set-figures", item: 0, amounts: { protein_g: 12 } }];
    const url = routes.meal(meal.id);
    const payload = { version: 1, operations };
    const edited = await ann.request({ method: "PATCH", url, payload });
    expect(edited.json()).toMatchObject({
      meal: { macros: { calories_kcal: null, protein_g: 12 }, version: 2 },
      patch: { changes: [{ kind: "item", before: { grams: null, calories_kcal: 350 } }] },
    });
    const undone = await ann.post(routes.undoEdit(meal.id), { version: 2 });
    expect(undone.json().meal.macros).toMatchObject({ calories_kcal: 350, protein_g: null });
  });

  it.each([
    { amounts: {} },
    { amounts: { calories_kcal: -1 } },
    { amounts: { calories_kcal: 100_000 } },
    { amounts: { protein_g: "12" } },
    { amounts: { fiber_g: 3 } },
    { title: "Lunch" },
    { amounts: { fat_g: 3 }, title: "a\0b" },
    { amounts: { fat_g: 3 }, consumed_at: "yesterday" },
  ])("refuses %j, and logs nothing", async (body) => {
    const ann = await test.signUp();
    expect((await add(ann, body)).statusCode).toBe(400);
    const far = { amounts: { fat_g: 3 }, consumed_at: "2001-01-01T00:00:00Z" };
    expect((await add(ann, far)).json()).toMatchObject({ error: "copy_time_far" });
    expect(await list(ann)).toEqual([]);
  });

  it("stores the same meal as a message with the same figures", async () => {
    const ann = await test.signUp();
    const [added] = [(await add(ann, { amounts: { calories_kcal: 500, protein_g: 30 } })).json()];
    await ann.send("500 kcal, 30 g protein");
    await expect.poll(async () => (await list(ann)).length).toBe(2);
    const [read] = (await list(ann)).filter(({ id }) => id !== added.id);
    // A message may be misread, so it is a little less certain.
    const items = added.items.map((item: { confidence: number }) => ({
      ...item,
      confidence: expect.closeTo(item.confidence, 1),
    }));
    expect(read?.items).toEqual(items);
    expect({ ...read, id: 0, context: 0, local_day: 0 }).toEqual({
      ...added,
      items,
      id: 0,
      context: 0,
      local_day: 0,
    });
  });
});
