import {
  type ChatJob,
  type MealEntry,
  mealRestorableMs,
  type OwnFoodRequest,
  routes,
  type SavedOwnFood,
} from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { readZip } from "../../testing/read-zip.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp, testPassword } from "../../testing/test-app.ts";
import { purgeDeletedOwnFoods } from "./own-food-store.ts";

type FoodRequest = Extract<OwnFoodRequest, { kind: "food" }>;
type RecipeRequest = Extract<OwnFoodRequest, { kind: "recipe" }>;

const bar: FoodRequest = {
  kind: "food",
  name: "Zing bar",
  other_names: ["zing"],
  per: "serving",
  serving_g: 50,
  figures: { calories_kcal: 210, protein_g: 20, carbs_g: 18, fat_g: 7 },
};
const eggs: RecipeRequest = {
  kind: "recipe",
  name: "my omelette",
  other_names: [],
  lines: ["4 eggs", "20 g butter", "a pinch of salt"],
  servings: 2,
  cooked_g: null,
};

describe.each(mainDatabases)("Own foods and recipes of a user on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const add = (person: Person, body: object) => person.post(routes.ownFoods, body);
  const save = async (person: Person, body: OwnFoodRequest): Promise<SavedOwnFood> => {
    const answer = await add(person, body);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const list = async (person: Person): Promise<SavedOwnFood[]> =>
    (await person.get(routes.ownFoods)).json().items;
  const put = (person: Person, id: string, payload: object) =>
    person.request({ method: "PUT", url: routes.ownFood(id), payload });
  const meals = async (person: Person): Promise<MealEntry[]> =>
    (await person.get(routes.meals)).json().items;
  const log = async (person: Person, message: string): Promise<MealEntry> => {
    const before = (await meals(person)).map(({ id }) => id);
    await person.send(message);
    return vi.waitFor(async () => {
      const added = (await meals(person)).find(({ id }) => !before.includes(id));
      if (!added) throw new Error("not yet");
      return added;
    }, soon);
  };
  const edit = async (person: Person, meal: MealEntry, instructions: string) => {
    await person.edit(meal.id, instructions);
    return vi.waitFor(async () => {
      const status = (await person.get(routes.editStatus(meal.id))).json();
      if (!["completed", "failed"].includes(status.status)) throw new Error("not yet");
      return status;
    }, soon);
  };
  const mealOf = async (person: Person, id: string): Promise<MealEntry> =>
    (await person.get(routes.meal(id))).json();

  it("are added, listed by name, changed and deleted by their own user only", async () => {
    const [ann, bob] = [await test.signUp(), await test.signUp()];
    const saved = await save(ann, bar);
    expect(saved).toMatchObject({ ...bar, version: 1, recipe: null });
    const omelette = await save(ann, eggs);
    expect((await list(ann)).map(({ name }) => name)).toEqual(["my omelette", "Zing bar"]);
    expect(await list(bob)).toEqual([]);
    for (const answer of [
      await put(bob, saved.id, bar),
      await bob.delete(routes.ownFood(saved.id)),
      await bob.post(routes.restoreOwnFood(saved.id)),
      await bob.get(routes.outdatedMeals(saved.id)),
      await bob.post(routes.outdatedMeals(saved.id)),
      await put(ann, omelette.id, bar),
    ]) {
      expect(answer.json().error).toBe("own_food_not_found");
    }
    const changed = await put(ann, saved.id, { ...bar, name: "Zing", other_names: [] });
    expect(changed.json()).toMatchObject({ id: saved.id, name: "Zing", version: 2 });
    const same = await put(ann, saved.id, { ...bar, name: "Zing", other_names: [] });
    expect(same.json()).toMatchObject({ version: 2 });
    expect((await ann.delete(routes.ownFood(saved.id))).statusCode).toBe(204);
    expect(await list(ann)).toHaveLength(1);
  });

  it("that waited on a device are saved for their author only", async () => {
    const [ann, bob] = [await test.signUp(), await test.signUp()];
    const { email, createdAt } = (await ann.get(routes.currentUser)).json();
    const written = { ...bar, written_by: { email, createdAt } };
    const saved = await save(ann, written);
    for (const answer of [await add(bob, written), await put(bob, saved.id, written)]) {
      expect([answer.statusCode, answer.json().error]).toEqual([409, "written_by_another"]);
    }
    expect(await list(bob)).toEqual([]);
    const changed = await put(ann, saved.id, { ...written, name: "Zing" });
    expect(changed.json()).toMatchObject({ name: "Zing", version: 2 });
  });

  it("are used in messages, edits and suggestions before the foods of the table", async () => {
    const ann = await test.signUp();
    await save(ann, bar);
    const meal = await log(ann, "two zing bars and a banana");
    expect(meal.items[0]).toMatchObject({
      grams: 100,
      source: "Your own food",
      macros: { calories_kcal: 420 },
    });
    expect(meal.items[0]?.portion.explanation).toContain("Your own food: Zing bar.");
    await edit(ann, meal, "replace the banana with a zing");
    expect((await mealOf(ann, meal.id)).items[1]).toMatchObject({ food: "Zing bar", grams: 50 });
    const { items } = (await ann.post(routes.foodSuggestions, { words: "zing" })).json();
    expect(items[0]).toMatchObject({ name: "Zing bar", source: "Your own food" });
    const choices = (await ann.get(routes.itemChoices(meal.id, 0))).json();
    expect(choices.foods[0].name).toBe("Zing bar");
    expect(choices.portions).toEqual([{ label: "serving", grams: 50 }]);
    const again = await ann.post(routes.logAgain, {
      meals: [{ id: meal.id, consumed_at: new Date().toISOString() }],
    });
    expect(again.json().items[0].items[0]).toMatchObject({ food: "Zing bar", grams: 100 });
  });

  it.each<[object, string]>([
    [{ ...bar, name: "my granola" }, "own_name_taken"],
    [{ ...bar, name: " MY  lattes " }, "own_name_taken"],
    [{ ...bar, other_names: ["My Granola"] }, "own_name_taken"],
    [{ ...bar, name: "lunch" }, "own_word_unusable"],
    [{ ...bar, figures: { protein_g: 30, carbs_g: 20, fat_g: 3 } }, "own_food_too_heavy"],
    [{ ...bar, figures: {} }, "invalid_request"],
    [{ ...bar, figures: { calories_kcal: -1 } }, "invalid_request"],
    [{ ...bar, figures: { calories_kcal: 20_000 } }, "invalid_request"],
    [{ ...bar, figures: { magic_g: 1 } }, "invalid_request"],
    [{ ...bar, serving_g: 0 }, "invalid_request"],
    [{ ...bar, name: "x".repeat(81) }, "invalid_request"],
    [
      { ...bar, other_names: Array.from({ length: 11 }, (_, at) => `bar ${at}`) },
      "invalid_request",
    ],
    [{ ...eggs, lines: ["hello there"] }, "recipe_unread"],
    [{ ...eggs, lines: [] }, "invalid_request"],
    [{ ...eggs, lines: ["x".repeat(201)] }, "invalid_request"],
    [{ ...eggs, servings: 0 }, "invalid_request"],
  ])("refuse %j with %s", async (body, error) => {
    const ann = await test.signUp();
    await save(ann, { ...bar, name: "my granola", other_names: [] });
    await ann.post(routes.dictionary, { phrase: "my latte", meaning: "300 ml latte" });
    expect((await add(ann, body)).json()).toMatchObject({ error });
    expect(await list(ann)).toHaveLength(1);
  });

  it("have names that the user's own words cannot have", async () => {
    const ann = await test.signUp();
    const { id } = await save(ann, bar);
    const words = { phrase: "zing bars", meaning: "2 eggs" };
    expect((await ann.post(routes.dictionary, words)).json().error).toBe("own_name_taken");
    // Its own names are free for itself.
    expect((await put(ann, id, { ...bar, name: "zing", other_names: [] })).statusCode).toBe(200);
    expect((await ann.post(routes.dictionary, words)).statusCode).toBe(201);
  });

  it("can be restored for ten minutes after deletion, unless the name has another meaning", async () => {
    const ann = await test.signUp();
    const saved = await save(ann, bar);
    await ann.delete(routes.ownFood(saved.id));
    const lost = await log(ann, "a zing bar");
    expect(lost.items[0]?.source).not.toBe("Your own food");
    expect((await ann.post(routes.restoreOwnFood(saved.id))).json()).toEqual(saved);
    expect((await ann.post(routes.restoreOwnFood(saved.id))).statusCode).toBe(200);
    expect((await log(ann, "a zing bar")).items[0]?.source).toBe("Your own food");

    await ann.delete(routes.ownFood(saved.id));
    const other = await save(ann, { ...bar, name: "zing", other_names: [] });
    const taken = await ann.post(routes.restoreOwnFood(saved.id));
    expect(taken.json().error).toBe("own_name_taken");
    await ann.delete(routes.ownFood(other.id));
    await test.queries
      .updateTable("own_foods")
      .set({ deleted_at: Date.now() - mealRestorableMs })
      .where("id", "=", saved.id)
      .execute();
    const late = await ann.post(routes.restoreOwnFood(saved.id));
    expect(late.json().error).toBe("own_food_not_found");
    await purgeDeletedOwnFoods(test.queries);
    const rows = await test.queries
      .selectFrom("own_foods")
      .select("id")
      .where("user_id", "=", ann.userId)
      .execute();
    expect(rows).toEqual([{ id: other.id }]);
  });

  it("are recipes whose figures are the sum of their ingredients, by servings or cooked weight", async () => {
    const ann = await test.signUp();
    const preview = (body: object) => ann.post(routes.recipePreview, body);
    const { lines, servings, cooked_g } = eggs;
    const shown = (await preview({ lines, servings, cooked_g })).json();
    expect(shown.lines.map((line: { items: unknown[] }) => line.items.length)).toEqual([1, 1, 1]);
    const saved = await save(ann, eggs);
    expect(saved).toMatchObject({ figures: shown.figures, serving_g: shown.serving_g });
    const half = await log(ann, "half a serving of my omelette");
    expect(half.macros.calories_kcal).toBeCloseTo((saved.figures.calories_kcal ?? 0) / 2, 0);
    const weighed = (await preview({ lines, servings: null, cooked_g: 200 })).json();
    expect(weighed).toMatchObject({ per: "100-g", serving_g: null });
    expect(weighed.figures.calories_kcal).toBeCloseTo(shown.figures.calories_kcal, 0);
    const unread = (await preview({ lines: ["200 g zorblat"], servings: 1, cooked_g })).json();
    expect(unread.lines[0]).toMatchObject({ items: [], not_counted: ["200 g zorblat"] });
  });

  it("are read and worded in the language of the screens", async () => {
    const ann = await test.signUp();
    const german = { "accept-language": "de" };
    const lines = ["500 g Hackfleisch", "2 Zwiebeln", "200 g Zorblax"];
    const body = { lines, servings: 4, cooked_g: null };
    const preview = (headers: Record<string, string>) =>
      ann.post(routes.recipePreview, body, headers);
    expect((await preview(german)).json().lines).toMatchObject([
      { items: [{ name: "Hackfleisch" }] },
      { items: [{ name: "Zwiebel" }] },
      { items: [], not_counted: ["200 g Zorblax"] },
    ]);
    const message =
      "Chili mit 500 g Hackfleisch und 2 Zwiebeln, für 4 Personen, ich hatte eine Portion";
    const meal = await log(ann, message);
    const draft = (await ann.get(routes.recipeDraft(meal.id), german)).json();
    expect(draft).toMatchObject({
      name: "Chili von mir",
      lines: ["500 g Hackfleisch", "2 Zwiebeln"],
      servings: 4,
      is_recipe: true,
    });
  });

  it("come from the message of a meal, with all that was in the pot", async () => {
    const ann = await test.signUp();
    const meal = await log(
      ann,
      "made chili with 500 g beef, 1 can kidney beans and an onion; serves 4, I had one",
    );
    const draft = (await ann.get(routes.recipeDraft(meal.id))).json();
    expect(draft).toEqual({
      name: "my chili",
      lines: ["500 g beef", "1 can kidney beans", "an onion"],
      servings: 4,
      cooked_g: null,
      is_recipe: true,
    });
    const { is_recipe, ...parts } = draft;
    const basis = { kind: "meal", id: meal.id } as const;
    const saved = await save(ann, { kind: "recipe", other_names: [], ...parts, based_on: basis });
    expect(saved.figures.calories_kcal).toBeCloseTo(meal.macros.calories_kcal ?? 0, 0);
    const two = await log(ann, "two bowls of my chili");
    expect(two.macros.calories_kcal).toBeCloseTo(2 * (meal.macros.calories_kcal ?? 0), 0);
    expect(saved.meal_id).toBe(meal.id);
    const next = (await ann.get(routes.recipeDraft(meal.id))).json();
    expect(next.name).toBe("my chili 2");
  });

  it("are all that was in the pot as long as no edit changes the eaten foods", async () => {
    const ann = await test.signUp();
    const meal = await log(ann, "made chili with 500 g beef and 2 onions; serves 4, I had one");
    const isWholePot = async () =>
      (await ann.get(routes.recipeDraft(meal.id))).json().is_recipe as boolean;
    await edit(ann, meal, "it was dinner, save as my chili");
    expect(await list(ann)).toMatchObject([
      { name: "my chili", recipe: { lines: [{}, { words: "2 onions" }], servings: 4 } },
    ]);
    expect(await isWholePot()).toBe(true);
    await edit(ann, meal, "remove the onions");
    expect(await isWholePot()).toBe(false);
    await edit(ann, meal, "undo");
    expect(await isWholePot()).toBe(true);
    await edit(ann, meal, "remove the onions, save as my other chili");
    expect((await list(ann)).at(-1)).toMatchObject({ recipe: { lines: [{}], servings: 1 } });
  });

  it("are offered in the history for a message that describes a recipe, until its meal is edited", async () => {
    const ann = await test.signUp();
    const offered = async (): Promise<unknown[]> =>
      (await ann.get(routes.jobs))
        .json()
        .items.map((job: ChatJob) => job.logged_meals?.map(({ is_recipe }) => is_recipe));
    const meal = await log(ann, "made chili with 500 g beef and 2 onions; serves 4, I had one");
    expect(await offered()).toEqual([[true]]);
    await log(ann, "shared a pizza with 2 friends, I had a third");
    await log(ann, "200 g rice and 2 eggs");
    await ann.post(routes.logAgain, {
      meals: [{ id: meal.id, consumed_at: new Date().toISOString() }],
    });
    expect(await offered()).toEqual([[undefined], [undefined], [undefined], [true]]);
    await edit(ann, meal, "remove the onions");
    expect((await offered()).at(-1)).toEqual([undefined]);
  });

  it("are added once if a request is resent with its key, also after deletion", async () => {
    const [ann, bob] = [await test.signUp(), await test.signUp()];
    const key = { "idempotency-key": "recipe-1" };
    const added = await ann.post(routes.ownFoods, eggs, key);
    const resent = await ann.post(routes.ownFoods, { ...eggs, name: "my eggs" }, key);
    expect(resent.json()).toEqual(added.json());
    expect((await bob.post(routes.ownFoods, eggs, key)).statusCode).toBe(201);
    await ann.delete(routes.ownFood(added.json().id));
    expect((await ann.post(routes.ownFoods, eggs, key)).json()).toEqual(added.json());
    expect(await list(ann)).toEqual([]);
    const invalid = await ann.post(routes.ownFoods, eggs, { "idempotency-key": " " });
    expect(invalid.json().error).toBe("idempotency_key_invalid");
  });

  it("do not name a meal of another user as their origin", async () => {
    const [ann, bob] = [await test.signUp(), await test.signUp()];
    const meal = await log(ann, "2 eggs");
    const based_on = { kind: "meal", id: meal.id } as const;
    expect(await save(bob, { ...eggs, based_on })).toMatchObject({ meal_id: null });
  });

  it("come from a logged meal, whose foods keep their figures while their words stay", async () => {
    const ann = await test.signUp();
    const added = await ann.post(routes.quickAdd, {
      amounts: { calories_kcal: 333 },
      title: "Market soup",
    });
    const meal: MealEntry = added.json();
    await edit(ann, meal, "add 2 eggs");
    const draft = (await ann.get(routes.recipeDraft(meal.id))).json();
    expect(draft).toMatchObject({ servings: 1, is_recipe: false });
    const { is_recipe, ...parts } = draft;
    const basis = { kind: "meal", id: meal.id } as const;
    const request = { kind: "recipe", other_names: [], ...parts, name: "my soup" } as const;
    const saved = await save(ann, { ...request, based_on: basis });
    const kcal = (await mealOf(ann, meal.id)).macros.calories_kcal ?? 0;
    expect(saved.figures.calories_kcal).toBeCloseTo(kcal, 0);
    // Another line is read; those that stay are not read again.
    const changed = await put(ann, saved.id, {
      ...request,
      lines: [...parts.lines, "10 g butter"],
    });
    expect(changed.json().figures.calories_kcal).toBeGreaterThan(kcal + 60);
    const copy = await save(ann, {
      ...request,
      name: "my other soup",
      based_on: { kind: "own-food", id: saved.id },
    });
    expect(copy.figures.calories_kcal).toBeCloseTo(kcal, 0);
  });

  it("are saved by an edit in words, once for each name", async () => {
    const ann = await test.signUp();
    const meal = await log(ann, "200 g rice and 2 eggs");
    const status = await edit(ann, meal, "save this as my lunch bowl");
    expect(status.patch.changes).toEqual([{ kind: "saved-recipe", name: "my lunch bowl" }]);
    expect(await list(ann)).toMatchObject([{ name: "my lunch bowl", kind: "recipe", version: 1 }]);
    const again = await log(ann, "my lunch bowl");
    expect(again.macros.calories_kcal).toBeCloseTo(meal.macros.calories_kcal ?? 0, 0);
    const taken = await edit(ann, again, "save it as my lunch bowl");
    expect(taken).toMatchObject({ status: "failed" });
    expect(taken.error).toContain("'my lunch bowl'");
    expect(await list(ann)).toHaveLength(1);
  });

  it("change logged meals only if the user asks for it, as edits that can be undone", async () => {
    const [ann, bob] = [await test.signUp(), await test.signUp()];
    const saved = await save(ann, bar);
    const meal = await log(ann, "2 zing bars");
    const weighed = await log(ann, "60 g zing bar and a banana");
    await save(bob, bar);
    const other = await log(bob, "2 zing bars");
    const count = async () => (await ann.get(routes.outdatedMeals(saved.id))).json();
    expect(await count()).toEqual({ meals: 0 });
    await put(ann, saved.id, {
      ...bar,
      serving_g: 60,
      figures: { ...bar.figures, calories_kcal: 240 },
    });
    expect(await count()).toEqual({ meals: 2 });
    expect((await mealOf(ann, meal.id)).macros.calories_kcal).toBe(420);
    expect((await ann.post(routes.outdatedMeals(saved.id))).json()).toEqual({ meals: 2 });
    expect(await count()).toEqual({ meals: 0 });
    const after = await mealOf(ann, meal.id);
    expect(after).toMatchObject({ version: 2, macros: { calories_kcal: 480 } });
    expect(after.items[0]?.grams).toBe(120);
    expect((await mealOf(ann, weighed.id)).items[0]).toMatchObject({
      grams: 60,
      macros: { calories_kcal: 240 },
    });
    expect((await mealOf(bob, other.id)).macros.calories_kcal).toBe(420);
    const revisions = (await ann.get(routes.mealRevisions(meal.id))).json();
    expect(revisions.items).toHaveLength(1);
    await ann.post(routes.undoEdit(meal.id), { version: 2 });
    expect((await mealOf(ann, meal.id)).macros.calories_kcal).toBe(420);
  });

  it("are exported with the account and deleted with it", async () => {
    const ann = await test.signUp();
    await save(ann, eggs);
    const files = readZip((await ann.get(routes.accountExport)).rawPayload);
    const [row] = JSON.parse(files.get("data/own_foods.json")?.toString() ?? "[]");
    expect(row).toMatchObject({
      name: "my omelette",
      recipe: { lines: [{ words: "4 eggs" }, {}, {}] },
    });
    const payload = { password: testPassword };
    await ann.request({ method: "DELETE", url: routes.account, payload });
    for (const table of ["own_foods", "own_food_names"] as const) {
      const rows = await test.queries
        .selectFrom(table)
        .select("user_id")
        .where("user_id", "=", ann.userId)
        .execute();
      expect(rows).toEqual([]);
    }
  });
});
