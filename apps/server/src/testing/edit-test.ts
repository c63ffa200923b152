import { editStatus, mealEntry, routes } from "@morsel/contracts";
import { expect, vi } from "vitest";
import type { MealEditor } from "../ai/meal-editor.ts";
import type { MealReader } from "../ai/meal-reader.ts";
import type { DatabaseKind } from "./databases.ts";
import { eggMeal } from "./estimates.ts";
import { soon } from "./soon.ts";
import { type Person, startTestApp, type TestApp } from "./test-app.ts";

/** Reads "3" as three meals. */
const countingReader: MealReader = {
  readMeals: async (message) => ({
    meals: Array.from({ length: Number(message) }, (_, at) => eggMeal({ title: `Egg ${at}` })),
    unmatched: [],
  }),
};

/** The real application for tests of edits, and common steps of these tests. */
export class EditTest<Editor extends MealEditor> {
  readonly app: TestApp;
  readonly editor: Editor;

  constructor(app: TestApp, editor: Editor) {
    this.app = app;
    this.editor = editor;
  }

  /** A user with this many meals. */
  async withMeals(count: number): Promise<{ person: Person; ids: readonly string[] }> {
    const person = await this.app.signUp();
    const { id } = (await person.send(String(count), { "time-zone": "America/New_York" })).json();
    const ids = await vi.waitFor(async () => {
      const rows = await this.app.queries
        .selectFrom("meals")
        .select("id")
        .where("job_id", "=", id)
        .orderBy("ordinal")
        .execute();
      expect(rows).toHaveLength(count);
      return rows.map((row) => row.id);
    }, soon);
    return { person, ids };
  }

  async withMeal(): Promise<{ person: Person; id: string }> {
    const { person, ids } = await this.withMeals(1);
    return { person, id: ids[0] ?? "" };
  }

  async mealOf(person: Person, id: string) {
    return mealEntry.parse((await person.get(routes.meal(id))).json());
  }

  async statusOf(person: Person, id: string) {
    return editStatus.parse((await person.get(routes.editStatus(id))).json());
  }

  /** Waits until the meal's edit has ended; returns its status. */
  async untilEnded(person: Person, id: string) {
    return vi.waitFor(async () => {
      const status = await this.statusOf(person, id);
      expect(status.status).not.toBe("processing");
      return status;
    }, soon);
  }
}

/** Waits until the editor was called this many times. */
export function calls(editor: { readonly calls: readonly unknown[] }, count: number) {
  return vi.waitFor(() => expect(editor.calls).toHaveLength(count), soon);
}

export async function startEditTest<Editor extends MealEditor>(
  database: DatabaseKind,
  editor: Editor,
  environment: Record<string, string> = {},
  editDebounceMs = 0,
): Promise<EditTest<Editor>> {
  const timing = { retryAfterMs: 1, cleanupIntervalMs: 5 };
  const app = await startTestApp({
    database,
    reader: countingReader,
    editor,
    environment,
    timing,
    editDebounceMs,
  });
  return new EditTest(app, editor);
}
