import { type ChatJob, type ChatJobList, type MealList, routes } from "@morsel/contracts";
import { describe, expect, it } from "vitest";
import {
  createTestDatabase,
  databases,
  type TestDatabase,
} from "../apps/server/src/testing/databases.ts";
import { expireLeases } from "../apps/server/src/testing/expire-leases.ts";
import { findFreePort } from "../apps/server/src/testing/free-port.ts";
import { isLong, noteReached } from "../apps/server/src/testing/rounds.ts";
import { Account, password } from "../e2e/account.ts";
import { withDatabase } from "./kill-chain.ts";
import { ServerProcess } from "./server-process.ts";

const timeout = 600_000;
/** The limit of the catalogue; a lease is 30 s, and workers look for expired ones every 2 s. */
const takenOverWithinMs = 45_000;

describe.skipIf(!databases.includes("postgres"))(
  "Two serving and two working processes on one PostgreSQL (skipped without PostgreSQL)",
  () => {
    it("processes on one database share sessions, events and limits, and take over the job of a killed worker [F03]", {
      timeout,
    }, async ({ task }) => {
      const place = await createTestDatabase("postgres");
      const environment = {
        ...place.environment,
        AUTH_SECRET: "one-secret-for-all-0123456789-abcdef",
        SUBMITS_PER_10_MINUTES: "6",
        SIGN_INS_PER_15_MINUTES: "6",
        SHARED_PAGES_PER_MINUTE: "6",
      };
      const HEALTH_PORT = String(await findFreePort());
      const failAt = { FAIL_AT: "a message is read, nothing written", FAIL_BY: "SIGSTOP" };
      const [one, other, worker, dying] = await Promise.all([
        ServerProcess.start({ environment: { ...environment, ROLE: "serve" } }),
        ServerProcess.start({ environment: { ...environment, ROLE: "serve" } }),
        ServerProcess.spawn({ environment: { ...environment, ROLE: "work", HEALTH_PORT } }),
        // Stops while it runs a job, and is then killed.
        ServerProcess.spawn({
          environment: { ...environment, ...failAt, ROLE: "work" },
          preload: "fail-points.ts",
        }),
      ]);
      await dying.untilReady();
      await worker.untilReady();
      worker.signal("SIGSTOP");
      const ann = await Account.create(one.url);

      // The session of one process is valid at the other, whose stream announces the meal of the first.
      const stream = await openStream(other, ann);
      const held = await submit(one, ann);
      await dying.until("holding a job", () => dying.isStopped);
      const leaseMs = await leaseOf(place, held.id);
      await dying.kill();
      const diedAt = performance.now();
      // Only the long run waits half a minute for the lease to expire.
      if (!isLong) await endLease(place);
      worker.signal("SIGCONT");
      await stream.until("event: meals");
      const takenOverMs = performance.now() - diedAt;
      expect(leaseMs).toBeLessThanOrEqual(30_000);
      expect(takenOverMs).toBeLessThan(takenOverWithinMs);
      const meals = (await ask<MealList>(other, ann, routes.meals)).items;
      expect(meals).toHaveLength(1);
      expect((await ask<ChatJobList>(one, ann, routes.jobs)).items).toMatchObject([
        { id: held.id, status: "completed" },
      ]);

      // Six messages in ten minutes, counted over both processes.
      const statuses: number[] = [];
      for (const server of [one, other, one, other, one, other]) {
        statuses.push((await post(server, ann, routes.queue, message)).status);
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);

      // Six sign-in attempts from an address; the sign-up was one of them.
      const tries: number[] = [];
      for (const server of [one, other, one, other, one, other]) {
        tries.push((await signIn(server, ann, "not-the-password")).status);
      }
      expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
      expect((await signIn(one, ann, password)).status).toBe(429);

      // A limit that is reached at one process is reached at the other. A minute may end in between, but not twice.
      const isShut = async () => {
        let tries = 0;
        while ((await fetch(guessAt(one))).status !== 429) expect(++tries).toBeLessThan(13);
        return (await fetch(guessAt(other))).status === 429;
      };
      expect((await isShut()) || (await isShut())).toBe(true);

      // A sign-out at one process ends the session at the other immediately.
      expect((await post(one, ann, routes.signOut)).status).toBe(204);
      await stream.ended();
      const after = await fetch(`${other.url}${routes.meals}`, {
        headers: { cookie: ann.cookie },
      });
      expect(after.status).toBe(401);

      // The worker reports its health and its jobs, and answers nothing else.
      const ofWorker = (path: string) => fetch(`http://localhost:${HEALTH_PORT}${path}`);
      expect((await ofWorker("/healthz")).status).toBe(200);
      expect((await ofWorker("/readyz")).status).toBe(200);
      expect(await (await ofWorker("/metrics")).text()).toContain(
        'morsel_job_seconds_count{kind="chat_jobs",outcome="completed"}',
      );
      expect((await ofWorker(routes.meals)).status).toBe(404);
      for (const server of [one, other, worker]) expect(await server.stop()).toBe(0);
      await place.remove();
      noteReached(task, {
        F03: isLong
          ? `of a killed process on PostgreSQL taken over after ${Math.round(takenOverMs / 1000)} s`
          : `of a killed process on PostgreSQL: a lease of at most 30 s, then taken over`,
      });
    });
  },
);

const message = { session_id: "session_1_many", message: "2 eggs" };

const guessAt = ({ url }: ServerProcess) => `${url}${routes.calorieGuess("nobody-shared-this")}`;

async function submit(server: ServerProcess, person: Account): Promise<ChatJob> {
  const answer = await post(server, person, routes.queue, message);
  expect(answer.status).toBe(202);
  return answer.json() as Promise<ChatJob>;
}

function post(server: ServerProcess, { cookie }: Account, path: string, body: object = {}) {
  return fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { cookie, origin: server.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

function signIn(server: ServerProcess, { email }: Account, word: string) {
  return fetch(`${server.url}${routes.signIn}`, {
    method: "POST",
    headers: { origin: server.url, "content-type": "application/json" },
    body: JSON.stringify({ email, password: word }),
  });
}

async function ask<Answer>(server: ServerProcess, { cookie }: Account, path: string) {
  const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<Answer>;
}

/** A user's event stream; `until` reads until the words have arrived. */
async function openStream(server: ServerProcess, { cookie }: Account) {
  const answer = await fetch(`${server.url}${routes.events}`, { headers: { cookie } });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error(`No stream: ${answer.status}`);
  let heard = "";
  const until = async (words: string) => {
    while (!heard.includes(words)) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`The stream ended after ${heard}`);
      heard += value;
    }
  };
  const ended = async () => {
    while (!(await reader.read()).done);
  };
  await until("retry: ");
  return { until, ended };
}

/** How long the lease of a job still lasts, by the clock of the database. */
async function leaseOf(place: TestDatabase, id: string): Promise<number> {
  return withDatabase(place, async ({ queries, now }) => {
    const { left } = await queries
      .selectFrom("chat_jobs")
      .select((eb) => eb("lease_until", "-", now()).as("left"))
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return Number(left);
  });
}

async function endLease(place: TestDatabase): Promise<void> {
  await withDatabase(place, ({ queries }) => expireLeases(queries, ["chat_jobs"]));
}
