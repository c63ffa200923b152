import { errors, type QueueRequest, routes } from "@morsel/contracts";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createBuiltInReader } from "../../ai/built-in-reader.ts";
import type { PhotoReader } from "../../ai/photo-reader.ts";
import { uploadPhoto } from "../../testing/pictures.ts";
import { getSharedFoods } from "../../testing/shared-foods.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

const builtIn = createBuiltInReader(getSharedFoods());

/** A model that reads from each photo what the test sets. */
class Seer implements PhotoReader {
  sees: string | Error = "a banana";
  readonly asked: { bytes: number; words: string }[] = [];

  readonly readPhoto: PhotoReader["readPhoto"] = async (photo, words, written, signal) => {
    this.asked.push({ bytes: photo.bytes.length, words });
    if (this.sees instanceof Error) throw this.sees;
    return builtIn.readMeals(this.sees, written, signal);
  };

  readonly readLabel = async () => "";
}

describe("A message with a photo that a model reads", () => {
  const seer = new Seer();
  let test: TestApp;
  let ann: Person;
  beforeAll(async () => {
    test = await startTestApp({
      database: "sqlite",
      photoReader: seer,
      timing: { retryAfterMs: 1, pollIntervalMs: 20 },
    });
    ann = await test.signUp();
  });
  afterAll(() => test.close());
  afterEach(() => {
    seer.sees = "a banana";
    seer.asked.length = 0;
  });

  const log = async (message: string) => {
    const photoId = await uploadPhoto(ann);
    const payload: QueueRequest = { session_id: "session_1_a", message, photo_id: photoId };
    const answer = await ann.post(routes.queue, payload);
    expect(answer.statusCode, answer.body).toBe(202);
    const { id } = answer.json();
    const ended = async () =>
      (await ann.get(routes.jobs)).json().items.find((job: { id: string }) => job.id === id);
    await expect.poll(async () => (await ended()).status).toMatch(/ed$/);
    const { items } = (await ann.get(routes.meals)).json();
    const meals = items.filter((meal: { photo_id?: string }) => meal.photo_id === photoId);
    return { job: await ended(), meals };
  };

  it("needs no words: its meals are the foods in the photo", async () => {
    const { meals } = await log("");
    expect(meals).toHaveLength(1);
    expect(meals[0].items[0].food).toMatch(/banana/i);
    expect(seer.asked).toEqual([{ bytes: expect.any(Number), words: "" }]);
    expect(seer.asked[0]?.bytes).toBeGreaterThan(500);
  });

  it("is sent to the model with its words", async () => {
    await log("with a spoon of honey");
    expect(seer.asked.map(({ words }) => words)).toEqual(["with a spoon of honey"]);
  });

  it("is read by its words if the model fails or sees no food", async () => {
    for (const sees of [new Error("model away"), "hello there"]) {
      seer.sees = sees;
      const { meals } = await log("two eggs");
      expect(meals[0].items[0].food).toMatch(/egg/i);
    }
  });

  it("fails with a reason if it has no words and the model fails or sees no food", async () => {
    seer.sees = "hello there";
    expect((await log("")).job).toMatchObject({
      status: "failed",
      error: expect.stringMatching(/food/),
    });
    seer.sees = new Error("model away");
    const { job, meals } = await log(" ");
    expect(job.status).toBe("failed");
    expect(meals).toEqual([]);
    expect(job.photo_id).toMatch(/^[0-9a-f]{32}$/);
  });

  it("leaves its photo usable for another message after it failed", async () => {
    seer.sees = new Error("model away");
    const { job } = await log("");
    seer.sees = "a banana";
    const again: QueueRequest = { session_id: "s", message: "", photo_id: job.photo_id };
    expect((await ann.post(routes.queue, again)).statusCode).toBe(202);
  });
});

const model = {
  AI_MODEL: "gpt-test",
  AI_BASE_URL: "http://127.0.0.1:9/v1",
  AI_VISION: "yes",
  AI_READINGS_PER_DAY: "1",
};

describe("A photo without words", () => {
  const seer = new Seer();
  let test: TestApp;
  let ann: Person;
  beforeAll(async () => {
    test = await startTestApp({ database: "sqlite", photoReader: seer, environment: model });
    ann = await test.signUp();
  });
  afterAll(() => test.close());

  const send = async () => {
    const photoId = await uploadPhoto(ann);
    const payload: QueueRequest = { session_id: "s", message: "", photo_id: photoId };
    return ann.post(routes.queue, payload);
  };

  it("is accepted only with the user's consent to the model and within the quota", async () => {
    const refused = await send();
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe(errors.photo_needs_words.message);
    expect(seer.asked).toEqual([]);
    await ann.request({ method: "PUT", url: routes.modelConsent, payload: { consent: true } });
    expect((await send()).statusCode).toBe(202);
    await expect.poll(() => seer.asked.length).toBe(1);
    const spent = await send();
    expect(spent.statusCode).toBe(429);
    // The quota is renewed at the next midnight, which may be near.
    const waitHours = Math.ceil(Number(spent.headers["retry-after"]) / 3600);
    expect(waitHours).toBeGreaterThan(0);
    expect(spent.json().detail).toContain(`Try again in ${waitHours} h`);
  });
});
