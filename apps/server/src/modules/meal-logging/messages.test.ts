import { randomUUID } from "node:crypto";
import {
  chatJobList,
  type ErrorId,
  errors,
  jobFailures,
  jobsListed,
  mealList,
  mealsPerJobListed,
  messageMaxLength,
  routes,
} from "@morsel/contracts";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { databases } from "../../testing/databases.ts";
import { HeldReader } from "../../testing/estimates.ts";
import { rounds } from "../../testing/rounds.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

const twoMeals =
  "For breakfast two scrambled eggs, two slices of whole wheat toast with butter and a glass of orange juice; at 1pm a chicken caesar salad and a diet coke";

async function listJobs(person: Person) {
  return chatJobList.parse((await person.get(routes.jobs)).json()).items;
}

async function untilEnded(person: Person, id: string) {
  return vi.waitFor(async () => {
    const job = (await listJobs(person)).find((found) => found.id === id);
    expect(["completed", "failed", "cancelled"]).toContain(job?.status);
    return job;
  }, soon);
}

describe.each(databases)("Logging a message on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  it("stores the meals of a message on the day in the user's time zone", async () => {
    const ann = await test.signUp();
    const answer = await ann.send(twoMeals, { "time-zone": "Pacific/Kiritimati" });
    expect(answer.statusCode).toBe(202);
    expect(await untilEnded(ann, answer.json().id)).toMatchObject({ status: "completed" });
    const { items } = mealList.parse((await ann.get(routes.meals)).json());
    expect(items.map((meal) => meal.context.meal_type).sort()).toEqual(["breakfast", "lunch"]);
    const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    const yesterday = new Date(Date.now() - 10 * 3_600_000).toISOString().slice(0, 10);
    expect([today, yesterday]).toContain(items[0]?.local_day);
    for (const meal of items) {
      const parts = meal.items.reduce((sum, item) => sum + (item.macros.calories_kcal ?? 0), 0);
      expect(parts).toBeCloseTo(meal.macros.calories_kcal ?? 0, 2);
    }
  });

  it("a job lists the existing meals of its message, in short", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    await untilEnded(
      ann,
      (await ann.send(twoMeals, { "time-zone": "Pacific/Kiritimati" })).json().id,
    );
    await untilEnded(ben, (await ben.send("my keys")).json().id);
    const { items } = mealList.parse((await ann.get(routes.meals)).json());
    const breakfast = items.find(({ context }) => context.meal_type === "breakfast");
    const lunch = items.find(({ context }) => context.meal_type === "lunch");
    const inShort = (meal: (typeof items)[number] | undefined) => ({
      id: meal?.id,
      title: meal?.title,
      local_day: meal?.local_day,
      calories_kcal: meal?.macros.calories_kcal,
    });
    expect((await listJobs(ann))[0]?.logged_meals).toEqual([inShort(breakfast), inShort(lunch)]);
    expect((await listJobs(ben))[0]).not.toHaveProperty("logged_meals");
    await ann.request({ method: "DELETE", url: routes.meal(breakfast?.id ?? "") });
    expect((await listJobs(ann))[0]?.logged_meals).toEqual([inShort(lunch)]);
    await ann.request({ method: "DELETE", url: routes.meal(lunch?.id ?? "") });
    expect((await listJobs(ann))[0]).not.toHaveProperty("logged_meals");
  });

  it("a job with too many meals lists none", async () => {
    const ann = await test.signUp();
    await untilEnded(ann, (await ann.send("2 eggs")).json().id);
    const [meal] = mealList.parse((await ann.get(routes.meals)).json()).items;
    const copy = { id: meal?.id, consumed_at: new Date().toISOString() };
    for (const count of [mealsPerJobListed, mealsPerJobListed + 1]) {
      const meals = Array.from({ length: count }, () => copy);
      await ann.post(routes.logAgain, { meals });
    }
    const [tooMany, allowed] = await listJobs(ann);
    expect(allowed?.logged_meals).toHaveLength(mealsPerJobListed);
    expect(tooMany).not.toHaveProperty("logged_meals");
  });

  it("a job has the time at which its message was sent, before and after it is read [S3.job, S7.jobs]", async () => {
    const ann = await test.signUp();
    const sentFromMs = Date.now();
    const sent = (await ann.send("2 eggs")).json();
    const sentToMs = Date.now();
    const sentAtMs = new Date(sent.created_at).getTime();
    expect(sentAtMs).toBeGreaterThanOrEqual(sentFromMs);
    expect(sentAtMs).toBeLessThanOrEqual(sentToMs);
    await untilEnded(ann, sent.id);
    // The message was sent an hour ago: the time is neither that of its end nor that of this call.
    const hourAgo = sentAtMs - 3_600_000;
    await sql`update chat_jobs set created_at = ${hourAgo} where id = ${sent.id}`.execute(
      test.queries,
    );
    await test.queries
      .updateTable("user_revisions")
      .set((eb) => ({ revision: eb("revision", "+", 1) }))
      .where("user_id", "=", ann.userId)
      .execute();
    expect(await listJobs(ann)).toEqual([
      {
        id: sent.id,
        message: "2 eggs",
        status: "completed",
        created_at: new Date(hourAgo).toISOString(),
        logged_meals: [expect.objectContaining({ title: expect.stringMatching(/egg/i) })],
      },
    ]);
  });

  it("a message without food fails with a helpful error [S3.job, S7.jobs]", async () => {
    const ann = await test.signUp();
    const { id } = (await ann.send("hello there")).json();
    expect(await untilEnded(ann, id)).toMatchObject({
      status: "failed",
      error: "I couldn't find any food in that. Try '2 eggs and toast'.",
      message: "hello there",
    });
    expect(jobFailures.no_food_found).toContain("2 eggs and toast");
  });

  it.each([
    ["2 eggs three years ago", "meal_too_long_ago", "That was more than 366 days ago"],
    ["eggs on 5 March 2099 for lunch", "meal_in_future", "still to come"],
    ["tomorrow 2 eggs", "meal_in_future", "nothing was logged"],
    ["last month I had 2 eggs", "meal_day_unclear", "which day"],
  ])("%s fails, because no meal can be logged on that day", async (message, code, words) => {
    const ann = await test.signUp();
    const { id } = (await ann.send(message)).json();
    expect(await untilEnded(ann, id)).toMatchObject({
      status: "failed",
      error: expect.stringContaining(words),
      error_code: code,
    });
  });

  it.each<[string, object, ErrorId, string]>([
    ["nothing", { message: "" }, "message_blank", "Write what you ate"],
    ["spaces", { message: " \n\t\u2003" }, "message_blank", "Write what you ate"],
    ["4,001 characters", { message: "x".repeat(4001) }, "message_too_long", "4,000"],
    ["a NUL", { message: "2 eggs\0" }, "message_unreadable", "cannot be stored"],
    ["a lone surrogate", { message: "2 eggs \ud800" }, "message_unreadable", "cannot be stored"],
    ["a number", { message: 2 }, "invalid_request", '"message"'],
    ["no message", { message: undefined }, "invalid_request", '"message"'],
    ["no session id", { session_id: undefined }, "invalid_request", '"session_id"'],
    ["a long session id", { session_id: "s".repeat(129) }, "invalid_request", "128"],
    ["a user id", { user_id: "x" }, "invalid_request", '"user_id"'],
    ["a status", { status: "completed" }, "invalid_request", '"status"'],
    ["its own id", { id: "x", created_at: "x" }, "invalid_request", '"id", "created_at"'],
  ])(
    "a message with %s is refused with the reason, and not stored [V05, F49, F50]",
    async (_name, change, error, words) => {
      const ann = await test.signUp();
      const body = { session_id: "session_1_a", message: "2 eggs", ...change };
      const answer = await ann.post(routes.queue, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toBe(error);
      expect(answer.json().message).toContain(words);
      expect(await listJobs(ann)).toEqual([]);
    },
  );

  it.each([
    ["an array", "[]"],
    ["a word", '"eggs"'],
    ["null", "null"],
    ["nothing", ""],
    ["an incomplete object", '{"message":'],
    ["a key named __proto__", '{"session_id":"s","message":"egg","__proto__":{"x":1}}'],
    ["an infinite number", '{"session_id":"s","message":1e999}'],
    ["very deep JSON", `${"[".repeat(20_000)}${"]".repeat(20_000)}`],
  ])("a body with %s is refused with 400 [V38, F51]", async (_name, payload) => {
    const ann = await test.signUp();
    const answer = await ann.request({
      method: "POST",
      url: routes.queue,
      headers: { "content-type": "application/json" },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe("invalid_request");
    expect(await listJobs(ann)).toEqual([]);
  });

  it("a body over the limit is refused with 413 [F50]", async () => {
    const ann = await test.signUp();
    const answer = await ann.send("x".repeat(10 * 1024 * 1024));
    expect(answer.statusCode).toBe(413);
    expect(answer.json().error).toBe("body_too_large");
  });

  it.each(["Europe/Nowhere", "+02:00", "", "x".repeat(500)])(
    "refuses the time zone %j",
    async (timeZone) => {
      const ann = await test.signUp();
      const answer = await ann.send("2 eggs", { "time-zone": timeZone });
      expect(answer.json()).toMatchObject({
        error: "time_zone_unknown",
        message: errors.time_zone_unknown.message,
      });
    },
  );

  it("a message of 4,000 characters is accepted [F50]", async () => {
    const ann = await test.signUp();
    expect((await ann.send("x ".repeat(messageMaxLength / 2))).statusCode).toBe(202);
  });

  it("20 concurrent requests with the same idempotency key get the same job [F35]", async () => {
    const ann = await test.signUp();
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ann.send("2 eggs", headers)),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(answers.every((answer) => answer.statusCode === 202)).toBe(true);
    expect(await listJobs(ann)).toHaveLength(1);
  });

  it("equal keys of two users and equal messages of one user are separate jobs [V02, F35]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const headers = { "idempotency-key": "the-same" };
    const [first, second] = [await ann.send("a coffee", headers), await ben.send("tea", headers)];
    expect(first.json().id).not.toBe(second.json().id);
    await ann.send("a coffee");
    await ann.send("a coffee");
    expect(await listJobs(ann)).toHaveLength(3);
  });

  it("rejects an invalid idempotency key", async () => {
    const ann = await test.signUp();
    const answer = await ann.send("2 eggs", { "idempotency-key": "a key with spaces" });
    expect(answer.json().error).toBe("idempotency_key_invalid");
  });

  it("answers 304 until the list of messages changes", async () => {
    const ann = await test.signUp();
    const { id } = (await ann.send("2 eggs")).json();
    await untilEnded(ann, id);
    const first = await ann.get(routes.jobs);
    const tag = String(first.headers.etag);
    expect(first.headers["cache-control"]).toBe("private, no-cache");
    const again = await ann.get(routes.jobs, { "if-none-match": tag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe("");
    await ann.send("toast");
    expect((await ann.get(routes.jobs, { "if-none-match": tag })).statusCode).toBe(200);
  });

  it("the ETag of one user gets no 304 for another user [V02]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const tag = String((await ann.get(routes.jobs)).headers.etag);
    expect((await ben.get(routes.jobs, { "if-none-match": tag })).statusCode).toBe(200);
  });
});

describe.each(databases)("Queued messages on %s", (database) => {
  let test: TestApp;
  const reader = new HeldReader();
  beforeAll(async () => {
    test = await startTestApp({ database, reader });
  });
  afterAll(() => test.close());

  it("a message is returned unchanged, or refused if it is blank or cannot be stored [V30, F49]", {
    timeout: 120_000,
  }, async () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 60 }),
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((c) => String.fromCharCode(c)) }),
      fc.constantFrom("'; drop table meals; --", "\u202Eevil", "👩‍🍳", "%s {{y}} <b>", "\\u0000"),
    );
    const isWhole = (value: string) => value.isWellFormed() && !value.includes("\0");
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 50 }), async (texts) => {
        const ann = await test.signUp();
        const answers: Awaited<ReturnType<typeof ann.send>>[] = [];
        // One by one: fifty at a time may wait longer for a connection than the pool allows.
        for (const message of texts) answers.push(await ann.send(message));
        const taken = texts.filter((_, at) => answers[at]?.statusCode === 202);
        expect(taken).toEqual(texts.filter((value) => isWhole(value) && value.trim() !== ""));
        const refused = answers.filter(({ statusCode }) => statusCode !== 202);
        for (const answer of refused) {
          expect(answer.statusCode).toBe(400);
          expect(answer.json().error).toMatch(/^message_(unreadable|blank)$/);
        }
        const stored = (await listJobs(ann)).map(({ message }) => message);
        expect(stored.toSorted()).toEqual(taken.toSorted());
      }),
      { numRuns: rounds({ short: 4, long: 20 }) / databases.length, endOnFailure: true },
    );
  });

  it("messages are listed newest first, up to the limit of the list [S3.job-order]", async () => {
    const ann = await test.signUp();
    for (let count = 0; count <= jobsListed; count += 1) {
      const { created_at: sentAt } = (await ann.send(`egg ${count}`)).json();
      // Two messages of the same millisecond have no order.
      await vi.waitUntil(() => Date.now() > Date.parse(sentAt), { interval: 1 });
    }
    const jobs = await listJobs(ann);
    expect(jobs).toHaveLength(jobsListed);
    expect(jobs.map((job) => job.message).slice(0, 2)).toEqual([
      `egg ${jobsListed}`,
      `egg ${jobsListed - 1}`,
    ]);
  });

  it("a message can be cancelled once [S7.cancel]", async () => {
    const ann = await test.signUp();
    const { id } = (await ann.send("2 eggs")).json();
    expect((await ann.post(routes.cancelJob(id))).statusCode).toBe(204);
    expect((await listJobs(ann))[0]?.status).toBe("cancelled");
    const again = await ann.post(routes.cancelJob(id));
    expect(again.statusCode).toBe(409);
    expect(again.json().error).toBe("job_already_ended");
  });

  it("cancelling another user's message gets the same 404 as an unknown one [S6.own-data, V01]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const { id } = (await ann.send("2 eggs")).json();
    const other = await ben.post(routes.cancelJob(id));
    const unknown = await ben.post(routes.cancelJob("01a1fe2a-04c9-7804-a7b8-7ac8d4b811d8"));
    expect(other.statusCode).toBe(404);
    expect(other.body).toBe(unknown.body);
    expect(["queued", "processing"]).toContain((await listJobs(ann))[0]?.status);
    expect(await listJobs(ben)).toEqual([]);
  });
});

describe.each(databases)("Limits of messages on %s", (database) => {
  async function withLimits(environment: Record<string, string>, play: (ann: Person) => unknown) {
    const test = await startTestApp({ database, environment, reader: new HeldReader() });
    try {
      await play(await test.signUp());
    } finally {
      await test.close();
    }
  }

  it.each([
    ["SUBMITS_PER_10_MINUTES", "You can log 3 messages in 10 minutes. Try again in 10 min."],
    ["SUBMITS_PER_DAY", "You can log 3 messages in a day. Try again in 1440 min."],
    ["SUBMITS_CONCURRENT", "3 of your messages are still being read. Try again in a moment."],
  ])(
    "%s refuses further messages with 429, also if they are sent at the same time",
    async (name, detail) => {
      await withLimits({ [name]: "3" }, async (ann) => {
        const answers = await Promise.all(
          [1, 2, 3, 4, 5, 6].map((count) => ann.send(`egg ${count}`)),
        );
        const refused = answers.filter((answer) => answer.statusCode === 429);
        expect(refused).toHaveLength(3);
        expect(refused[0]?.json()).toEqual({
          error: "rate_limited",
          message: errors.rate_limited.message,
          detail,
        });
        expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
        expect(await listJobs(ann)).toHaveLength(3);
      });
    },
  );

  it("a resend of an accepted message does not count", async () => {
    await withLimits({ SUBMITS_PER_10_MINUTES: "1" }, async (ann) => {
      const headers = { "idempotency-key": "k" };
      expect((await ann.send("egg", headers)).statusCode).toBe(202);
      expect((await ann.send("egg", headers)).statusCode).toBe(202);
    });
  });
});
