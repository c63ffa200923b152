import { randomUUIDv7 } from "node:crypto";
import {
  editedMeal,
  errors,
  itemChoices,
  mealEditsKept,
  mealRevisions,
  routes,
} from "@morsel/contracts";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { calls, type EditTest, startEditTest } from "../../testing/edit-test.ts";
import { BlockingEditor, doubled } from "../../testing/editors.ts";
import type { Person } from "../../testing/test-app.ts";

const remove = { kind: "set-grams", item: 0, grams: 100 };
const taps = (version: number, operations: readonly object[] = [remove]) => ({
  version,
  operations,
});

describe.each(mainDatabases)("Direct edits on %s", (database) => {
  let test: EditTest<BlockingEditor>;
  beforeAll(async () => {
    test = await startEditTest(database, new BlockingEditor());
  });
  afterAll(() => test.app.close());
  beforeEach(() => {
    test.editor.applyOperations = doubled;
  });

  const patch = (person: Person, id: string, payload: object) =>
    person.request({ method: "PATCH", url: routes.meal(id), payload });
  const undo = (person: Person, id: string, version: number) =>
    person.post(routes.undoEdit(id), { version });
  const historyOf = async (person: Person, id: string) =>
    mealRevisions.parse((await person.get(routes.mealRevisions(id))).json()).items;

  it("a direct edit changes the meal in the same request, and is in the history without instructions [S6.edit]", async () => {
    const { person, id } = await test.withMeal();
    const answer = await patch(person, id, taps(1));
    expect(answer.statusCode).toBe(200);
    const edited = editedMeal.parse(answer.json());
    expect(edited.meal).toEqual(await test.mealOf(person, id));
    expect(edited.meal).toMatchObject({ version: 2, macros: { calories_kcal: 155 } });
    expect(edited.patch.calories_kcal).toEqual({ before: 77.5, after: 155 });
    expect(await historyOf(person, id)).toEqual([
      {
        version: 2,
        edited_at: expect.any(String),
        instructions: null,
        patch: edited.patch,
        made_by: "person",
        is_undo: false,
      },
    ]);
  });

  it("hand each operation to the engine in the engine's terms", async () => {
    const { person, id } = await test.withMeal();
    const heard: unknown[] = [];
    test.editor.applyOperations = (meal, operations, written) => {
      heard.push(...operations, written.timeZone);
      return doubled(meal);
    };
    const operations = [
      { kind: "remove", item: 0 },
      { kind: "choose-food", item: 1, food_id: "egg-boiled" },
      { kind: "set-portion", item: 1, label: "large", count: 2 },
      { kind: "set-time", consumed_at: "2026-05-03T10:00:00+02:00" },
      { kind: "set-meal-type", meal_type: "dinner" },
      { kind: "rename", title: "Eggs" },
      { kind: "add", words: " an egg ", food_id: "egg-boiled" },
      { kind: "add", words: "cake", amounts: { calories_kcal: 120 } },
      { kind: "dismiss-words", words: "a vorbanella" },
    ];
    await patch(person, id, taps(1, operations));
    expect(heard).toEqual([
      { kind: "remove", item: 0 },
      { kind: "choose-food", item: 1, foodId: "egg-boiled" },
      { kind: "set-portion", item: 1, label: "large", count: 2 },
      { kind: "set-time", consumedAtMs: Date.UTC(2026, 4, 3, 8) },
      { kind: "set-meal-type", mealType: "dinner" },
      { kind: "rename", title: "Eggs" },
      { kind: "add-words", words: "an egg", foodId: "egg-boiled" },
      { kind: "add-words", words: "cake", amounts: { calories_kcal: 120 } },
      { kind: "dismiss-words", words: "a vorbanella" },
      "America/New_York",
    ]);
  });

  it("are rejected for another version of the meal, and while an instruction is running", async () => {
    const { person, id } = await test.withMeal();
    await patch(person, id, taps(1));
    for (const answer of [await patch(person, id, taps(1)), await undo(person, id, 1)]) {
      expect([answer.statusCode, answer.json().error]).toEqual([409, "edit_conflict"]);
    }
    const before = test.editor.calls.length;
    await person.edit(id, "double it");
    for (const answer of [await patch(person, id, taps(2)), await undo(person, id, 2)]) {
      expect([answer.statusCode, answer.json().error]).toEqual([409, "edit_underway"]);
    }
    await calls(test.editor, before + 1);
    test.editor.calls.at(-1)?.finish();
    await test.untilEnded(person, id);
    expect((await test.mealOf(person, id)).version).toBe(3);
  });

  it("exactly one of many concurrent direct edits and undos succeeds", async () => {
    const { person, id } = await test.withMeal();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        at % 2 === 0 ? patch(person, id, taps(1)) : undo(person, id, 1),
      ),
    );
    const codes = answers.map((answer) => answer.statusCode).sort();
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(11);
    expect(await historyOf(person, id)).toHaveLength(1);
  });

  it("get the engine's reason if it refuses them", async () => {
    const { person, id } = await test.withMeal();
    test.editor.applyOperations = () => ({
      kind: "refused",
      refusal: "leaves-nothing",
      words: [],
    });
    const answer = await patch(person, id, taps(1));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: "edit_refused",
      message: "That would leave nothing of this meal. Delete the meal instead.",
    });
    expect((await test.mealOf(person, id)).version).toBe(1);
  });

  it.each<[string, object]>([
    ["no version", { operations: [remove] }],
    ["no operation", taps(1, [])],
    ["too many operations", taps(1, Array(51).fill(remove))],
    ["an operation that needs words read", taps(1, [{ kind: "add", mention: { words: "egg" } }])],
    ["a negative item", taps(1, [{ ...remove, item: -1 }])],
    ["a fractional item", taps(1, [{ ...remove, item: 0.5 }])],
    ["an amount as text", taps(1, [{ ...remove, grams: "100" }])],
    ["an invalid time", taps(1, [{ kind: "set-time", consumed_at: "yesterday" }])],
    ["a title of 81 characters", taps(1, [{ kind: "rename", title: "x".repeat(81) }])],
    ["a title with a NUL", taps(1, [{ kind: "rename", title: "a\0b" }])],
    ["a key of another operation", taps(1, [{ ...remove, title: "x" }])],
  ])("an edit with %s gets 400", async (_name, payload) => {
    const { person, id } = await test.withMeal();
    const answer = await patch(person, id, payload);
    expect([answer.statusCode, answer.json().error]).toEqual([400, "invalid_request"]);
    expect((await test.mealOf(person, id)).version).toBe(1);
  });

  it("each undo restores the version before exactly, in any order of edits and undos", async () => {
    const step = fc.constantFrom("edit", "undo");
    const steps = fc.array(step, { minLength: 2, maxLength: 10 });
    const { person, ids } = await test.withMeals(15);
    const next = ids.values();
    await fc.assert(
      fc.asyncProperty(steps, (names) => play(person, next.next().value ?? "", names)),
      { numRuns: ids.length, endOnFailure: true },
    );
  });

  /** Edits and undoes, and keeps a list of the expected meals. */
  async function play(person: Person, id: string, names: readonly string[]): Promise<void> {
    const read = async () => {
      const { version, ...meal } = await test.mealOf(person, id);
      return { version, meal };
    };
    const past = [await read()];
    for (const name of names) {
      const { version } = await read();
      if (name === "edit") {
        await patch(person, id, taps(version));
        past.push(await read());
      } else {
        const { error } = (await undo(person, id, version)).json();
        expect(error).toBe(past.length > 1 ? undefined : "nothing_to_undo");
        if (past.length > 1) past.pop();
      }
      expect((await read()).meal).toEqual(past.at(-1)?.meal);
    }
  }

  it("an edit and its undo leave the stored row unchanged to the last digit", async () => {
    const { person, id } = await test.withMeal();
    const stored = async () => {
      const { version, updated_at, ...row } = await test.app.queries
        .selectFrom("meals")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return row;
    };
    const third = 1 / 3;
    await test.app.queries
      .updateTable("meals")
      .set({ calories_kcal: third, serving_size_g: 0.1 + 0.2, consumed_at: 1 })
      .where("id", "=", id)
      .execute();
    const before = await stored();
    await patch(person, id, taps(1));
    const answer = await undo(person, id, 2);
    expect(answer.json().patch.calories_kcal.after).toBe(third);
    expect(await stored()).toEqual(before);
  });

  it("keep a limited number of versions, and delete the oldest", async () => {
    const { person, id } = await test.withMeal();
    for (let version = 1; version <= mealEditsKept + 2; version += 1) {
      test.editor.applyOperations = (meal) => ({
        kind: "changed",
        meal: { ...meal, title: `Title ${version}` },
        changes: [{ kind: "title", before: meal.title, after: `Title ${version}` }],
        operations: [],
      });
      await patch(person, id, taps(version));
    }
    const history = await historyOf(person, id);
    expect(history).toHaveLength(mealEditsKept);
    expect(history[0]?.version).toBe(mealEditsKept + 3);
  });

  it("an unknown item has no choices", async () => {
    const { person, id } = await test.withMeal();
    const choices = await person.get(routes.itemChoices(id, 0));
    expect(itemChoices.parse(choices.json())).toEqual({ foods: [], portions: [] });
    for (const place of ["1", "-1", "x", "0.5", "99999999999999999999", "%00"]) {
      const answer = await person.get(routes.itemChoices(id, 0).replace("/0/", `/${place}/`));
      expect([answer.statusCode, answer.json().error], place).toEqual([404, "item_not_found"]);
    }
  });

  const calling: readonly [string, (person: Person, id: string) => ReturnType<Person["get"]>][] = [
    ["POST edit-nl", (person, id) => person.edit(id, "double it")],
    ["GET edit-nl/status", (person, id) => person.get(routes.editStatus(id))],
    ["GET revisions", (person, id) => person.get(routes.mealRevisions(id))],
    ["POST undo-edit", (person, id) => undo(person, id, 1)],
    ["PATCH", (person, id) => patch(person, id, taps(1))],
    ["GET choices", (person, id) => person.get(routes.itemChoices(id, 0))],
  ];

  it.each(calling)(
    "%s of another user's meal gets the same 404 as an unknown meal [S6.own-data, V01, V07]",
    async (_name, call) => {
      const [{ person: ann, id }, ben] = [await test.withMeal(), await test.app.signUp()];
      const before = await test.mealOf(ann, id);
      const [other, none] = [await call(ben, id), await call(ben, randomUUIDv7())];
      expect(other.statusCode).toBe(404);
      expect([other.statusCode, other.body]).toEqual([none.statusCode, none.body]);
      expect(other.json()).toEqual({
        error: "meal_not_found",
        message: errors.meal_not_found.message,
      });
      for (const odd of ["undefined", "null", "1", "x".repeat(99), id.toUpperCase()]) {
        expect((await call(ben, odd)).body).toBe(none.body);
      }
      expect(await test.mealOf(ann, id)).toEqual(before);
      expect(await historyOf(ann, id)).toEqual([]);
      expect((await ben.get(routes.processingMeals)).json()).toEqual({ entry_ids: [] });
    },
  );
});
