import { routes } from "@morsel/contracts";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MealEditor } from "../../ai/meal-editor.ts";
import { databases } from "../../testing/databases.ts";
import { calls, type EditTest, startEditTest } from "../../testing/edit-test.ts";
import { BlockingEditor, doubled } from "../../testing/editors.ts";
import { expireLeases } from "../../testing/expire-leases.ts";
import { noteReached, rounds } from "../../testing/rounds.ts";
import { soon } from "../../testing/soon.ts";
import { editDebounceMs, queueEdit } from "./edit-store.ts";

/** Many rounds are slow on a busy machine. */
const manyRounds = { timeout: 90_000 };

describe.each(databases)("Concurrent edits on %s", (database) => {
  let test: EditTest<MealEditor>;
  afterEach(() => test.app.close());

  async function start<Editor extends MealEditor>(editor: Editor): Promise<EditTest<Editor>> {
    const started = await startEditTest(database, editor);
    test = started;
    return started;
  }

  it(
    "of 50 concurrent edits of one meal, one is accepted and 49 are refused [F36]",
    manyRounds,
    async ({ task }) => {
      const count = rounds({ short: 4, long: 20 });
      const { editor } = await start(new BlockingEditor());
      const { person, ids } = await test.withMeals(count);
      for (const [round, id] of ids.entries()) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, count) => person.edit(id, `edit ${count}`)),
        );
        const codes = answers.map((answer) => answer.statusCode).sort();
        expect(codes).toEqual([202, ...Array.from({ length: 49 }, () => 409)]);
        await calls(editor, round + 1);
        editor.calls[round]?.finish();
        expect((await test.untilEnded(person, id)).status).toBe("completed");
        expect((await test.mealOf(person, id)).version).toBe(2);
      }
      noteReached(task, { F36: `${count} rounds: one accepted, 49 refused` });
    },
  );

  it("of 50 concurrent edits, one is accepted even if it completes immediately", async () => {
    const instant = new BlockingEditor();
    instant.followInstructions = async (meal) => doubled(meal);
    test = await startEditTest(database, instant, {}, editDebounceMs);
    const { person, id } = await test.withMeal();
    const send = () => person.edit(id, "double it");
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(answers.filter((answer) => answer.statusCode === 202)).toHaveLength(1);
    expect((await test.untilEnded(person, id)).status).toBe("completed");
    expect((await send()).statusCode).toBe(202);
    await test.untilEnded(person, id);
    expect((await test.mealOf(person, id)).version).toBe(3);
  });

  it("an edit is refused if it was sent while another one was running that has ended since", async () => {
    const { person, id } = await (await start(new BlockingEditor())).withMeal();
    const { database: own } = test.app.application;
    const edit = {
      ...{ mealId: id, instructions: "x", timeZone: undefined, language: "en" as const },
      idempotencyKey: null,
    };
    const { user_id: userId } = await test.app.queries
      .selectFrom("meals")
      .select("user_id")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const rules = { limits: test.app.config.limits, debounceMs: 0 };
    const arrivedAtMs = performance.now() - 1000;
    await person.edit(id, "double it");
    await test.app.queries
      .updateTable("edit_jobs")
      .set({ status: "completed", updated_at: Date.now() - 500 })
      .execute();
    await expect(queueEdit(own, rules, { ...edit, userId, arrivedAtMs })).rejects.toMatchObject({
      id: "edit_underway",
    });
    const later = { ...edit, userId, arrivedAtMs: performance.now() - 100 };
    expect((await queueEdit(own, rules, later)).status).toBe("processing");
  });

  it(
    "an edit does not restore a meal that is deleted while it runs [F37]",
    manyRounds,
    async ({ task }) => {
      // At least one round for each number of turns below.
      const count = rounds({ short: 17, long: 200 });
      const { editor } = await start(new BlockingEditor());
      const { person, ids } = await test.withMeals(count);
      const jobIds: string[] = [];
      for (const [round, id] of ids.entries()) {
        jobIds.push((await person.edit(id, "double it")).json().job_id);
        await calls(editor, round + 1);
        // A third of the edits end as the delete begins, a third during it, a third after it.
        const finish = () => editor.calls[round]?.finish();
        if (round % 3 === 0) finish();
        const deleted = person.delete(routes.meal(id)).then((answer) => answer);
        if (round % 3 === 2) await deleted;
        for (let turn = 0; turn < round % 17; turn += 1) await new Promise(setImmediate);
        finish();
        expect((await deleted).statusCode).toBe(204);
        expect((await person.get(routes.meal(id))).statusCode).toBe(404);
      }
      const jobs = await test.app.queries
        .selectFrom("edit_jobs")
        .select(["id", "status"])
        .execute();
      expect(jobs.map((job) => job.id).sort()).toEqual(jobIds.sort());
      expect(new Set(jobs.map((job) => job.status))).toEqual(new Set(["cancelled", "completed"]));
      expect(await test.app.queries.selectFrom("meals").select("id").execute()).toEqual([]);
      noteReached(task, { F37: `${count} interleavings, the meal stays deleted` });
    },
  );

  it("an edit and a delete at the same time leave neither the meal nor a running edit [F37]", async () => {
    const instant = new BlockingEditor();
    instant.followInstructions = async (meal) => doubled(meal);
    await start(instant);
    const { person, ids } = await test.withMeals(40);
    for (const [round, id] of ids.entries()) {
      const both = [() => person.edit(id, "double it"), () => person.delete(routes.meal(id))];
      if (round % 2 === 1) both.reverse();
      const codes = (await Promise.all(both.map((send) => send()))).map(
        (answer) => answer.statusCode,
      );
      expect([202, 404]).toContain(codes[round % 2]);
      expect(codes[1 - (round % 2)]).toBe(204);
      expect((await person.get(routes.processingMeals)).json()).toEqual({ entry_ids: [] });
    }
    expect(await test.app.queries.selectFrom("meals").select("id").execute()).toEqual([]);
  });

  it("an edit of a worker whose lease expired is taken over, and applied once", async () => {
    const { editor } = await start(new BlockingEditor());
    const { person, id } = await test.withMeal();
    await person.edit(id, "double it");
    await calls(editor, 1);
    // The row of a killed process whose lease has expired.
    await expireLeases(test.app.queries, ["edit_jobs"]);
    for (const worker of test.app.application.workers) worker.wake();
    await calls(editor, 2);
    editor.calls[0]?.finish();
    editor.calls[1]?.finish();
    expect((await test.untilEnded(person, id)).status).toBe("completed");
    expect(await test.mealOf(person, id)).toMatchObject({
      version: 2,
      macros: { calories_kcal: 155 },
    });
  });

  it("an edit continues after a restart, and is applied once", async () => {
    const { editor } = await start(new BlockingEditor());
    const { person, id } = await test.withMeal();
    await person.edit(id, "double it");
    await calls(editor, 1);
    await test.app.restart();
    expect(editor.calls[0]?.signal.aborted).toBe(true);
    await calls(editor, 2);
    editor.calls[0]?.finish();
    editor.calls[1]?.finish();
    const ended = await test.untilEnded(person, id);
    expect(ended.status).toBe("completed");
    const before = await test.mealOf(person, id);
    expect(before.version).toBe(2);
    await test.app.restart();
    expect(await test.statusOf(person, id)).toEqual(ended);
    expect(await test.mealOf(person, id)).toEqual(before);
  });

  it("edits of one user do not delay the edit of another user", async () => {
    const { editor } = await start(new BlockingEditor());
    const { person, ids } = await test.withMeals(6);
    for (const id of ids) await person.edit(id, "double it");
    await calls(editor, 2);
    const other = await test.withMeal();
    await other.person.edit(other.id, "mine");
    await vi.waitFor(() => expect(editor.calls.at(-1)?.instructions).toBe("mine"), soon);
    expect(editor.calls).toHaveLength(3);
  });
});
