import { routes } from "@morsel/contracts";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { createTestDatabase, databases } from "../testing/databases.ts";
import { eggReader } from "../testing/estimates.ts";
import { SilentProxy } from "../testing/silent-proxy.ts";
import { type Person, startTestApp } from "../testing/test-app.ts";

/** What the catalogue asks for, and half a second for the machine. */
const refusedWithinMs = 5500;
const backWithinMs = 15_000;
const timeout = 60_000;

describe
  .skipIf(!databases.includes("postgres"))
  .concurrent("PostgreSQL (skipped where there is none)", () => {
    it("that falls silent in the middle of a call: 503 after 5 s, and back within 15 s of its return [F11]", {
      timeout,
    }, async () => {
      const place = await createTestDatabase("postgres");
      const proxy = await SilentProxy.before(place.environment.DATABASE_URL ?? "");
      const test = await startTestApp({
        database: "sqlite",
        environment: { DATABASE_URL: proxy.databaseUrl },
        reader: eggReader,
      });
      const [ann, ben] = [await test.signUp(), await test.signUp()];
      expect((await ann.get(routes.meals)).statusCode).toBe(200);
      expect((await ben.get(routes.meals)).statusCode).toBe(200);

      // The database is left with a transaction that holds Ann's turn.
      proxy.fallSilentAt(/insert into "chat_jobs"/);
      const cutOff = timed(() => ann.send("an egg"));
      await vi.waitFor(() => expect(proxy.isSilent).toBe(true), { interval: 1 });
      const reads = [1, 2, 3].map(() => timed(() => ben.get(routes.meals)));
      for (const { answer, ms } of await Promise.all([cutOff, ...reads])) {
        expect(answer.statusCode).toBe(503);
        expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
        expect(ms).toBeLessThan(refusedWithinMs);
      }

      const healedAt = performance.now();
      const gap = new Promise((heard) => {
        test.application.signals.subscribe(({ kind }) => kind === "signals-missed" && heard(kind));
      });
      proxy.heal();
      for (const person of [ann, ben]) await untilEaten(person);
      await gap;
      expect(performance.now() - healedAt).toBeLessThan(backWithinMs);
      await test.close();
      await proxy.close();
      await place.remove();
    });

    it("that keeps every connection busy: whoever comes then is refused with 503 within 5 s, and nothing is stuck after it [F25]", {
      timeout,
    }, async () => {
      const test = await startTestApp({ database: "postgres", reader: eggReader });
      const people = await Promise.all(Array.from({ length: 40 }, () => test.signUp()));
      // Many more than connections, each in a transaction of its own: nobody waits for another's.
      const taken = await Promise.all(people.map((person) => person.send("an egg")));
      expect(taken.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 202));

      const other = new pg.Client({ connectionString: test.config.databaseUrl });
      await other.connect();
      await other.query("begin");
      await other.query("lock table chat_jobs in exclusive mode");
      const refused = await Promise.all(people.map((person) => timed(() => person.send("toast"))));
      for (const { answer, ms } of refused) {
        expect(answer.statusCode).toBe(503);
        expect(ms).toBeLessThan(refusedWithinMs);
      }
      await other.query("rollback");
      await other.end();
      await Promise.all(people.map(untilEaten));
      const jobs = await test.queries.selectFrom("chat_jobs").select("message").execute();
      expect(jobs.filter(({ message }) => message === "toast")).toEqual([]);
      await test.close();
    });
  });

async function timed<Answer>(call: () => Promise<Answer>) {
  const startedAt = performance.now();
  return { answer: await call(), ms: performance.now() - startedAt };
}

/** Logs until it is taken, and waits for the meal. */
async function untilEaten(person: Person): Promise<void> {
  const soon = { interval: 50, timeout: 30_000 };
  const id = await vi.waitFor(async () => {
    const sent = await person.send("an egg");
    expect(sent.statusCode).toBe(202);
    return sent.json().id;
  }, soon);
  await vi.waitFor(async () => {
    const { items } = (await person.get(routes.jobs)).json();
    expect(items.find((job: { id: string }) => job.id === id)?.status).toBe("completed");
  }, soon);
}
