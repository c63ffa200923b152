import {
  type ItemChoices,
  type MealEntry,
  type ProductList,
  type ProductLookup,
  productPaths,
  routes,
} from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { importSampleProducts, sampleProducts } from "../../testing/sample-products.ts";
import { shareMeal } from "../../testing/shared-meals.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(mainDatabases)("Packaged products on %s", (database) => {
  let test: TestApp;
  let ann: Person;
  beforeAll(async () => {
    test = await startTestApp({ database });
    ann = await test.signUp();
    // The store notices new files.
    await importSampleProducts(test.config.dataDir);
  });
  afterAll(() => test.close());

  const look = (barcode: string, person = ann) => person.post(productPaths.lookup, { barcode });
  const add = (food: object, person = ann) =>
    person.post(routes.quickAdd, { food }, { "time-zone": "UTC" });

  const ownBiscuits = {
    kind: "food",
    name: "corner shop biscuits",
    other_names: [],
    per: "100-g",
    serving_g: 20,
    figures: { calories_kcal: 500 },
  };

  it("a barcode finds its product with figures, portions and the notice of its source", async () => {
    const found = (await look("5 000159 407236")).json<ProductLookup>();
    expect(found).toMatchObject({
      own_food: null,
      product: {
        barcode: sampleProducts.biscuits,
        brand: "Hill Farm",
        serving_g: 25,
        package_g: 300,
        is_per_volume: false,
        updated_on: "2026-02-02",
        food: {
          id: "product:off:05000159407236",
          name: "Oat Biscuits (Hill Farm)",
          per_100g: { calories_kcal: 420, iron_mg: null },
          source: { is_estimate: false, attributions: [expect.stringContaining("ODbL")] },
        },
      },
    });
    const path = routes.food(found.product?.food.id ?? "");
    expect((await ann.get(path)).json()).toEqual(found.product?.food);
  });

  it("an unknown barcode is 404, and other digits are refused", async () => {
    const unknown = await look("5000000000098");
    expect([unknown.statusCode, unknown.json().error]).toEqual([404, "product_not_found"]);
    for (const digits of ["5000159407237", "123", "abc"]) {
      const answer = await look(digits);
      expect([answer.statusCode, answer.json().error]).toEqual([400, "barcode_invalid"]);
    }
    expect((await test.app.inject({ method: "POST", url: productPaths.lookup })).statusCode).toBe(
      401,
    );
  });

  it("a search lists products by brand and words; the last word may be incomplete", async () => {
    const search = async (query: string, limit = 10) =>
      (await ann.post(productPaths.search, { query, limit })).json<ProductList>().items;
    expect(await search("fizzaro cher")).toEqual([
      {
        id: "product:off:05000000000012",
        name: "Cherry Cola (Fizzaro)",
        barcode: sampleProducts.cola,
        calories_kcal: 42,
        is_per_volume: true,
        source: "Open Food Facts",
        usual_portion: { label: "serving", grams: 250 },
      },
    ]);
    expect(await search("zorbar bar")).toHaveLength(2);
    expect(await search("zorbar bar", 1)).toMatchObject([{ barcode: sampleProducts.barCookies }]);
    expect(await search("nothing")).toEqual([]);
  });

  it("an amount is logged by barcode or id, in grams or portions, with the source on the receipt", async () => {
    const half = await add({ barcode: sampleProducts.biscuits, amount: 0.5, portion: "package" });
    expect(half.statusCode).toBe(201);
    const meal = half.json<MealEntry>();
    expect(meal).toMatchObject({
      title: "Oat Biscuits Hill Farm",
      macros: { calories_kcal: 630 },
      items: [
        {
          food_id: "product:off:05000159407236",
          grams: 150,
          source: "Open Food Facts",
          source_id: sampleProducts.biscuits,
          portion: { is_stated: true },
        },
      ],
    });
    const weighed = await add({ id: "product:off:05000000000012", amount: 330 });
    expect(weighed.json()).toMatchObject({ macros: { calories_kcal: 138.6 } });
  });

  it("refuses unknown barcodes, ids and portions", async () => {
    const refusals = [
      [{ barcode: "5000000000098", amount: 1 }, "product_not_found"],
      [{ barcode: "1234", amount: 1 }, "barcode_invalid"],
      [{ id: "product:off:05000000000098", amount: 1 }, "food_not_found"],
      [{ barcode: sampleProducts.cola, amount: 1, portion: "bucket" }, "food_not_found"],
      [{ barcode: sampleProducts.cola, id: "egg", amount: 1 }, "invalid_request"],
    ] as const;
    for (const [food, error] of refusals) expect((await add(food)).json().error).toBe(error);
  });

  it("the user's own food with the barcode comes before the product, for this user only", async () => {
    const ben = await test.signUp();
    const saved = await ben.post(routes.ownFoods, {
      ...ownBiscuits,
      barcode: sampleProducts.biscuits,
    });
    expect(saved.json()).toMatchObject({ barcode: sampleProducts.biscuits });
    const found = (await look(sampleProducts.biscuits, ben)).json<ProductLookup>();
    expect(found.own_food?.id).toBe(saved.json().id);
    expect(found.product?.brand).toBe("Hill Farm");
    expect((await look(sampleProducts.biscuits)).json().own_food).toBeNull();
    const logged = await add(
      { barcode: sampleProducts.biscuits, amount: 1, portion: "serving" },
      ben,
    );
    expect(logged.json()).toMatchObject({
      macros: { calories_kcal: 100 },
      items: [{ food: "corner shop biscuits", source: "Your own food" }],
    });
    // A change without a barcode keeps it; a deleted food has none.
    await ben.request({
      method: "PUT",
      url: routes.ownFood(saved.json().id),
      payload: { ...ownBiscuits, name: "shop biscuits" },
    });
    const renamed = (await look(sampleProducts.biscuits, ben)).json<ProductLookup>();
    expect(renamed.own_food?.name).toBe("shop biscuits");
    await ben.request({ method: "DELETE", url: routes.ownFood(saved.json().id) });
    expect((await look(sampleProducts.biscuits, ben)).json().own_food).toBeNull();
  });

  it("an own food can have a barcode that no source has, but not an impossible one", async () => {
    const ben = await test.signUp();
    const save = (barcode: string) => ben.post(routes.ownFoods, { ...ownBiscuits, barcode });
    expect((await save("5000000000099")).json().error).toBe("barcode_invalid");
    await save("5000000000098");
    const found = (await look("5000000000098", ben)).json<ProductLookup>();
    expect(found).toMatchObject({ product: null, own_food: { barcode: "5000000000098" } });
  });

  it("the words of a label give the figures of an own food, and other words are refused", async () => {
    const read = (text: string) => ann.post(productPaths.label, { text });
    const label = "Typical values per 100g: Energy 1046 kJ, Fat 3,3 g, Protein 8 g, Salt 1,25 g";
    expect((await read(label)).json()).toEqual({
      per: "100-g",
      serving_g: null,
      figures: { calories_kcal: 250, fat_g: 3.3, protein_g: 8, sodium_mg: 500 },
    });
    const refused = await read("two eggs and toast");
    expect([refused.statusCode, refused.json().error]).toEqual([422, "label_unread"]);
  });

  it("the shared page of a meal names Open Food Facts for each dish with its figures", async () => {
    const meal = (await add({ barcode: sampleProducts.cola, amount: 250 })).json<MealEntry>();
    const { linkId } = await shareMeal(ann, meal.id, { with_photo: false });
    const { meals } = (await test.app.inject(routes.calorieGuess(linkId))).json();
    expect(meals).toMatchObject([{ source: "Open Food Facts" }]);
  });

  it("an amount that waited on a device is logged for its author only", async () => {
    const ben = await test.signUp();
    const current = (await ben.get(routes.currentUser)).json();
    const request = {
      food: { barcode: sampleProducts.cola, amount: 250 },
      consumed_at: new Date(Date.now() - 3_600_000).toISOString(),
      written_by: current,
    };
    const refused = await ann.post(routes.quickAdd, request);
    expect([refused.statusCode, refused.json().error]).toEqual([409, "written_by_another"]);
    const meal = (await ben.post(routes.quickAdd, request)).json<MealEntry>();
    expect(Date.parse(meal.context.consumed_at)).toBe(Date.parse(request.consumed_at));
  });

  it("the other foods for a product are the products that its words fit, each once", async () => {
    const meal = (await add({ barcode: sampleProducts.barPeanut, amount: 60 })).json<MealEntry>();
    const { foods } = (await ann.get(routes.itemChoices(meal.id, 0))).json<ItemChoices>();
    const products = foods.filter(({ source }) => source === "Open Food Facts");
    expect(products.map(({ name }) => name)).toEqual(["Protein Bar Peanut Butter (Zorbar)"]);
    expect(new Set(foods.map(({ id }) => id)).size).toBe(foods.length);
  });

  it("a logged product can be changed like another food", async () => {
    const meal = (await add({ barcode: sampleProducts.barPeanut, amount: 60 })).json<MealEntry>();
    const edit = async (version: number, operation: object) =>
      (
        await ann.request({
          method: "PATCH",
          url: routes.meal(meal.id),
          payload: { version, operations: [operation] },
        })
      ).json();
    const amount = { kind: "set-portion", item: 0, label: "serving", count: 2 };
    const doubled = await edit(1, amount);
    expect(doubled.meal.items[0]).toMatchObject({ grams: 120, macros: { calories_kcal: 480 } });
    const other = { kind: "choose-food", item: 0, food_id: "product:off:05000000000029" };
    const changed = await edit(2, other);
    expect(changed.meal.items[0]).toMatchObject({
      food: "Protein Bar Cookies and Cream (Zorbar)",
      grams: 120,
      macros: { calories_kcal: 420 },
    });
    const { portions } = (await ann.get(routes.itemChoices(meal.id, 0))).json();
    expect(portions).toEqual([{ label: "serving", grams: 60 }]);
  });
});
