import { setTimeout as wait } from "node:timers/promises";
import { type ChatJob, jobFailures, routes } from "@morsel/contracts";
import { describe, expect, it } from "vitest";
import { maxAttempts } from "../apps/server/src/jobs/leases.ts";
import { createTestDatabase, type TestDatabase } from "../apps/server/src/testing/databases.ts";
import { noteReached, rounds } from "../apps/server/src/testing/rounds.ts";
import { Account } from "../e2e/account.ts";
import { Random } from "../scripts/random.ts";
import { findBroken } from "./invariants.ts";
import { makeDiners, settle, withDatabase } from "./kill-chain.ts";
import { Ledger } from "./ledger.ts";
import { ServerProcess } from "./server-process.ts";

const timeout = 3_600_000;
const upWithinSeconds = 5;

describe.concurrent("Process under faults", () => {
  it("a message that kills the process is attempted three times, then fails; other messages are read [F05]", {
    timeout,
  }, async ({ task }) => {
    const place = await createTestDatabase("sqlite");
    const poisoned = { FAIL_AT: "a job is claimed", FAIL_ON: "poison", FAIL_BY: "SIGKILL" };
    const environment = { ...place.environment, ...poisoned };
    const start = () => ServerProcess.spawn({ environment, preload: "fail-points.ts" });
    let server = await start();
    await server.untilReady();
    const [ann, ben] = [await Account.create(server.url), await Account.create(server.url)];
    const { id } = await submit(server, ann, "2 eggs and poison");
    let deaths = 0;
    for (; deaths < maxAttempts; deaths += 1) {
      await server.untilExit();
      server = await start();
      await server.until("ready or dead", () => server.isReady || server.exitCode === null);
    }
    await server.untilReady();
    await submit(server, ben, "2 eggs");
    const statusOf = async (person: Account) => (await jobsOf(server, person))[0];
    await server.until("done", async () => (await statusOf(ben))?.status === "completed");
    await server.until("given up", async () => (await statusOf(ann))?.status === "failed");
    expect(await statusOf(ann)).toMatchObject({ id, error: jobFailures.gave_up });
    expect(await server.stop()).toBe(0);
    await place.remove();
    noteReached(task, { F05: `ended ${deaths} processes, then failed with an error; others read` });
  });

  it("an uncaught error is logged and ends the process with 1; the next process is ready after 5 s of processor time [F09]", {
    timeout,
  }, async ({ task }) => {
    const place = await createTestDatabase("sqlite");
    const server = await ServerProcess.start({
      environment: place.environment,
      preload: "uncaught-error.ts",
    });
    const ledger = new Ledger();
    const diners = await makeDiners(place, server, ledger, new Random(11));
    const living = diners.map((diner) =>
      diner.live(server.url, () => server.exitCode !== undefined),
    );
    await server.until("asked", () => ledger.submits.size > 3);
    server.signal("SIGUSR2");
    expect(await server.untilExit()).toBe(1);
    expect(server.output).toContain('"unexpected error, stopping"');
    expect(server.output).toContain("nobody catches this");
    const next = await ServerProcess.start({ environment: place.environment });
    const seconds = next.processorSeconds;
    await Promise.all(living);
    await settle(place, diners, next);
    expect(await brokenOf(place, ledger)).toEqual([]);
    await place.remove();
    // Processor time, so that other load on the machine does not count.
    expect(seconds).toBeLessThan(upWithinSeconds);
    noteReached(task, {
      F09: `logged, exited with 1, ready again after ${seconds.toFixed(1)} s of processor time`,
    });
  });

  it("clock jumps of an hour and of a second lose nothing and repeat nothing [F45]", {
    timeout,
  }, async ({ task }) => {
    const place = await createTestDatabase("sqlite");
    const server = await ServerProcess.start({
      environment: place.environment,
      preload: "jumping-clock.ts",
    });
    const ledger = new Ledger();
    const diners = await makeDiners(place, server, ledger, new Random(12));
    const stop = startLiving(diners, server);
    const steps = rounds({ short: 20, long: 200 });
    for (let step = 1; step <= steps; step += 1) {
      const before = ledger.submits.size;
      await server.until("asked", () => ledger.submits.size > before);
      server.signal("SIGUSR2");
      await server.until("of another time", () => server.output.includes(`jumped ${step}\n`));
    }
    await stop();
    expect(diners.flatMap(({ oddAnswers }) => oddAnswers)).toEqual([]);
    await server.until("at rest", () => isAtRest(place));
    await settle(place, diners, server);
    expect(await brokenOf(place, ledger)).toEqual([]);
    await place.remove();
    noteReached(task, { F45: `${steps} steps of a real process, lost 0, twice 0` });
  });

  it("a process with a fifth of a core loses nothing and repeats nothing [F53]", {
    timeout,
  }, async ({ task }) => {
    const place = await createTestDatabase("sqlite");
    const server = await ServerProcess.start({ environment: place.environment });
    const ledger = new Ledger();
    const diners = await makeDiners(place, server, ledger, new Random(13));
    const stop = startLiving(diners, server);
    const enough = rounds({ short: 15, long: 500 });
    // As cpulimit does: the process is stopped for four fifths of the time.
    let isOver = false;
    const starving = (async () => {
      while (!isOver) {
        server.signal("SIGSTOP");
        await wait(80);
        server.signal("SIGCONT");
        await wait(20);
      }
    })();
    // Each message has its own time limit: the machine may be busy with other tests.
    for (let before = 0; before < enough; before = ledger.submits.size) {
      const submitted = before;
      await server.until("asked", () => ledger.submits.size > submitted);
    }
    await stop();
    await server.until("at rest", () => isAtRest(place));
    isOver = true;
    await starving;
    expect(diners.flatMap(({ oddAnswers }) => oddAnswers)).toEqual([]);
    const again = await withDatabase(place, ({ queries }) =>
      queries.selectFrom("chat_jobs").select("id").where("tries", ">", 1).execute(),
    );
    expect(again, "nobody's lease ran out").toEqual([]);
    await settle(place, diners, server);
    expect(await brokenOf(place, ledger)).toEqual([]);
    await place.remove();
    noteReached(task, { F53: `${enough} messages at a fifth of a core: lost 0, twice 0` });
  });
});

function startLiving(diners: Awaited<ReturnType<typeof makeDiners>>, server: ServerProcess) {
  let isOver = false;
  const living = Promise.all(diners.map((diner) => diner.live(server.url, () => isOver)));
  return async () => {
    isOver = true;
    await living;
  };
}

async function submit(server: ServerProcess, person: Account, message: string): Promise<ChatJob> {
  const answer = await fetch(`${server.url}${routes.queue}`, {
    method: "POST",
    headers: { cookie: person.cookie, origin: server.url, "content-type": "application/json" },
    body: JSON.stringify({ session_id: "session_1_fault", message }),
  });
  expect(answer.status).toBe(202);
  return answer.json() as Promise<ChatJob>;
}

async function jobsOf(server: ServerProcess, { cookie }: Account): Promise<ChatJob[]> {
  const answer = await fetch(`${server.url}${routes.jobs}`, { headers: { cookie } });
  return ((await answer.json()) as { items: ChatJob[] }).items;
}

function isAtRest(place: TestDatabase): Promise<boolean> {
  return withDatabase(place, async ({ queries }) => {
    for (const table of ["chat_jobs", "edit_jobs"] as const) {
      const row = await queries
        .selectFrom(table)
        .select("id")
        .where("status", "in", ["queued", "processing"])
        .executeTakeFirst();
      if (row) return false;
    }
    return true;
  });
}

function brokenOf(place: TestDatabase, ledger: Ledger) {
  return withDatabase(place, ({ queries }) => findBroken(queries, ledger));
}
