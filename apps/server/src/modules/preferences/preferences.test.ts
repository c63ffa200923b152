import { defaultMealColumns, errors, mealColumnIds, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { eggReader } from "../../testing/estimates.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(mainDatabases)("Preferences on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: eggReader });
  });
  afterAll(() => test.close());

  const put = (person: Person, payload: object) =>
    person.request({ method: "PUT", url: routes.preferences, payload });
  const columnsOf = async (person: Person) =>
    (await person.get(routes.preferences)).json().mealsVisibleColumns;

  it("the columns are calories, protein, carbs and fat until the user chooses [S7.preferences] [S9.default-columns]", async () => {
    expect(await columnsOf(await test.signUp())).toEqual(["calories", "protein", "carbs", "fat"]);
  });

  it("preferences are stored for each user, in a fixed order, and through a restart [S7.preferences-saved] [S3.preferences]", async () => {
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

  it("the language is absent until the user chooses one, and an unknown one is refused", async () => {
    const ann = await test.signUp();
    expect((await ann.get(routes.preferences)).json()).not.toHaveProperty("language");
    expect((await put(ann, { language: "pt-BR" })).json().language).toBe("pt-BR");
    expect((await put(ann, { language: "tlh" })).statusCode).toBe(400);
    expect((await ann.get(routes.preferences)).json().language).toBe("pt-BR");
  });

  it("refuse an empty list of columns", async () => {
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
  ])("refuse %s and do not change", async (_, payload) => {
    const ann = await test.signUp();
    await put(ann, { mealsVisibleColumns: ["sugar"] });
    const answer = await put(ann, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe("invalid_request");
    expect(await columnsOf(ann)).toEqual(["sugar"]);
  });

  it("store own targets, replace all of them together, and reset them", async () => {
    const ann = await test.signUp();
    const targets = {
      protein_g: { low: 80, high: 120, made_by: "calculator" },
      sugar_g: { low: null, high: 40, made_by: "hand" },
    };
    expect((await put(ann, { targets })).json().targets).toEqual(targets);
    await test.restart();
    const fiber = { fiber_g: { low: 35, high: null, made_by: "hand" } };
    expect((await ann.get(routes.preferences)).json().targets).toEqual(targets);
    expect((await put(ann, { targets: fiber })).json().targets).toEqual(fiber);
    const reset = await put(ann, { targets: {} });
    expect(reset.json()).toEqual({ mealsVisibleColumns: [...defaultMealColumns] });
  });

  it("store targets of single weekdays, replace all of them together, and reset them", async () => {
    const ann = await test.signUp();
    const weekday_targets = {
      saturday: { calories_kcal: { low: 2400, high: 2400, made_by: "hand" } },
      sunday: { protein_g: { low: 80, high: null, made_by: "calculator" } },
    };
    expect((await put(ann, { weekday_targets })).json()).toEqual({
      mealsVisibleColumns: [...defaultMealColumns],
      weekday_targets,
    });
    await test.restart();
    expect((await ann.get(routes.preferences)).json().weekday_targets).toEqual(weekday_targets);
    const { saturday } = weekday_targets;
    const fewer = await put(ann, { weekday_targets: { saturday, sunday: {} } });
    expect(fewer.json().weekday_targets).toEqual({ saturday });
    expect((await put(ann, { weekday_targets: {} })).json()).not.toHaveProperty("weekday_targets");
    const refused = await put(ann, { weekday_targets: { holiday: saturday } });
    expect(refused.statusCode).toBe(400);
  });

  it("change one preference without the others", async () => {
    const ann = await test.signUp();
    const targets = { fat_g: { low: 60, high: 60, made_by: "hand" } };
    await put(ann, { hide_energy: true });
    await put(ann, { hide_preview: true });
    await put(ann, { targets });
    await put(ann, { mealsVisibleColumns: ["fat"] });
    const all = { mealsVisibleColumns: ["fat"], hide_energy: true, hide_preview: true, targets };
    expect((await ann.get(routes.preferences)).json()).toEqual(all);
    expect((await put(ann, { hide_energy: false })).json()).toEqual({
      mealsVisibleColumns: ["fat"],
      hide_preview: true,
      targets,
    });
    expect((await put(ann, { hide_preview: false })).json()).toEqual({
      mealsVisibleColumns: ["fat"],
      targets,
    });
  });

  it("store the units and reference intakes, and omit the defaults", async () => {
    const ann = await test.signUp();
    const chosen = { energy_unit: "kJ", shows_salt: true, reference_intakes: "uk" };
    const mealsVisibleColumns = [...defaultMealColumns];
    expect((await put(ann, chosen)).json()).toEqual({ mealsVisibleColumns, ...chosen });
    await test.restart();
    expect((await ann.get(routes.preferences)).json()).toEqual({ mealsVisibleColumns, ...chosen });
    const defaults = { energy_unit: "kcal", shows_salt: false, reference_intakes: "us" };
    expect((await put(ann, defaults)).json()).toEqual({ mealsVisibleColumns });
    for (const unknown of [{ energy_unit: "cal" }, { reference_intakes: "fr" }]) {
      expect((await put(ann, unknown)).statusCode).toBe(400);
    }
  });

  it.each([
    ["a nutrient without a target", { caffeine_mg: { low: 1, high: 2, made_by: "hand" } }],
    ["no bound", { fat_g: { low: null, high: null, made_by: "hand" } }],
    ["bounds in the wrong order", { fat_g: { low: 9, high: 8, made_by: "hand" } }],
    ["zero", { fat_g: { low: 0, high: 0, made_by: "hand" } }],
    ["a negative bound", { fat_g: { low: -1, high: null, made_by: "hand" } }],
    ["a bound over ten times the default", { fat_g: { low: null, high: 781, made_by: "hand" } }],
    ["an unknown maker", { fat_g: { low: 8, high: 9, made_by: "model" } }],
    ["a text as a bound", { fat_g: { low: "8", high: 9, made_by: "hand" } }],
  ])("refuse targets with %s, and do not change", async (_, targets) => {
    const ann = await test.signUp();
    const answer = await put(ann, { targets });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe("invalid_request");
    expect((await ann.get(routes.preferences)).json()).toEqual({
      mealsVisibleColumns: [...defaultMealColumns],
    });
  });

  it("answer 304 until they change", async () => {
    const ann = await test.signUp();
    const tag = String((await ann.get(routes.preferences)).headers.etag);
    const again = () => ann.get(routes.preferences, { "if-none-match": tag });
    expect((await again()).statusCode).toBe(304);
    await put(ann, { mealsVisibleColumns: ["sugar"] });
    expect((await again()).json()).toEqual({ mealsVisibleColumns: ["sugar"] });
  });

  it("omit a column that this version does not know", async () => {
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
