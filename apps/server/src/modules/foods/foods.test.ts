import { type FoodEntry, type MealEntry, routes } from "@morsel/contracts";
import { nutrientIds } from "@morsel/nutrition";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

let test: TestApp;
let ann: Person;
beforeAll(async () => {
  test = await startTestApp({ database: "sqlite" });
  ann = await test.signUp();
});
afterAll(() => test.close());

const search = (query: object) => ann.post(routes.foodSearch, query);
const show = async (id: string): Promise<FoodEntry> => (await ann.get(routes.food(id))).json();

describe("The food table over HTTP", () => {
  it("a search lists the best foods first, with energy and the usual portion", async () => {
    const { items } = (await search({ query: "chicken br" })).json();
    expect(items.length).toBeGreaterThan(5);
    const { items: eggs } = (await search({ query: "hen egg", limit: 1 })).json();
    expect(eggs).toEqual([
      {
        id: "egg",
        name: "Egg",
        matched_name: "hen egg",
        calories_kcal: expect.any(Number),
        usual_portion: { label: expect.any(String), grams: expect.any(Number) },
      },
    ]);
    expect((await search({ query: "xyzzy" })).json()).toEqual({ items: [] });
  });

  it.each([
    [{}],
    [{ query: "" }],
    [{ query: "  " }],
    [{ query: "a\0b" }],
    [{ query: "a".repeat(101) }],
    [{ query: "egg", limit: 0 }],
    [{ query: "egg", limit: 31 }],
    [{ query: "egg", page: "2" }],
  ])("refuses the query %j", async (query) => {
    expect((await search(query)).statusCode).toBe(400);
  });

  it("a food has its figures, portions, names and record; what no record reports is null", async () => {
    const egg = await show("egg");
    expect(Object.keys(egg.per_100g)).toEqual([...nutrientIds]);
    expect(egg).toMatchObject({
      name: "Egg",
      source: { is_estimate: false, record_of: null, records: [{ part: null }] },
    });
    expect(egg.portions[egg.usual_portion ?? -1]).toBeDefined();
    expect(egg.source.records[0]?.url).toContain(egg.source.records[0]?.id);
    const unknown = Object.values((await show("aelplermagronen")).per_100g);
    expect(unknown).toContain(null);
  });

  it("a food and its portions have names in the language of the screens, and requests name portions by their labels", async () => {
    const german = { "accept-language": "de" };
    const egg: FoodEntry = (await ann.get(routes.food("egg"), german)).json();
    expect(egg.name).toBe("Ei");
    expect(egg.other_names).toContain("hen egg");
    expect(egg.portions).toContainEqual({ label: "large", grams: 50, name: "groß" });
    const query = { query: "Ei", limit: 1 };
    const { items } = (await ann.post(routes.foodSearch, query, german)).json();
    expect(items[0].usual_portion).toEqual({ label: "large", grams: 50, name: "groß" });
    expect((await show("egg")).portions).toContainEqual({ label: "large", grams: 50 });
  });

  it("a mix names its parts, an estimate says that it is one, and similar foods are apart", async () => {
    const { source: mix } = await show("acai-bowl");
    expect(mix.records.map(({ part }) => part?.percent)).toEqual([70, 15, 15]);
    const { source: estimate } = await show("soju");
    expect(estimate).toMatchObject({ is_estimate: true, records: [], attributions: [] });
    const bread = await show("bread-soda");
    expect(bread.names_of_similar_foods).toContain("damper");
    expect(bread.other_names).toEqual([
      "irish soda bread",
      "brown soda bread",
      "wheaten bread",
      "brown bread irish",
      "wheaten farl",
      "soda farl",
      "brown soda",
      "soda bread slice",
    ]);
  });

  it.each(["nothing-like-it", "fdc:1", "__proto__"])("the unknown food %s is 404", async (id) => {
    const answer = await ann.get(routes.food(id));
    expect([answer.statusCode, answer.json().error]).toEqual([404, "food_not_found"]);
  });

  it("answers 304 while the table says the same", async () => {
    const path = routes.food("egg");
    const etag = String((await ann.get(path)).headers.etag);
    expect((await ann.get(path, { "if-none-match": etag })).statusCode).toBe(304);
    expect((await ann.get(path, { "if-none-match": '"other"' })).statusCode).toBe(200);
    expect((await ann.get(routes.food("milk"))).headers.etag).not.toBe(etag);
  });

  it("is for people who are signed in", async () => {
    expect((await test.app.inject(routes.food("egg"))).statusCode).toBe(401);
  });

  it("a chosen food is logged in grams or portions, by quick add", async () => {
    const egg = await show("egg");
    const [portion] = egg.portions;
    const add = (food: object) => ann.post(routes.quickAdd, { food }, { "time-zone": "UTC" });
    const weighed = await add({ id: "egg", amount: 80 });
    expect(weighed.statusCode).toBe(201);
    expect((weighed.json() as MealEntry).items).toMatchObject([
      { food_id: "egg", grams: 80, portion: { is_stated: true } },
    ]);
    const counted = await add({ id: "egg", amount: 2, portion: portion?.label });
    expect((counted.json() as MealEntry).items).toMatchObject([
      { food_id: "egg", grams: 2 * (portion?.grams ?? 0) },
    ]);
    for (const food of [
      { id: "no-such-food", amount: 80 },
      { id: "egg", amount: 1, portion: "bucket" },
    ]) {
      expect((await add(food)).json()).toMatchObject({ error: "food_not_found" });
    }
    for (const food of [{ id: "egg" }, { id: "egg", amount: 0 }, { id: "egg", amount: 5001 }]) {
      expect((await add(food)).statusCode).toBe(400);
    }
    const both = { food: { id: "egg", amount: 1 }, amounts: { fat_g: 1 } };
    expect((await ann.post(routes.quickAdd, both)).statusCode).toBe(400);
  });
});
