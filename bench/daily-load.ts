import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Application, startApplication } from "../apps/server/src/application.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { createLog } from "../apps/server/src/http/log.ts";
import { listMealsJson } from "../apps/server/src/modules/meals/meal-store.ts";
import { startThrowawayPostgres } from "../scripts/throwaway-postgres.ts";
import type { Figure, Length } from "./figure.ts";
import { percentile } from "./machine-calibration.ts";
import { personId } from "./many-people.ts";

const few = 10_000;
const many: Readonly<Record<Length, number>> = { short: 200_000, long: 1_000_000 };
const mealsEach = 100;
/** The meals of a day with many meals. */
const mealsOfDay = 8;
const people = 60;
const rounds = 15;

/** Compares reading a user's latest day among few meals of others and among many. */
export async function benchDayOfMany(length: Length): Promise<readonly Figure[]> {
  const postgres = await startThrowawayPostgres();
  try {
    return [
      ...(await compare("SQLite", length, {})),
      ...(postgres ? await compare("PostgreSQL", length, { DATABASE_URL: postgres.url }) : []),
    ];
  } finally {
    await postgres?.stop();
  }
}

async function compare(
  name: string,
  length: Length,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "morsel-bench-day-"));
  const application = await startApplication(
    readConfig({
      ...environment,
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
      TRANSCRIBE_PROVIDER: "none",
    }),
    createLog("silent"),
  );
  try {
    await plant(application, 0, few);
    const amongFew = await readDays(application, few / mealsEach);
    await plant(application, few, many[length]);
    const amongMany = await readDays(application, many[length] / mealsEach);
    return [
      { name: `${name}: a day among ${few} meals`, value: amongFew, unit: "ms" },
      { name: `${name}: a day among ${many[length]}`, value: amongMany, unit: "ms" },
      { name: "  times as long", value: amongMany / amongFew, unit: "times", goal: 1.3 },
    ];
  } finally {
    await application.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Inserts meals number `from` to `to`, a hundred per user, with the same SQL on both databases. */
async function plant({ database }: Application, from: number, to: number): Promise<void> {
  const { queries, engine } = database;
  const id = (kind: string, number: string) =>
    engine === "sqlite"
      ? `'0190000${kind}-0000-7000-8000-' || printf('%012x', ${number})`
      : `'0190000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0')`;
  const flag = engine === "sqlite" ? "0" : "false";
  const now = engine === "sqlite" ? "datetime('now')" : "now()";
  const numbers = (first: number, end: number) =>
    `with recursive numbers(n) as (select ${first} union all select n + 1 from numbers where n + 1 < ${end})`;
  const [firstPerson, endPerson] = [from / mealsEach, to / mealsEach];
  const run = (text: string) => sql.raw(text).execute(queries);
  await run(`insert into users (id, name, email, email_verified, created_at, updated_at)
    ${numbers(firstPerson, endPerson)} select ${id("1", "n")}, '', 'person-' || n, ${flag}, ${now}, ${now}
    from numbers`);
  await run(`insert into chat_jobs (id, user_id, session_id, message, time_zone, status, attempt, tries,
      run_after, created_at, updated_at)
    ${numbers(firstPerson, endPerson)} select ${id("2", "n")}, ${id("1", "n")}, 's', 'eggs', 'UTC',
      'completed', 1, 1, 0, n, n from numbers`);
  const step = 20_000;
  // In small steps, since each statement must end before the query timeout.
  for (let first = from; first < to; first += step) {
    // Neighbouring rows belong to different users, as in real use.
    const person = `(${firstPerson} + (n - ${from}) % ${endPerson - firstPerson})`;
    await run(`insert into meals (id, user_id, job_id, ordinal, title, description, meal_type,
        consumed_at, local_day, time_zone, confidence, notes, tags_json, servings, serving_size_g,
        household_unit, calories_kcal, lipids_json, micros_json, items_json, version, created_at, updated_at)
      ${numbers(first, Math.min(first + step, to))} select ${id("3", "n")}, ${id("1", person)},
        ${id("2", person)}, n, 'Eggs', 'eggs', 'breakfast', 1000 * n, '2026-01-01', 'UTC', 0.8, '', '[]',
        1, 100, 'egg', 143, '{}', '{}', '[]', 1, n, n from numbers`);
  }
  await run("analyze");
}

/** The median time of reading one user's day, in ms. */
async function readDays({ database }: Application, among: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let at = 0; at < people; at += 1) {
      const userId = personId(Math.floor((at * among) / people));
      const started = performance.now();
      const meals = await listMealsJson(database.queries, userId, mealsOfDay);
      times.push(performance.now() - started);
      if (meals.length !== mealsOfDay) throw new Error(`${userId} has ${meals.length} meals`);
    }
  }
  return percentile(times, 0.5);
}
