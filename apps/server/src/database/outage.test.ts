import { routes } from "@morsel/contracts";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { createTestDatabase, databases } from "../testing/databases.ts";
import { eggReader } from "../testing/estimates.ts";
import { SilentProxy } from "../testing/silent-proxy.ts";
import { type Person, startTestApp } from "../testing/test-app.ts";

/** The size of the server's pool. */
const connections = 10;
const backWithinMs = 15_000;
const timeout = 300_000;
/** Much longer than needed, for a busy machine. */
const soon = { interval: 50, timeout: 90_000 };

// The tests run one after the other because they measure time.
describe.skipIf(!databases.includes("postgres"))(
  "PostgreSQL outages (skipped without TEST_DATABASE_URL)",
  () => {
    it("calls get 503 within 5 s if PostgreSQL stops responding during a call, and work within 15 s of its return [F11]", {
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
      const undisturbed = await timed(() =>
        Promise.all([ann.send("an egg"), ...[1, 2, 3].map(() => ben.get(routes.meals))]),
      );
      expect(undisturbed.answer.map(({ statusCode }) => statusCode)).toEqual([202, 200, 200, 200]);

      // An open transaction keeps holding Ann's lock in the database.
      proxy.fallSilentAt(/insert into "chat_jobs"/);
      const cutOff = timed(() => ann.send("an egg"));
      await vi.waitFor(() => expect(proxy.isSilent).toBe(true), soon);
      const reads = [1, 2, 3].map(() => timed(() => ben.get(routes.meals)));
      for (const { answer, ms } of await Promise.all([cutOff, ...reads])) {
        expect(answer.statusCode).toBe(503);
        expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
        expect(ms).toBeLessThan(refusedWithin(undisturbed.ms));
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

    it("calls get 503 within 5 s when all connections are busy, and work again afterwards [F25]", {
      timeout,
    }, async () => {
      const test = await startTestApp({ database: "postgres", reader: eggReader });
      const people = await Promise.all(Array.from({ length: 25 }, () => test.signUp()));
      // Many more than connections; no user waits for another user's lock.
      const accepted = await timed(() =>
        Promise.all(people.map((person) => person.send("an egg"))),
      );
      expect(accepted.answer.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 202));
      await Promise.all(people.map(untilEaten));

      const other = new pg.Client({ connectionString: test.config.databaseUrl });
      await other.connect();
      await other.query("begin");
      await other.query("lock table chat_jobs in exclusive mode");
      const toast = (person: Person) => timed(() => person.send("toast"));
      const first = people.slice(0, connections).map(toast);
      // These wait for a connection until the first calls release theirs, and then for the lock.
      await vi.waitFor(async () => {
        const waiting = `select count(*)::int as calls from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        expect((await other.query(waiting)).rows[0].calls).toBe(connections);
      }, soon);
      const later = people.slice(connections).map(toast);
      for (const { answer, ms } of await Promise.all([...first, ...later])) {
        expect(answer.statusCode).toBe(503);
        expect(ms).toBeLessThan(refusedWithin(accepted.ms));
      }
      await other.query("rollback");
      await other.end();
      await Promise.all(people.map(untilEaten));
      const jobs = await test.queries.selectFrom("chat_jobs").select("message").execute();
      expect(jobs.filter(({ message }) => message === "toast")).toEqual([]);
      await test.close();
    });
  },
);

/** 5 s by the catalogue, half a second, and twice the time of such calls without an outage. */
function refusedWithin(undisturbedMs: number): number {
  return 5500 + 2 * undisturbedMs;
}

async function timed<Answer>(call: () => Promise<Answer>) {
  const startedAt = performance.now();
  return { answer: await call(), ms: performance.now() - startedAt };
}

/** Sends a message until it is accepted, and waits for its meal. */
async function untilEaten(person: Person): Promise<void> {
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
