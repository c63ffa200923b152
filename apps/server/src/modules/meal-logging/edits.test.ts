import { randomUUID } from "node:crypto";
import {
  type ErrorId,
  editStart,
  errors,
  mealRestorableMs,
  mealRevisions,
  processingMeals,
  routes,
} from "@morsel/contracts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { calls, type EditTest, startEditTest } from "../../testing/edit-test.ts";
import { BlockingEditor, movedTo } from "../../testing/editors.ts";
import { soon } from "../../testing/soon.ts";

describe.each(mainDatabases)("Edits by instructions on %s", (database) => {
  let test: EditTest<BlockingEditor>;
  afterEach(() => test.app.close());

  async function start(environment: Record<string, string> = {}) {
    test = await startEditTest(database, new BlockingEditor(), environment);
    return { editor: test.editor, ...(await test.withMeal()) };
  }

  it("an edit goes from processing to completed, and changes the meal [S3.edit-start, S3.edit-status, S7.edit-start, S7.edit-status, S6.edit]", async () => {
    const { editor, person, id } = await start();
    const before = await test.mealOf(person, id);
    const answer = await person.edit(id, "  double it \n");
    expect(answer.statusCode).toBe(202);
    expect(editStart.parse(answer.json())).toEqual({
      job_id: expect.any(String),
      status: "processing",
    });
    await calls(editor, 1);
    expect(await test.statusOf(person, id)).toEqual({ status: "processing" });
    expect(editor.calls[0]?.instructions).toBe("double it");
    editor.calls[0]?.finish();
    const patch = {
      changes: [
        {
          kind: "item",
          before: { name: "Boiled Egg", grams: 50, calories_kcal: 77.5 },
          after: { name: "Boiled Egg", grams: 100, calories_kcal: 155 },
        },
      ],
      calories_kcal: { before: 77.5, after: 155 },
    };
    expect(await test.untilEnded(person, id)).toEqual({ status: "completed", patch });
    const after = await test.mealOf(person, id);
    expect(after).toMatchObject({ version: 2, macros: { calories_kcal: 155, sodium_mg: null } });
    const ranges = { energy_range: {}, macro_ranges: {} };
    const changed = { version: 1, items: [], macros: {}, micros: {}, ...ranges };
    expect({ ...after, ...changed }).toEqual({ ...before, ...changed });
    const { items } = mealRevisions.parse((await person.get(routes.mealRevisions(id))).json());
    expect(items).toEqual([
      {
        version: 2,
        edited_at: expect.any(String),
        instructions: "double it",
        patch,
        made_by: "person",
        is_undo: false,
      },
    ]);
  });

  it("a meal is listed as processing until its edit ends [S3.processing, S7.processing]", async () => {
    const { editor, person, id } = await start();
    const list = async () =>
      processingMeals.parse((await person.get(routes.processingMeals)).json()).entry_ids;
    expect(await list()).toEqual([]);
    await person.edit(id, "double it");
    expect(await list()).toEqual([id]);
    const other = await test.app.signUp();
    expect((await other.get(routes.processingMeals)).json()).toEqual({ entry_ids: [] });
    await calls(editor, 1);
    editor.calls[0]?.finish();
    await test.untilEnded(person, id);
    expect(await list()).toEqual([]);
  });

  it("an edit fails with an error that names the word it could not apply, and changes nothing [S3.edit-status, S7.edit-status]", async () => {
    const { editor, person, id } = await start();
    const before = await test.mealOf(person, id);
    await person.edit(id, "no pickle");
    await calls(editor, 1);
    editor.calls[0]?.finish({ kind: "refused", refusal: "no-such-item", words: ["pickle"] });
    expect(await test.untilEnded(person, id)).toEqual({
      status: "failed",
      error: "This meal lists no 'pickle'. Name a food as the meal lists it.",
    });
    expect(await test.mealOf(person, id)).toEqual(before);
    expect((await person.get(routes.mealRevisions(id))).json()).toEqual({ items: [] });
  });

  it("an edit fails with an error after three attempts [S3.edit-status]", async () => {
    const { editor, person, id } = await start();
    await person.edit(id, "poison");
    for (const count of [1, 2, 3]) {
      await calls(editor, count);
      editor.calls[count - 1]?.fail(new Error("cannot"));
    }
    expect(await test.untilEnded(person, id)).toEqual({
      status: "failed",
      error: expect.stringContaining("too many tries"),
    });
    expect(editor.calls).toHaveLength(3);
  });

  it.each<[string, object, ErrorId]>([
    ["nothing", { instructions: "" }, "instructions_blank"],
    ["spaces", { instructions: " \n\t\u2003" }, "instructions_blank"],
    ["2,001 characters", { instructions: "x".repeat(2001) }, "instructions_too_long"],
    ["a NUL", { instructions: "a\0b" }, "instructions_unreadable"],
    ["a lone surrogate", { instructions: "\ud800" }, "instructions_unreadable"],
    ["a number", { instructions: 2 }, "invalid_request"],
    ["no instructions", {}, "invalid_request"],
    ["an unknown key", { instructions: "x", user_id: "x" }, "invalid_request"],
  ])(
    "a request with %s gets 400 with the reason, and starts no edit",
    async (_name, body, error) => {
      const { person, id } = await start();
      const answer = await person.post(routes.editMeal(id), body);
      expect([answer.statusCode, answer.json().error]).toEqual([400, error]);
      if (error !== "invalid_request") expect(answer.json().message).toBe(errors[error].message);
      expect((await person.get(routes.processingMeals)).json()).toEqual({ entry_ids: [] });
      expect((await person.get(routes.editStatus(id))).json().error).toBe("edit_not_found");
    },
  );

  it("are refused while another edit of the meal is running, and accepted for another meal", async () => {
    test = await startEditTest(database, new BlockingEditor());
    const { person, ids } = await test.withMeals(2);
    const [one = "", other = ""] = ids;
    await person.edit(one, "double it");
    const refused = await person.edit(one, "halve it");
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { error: "edit_underway", message: errors.edit_underway.message },
    ]);
    expect((await person.edit(other, "double it")).statusCode).toBe(202);
  });

  it("a resend with the same key gets the same job, also after the edit has ended", async () => {
    const { editor, person, id } = await start();
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => person.edit(id, "double it", headers)));
    const ids = new Set(answers.map((answer) => answer.json().job_id));
    expect(ids.size).toBe(1);
    await calls(editor, 1);
    editor.calls[0]?.finish();
    await test.untilEnded(person, id);
    const late = (await person.edit(id, "double it", headers)).json();
    expect(late).toEqual({ job_id: [...ids][0], status: "completed" });
    expect((await test.mealOf(person, id)).version).toBe(2);
  });

  it("a meal that an edit moves gets the day in the user's time zone; other edits keep its day", async () => {
    const { editor, person, id } = await start();
    expect((await test.mealOf(person, id)).local_day).toBe("2026-05-03");
    await person.edit(id, "double it", { "time-zone": "Pacific/Kiritimati" });
    await calls(editor, 1);
    expect(editor.calls[0]?.written.timeZone).toBe("Pacific/Kiritimati");
    editor.calls[0]?.finish();
    await test.untilEnded(person, id);
    expect((await test.mealOf(person, id)).local_day).toBe("2026-05-03");
    await person.edit(id, "at noon", { "time-zone": "Pacific/Kiritimati" });
    await calls(editor, 2);
    const [, move] = editor.calls;
    if (move) move.finish(movedTo(move.meal, Date.UTC(2026, 4, 3, 12)));
    expect(await test.untilEnded(person, id)).toMatchObject({
      patch: { changes: [{ kind: "time", after: "2026-05-03T12:00:00.000Z" }] },
    });
    expect((await test.mealOf(person, id)).local_day).toBe("2026-05-04");
  });

  it("use the meal's time zone if the request has none, and refuse an unknown one", async () => {
    const { editor, person, id } = await start();
    const refused = await person.edit(id, "double it", { "time-zone": "Nowhere" });
    expect(refused.json().error).toBe("time_zone_unknown");
    await person.edit(id, "double it");
    await calls(editor, 1);
    expect(editor.calls[0]?.written.timeZone).toBe("America/New_York");
  });

  it("count towards the limit of edits", async () => {
    const { editor, person, id } = await start({ SUBMITS_PER_10_MINUTES: "1" });
    await person.edit(id, "double it");
    await calls(editor, 1);
    editor.calls[0]?.finish();
    await test.untilEnded(person, id);
    const refused = await person.edit(id, "double it");
    expect(refused.statusCode).toBe(429);
    expect(refused.json().detail).toBe("You can send 1 edits in 10 minutes. Try again in 10 min.");
  });

  it("an instruction can undo the latest edit, and fails if there is none", async () => {
    const { editor, person, id } = await start();
    const before = await test.mealOf(person, id);
    const follow = async (outcome: Parameters<BlockingEditor["calls"][number]["finish"]>[0]) => {
      const count = editor.calls.length + 1;
      await person.edit(id, "some words");
      await calls(editor, count);
      editor.calls.at(-1)?.finish(outcome);
      return test.untilEnded(person, id);
    };
    await follow(undefined);
    expect(await follow({ kind: "undo" })).toMatchObject({
      status: "completed",
      patch: { calories_kcal: { before: 155, after: 77.5 } },
    });
    expect(await test.mealOf(person, id)).toEqual({ ...before, version: 3 });
    expect(await follow({ kind: "undo" })).toEqual({
      status: "failed",
      error: errors.nothing_to_undo.message,
    });
    const { items } = mealRevisions.parse((await person.get(routes.mealRevisions(id))).json());
    expect(items.map(({ version, is_undo }) => [version, is_undo])).toEqual([
      [3, true],
      [2, false],
    ]);
  });

  it("the status, the list and the history get 304 until the edit ends", async () => {
    const { editor, person, id } = await start();
    await person.edit(id, "double it");
    await calls(editor, 1);
    const urls = [routes.editStatus(id), routes.processingMeals, routes.mealRevisions(id)];
    const tags = await Promise.all(
      urls.map(async (url) => String((await person.get(url)).headers.etag)),
    );
    const statuses = () =>
      Promise.all(
        urls.map(
          async (url, place) =>
            (await person.get(url, { "if-none-match": tags[place] ?? "" })).statusCode,
        ),
      );
    expect(new Set(tags).size).toBe(urls.length);
    expect(await statuses()).toEqual([304, 304, 304]);
    editor.calls[0]?.finish();
    await test.untilEnded(person, id);
    expect(await statuses()).toEqual([200, 200, 200]);
    await person.delete(routes.meal(id));
    const gone = await person.get(urls[0] ?? "", { "if-none-match": tags[0] ?? "" });
    expect(gone.statusCode).toBe(404);
    expect(gone.headers.etag).toBeUndefined();
  });

  it("announce their steps to the user's open pages", async () => {
    const { editor, person, id } = await start();
    const heard: string[] = [];
    test.app.application.signals.subscribe((signal) => {
      // The end of the message that logged the meal may be announced late.
      const events = signal.kind === "hint" ? signal.events : [];
      if (events.includes("edits")) heard.push(events.join("+"));
    });
    await person.edit(id, "double it");
    await calls(editor, 1);
    editor.calls[0]?.finish();
    await test.untilEnded(person, id);
    await vi.waitFor(() => expect(heard).toEqual(["edits", "edits", "edits+meals"]), soon);
  });

  it("an edit stops when its meal is deleted; the restored meal has its history without that edit", async () => {
    const { editor, person, id } = await start();
    await person.edit(id, "double it");
    await calls(editor, 1);
    editor.calls[0]?.finish();
    await test.untilEnded(person, id);
    const before = await test.mealOf(person, id);
    const history = (await person.get(routes.mealRevisions(id))).json();
    await person.edit(id, "double it");
    await calls(editor, 2);
    expect((await person.delete(routes.meal(id))).statusCode).toBe(204);
    expect(editor.calls[1]?.signal.aborted).toBe(true);
    editor.calls[1]?.finish();
    expect((await person.get(routes.processingMeals)).json()).toEqual({ entry_ids: [] });
    expect((await person.get(routes.editStatus(id))).json().error).toBe("meal_not_found");
    await person.post(routes.restoreMeal(id));
    expect(await test.mealOf(person, id)).toEqual(before);
    expect(await test.statusOf(person, id)).toEqual({ status: "cancelled" });
    expect((await person.get(routes.mealRevisions(id))).json()).toEqual(history);
    expect((await person.edit(id, "double it")).statusCode).toBe(202);
  });

  const countKept = async (id: string) => {
    const { queries } = test.app;
    const jobs = await queries
      .selectFrom("edit_jobs")
      .where("meal_id", "=", id)
      .selectAll()
      .execute();
    const kept = await queries
      .selectFrom("meal_revisions")
      .where("meal_id", "=", id)
      .selectAll()
      .execute();
    return jobs.length + kept.length;
  };

  it("are deleted with their meal and with the account", async () => {
    test = await startEditTest(database, new BlockingEditor());
    const { person, ids } = await test.withMeals(2);
    for (const [place, id] of ids.entries()) {
      await person.edit(id, "double it");
      await calls(test.editor, place + 1);
      test.editor.calls[place]?.finish();
      await test.untilEnded(person, id);
      expect(await countKept(id)).toBe(2);
    }
    const [one = "", other = ""] = ids;
    await person.delete(routes.meal(one));
    await test.app.queries
      .updateTable("deleted_meals")
      .set({ deleted_at: Date.now() - mealRestorableMs })
      .execute();
    await vi.waitFor(async () => expect(await countKept(one)).toBe(0), soon);
    expect(await countKept(other)).toBe(2);
    await test.app.queries.deleteFrom("users").where("email", "=", person.email).execute();
    expect(await countKept(other)).toBe(0);
  });

  it("an edit fails with a reason if the meal has changed since the edit was sent", async () => {
    const { editor, person, id } = await start();
    await person.edit(id, "double it");
    await calls(editor, 1);
    // The product does not change a meal during an edit; someone with access to the database can.
    await test.app.queries
      .updateTable("meals")
      .set({ version: 7, title: "Seven" })
      .where("id", "=", id)
      .execute();
    editor.calls[0]?.finish();
    expect(await test.untilEnded(person, id)).toEqual({
      status: "failed",
      error: errors.edit_conflict.message,
    });
    expect(await test.mealOf(person, id)).toMatchObject({ version: 7, title: "Seven" });
  });
});
