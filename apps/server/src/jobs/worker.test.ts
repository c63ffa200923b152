import { setImmediate as eventLoopTurn } from "node:timers/promises";
import { type ChatJob, jobFailures, routes } from "@morsel/contracts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { databases } from "../testing/databases.ts";
import { eggMeal, HeldReader } from "../testing/estimates.ts";
import { expireLeases } from "../testing/expire-leases.ts";
import { noteReached, rounds } from "../testing/rounds.ts";
import { soon } from "../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../testing/test-app.ts";
import { maxRunningPerUser } from "./leases.ts";

describe.each(databases)("the worker on %s", (database) => {
  let test: TestApp;
  afterEach(() => test.close());

  async function start(reader = new HeldReader()): Promise<{ reader: HeldReader; ann: Person }> {
    test = await startTestApp({ database, reader, timing: { retryAfterMs: 1 } });
    return { reader, ann: await test.signUp() };
  }

  async function jobsOf(person: Person): Promise<ChatJob[]> {
    return (await person.get(routes.jobs)).json().items;
  }

  async function mealsOf(person: Person): Promise<unknown[]> {
    return (await person.get(routes.meals)).json().items;
  }

  const calls = (reader: HeldReader, count: number) =>
    vi.waitFor(() => expect(reader.calls).toHaveLength(count), soon);

  const untilStatus = (person: Person, status: string) =>
    vi.waitFor(async () => expect((await jobsOf(person))[0]?.status).toBe(status), soon);

  it("processes a message from queued to completed", async () => {
    const { reader, ann } = await start();
    expect((await ann.send("an egg")).json()).toMatchObject({ status: "queued" });
    await calls(reader, 1);
    expect((await jobsOf(ann))[0]?.status).toBe("processing");
    reader.calls[0]?.finish();
    await untilStatus(ann, "completed");
    expect(await mealsOf(ann)).toHaveLength(1);
  });

  it("a message fails with an error after three attempts, and others are processed [F05]", async () => {
    const { reader, ann } = await start();
    await ann.send("poison");
    for (const count of [1, 2, 3]) {
      await calls(reader, count);
      reader.calls[count - 1]?.fail(new Error("cannot read this"));
    }
    await untilStatus(ann, "failed");
    expect((await jobsOf(ann))[0]?.error).toBe(jobFailures.gave_up);
    await ann.send("an egg");
    await calls(reader, 4);
    reader.calls.at(-1)?.finish();
    await untilStatus(ann, "completed");
    expect(reader.calls).toHaveLength(4);
  });

  it("reads a message again if its meals could not be stored", async () => {
    const { reader, ann } = await start();
    await ann.send("an egg");
    await calls(reader, 1);
    const unwritable = eggMeal({ title: null as unknown as string });
    reader.calls[0]?.finish({ meals: [eggMeal(), unwritable], unmatched: [] });
    await calls(reader, 2);
    expect(await mealsOf(ann)).toEqual([]);
    reader.calls[1]?.finish();
    await untilStatus(ann, "completed");
    expect(await mealsOf(ann)).toHaveLength(1);
  });

  it("a cancelled message is no longer read, and stores nothing [F34]", async () => {
    const { reader, ann } = await start();
    const { id } = (await ann.send("an egg")).json();
    await calls(reader, 1);
    expect((await ann.post(routes.cancelJob(id))).statusCode).toBe(204);
    expect(reader.calls[0]?.signal.aborted).toBe(true);
    reader.calls[0]?.finish();
    await untilStatus(ann, "cancelled");
    expect(await mealsOf(ann)).toEqual([]);
  });

  it("exactly one of a cancel and a completion at the same time succeeds [F38]", {
    timeout: 120_000,
  }, async ({ task }) => {
    const count = rounds({ short: 100, long: 500 }) / databases.length;
    const reader = new HeldReader();
    test = await startTestApp({ database, reader });
    // As many jobs as run at the same time, each of another user, so that none waits.
    const people = await Promise.all([0, 1, 2, 3].map(() => test.signUp()));
    for (let round = 0; round < count; round += people.length) {
      const ids = await Promise.all(
        people.map(async (person, at) => (await person.send(String(at))).json().id),
      );
      await calls(reader, round + people.length);
      const cancelled = people.map(async (person, at) => {
        // The cancel comes a little before the completion, then the reverse: by microtasks, so that they overlap, and
        // by turns of the event loop, so that each of them wins on a slow database as well.
        const turns = (round + at) % 25;
        const pause = (round / people.length) % 2 === 0 ? () => Promise.resolve() : eventLoopTurn;
        const call = reader.calls.slice(round).find(({ message }) => message === String(at));
        for (let turn = 0; turn < turns - 12; turn += 1) await pause();
        const answer = person.post(routes.cancelJob(ids[at]));
        for (let turn = 0; turn < 12 - turns; turn += 1) await pause();
        call?.finish();
        return (await answer).statusCode === 204;
      });
      for (const [at, isCancelled] of (await Promise.all(cancelled)).entries()) {
        const job = test.queries.selectFrom("chat_jobs").select("status").where("id", "=", ids[at]);
        const status = isCancelled ? "cancelled" : "completed";
        await vi.waitFor(
          async () => expect(await job.executeTakeFirst()).toEqual({ status }),
          soon,
        );
        const meals = test.queries.selectFrom("meals").select("id").where("job_id", "=", ids[at]);
        expect(await meals.execute()).toHaveLength(isCancelled ? 0 : 1);
      }
    }
    const ended = test.queries
      .selectFrom("chat_jobs")
      .select(["status", (eb) => eb.fn.countAll<number>().as("count")])
      .groupBy("status");
    // Both outcomes occurred often enough for the comparison to mean something.
    const wins = await ended.execute();
    expect(wins).toHaveLength(2);
    for (const win of wins) expect(Number(win.count)).toBeGreaterThan(count / 20);
    noteReached(task, { F38: `${count} interleavings on each database, one succeeds` });
  });

  it("two messages of a user are read at the same time, and another user's message with them [F06]", async () => {
    const { reader, ann } = await start();
    const ben = await test.signUp();
    for (let count = 0; count < 10; count += 1) await ann.send(`egg ${count}`);
    await calls(reader, maxRunningPerUser);
    await ben.send("my egg");
    await calls(reader, maxRunningPerUser + 1);
    // Which of Ann's messages reach the reader first is open: messages of one millisecond have no order, and the
    // preparations of two run at the same time.
    const eggOfAnn = expect.stringMatching(/^egg \d$/);
    const messages = reader.calls.map(({ message }) => message);
    expect(messages).toEqual([eggOfAnn, eggOfAnn, "my egg"]);
  });

  it("a message is released when the server stops, and read after the restart [F07]", async () => {
    const { reader, ann } = await start();
    await ann.send("an egg");
    await calls(reader, 1);
    await test.restart();
    expect(reader.calls[0]?.signal.aborted).toBe(true);
    await calls(reader, 2);
    reader.calls[0]?.finish();
    reader.calls[1]?.finish();
    await untilStatus(ann, "completed");
    expect(await mealsOf(ann)).toHaveLength(1);
    const row = await test.queries
      .selectFrom("chat_jobs")
      .select("tries")
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(1);
  });

  it("takes over the message of a worker whose lease expired", async () => {
    const { reader, ann } = await start();
    await ann.send("an egg");
    await calls(reader, 1);
    // The row of a killed process whose lease has expired.
    await expireLeases(test.queries, ["chat_jobs"]);
    for (const worker of test.application.workers) worker.wake();
    await calls(reader, 2);
    reader.calls[1]?.finish();
    await untilStatus(ann, "completed");
    reader.calls[0]?.finish();
    expect(await mealsOf(ann)).toHaveLength(1);
  });
});
