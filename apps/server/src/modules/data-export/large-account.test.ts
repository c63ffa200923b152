import { routes } from "@morsel/contracts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../../testing/databases.ts";
import { eggReader } from "../../testing/estimates.ts";
import { readExport, readJson, signUpWithMeal } from "../../testing/export.ts";
import { isLong, noteReached, rounds } from "../../testing/rounds.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { watchTurns } from "../../testing/watch-event-loop.ts";

/** Processor time in milliseconds, to which other load on the machine does not add. */
async function measureWork<Answer>(call: () => Promise<Answer>) {
  const before = process.cpuUsage();
  const answer = await call();
  const { user, system } = process.cpuUsage(before);
  return { answer, ms: (user + system) / 1000 };
}

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const median = (values: readonly number[]) =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const percentile95 = (values: readonly number[]) =>
  sorted(values)[Math.ceil(0.95 * values.length) - 1] ?? Number.NaN;

describe.each(databases)("An account with thousands of meals on %s", (database) => {
  /** A busy machine is slow to write and export thousands of rows. */
  const slowMachineMs = 300_000;
  /** The number of meals of the user with many meals. */
  const mealCount = database === "sqlite" || isLong ? 10_000 : 1000;
  const listLength = 100;
  const listCalls = rounds({ short: 20, long: 100 });
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: eggReader });
  });
  afterAll(() => test.close());

  const people: Person[] = [];
  async function diner(message?: string): Promise<Person> {
    const person = await signUpWithMeal(test, message);
    people.push(person);
    return person;
  }

  /** Copies the meal of a user who has one, until there are `count`, each a minute before the one before. */
  async function copyMeals(userId: string, count: number): Promise<void> {
    const meal = await test.queries
      .selectFrom("meals")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    const columns = Object.keys(meal);
    for (let has = 1; has < count; has *= 2) {
      const ordinal = sql`ordinal + ${sql.lit(has)}`;
      // Twelve digits at the end of the id.
      const digits = sql`substr(cast(1000000000000 + ${ordinal} as text), 2)`;
      const changed: Record<string, unknown> = {
        id: sql`${userId.slice(0, -12)} || ${digits}`,
        ordinal,
        consumed_at: sql`consumed_at - ${sql.lit(has * 60_000)}`,
      };
      const values = columns.map((column) => changed[column] ?? sql.ref(column));
      await sql`insert into meals (${sql.join(columns.map((column) => sql.ref(column)))})
        select ${sql.join(values)} from meals
        where user_id = ${userId} and ordinal < ${count - has}`.execute(test.queries);
    }
  }

  /** Copies a message of a user, until there are `count`, each newer than the one before. */
  async function copyJobs(userId: string, count: number): Promise<void> {
    const job = await test.queries
      .selectFrom("chat_jobs")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    for (let at = 1; at < count; at += 500) {
      const copies = Array.from({ length: Math.min(500, count - at) }, (_, more) => ({
        ...job,
        id: `${userId.slice(0, -12)}${String(at + more).padStart(12, "0")}`,
        idempotency_key: null,
        created_at: job.created_at + at + more,
      }));
      await test.queries.insertInto("chat_jobs").values(copies).execute();
    }
  }

  /** The processor time of some calls of a list, in milliseconds, after those that compile its code. */
  async function listCosts(person: Person, url: string): Promise<readonly number[]> {
    const coldCalls = 5;
    const costs: number[] = [];
    for (let call = 0; call < coldCalls + listCalls; call += 1) {
      // The revision changes, so that no call gets a 304.
      await test.queries
        .updateTable("user_revisions")
        .set((eb) => ({ revision: eb("revision", "+", 1) }))
        .where("user_id", "=", person.userId)
        .execute();
      const { answer, ms } = await measureWork(() => person.get(url));
      costs.push(ms);
      expect(answer.json().items.length).toBeGreaterThan(50);
    }
    return costs.slice(coldCalls);
  }

  it("thousands of meals are exported in small steps, within the time of the catalogue [V68, F24]", {
    // A pause of the machine is not the export's.
    timeout: slowMachineMs,
    retry: 2,
  }, async ({ task }) => {
    const ann = await diner();
    await copyMeals(ann.userId, mealCount);
    const stopWatching = watchTurns();
    const { answer: files, ms } = await measureWork(() => readExport(ann));
    const maxMs = stopWatching();
    // A busy processor is several times slower; an export in one piece would take seconds.
    expect(maxMs, "ms that others wait").toBeLessThan(isLong ? 50 : Math.max(250, ms / 20));
    if (isLong) expect(ms).toBeLessThan(10_000);
    noteReached(task, {
      F24: `an export of ${mealCount} meals: the event loop waits at most ${Math.ceil(maxMs)} ms`,
    });
    expect(readJson(files, "data/meals.json")).toHaveLength(mealCount);
    expect(files.get("meals.csv")?.toString().split("\r\n")).toHaveLength(mealCount + 2);
  });

  it(
    "the lists of a user with thousands of meals and messages cost about as much as those of a user with a hundred [F48]",
    async () => {
      const owner = await test.queries
        .selectFrom("meals")
        .select("user_id")
        .groupBy("user_id")
        .having((eb) => eb.fn.countAll(), "=", mealCount)
        .executeTakeFirstOrThrow();
      const ann = people.find(({ userId }) => userId === owner.user_id) as Person;
      const ben = await diner();
      await copyMeals(ben.userId, listLength);
      await copyJobs(ann.userId, 5000);
      await copyJobs(ben.userId, listLength);
      for (const url of [`${routes.meals}?limit=${listLength}`, routes.jobs]) {
        const [few, many] = [await listCosts(ben, url), await listCosts(ann, url)];
        expect(median(many)).toBeLessThan(3 * median(few));
        if (isLong) expect(percentile95(many)).toBeLessThan(100);
      }
    },
    slowMachineMs,
  );
});
