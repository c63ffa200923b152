import { type MealEntry, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(mainDatabases)("Dictionary of a user on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const latte = { phrase: "My Latte", meaning: "300 ml oat milk latte" };
  const add = (person: Person, body: object) => person.post(routes.dictionary, body);
  const list = async (person: Person) => (await person.get(routes.dictionary)).json().items;
  const put = (person: Person, id: string, payload: object) =>
    person.request({ method: "PUT", url: routes.dictionaryEntry(id), payload });
  const offerOf = async (person: Person, mealId: string) =>
    (await person.get(routes.suggestedDictionaryEntry(mealId))).json().offer;
  const meals = async (person: Person): Promise<MealEntry[]> =>
    (await person.get(routes.meals)).json().items;
  const log = async (person: Person, message: string): Promise<MealEntry> => {
    const before = (await meals(person)).length;
    await person.send(message);
    return vi.waitFor(async () => {
      const all = await meals(person);
      if (all.length === before) throw new Error("not yet");
      return all.sort((one, other) => (one.id < other.id ? 1 : -1))[0] as MealEntry;
    }, soon);
  };
  const edited = (person: Person, id: string, version: number): Promise<MealEntry> =>
    vi.waitFor(async () => {
      const meal: MealEntry = (await person.get(routes.meal(id))).json();
      if (meal.version < version) throw new Error("not yet");
      return meal;
    }, soon);

  it("adds, changes and deletes entries of its own user only", async () => {
    const [ann, bob] = [await test.signUp(), await test.signUp()];
    const made = await add(ann, latte);
    expect(made.statusCode).toBe(201);
    const { id } = made.json();
    expect(await list(ann)).toEqual([{ id, ...latte }]);
    expect(await list(bob)).toEqual([]);
    const other = { phrase: "my latte", meaning: "200 ml latte" };
    expect((await put(bob, id, other)).statusCode).toBe(404);
    expect((await bob.delete(routes.dictionaryEntry(id))).json().error).toBe("own_word_not_found");
    expect((await put(ann, id, other)).json()).toEqual({ id, ...other });
    expect(await list(ann)).toEqual([{ id, ...other }]);
    expect((await ann.delete(routes.dictionaryEntry(id))).statusCode).toBe(204);
    expect(await list(ann)).toEqual([]);
  });

  it.each([
    [{ phrase: "  my  LATTES ", meaning: "tea" }, "own_word_taken"],
    [{ phrase: "lunch", meaning: "2 eggs" }, "own_word_unusable"],
    [{ phrase: "my thing", meaning: "hello there" }, "own_meaning_unread"],
    [{ phrase: "", meaning: "2 eggs" }, "invalid_request"],
    [{ phrase: "x".repeat(81), meaning: "2 eggs" }, "invalid_request"],
    [{ phrase: "my eggs", meaning: "2 eggs ".repeat(80) }, "invalid_request"],
    [{ phrase: "my\0egg", meaning: "2 eggs" }, "invalid_request"],
  ])("refuses %j with %s", async (body, error) => {
    const ann = await test.signUp();
    await add(ann, latte);
    expect((await add(ann, body)).json()).toMatchObject({ error });
    expect(await list(ann)).toHaveLength(1);
  });

  it("is used in messages and edits, and the portion's explanation names it", async () => {
    const ann = await test.signUp();
    await add(ann, latte);
    const meal = await log(ann, "2 my latte and a banana");
    expect(meal.description).toBe("2 my latte and a banana");
    expect(meal.items[0]?.portion.explanation).toContain(
      "Your own words: My Latte = 300 ml oat milk latte.",
    );
    await ann.edit(meal.id, "add my latte");
    const { items } = await edited(ann, meal.id, 2);
    const [two, , one] = items.map(({ grams }) => grams ?? 0);
    expect(two).toBeCloseTo(2 * (one ?? 0), 1);
  });

  it("suggests an entry after an edit, until the user adds it", async () => {
    const ann = await test.signUp();
    const meal = await log(ann, "porridge");
    expect(await offerOf(ann, meal.id)).toBeNull();
    await ann.edit(meal.id, "make it 300 g");
    await edited(ann, meal.id, 2);
    const offer = await offerOf(ann, meal.id);
    expect(offer).toEqual({ phrase: "porridge", meaning: "300 g porridge" });
    expect(await list(ann)).toEqual([]);
    await add(ann, offer);
    expect(await offerOf(ann, meal.id)).toBeNull();
    const again = await log(ann, "porridge");
    expect(again.items[0]?.grams).toBe(300);
  });

  it("does not suggest a declined phrase again, nor another user's meal", async () => {
    const [ann, bob] = [await test.signUp(), await test.signUp()];
    const meal = await log(ann, "porridge");
    await ann.edit(meal.id, "make it 300 g");
    await edited(ann, meal.id, 2);
    expect((await bob.get(routes.suggestedDictionaryEntry(meal.id))).statusCode).toBe(404);
    const refused = await ann.post(routes.declinedSuggestions, { phrase: "Porridge" });
    expect(refused.statusCode).toBe(204);
    expect(await offerOf(ann, meal.id)).toBeNull();
    const next = await log(ann, "porridge");
    await ann.edit(next.id, "make it 250 g");
    await edited(ann, next.id, 2);
    expect(await offerOf(ann, next.id)).toBeNull();
  });

  it("is deleted with the account", async () => {
    const ann = await test.signUp();
    await add(ann, latte);
    await ann.post(routes.declinedSuggestions, { phrase: "porridge" });
    const rows = async () => [
      ...(await test.queries
        .selectFrom("own_words")
        .selectAll()
        .where("user_id", "=", ann.userId)
        .execute()),
      ...(await test.queries
        .selectFrom("own_word_refusals")
        .selectAll()
        .where("user_id", "=", ann.userId)
        .execute()),
    ];
    expect(await rows()).toHaveLength(2);
    await test.queries.deleteFrom("users").where("id", "=", ann.userId).execute();
    expect(await rows()).toEqual([]);
  });
});
