import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { type Application, startApplication } from "../apps/server/src/application.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { createLog } from "../apps/server/src/http/log.ts";
import { testPassword, testPasswordHash } from "../apps/server/src/testing/create-account.ts";
import { startThrowawayPostgres } from "../scripts/throwaway-postgres.ts";
import { makeEveryCall } from "./every-call.ts";
import type { Figure, Length } from "./figure.ts";
import { type Crowd, operatorOf, personId, plantCrowd } from "./many-people.ts";
import { unlimited } from "./no-rate-limits.ts";
import { PlanLog, planSettings, type RunQuery } from "./query-plan-log.ts";

const crowds: Readonly<Record<Length, Crowd>> = {
  short: { people: 5000, meals: 500_000 },
  long: { people: 200_000, meals: 20_000_000 },
};
/** A small database, for a quick check that the bench can call every route. */
const rehearsal: Crowd = { people: 1000, meals: 50_000 };
/** Two, because a process caches what it sent to a user. */
const persons = { rehearsing: 77, explained: 777 } as const;
const workForMs = 5000;

/**
 * Checks the plan of every query of every route and worker in a PostgreSQL database of many users:
 * whether any of them reads a whole table.
 */
export async function benchPlans(length: Length): Promise<readonly Figure[]> {
  const postgres = await startThrowawayPostgres(false, [
    ...planSettings,
    "shared_buffers=1GB",
    "max_wal_size=4GB",
    "autovacuum=off",
  ]);
  if (!postgres) throw new Error("PostgreSQL is not installed");
  try {
    const rehearsed = new URL(postgres.url);
    rehearsed.pathname = "/rehearsal";
    await withClient(postgres.url, (client) => client.query("create database rehearsal"));
    await plant(rehearsed.href, rehearsal);
    await explainEverything(rehearsed.href, persons.rehearsing, () => {});
    await withClient(postgres.url, (client) => client.query("drop database rehearsal"));
    await plant(postgres.url, crowds[length]);
    return await explainEverything(postgres.url, persons.explained, console.log);
  } finally {
    await postgres.stop();
  }
}

async function plant(url: string, crowd: Crowd): Promise<void> {
  const started = performance.now();
  await (await start(url, "serve")).close();
  await withClient(url, async (client) => plantCrowd(client, crowd, await testPasswordHash()));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`  ${crowd.meals} meals of ${crowd.people} people planted in ${seconds} s`);
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * @param url of a planted database whose server was started with `planSettings`
 * @param say called with a line for each query
 */
async function explainEverything(
  url: string,
  person: number,
  say: (line: string) => void,
): Promise<readonly Figure[]> {
  const log = await PlanLog.open(url);
  const byWork = new Map<string, readonly RunQuery[]>();
  const called: string[] = [];
  const serving = await start(url, "serve");
  await withClient(url, (client) =>
    client.query("update account_states set is_admin = 1 where user_id = $1", [
      personId(operatorOf(person)),
    ]),
  );
  await log.take();
  const app = serving.app;
  if (!app) throw new Error("This process does not serve");
  await makeEveryCall(app, person, testPassword, async ({ route, status }) => {
    if (status >= 400) throw new Error(`${route} answered ${status}`);
    called.push(route);
    byWork.set(route, [...(byWork.get(route) ?? []), ...(await log.take())]);
  });
  await app.inject("/metrics");
  const metrics = await log.take();
  const missed = app.declaredRoutes
    .map(({ method, url: path }) => `${method} ${path}`)
    .filter((route) => !called.includes(route) && !uncalled.includes(route));
  await serving.close();
  await log.take();
  const working = await start(url, "work");
  // Long enough for it to look for jobs, do the two that were sent, and clear away a few times.
  await wait(workForMs);
  await working.close();
  const background = [...metrics, ...(await log.take())];
  await log.close();
  if (missed.length > 0) throw new Error(`Not called: ${missed.join(", ")}`);
  for (const [work, queries] of [...byWork, ["in the background", background] as const]) {
    for (const line of linesOf(queries)) say(`  ${work.padEnd(48)} ${line}`);
  }
  const users = [...byWork.values()].flat();
  const slowest = Math.max(...users.map(({ ms }) => ms));
  return [
    { name: "queries of people's calls", value: users.length, unit: "times" },
    { name: "  that read a whole table", value: wholes(users), unit: "times", goal: 0 },
    { name: "  the slowest of them", value: slowest, unit: "ms" },
    { name: "queries in the background", value: background.length, unit: "times" },
    { name: "  that read a whole table", value: wholes(background), unit: "times", goal: 0 },
  ];
}

/**
 * Routes that need an external service (a provider, an authenticator, a microphone, a mail server, a push service), or
 * a model or a file, or do not query the database.
 */
const uncalled = [
  "GET /healthz",
  "GET /readyz",
  "GET /metrics",
  "POST /api/identity/passkey/options",
  "POST /api/identity/passkey/sign-in",
  "GET /api/login",
  "GET /api/logout",
  "POST /api/account/provider",
  "POST /api/account/passkeys",
  "DELETE /api/account/sessions/:id",
  "POST /api/account/webhooks/:id/test",
  "PUT /api/external/ai/consent",
  "GET /api/public/calorie-guess/:id/photo",
  "GET /api/external/audio/status",
  "POST /api/external/audio/transcribe",
  "POST /api/identity/request-password-reset",
  "POST /api/identity/reset-password",
  "POST /api/identity/sign-up/link",
  "POST /api/identity/sign-up/confirm",
  "POST /api/identity/confirm-email",
  "POST /api/account/email",
  "POST /api/account/email/link",
  "POST /api/reminders/test",
  "POST /api/my-foods/label/photo",
  "POST /api/admin/tests/:id",
  "POST /api/admin/backups",
  "POST /api/admin/foods",
  "GET /api/events",
  "GET /api/openapi.json",
  // A stream of an assistant, which has no events.
  "GET /mcp",
  "DELETE /mcp",
];

async function start(url: string, role: "serve" | "work"): Promise<Application> {
  const folder = await mkdtemp(join(tmpdir(), "morsel-bench-plans-"));
  const config = readConfig({
    ...unlimited,
    DATABASE_URL: url,
    DATA_DIR: folder,
    ROLE: role,
    AUTH_SECRET: "a-secret-of-the-benches-0123456789-abcdef",
    TRANSCRIBE_PROVIDER: "none",
    LOG_LEVEL: "silent",
  });
  const application = await startApplication(config, createLog("silent"), {
    timing: { cleanupIntervalMs: 1000 },
  });
  const close = async () => {
    await application.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...application, close };
}

function wholes(queries: readonly RunQuery[]): number {
  return queries.filter(({ accesses }) => accesses.some(({ isWhole }) => isWhole)).length;
}

/** The distinct accesses; those that read a whole table with their query. */
function linesOf(queries: readonly RunQuery[]): readonly string[] {
  const lines = queries.flatMap(({ text, ms, accesses }) =>
    accesses.map(({ kind, table, index, isWhole }) =>
      isWhole
        ? `WHOLE ${kind} ${index ?? table} (${ms.toFixed(1)} ms): ${text.replace(/\s+/g, " ").slice(0, 300)}`
        : `${index ?? table}`,
    ),
  );
  const [bad, good] = [
    lines.filter((l) => l.startsWith("WHOLE")),
    lines.filter((l) => !l.startsWith("WHOLE")),
  ];
  return [[...new Set(good)].join(", ") || "no rows are looked for", ...new Set(bad)];
}
