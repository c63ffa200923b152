import {
  chatJobList,
  chatJobMeals,
  editedMeal,
  foodSuggestions,
  type MealEntry,
  mealList,
  mealRevisions,
  routes,
} from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

const words = "a glass of vorbanella";
const dismissal = { kind: "dismiss-words", words };

describe.each(mainDatabases)("Words that are not counted, on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const listJobs = async (person: Person) =>
    chatJobList.parse((await person.get(routes.jobs)).json()).items;
  const getJob = async (person: Person, id: string) =>
    chatJobMeals.parse((await person.get(routes.job(id))).json());
  const listMeals = async (person: Person) =>
    mealList.parse((await person.get(routes.meals)).json()).items;
  const getRevisions = async (person: Person, id: string) =>
    mealRevisions.parse((await person.get(routes.mealRevisions(id))).json()).items;
  const patch = (person: Person, { id, version }: MealEntry, ...operations: object[]) =>
    person.request({ method: "PATCH", url: routes.meal(id), payload: { version, operations } });
  const edit = async (person: Person, meal: MealEntry, ...operations: object[]) =>
    editedMeal.parse((await patch(person, meal, ...operations)).json());

  async function log(person: Person, message: string) {
    const { id } = (await person.send(message)).json();
    await vi.waitFor(
      async () => expect((await getJob(person, id)).status).toMatch(/completed|failed/),
      soon,
    );
    return getJob(person, id);
  }

  async function withMeal(message = `toast and ${words}`) {
    const person = await test.signUp();
    const job = await log(person, message);
    const [meal] = job.meals;
    if (!meal) throw new Error(`"${message}" is no meal`);
    return { person, job, meal };
  }

  it("are listed with the meal and with the message", async () => {
    const { person, job, meal } = await withMeal();
    expect(meal.not_counted).toEqual([words]);
    expect((await listMeals(person))[0]?.not_counted).toEqual([words]);
    expect(job.not_counted).toEqual([words]);
    expect((await listJobs(person))[0]?.not_counted).toEqual([words]);
  });

  it("are listed with the message for all of its meals, in the order of the message", async () => {
    const person = await test.signUp();
    await log(
      person,
      "For breakfast an egg and vorbanella. For lunch rice. For dinner zibble and toast",
    );
    const [job] = await listJobs(person);
    expect(job?.not_counted).toEqual(["vorbanella", "zibble"]);
    const meals = await listMeals(person);
    expect(meals.map((meal) => meal.not_counted.length).sort()).toEqual([0, 1, 1]);
  });

  it("are absent from a message that has none, and from a failed message", async () => {
    const person = await test.signUp();
    await log(person, "two eggs");
    await log(person, "vorbanella");
    const [failed, counted] = await listJobs(person);
    expect(failed).toMatchObject({ status: "failed", error: expect.any(String) });
    expect(failed).not.toHaveProperty("not_counted");
    expect(counted).not.toHaveProperty("not_counted");
    expect((await listMeals(person))[0]?.not_counted).toEqual([]);
  });

  it("are not listed to other users", async () => {
    await withMeal();
    const person = await test.signUp();
    expect(await listJobs(person)).toEqual([]);
  });

  it("disappear from the meal, the message and the notes when a chosen food replaces them", async () => {
    const { person, meal } = await withMeal();
    const tag = String((await person.get(routes.jobs)).headers.etag);
    const [food] = foodSuggestions.parse(
      (await person.post(routes.foodSuggestions, { words: "orange juice" })).json(),
    ).items;
    const add = { kind: "add", words, food_id: food?.id };
    const edited = await edit(person, meal, add, dismissal);
    expect(edited.meal).toMatchObject({ version: 2, not_counted: [] });
    expect(edited.meal.items.at(-1)).toMatchObject({ food: food?.name, text: words });
    expect(edited.meal.macros.calories_kcal).toBeGreaterThan(meal.macros.calories_kcal ?? 0);
    expect(edited.meal.context.notes).not.toContain("Not counted");
    expect((await listJobs(person))[0]).not.toHaveProperty("not_counted");
    expect(String((await person.get(routes.jobs)).headers.etag)).not.toBe(tag);
    const [revision] = await getRevisions(person, meal.id);
    expect(revision?.patch).toEqual(edited.patch);
    expect(edited.patch.changes.at(-1)).toEqual({
      kind: "not-counted",
      before: words,
      after: null,
    });
  });

  it("are listed again after an undo", async () => {
    const { person, meal } = await withMeal();
    const edited = await edit(person, meal, dismissal);
    expect(edited.meal).toMatchObject({ version: 2, not_counted: [], items: meal.items });
    const undone = editedMeal.parse(
      (await person.post(routes.undoEdit(meal.id), { version: 2 })).json(),
    );
    expect(undone.meal).toEqual({ ...meal, version: 3 });
    expect(undone.patch.changes).toEqual([{ kind: "not-counted", before: null, after: words }]);
    expect((await listJobs(person))[0]?.not_counted).toEqual([words]);
  });

  it("can be replaced by other words, of the user's dictionary too, or by figures", async () => {
    const { person, meal } = await withMeal();
    await person.post(routes.dictionary, { phrase: "my drink", meaning: "200 ml orange juice" });
    const inWords = await edit(person, meal, { kind: "add", words: " my drink " }, dismissal);
    expect(inWords.meal.items.at(-1)?.food).toMatch(/orange juice/i);
    const amounts = { calories_kcal: 120 };
    const added = await edit(person, inWords.meal, { kind: "add", words, amounts });
    expect(added.meal.items.at(-1)).toMatchObject({ text: words, grams: null, macros: amounts });
  });

  it("stay if the other words name no food, or if they are not in the list", async () => {
    const { person, meal } = await withMeal();
    const unknown = await patch(person, meal, { kind: "add", words: "zibble" }, dismissal);
    expect([unknown.statusCode, unknown.json().message]).toEqual([
      422,
      "I don't know the food 'zibble'. Try a simpler name.",
    ]);
    const unlisted = await patch(person, meal, { kind: "dismiss-words", words: "toast" });
    expect(unlisted.statusCode).toBe(422);
    expect((await listMeals(person))[0]).toEqual(meal);
  });

  it("get at most three suggestions, also with an amount; unknown words get none", async () => {
    const person = await test.signUp();
    const suggest = async (text: string) =>
      foodSuggestions.parse((await person.post(routes.foodSuggestions, { words: text })).json())
        .items;
    const foods = await suggest("two glasses of vorbanella orange juice");
    expect(foods).toHaveLength(3);
    expect(foods[0]?.name).toMatch(/orange juice/i);
    expect(await suggest("vorbanella")).toEqual([]);
    expect((await person.post(routes.foodSuggestions, { words: "" })).statusCode).toBe(400);
  });

  it("do not change the energy range when they are dismissed", async () => {
    const { person, meal } = await withMeal();
    const { low_kcal: low = 0, high_kcal: high = 0 } = meal.energy_range ?? {};
    const kcal = meal.macros.calories_kcal ?? 0;
    expect(low).toBeLessThan(kcal);
    expect(high).toBeGreaterThan(kcal);
    expect((await edit(person, meal, dismissal)).meal.energy_range).toEqual(meal.energy_range);
  });

  it("a meal of unknown energy has no energy range", async () => {
    const person = await test.signUp();
    const key = { "idempotency-key": "k" };
    const quick = await person.post(routes.quickAdd, { amounts: { protein_g: 20 } }, key);
    expect(quick.json()).toMatchObject({ energy_range: null, not_counted: [] });
  });
});
