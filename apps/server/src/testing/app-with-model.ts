import { mealList, mealRevisions, routes } from "@morsel/contracts";
import { expect, vi } from "vitest";
import type { DatabaseKind } from "./databases.ts";
import { ModelService } from "./model-service.ts";
import { soon } from "./soon.ts";
import { type Person, startTestApp, type TestApp } from "./test-app.ts";

/** The real application with a local language model service, and common steps of its tests. */
export class AppWithModel {
  readonly app: TestApp;
  readonly service: ModelService;

  private constructor(app: TestApp, service: ModelService) {
    this.app = app;
    this.service = service;
  }

  static async start(
    database: DatabaseKind,
    environment: Record<string, string> = {},
  ): Promise<AppWithModel> {
    const service = await ModelService.start();
    const app = await startTestApp({
      database,
      environment: { ...service.environment, ...environment },
      timing: { retryAfterMs: 1 },
      // With the product's time limits: on a busy machine a test may hold a call back for seconds.
      modelTiming: { retryAfterMs: 1, busyForMs: 1, openMs: 1 },
      editDebounceMs: 0,
    });
    return new AppWithModel(app, service);
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.service.close();
  }

  /** A user with this answer to the consent question; undefined: not asked. */
  async signUp(consent?: boolean): Promise<Person> {
    const person = await this.app.signUp();
    if (consent === undefined) return person;
    const url = routes.modelConsent;
    const answer = await person.request({ method: "PUT", url, payload: { consent } });
    expect(answer.statusCode).toBe(200);
    return person;
  }

  /** Sends a message and waits until its job has ended; returns the job. */
  async log(person: Person, message: string, photoId?: string) {
    const payload = { session_id: "session_1_test", message, photo_id: photoId };
    const sent = await person.post(routes.queue, payload, { "time-zone": "Europe/Paris" });
    const { id } = sent.json();
    return vi.waitFor(async () => {
      const { items } = (await person.get(routes.jobs)).json();
      const job = items.find((item: { id: string }) => item.id === id);
      expect(job.status).not.toMatch(/queued|processing/);
      return job as { id: string; status: string; error?: string };
    }, soon);
  }

  async mealsOf(person: Person) {
    return mealList.parse((await person.get(routes.meals)).json()).items;
  }

  /** The latest meal. */
  async mealOf(person: Person) {
    const [meal] = await this.mealsOf(person);
    if (!meal) throw new Error("No meal");
    return meal;
  }

  async historyOf(person: Person, mealId: string) {
    return mealRevisions.parse((await person.get(routes.mealRevisions(mealId))).json()).items;
  }

  /** Waits until no refinement is queued or running; returns how the jobs ended. */
  async untilRefined() {
    return vi.waitFor(async () => {
      const rows = await this.app.queries
        .selectFrom("refine_jobs")
        .select(["meal_id", "status", "error"])
        .execute();
      expect(rows.filter(({ status }) => /queued|processing/.test(status))).toEqual([]);
      return rows;
    }, soon);
  }

  /** Sends instructions, waits until the edit has ended, and returns its status. */
  async edit(person: Person, mealId: string, instructions: string) {
    const started = await person.edit(mealId, instructions, { "time-zone": "Europe/Paris" });
    expect(started.statusCode).toBe(202);
    return this.untilEdited(person, mealId);
  }

  async untilEdited(person: Person, mealId: string) {
    return vi.waitFor(async () => {
      const status = (await person.get(routes.editStatus(mealId))).json();
      expect(status.status).not.toBe("processing");
      return status as { status: string; error?: string };
    }, soon);
  }
}
