import { defaultMealColumns, errors, mealColumnIds, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../../testing/databases.ts";
import { eggReader } from "../../testing/estimates.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(databases)("preferences on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: eggReader });
  });
  afterAll(() => test.close());

  const put = (person: Person, payload: object) =>
    person.request({ method: "PUT", url: routes.preferences, payload });
  const columnsOf = async (person: Person) =>
    (await person.get(routes.preferences)).json().mealsVisibleColumns;

  it("are calories, protein, carbs and fat until a person chooses [S7.preferences] [S9.default-columns]", async () => {
    expect(await columnsOf(await test.signUp())).toEqual(["calories", "protein", "carbs", "fat"]);
  });

  it("are kept for each person, in the fixed order, also through a restart [S7.preferences-saved] [S3.preferences]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const answer = await put(ann, { mealsVisibleColumns: ["serving", "fiber", "protein"] });
    expect(answer.json()).toEqual({ mealsVisibleColumns: ["protein", "fiber", "serving"] });
    await put(ann, { mealsVisibleColumns: ["saturated_fat", "carbs"] });
    await test.restart();
    expect(await columnsOf(ann)).toEqual(["carbs", "saturated_fat"]);
    expect(await columnsOf(ben)).toEqual(defaultMealColumns);
    expect((await put(ben, { mealsVisibleColumns: [...mealColumnIds] })).statusCode).toBe(200);
    expect(await columnsOf(ben)).toEqual(mealColumnIds);
  });

  it("cannot be without a column", async () => {
    const ann = await test.signUp();
    const answer = await put(ann, { mealsVisibleColumns: [] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: "columns_missing",
      message: errors.columns_missing.message,
    });
    expect(await columnsOf(ann)).toEqual(defaultMealColumns);
  });

  it.each([
    ["an unknown column", { mealsVisibleColumns: ["calories", "price"] }],
    ["a column twice", { mealsVisibleColumns: ["fat", "fat"] }],
    ["no list", { mealsVisibleColumns: "fat" }],
    ["nothing", {}],
    ["an unknown key", { mealsVisibleColumns: ["fat"], theme: "dark" }],
  ])("refuse %s and stay as they are", async (_, payload) => {
    const ann = await test.signUp();
    await put(ann, { mealsVisibleColumns: ["sugar"] });
    const answer = await put(ann, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe("invalid_request");
    expect(await columnsOf(ann)).toEqual(["sugar"]);
  });

  it("answer 304 until they change", async () => {
    const ann = await test.signUp();
    const tag = String((await ann.get(routes.preferences)).headers.etag);
    const again = () => ann.get(routes.preferences, { "if-none-match": tag });
    expect((await again()).statusCode).toBe(304);
    await put(ann, { mealsVisibleColumns: ["sugar"] });
    expect((await again()).json()).toEqual({ mealsVisibleColumns: ["sugar"] });
  });

  it("leave out a column that this version does not know", async () => {
    const ann = await test.signUp();
    await put(ann, { mealsVisibleColumns: ["sugar"] });
    const keep = (columns: readonly string[]) =>
      test.queries
        .updateTable("user_preferences")
        .set({ meals_visible_columns_json: JSON.stringify(columns) })
        .where("meals_visible_columns_json", "=", JSON.stringify(["sugar"]))
        .execute();
    await keep(["caffeine", "sugar"]);
    expect(await columnsOf(ann)).toEqual(["sugar"]);
    await put(ann, { mealsVisibleColumns: ["sugar"] });
    await keep(["caffeine"]);
    expect(await columnsOf(ann)).toEqual(defaultMealColumns);
  });
});
