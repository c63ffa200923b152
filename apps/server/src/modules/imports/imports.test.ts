import {
  errors,
  importField,
  importList,
  importMaxBytes,
  importMaxRows,
  importPreview,
  importRoutes,
  type MealList,
  mealImport,
  mealList,
  routes,
} from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { sendExport } from "../../testing/exports.ts";
import { formWith } from "../../testing/pictures.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { parseDay, parseFigure, parseGrams, parseTime } from "./export-cells.ts";

/** MyFitnessPal's Nutrition-Summary: a row a meal, percents without a unit, BOM and CRLF. */
const myFitnessPal = [
  "\uFEFFDate,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,Vitamin C,Calcium,Iron,Note",
  "2026-01-05,Breakfast,400.0,10.0,3.0,1.0,4.0,0.0,50.0,300.0,400.0,55.0,6.0,12.0,20.0,10.0,40.0,15.0,8.0,",
  '2026-01-05,Dinner,"1,050.5",22.0,,2.0,8.0,0.0,80.0,900.0,600.0,70.0,9.0,10.0,35.0,5.0,20.0,10.0,12.0,"Out, with ""Ann"""',
  "",
  ",,,,,,,,,,,,,,,,,,,",
  "2026-02-30,Lunch,500.0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,",
  "2099-01-01,Lunch,500.0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,",
  "2026-01-06,Lunch,lots,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,",
  "2026-01-06,Snacks,,,,,,,,,,,,,,,,,,",
  "Totals,,1450.5,32,3,3,12,0,130,1200,1000,125,15,22,55,15,60,25,20,",
].join("\r\n");

/** Cronometer's servings.csv: a row a food, times, units in the header. */
const cronometer = [
  "Day,Time,Group,Food Name,Amount,Energy (kcal),Alcohol (g),B12 (Cobalamin) (µg),Folate (µg),Vitamin A (IU),Vitamin D (IU),Iron (mg),Net Carbs (g),Carbs (g),Fiber (g),Fat (g),Omega-3 (g),Protein (g),Category",
  '2026-3-9,07:45 AM,Breakfast,"Oats, Rolled",50.00 g,189.5,0,0,16,0,0,2.1,28.8,33.8,5.0,3.3,,6.6,"Cereal"',
  '2026-3-9,07:45 AM,Breakfast,"Milk, ""whole""",1.00 cup,149,0,1.1,12,395,120,0.07,11.7,11.7,0,7.9,0.2,7.7,"Dairy"',
  "2026-3-9,8:05 PM,Uncategorized,Dark Chocolate,0.7 oz,120,,,,,,,,9,2.2,8.6,,1.6,Sweets",
].join("\n");

/** Lose It!'s food-logs.csv: US dates, deleted rows, exercise. */
const loseIt = [
  "Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)",
  "07/15/2026,Coffee,Coffee,Breakfast,1.0,Each,5,0,0,0.3,0,0,0,0,0,5",
  "07/15/2026,Coffee,Coffee,Breakfast,1.0,Each,5,0,0,0.3,0,0,0,0,0,5",
  '07/15/2026,"Rice, White, Cooked",Rice,Lunch,350.0,Grams,455,false,n/a,9.4,98.6,n/a,0.2,1.4,0,3',
  "07/15/2026,Cake,Cake,Snacks,1,Each,999,1,50,0,50,0,0,0,0,0",
  "07/15/2026,Running,Run,Exercise,30,Minutes,310,0,,,,,,,,",
].join("\n");

describe.each(mainDatabases)("Imports on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const zone = { "time-zone": "America/New_York" };
  const preview = async (person: Person, file: string) =>
    importPreview.parse((await sendExport(person, importRoutes.importPreview, file, zone)).json());
  const bring = async (person: Person, file: string) =>
    mealImport.parse((await sendExport(person, importRoutes.imports, file, zone)).json());
  const mealsOf = async (person: Person) =>
    mealList.parse((await person.get(routes.meals)).json<MealList>()).items;

  it("preview a MyFitnessPal file with its meals and the reasons for skipped rows, and store nothing", async () => {
    const ann = await test.signUp();
    expect(await preview(ann, myFitnessPal)).toEqual({
      source: "MyFitnessPal",
      rows: 7,
      meals: 2,
      known_rows: 0,
      first_day: "2026-01-05",
      last_day: "2026-01-05",
      left_out: [
        { reason: "The date is missing or cannot be read.", rows: 1, lines: [6] },
        { reason: "The date is still to come.", rows: 1, lines: [7] },
        { reason: "A figure cannot be read.", rows: 1, lines: [8] },
        { reason: "There are no figures.", rows: 1, lines: [9] },
        { reason: "It is a sum of other rows.", rows: 1, lines: [10] },
      ],
      unread_columns: ["Vitamin A", "Vitamin C", "Calcium", "Iron"],
      examples: [
        { local_day: "2026-01-05", meal: "Breakfast", title: "Breakfast", calories_kcal: 400 },
        { local_day: "2026-01-05", meal: "Dinner", title: "Dinner", calories_kcal: 1050.5 },
      ],
    });
    expect(await mealsOf(ann)).toEqual([]);
    expect((await ann.get(importRoutes.imports)).json()).toEqual({ items: [] });
  });

  it("keep local days and names, name their source, and keep unreported amounts unknown", async () => {
    const ann = await test.signUp();
    await bring(ann, myFitnessPal);
    const [dinner, breakfast] = await mealsOf(ann);
    expect(breakfast).toMatchObject({
      title: "Breakfast",
      local_day: "2026-01-05",
      context: { meal_type: "breakfast", consumed_at: "2026-01-05T13:00:00.000Z" },
      macros: { calories_kcal: 400, protein_g: 20, carbs_g: 55, fat_g: 10, sodium_mg: 300 },
      micros: { potassium_mg: 400, vit_c_mg: null, calcium_mg: null, zinc_mg: null },
      items: [{ source: "MyFitnessPal export", food: "Breakfast" }],
    });
    expect(dinner?.macros.calories_kcal).toBe(1050.5);
    expect(dinner?.lipids_detail.saturated_g).toBeNull();
    expect(dinner?.description).toContain('Out, with "Ann"');
  });

  it("read Cronometer's foods, weights, times and units", async () => {
    const ann = await test.signUp();
    expect((await preview(ann, cronometer)).unread_columns).toEqual([
      "Alcohol (g)",
      "Vitamin A (IU)",
    ]);
    await bring(ann, cronometer);
    const [evening, morning] = await mealsOf(ann);
    expect(morning).toMatchObject({
      local_day: "2026-03-09",
      context: { consumed_at: "2026-03-09T11:45:00.000Z", meal_type: "breakfast" },
      macros: { calories_kcal: 338.5, carbs_g: 45.5 },
      lipids_detail: { omega3_g: 0.2, omega6_g: null },
      micros: { vit_d_mcg: 3, vit_b12_mcg: 1.1, vit_b9_mcg: 28, vit_a_mcg_rae: null },
    });
    expect(morning?.items.map(({ food, grams, portion }) => [food, grams, portion.rule])).toEqual([
      ["Oats, Rolled", 50, "stated-weight"],
      ['Milk, "whole"', 100, "assumed-100-g"],
    ]);
    expect(morning?.items[1]?.portion.explanation).toContain("1.00 cup in the export");
    expect(evening?.context).toMatchObject({ meal_type: "dinner" });
    expect(evening?.items[0]?.grams).toBe(19.8);
  });

  it("read Lose It!'s US dates, and skip deleted rows and exercise", async () => {
    const ann = await test.signUp();
    expect((await preview(ann, loseIt)).left_out.map(({ reason }) => reason)).toEqual([
      "It was deleted in the app.",
      "It is exercise, not food.",
    ]);
    await bring(ann, loseIt);
    const [lunch, breakfast] = await mealsOf(ann);
    expect(lunch).toMatchObject({
      local_day: "2026-07-15",
      macros: { calories_kcal: 455, fat_g: null, sugar_g: 0.2 },
      items: [{ food: "Rice, White, Cooked", grams: 350 }],
    });
    expect(breakfast?.items).toHaveLength(2);
  });

  it("store the same file once, and of a longer file only the new rows", async () => {
    const ann = await test.signUp();
    await bring(ann, loseIt);
    expect(await preview(ann, loseIt)).toMatchObject({ meals: 0, known_rows: 3, first_day: null });
    const again = await sendExport(ann, importRoutes.imports, loseIt, zone);
    expect([again.statusCode, again.json().error]).toEqual([409, "nothing_to_import"]);
    const longer = `${loseIt}\n07/16/2026,Coffee,Coffee,Breakfast,1.0,Each,5,0,0,0.3,0,0,0,0,0,5`;
    expect(await bring(ann, longer)).toMatchObject({ meals: 1, first_day: "2026-07-16" });
    expect(await mealsOf(ann)).toHaveLength(3);
    const both = await Promise.all([
      sendExport(ann, importRoutes.imports, cronometer, zone),
      sendExport(ann, importRoutes.imports, cronometer, zone),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  it("an import is undone as a whole by its owner only, and can be imported again [V01]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const made = await bring(ann, cronometer);
    expect(importList.parse((await ann.get(importRoutes.imports)).json()).items).toEqual([made]);
    const [meal] = await mealsOf(ann);
    const operations = [{ kind: "rename", title: "Chocolate" }];
    const edit = { version: 1, operations };
    const url = routes.meal(meal?.id ?? "");
    expect((await ann.request({ method: "PATCH", url, payload: edit })).statusCode).toBe(200);
    expect((await ben.delete(importRoutes.import(made.id))).json().error).toBe("import_not_found");
    expect((await ann.delete(importRoutes.import(made.id))).statusCode).toBe(204);
    expect(await mealsOf(ann)).toEqual([]);
    const left = ["imports", "imported_rows", "meal_revisions", "day_sums"] as const;
    for (const table of left) {
      const rows = await test.queries
        .selectFrom(table)
        .select("user_id")
        .where("user_id", "=", ann.userId)
        .execute();
      expect(rows, table).toEqual([]);
    }
    expect((await ann.delete(importRoutes.import(made.id))).json().error).toBe("import_not_found");
    expect((await bring(ann, cronometer)).meals).toBe(2);
  });

  it.each([
    ["nothing", "", "export_unknown"],
    ["another table", "a,b\n1,2", "export_unknown"],
    [
      "a day's sums of Cronometer",
      "Date,Energy (kcal),Completed\n2026-01-01,1,true",
      "export_unknown",
    ],
    ["a zip", "PK\u0003\u0004...", "export_zipped"],
    ["an open quote", 'Date,Meal,Calories\n2026-01-01,"Lunch,500\n', "export_unreadable"],
    [
      "too many rows",
      `Date,Meal,Calories\n${"2026-01-01,Lunch,5\n".repeat(importMaxRows + 1)}`,
      "export_too_long",
    ],
  ] as const)("refuse %s with a clear message, and store nothing", async (_name, file, id) => {
    const ann = await test.signUp();
    for (const url of [importRoutes.importPreview, importRoutes.imports]) {
      const answer = await sendExport(ann, url, file, zone);
      expect(answer.json()).toEqual({ error: id, message: errors[id].message });
      expect(answer.statusCode).toBe(errors[id].status);
    }
    expect(await mealsOf(ann)).toEqual([]);
  });

  it("refuse more than 10 MB with a clear message", async () => {
    const ann = await test.signUp();
    const address = await test.app.listen({ port: 0, host: "127.0.0.1" });
    const body = formWith("x".repeat(importMaxBytes + 1), importField);
    const headers = { cookie: ann.cookie };
    const url = `${address}${importRoutes.importPreview}`;
    const answer = await fetch(url, { method: "POST", body, headers });
    const { status, message } = errors.export_too_large;
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { error: "export_too_large", message },
    ]);
  });

  it("store as many meals of a file of 4,000 rows as they report, and undo them", async () => {
    const ann = await test.signUp();
    const line = (at: number) =>
      `2025-${String(1 + (at % 12)).padStart(2, "0")}-${String(1 + (at % 28)).padStart(2, "0")},Meal ${at % 5},Food ${at},${at % 300} g,${at % 900}`;
    const file = ["Day,Group,Food Name,Amount,Energy (kcal)"]
      .concat(Array.from({ length: 4000 }, (_, at) => line(at)))
      .join("\n");
    const made = await bring(ann, file);
    const { count } = await test.queries
      .selectFrom("meals")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("user_id", "=", ann.userId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(made.meals);
    expect((await ann.delete(importRoutes.import(made.id))).statusCode).toBe(204);
  });
});

describe("Cells of an import", () => {
  it.each([
    ["1,050.5", 1050.5],
    ["12,5", 12.5],
    ["1,234,567", undefined],
    [".5", 0.5],
    ["0", 0],
    ["", null],
    ["n/a", null],
    ["--", null],
    ["-5", undefined],
    ["1e9", undefined],
    ["lots", undefined],
    ["0x10", undefined],
  ])("%j is the number %j", (cell, figure) => expect(parseFigure(cell)).toBe(figure));

  it.each([
    ["2026-1-5", "2026-01-05"],
    ["1/5/2026", "2026-01-05"],
    ["01/05/26", "2026-01-05"],
    ["2026-01-05 08:15:00", "2026-01-05"],
    ["13/01/2026", undefined],
    ["2026-02-29", undefined],
    ["0026-01-05", undefined],
    ["", undefined],
  ])("%j is the day %j", (cell, day) => expect(parseDay(cell)).toBe(day));

  it("times and weights are read with their units", () => {
    expect(parseTime("12:05 AM")).toEqual({ hour: 0, minute: 5 });
    expect(parseTime("19:30")).toEqual({ hour: 19, minute: 30 });
    expect(parseTime("25:00")).toBeUndefined();
    expect(parseGrams("1.5 lb")).toBeCloseTo(680.4, 1);
    expect(parseGrams("2 cups")).toBeUndefined();
    expect(parseGrams("0 g")).toBeUndefined();
  });
});
