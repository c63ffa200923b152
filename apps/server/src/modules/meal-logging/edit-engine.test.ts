import { editedMeal, itemChoices, mealList, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

describe.each(mainDatabases)("Edits of a meal by the engine on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  async function withMeal(message: string) {
    const person = await test.signUp();
    await person.send(message, { "time-zone": "Europe/Paris" });
    const meal = await vi.waitFor(async () => {
      const { items } = mealList.parse((await person.get(routes.meals)).json());
      if (!items[0]) throw new Error("Not read yet");
      return items[0];
    }, soon);
    return { person, meal, id: meal.id };
  }

  async function follow(person: Person, id: string, instructions: string) {
    const started = await person.edit(id, instructions, { "time-zone": "Europe/Paris" });
    expect(started.statusCode).toBe(202);
    return vi.waitFor(async () => {
      const status = (await person.get(routes.editStatus(id))).json();
      expect(status.status).not.toBe("processing");
      return status;
    }, soon);
  }

  const read = async (person: Person, id: string) => (await person.get(routes.meal(id))).json();

  it("the patch has the words of an instruction that were not used, and its undo does not", async () => {
    const { person, id } = await withMeal("200 g rice and 10 g butter");
    const told = await follow(person, id, "the rice was 150 g, frumious bandersnatch weather");
    const kinds = (patch: { changes: { kind: string }[] }) => patch.changes.map(({ kind }) => kind);
    expect(told.patch.changes).toContainEqual({
      kind: "not-used",
      words: "frumious bandersnatch weather",
    });
    await follow(person, id, "undo");
    const [undone, edit] = (await person.get(routes.mealRevisions(id))).json().items;
    expect(kinds(edit.patch)).toContain("not-used");
    expect(kinds(undone.patch)).not.toContain("not-used");
  });

  it("an instruction changes the meal, its patch has the figures, and 'undo' restores it exactly", async () => {
    const { person, id, meal } = await withMeal("200 g rice, an apple and 10 g butter");
    const status = await follow(person, id, "remove the butter and double the rice");
    expect(status.status).toBe("completed");
    const names = status.patch.changes.map(
      (change: { before: { grams: number } | null; after: { grams: number } | null }) => [
        change.before?.grams,
        change.after?.grams,
      ],
    );
    expect(names).toEqual(
      expect.arrayContaining([
        [10, undefined],
        [200, 400],
      ]),
    );
    const edited = await read(person, id);
    expect(edited.items).toHaveLength(2);
    expect(edited.items.find((item: { food: string }) => /apple/i.test(item.food))).toEqual(
      meal.items.find((item) => /apple/i.test(item.food)),
    );
    expect(edited.macros.calories_kcal).toBe(status.patch.calories_kcal.after);
    expect((await follow(person, id, "undo")).status).toBe("completed");
    expect(await read(person, id)).toEqual({ ...meal, version: 3 });
  });

  it("an instruction moves the meal to yesterday in the user's time zone", async () => {
    const { person, id, meal } = await withMeal("200 g rice");
    expect((await follow(person, id, "change to yesterday")).status).toBe("completed");
    const moved = await read(person, id);
    const dayBefore = new Date(Date.parse(`${meal.local_day}T00:00:00Z`) - 86_400_000);
    expect(moved.local_day).toBe(dayBefore.toISOString().slice(0, 10));
  });

  it.each([
    ["remove the pickle", /pickle/],
    ["blorb the zog", /[.]$/],
    ["remove everything", /Delete the meal/],
  ])(
    "an instruction that cannot be applied leaves the meal unchanged, and says why: %j",
    async (instructions, words) => {
      const { person, id, meal } = await withMeal("200 g rice and an apple");
      const status = await follow(person, id, instructions);
      expect(status).toEqual({ status: "failed", error: expect.stringMatching(words) });
      expect(await read(person, id)).toEqual(meal);
    },
  );

  it("direct edits choose another portion, another food, the time and the meal type", async () => {
    const { person, id, meal } = await withMeal("a slice of whole wheat bread");
    const choices = itemChoices.parse((await person.get(routes.itemChoices(id, 0))).json());
    expect(choices.foods.map((food) => food.id)).toContain(meal.items[0]?.food_id);
    expect(choices.foods.length).toBeLessThanOrEqual(5);
    const other = choices.foods.find((food) => food.id !== meal.items[0]?.food_id);
    const portion = choices.portions[0];
    const consumedAt = new Date(Date.parse(meal.context.consumed_at) - 3_600_000).toISOString();
    const operations = [
      { kind: "set-portion", item: 0, label: portion?.label, count: 3 },
      { kind: "set-meal-type", meal_type: "snack" },
      { kind: "set-time", consumed_at: consumedAt },
      { kind: "rename", title: "Bread, three times" },
    ];
    const patch = (version: number, list: readonly object[]) =>
      person.request({
        method: "PATCH",
        url: routes.meal(id),
        payload: { version, operations: list },
      });
    const first = editedMeal.parse((await patch(1, operations)).json());
    expect(first.meal.items[0]?.grams).toBeCloseTo(3 * (portion?.grams ?? 0), 1);
    expect(first.meal).toMatchObject({
      title: "Bread, three times",
      context: { meal_type: "snack", consumed_at: consumedAt },
    });
    const second = await patch(2, [{ kind: "choose-food", item: 0, food_id: other?.id }]);
    expect(editedMeal.parse(second.json()).meal.items[0]).toMatchObject({
      food_id: other?.id,
      grams: first.meal.items[0]?.grams,
    });
    const refused = await patch(3, [{ kind: "choose-food", item: 0, food_id: "no-such-food" }]);
    expect([refused.statusCode, refused.json().error]).toEqual([422, "edit_refused"]);
    for (const version of [3, 4]) await person.post(routes.undoEdit(id), { version });
    expect(await read(person, id)).toEqual({ ...meal, version: 5 });
  });
});
