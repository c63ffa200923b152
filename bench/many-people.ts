import type pg from "pg";
import { rowsOfBacklog } from "./backlog-rows.ts";

/** How many rows a database of the benches has. */
export interface Crowd {
  readonly people: number;
  /** Meals of all users; two per message. */
  readonly meals: number;
}

const dayMs = 86_400_000;
const historyDays = 365;
/** Neighbours in time belong to different users, so that a user's meals are far apart on the disk. */
const stride = 7919;

/** An item as the engine stores it, with the seven figures that a card shows. */
const item = {
  text: "two eggs",
  food: { id: "egg-boiled", name: "Boiled Egg" },
  source: { dataset: "USDA SR Legacy", id: "173424" },
  grams: 100,
  portion: { rule: "piece-count", explanation: "2 × 1 large = 100 g", isStated: true },
  confidence: 0.9,
  energyRange: { lowKcal: 140, highKcal: 170 },
  nutrients: {
    ...{ calories_kcal: 155, protein_g: 12.6, carbs_g: 1.1, fat_g: 10.6 },
    ...{ fiber_g: 0, sugar_g: 1.1, sodium_mg: 124 },
  },
};

/** Ids have the program's format; later rows sort after earlier ones. */
const idOf = (kind: string, number: string) =>
  `'0190${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0')`;

/** The id of the person of this number, from 0. */
export function personId(number: number): string {
  return `01900001-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}

/** The number of the person who is the operator in the calls of a person. */
export function operatorOf(person: number): number {
  return person + 1;
}

/** The e-mail address of the person of this number. */
export function personEmail(number: number): string {
  return `person-${number}@example.com`;
}

/**
 * Fills every table of an empty, migrated PostgreSQL database with SQL. Rows are smaller than real ones (a
 * meal has one item and no micronutrients) but have the same form; all users have the same password.
 *
 * @param passwordHash the hash of every user's password
 */
export async function plantCrowd(
  client: pg.Client,
  crowd: Crowd,
  passwordHash: string,
): Promise<void> {
  await client.query("set synchronous_commit = off; set maintenance_work_mem = '1GB'");
  const restore = await takeAway(client);
  for (const statement of rowsOf(crowd, passwordHash)) await client.query(statement);
  for (const statement of restore) await client.query(statement);
  await client.query("vacuum analyze");
}

/** Drops keys and indexes and makes all tables unlogged; returns the statements that restore keys and indexes. */
async function takeAway(client: pg.Client): Promise<readonly string[]> {
  const constraints = await client.query<{
    owner: string;
    name: string;
    kind: string;
    def: string;
  }>(
    `select conrelid::regclass::text as owner, conname as name, contype as kind,
       pg_get_constraintdef(oid) as def from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')`,
  );
  const keys = constraints.rows.filter(({ kind }) => kind !== "f");
  const references = constraints.rows.filter(({ kind }) => kind === "f");
  const indexes = await client.query<{ name: string; def: string }>(
    `select indexname as name, indexdef as def from pg_indexes where schemaname = 'public'
       and indexname not in (select conname from pg_constraint)`,
  );
  for (const { owner, name } of [...references, ...keys]) {
    await client.query(`alter table ${owner} drop constraint ${name}`);
  }
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  const tables = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  // The write-ahead log would double the writes, for a temporary database.
  for (const { name } of tables.rows) await client.query(`alter table ${name} set unlogged`);
  const add = ({ owner, name, def }: { owner: string; name: string; def: string }) =>
    `alter table ${owner} add constraint ${name} ${def}`;
  return [
    ...keys.map(add),
    ...indexes.rows.map(({ def }) => def),
    // Existing rows are not checked, which would read all of them; plans are the same.
    ...references.map((reference) => `${add(reference)} not valid`),
  ];
}

function rowsOf(crowd: Crowd, passwordHash: string): readonly string[] {
  const { people, meals } = crowd;
  const messages = Math.ceil(meals / 2);
  const now = "(extract(epoch from now()) * 1000)::bigint";
  const person = (number: string) => idOf("0001", `((${number})::bigint * ${stride}) % ${people}`);
  const when = (number: string, of: number) =>
    `(${now} - ${historyDays * dayMs}::bigint + (${number})::bigint * ${historyDays * dayMs} / ${of + 1})`;
  const each = (count: number) => `from generate_series(0, ${count - 1}) as n`;
  const job = (id: string, table: string, ended: string) =>
    `insert into ${table} (id, user_id, meal_id, base_version, time_zone, status, attempt, tries,
       run_after, created_at, updated_at${table === "edit_jobs" ? ", instructions" : ""})
     select ${id}, ${person("n")}, ${idOf("0003", "n * 2")}, 1, 'Europe/Berlin', 'completed', 1, 1, 0,
       ${ended}, ${ended}${table === "edit_jobs" ? ", 'double it'" : ""}
     ${each(people)}`;
  return [
    ...rowsOfOwnThings(people, now),
    ...rowsOfBacklog({ people, now, idOf }),
    `insert into users (id, name, email, email_verified)
     select ${idOf("0001", "n")}, '', 'person-' || n || '@example.com', false ${each(people)}`,
    `insert into accounts (id, account_id, provider_id, user_id, password, updated_at)
     select ${idOf("0004", "n")}, ${idOf("0001", "n")}, 'credential', ${idOf("0001", "n")},
       '${passwordHash}', now() ${each(people)}`,
    `insert into sessions (id, expires_at, token, updated_at, user_id)
     select ${idOf("0005", "n")}, now() + interval '7 days', md5('token' || n), now(),
       ${idOf("0001", "n")} ${each(people)}`,
    `insert into verifications (id, identifier, value, expires_at)
     select ${idOf("0006", "n")}, md5('step' || n), '{}', now() + interval '1 hour' ${each(1000)}`,
    `insert into rate_limits (id, key, count, last_request)
     select ${idOf("0007", "n")}, md5('limit' || n), 1, ${now} ${each(people)}`,
    `insert into passkeys (id, public_key, user_id, credential_id, counter, device_type, backed_up)
     select ${idOf("0008", "n")}, md5('key' || n), ${idOf("0001", "n")}, md5('passkey' || n), 0,
       'singleDevice', false ${each(people)}`,
    `insert into user_preferences (user_id, meals_visible_columns_json, updated_at)
     select ${idOf("0001", "n")}, '["calories","protein"]', ${now} ${each(people)}`,
    `insert into model_consents (user_id, is_allowed, sent_to, answered_at)
     select ${idOf("0001", "n")}, 1, 'model.example.com', ${now} ${each(people)}`,
    `insert into model_readings (scope, day, readings)
     select ${idOf("0001", "n")}, to_char(now(), 'YYYY-MM-DD'), 3 ${each(people)}`,
    `insert into user_revisions (user_id, resource, revision)
     select ${idOf("0001", "n")}, resource, 100 ${each(people)},
       unnest(array['turn', 'jobs', 'meals', 'edits', 'preferences']) as resource`,
    `insert into access_tokens (user_id, id, name, scope, token_hash, created_at)
     select ${idOf("0001", "n")}, ${idOf("000e", "n")}, 'watch', 'read', md5('access' || n),
       ${when("n", people)} ${each(people)}`,
    `insert into key_owners (kind, key_hash, user_id)
     select 'token', md5('access' || n), ${idOf("0001", "n")} ${each(people)}`,
    `insert into key_owners (kind, key_hash, user_id)
     select 'share', md5('link' || n), ${person("n")} ${each(people)}`,
    `insert into own_words (user_id, id, phrase_key, phrase, meaning, created_at)
     select ${idOf("0001", "n")}, ${idOf("000f", "n")}, 'latte', 'my latte', '300 ml latte',
       ${when("n", people)} ${each(people)}`,
    `insert into own_word_refusals (user_id, phrase_key)
     select ${idOf("0001", "n")}, 'lunch' ${each(people)}`,
    `insert into imports (user_id, id, source, meals, first_day, last_day, created_at)
     select ${idOf("0001", "n")}, ${idOf("0010", "n")}, 'Lose It!', 5, '2025-01-01', '2025-01-05',
       ${when("n", people)} ${each(people)}`,
    `insert into imported_rows (user_id, row_key, import_id)
     select ${idOf("0001", "n")}, md5('row' || n || '-' || row), ${idOf("0010", "n")}
     ${each(people)}, generate_series(1, 5) as row`,
    // Some days have sums; the others are computed when they are read.
    `insert into day_sums (user_id, local_day, sum_json, eaten_json)
     select ${idOf("0001", "n")}, to_char(now() - day * interval '1 day', 'YYYY-MM-DD'), '{}', '{}'
     ${each(people)}, generate_series(400, 409) as day`,
    `insert into insight_dismissals (user_id, week, insight)
     select ${idOf("0001", "n")}, '2026-01-05', 'fiber-average' ${each(people)}`,
    `insert into photos (id, user_id, width, height, created_at)
     select md5('photo' || n), ${idOf("0001", "n")}, 1200, 900, ${when("n", people)} ${each(people)}`,
    `insert into chat_jobs (id, user_id, session_id, message, time_zone, status, attempt, tries,
       run_after, idempotency_key, created_at, updated_at, photo_id)
     select ${idOf("0002", "n")}, ${person("n")}, 'session_1_a', 'two eggs, and toast for lunch',
       'Europe/Berlin', 'completed', 1, 1, 0, ${idOf("0009", "n")}, ${when("n", messages)},
       ${when("n", messages)}, case when n < ${people} then md5('photo' || n) end ${each(messages)}`,
    mealRows(crowd, person, when),
    job(idOf("000a", "n"), "edit_jobs", when("n", people)),
    // They are deleted a day after their end.
    job(idOf("000b", "n"), "refine_jobs", `${now} - n % ${dayMs + 60_000}`),
    `insert into meal_revisions (user_id, meal_id, version, before_json, patch_json, edited_at)
     select ${person("n")}, ${idOf("0003", "n * 2")}, 2, '{}',
       '{"changes":[],"calories_kcal":{"before":1,"after":2}}', ${when("n", people)} ${each(people)}`,
    `insert into deleted_meals (id, user_id, row_json, deleted_at)
     select ${idOf("000c", "n")}, ${person("n")}, '{}',
       ${now} + ${dayMs} - (n % 2000 = 0)::int * ${2 * dayMs}::bigint ${each(people)}`,
    `insert into calorie_guesses (id, link_hash, user_id, title, total_calories_kcal, notes,
       meals_json, created_at, expires_at)
     select ${idOf("000d", "n")}, md5('link' || n), ${person("n")}, 'Two eggs', 156, '', '[]',
       ${when("n", people)}, ${now} + (n % 2000 - 1)::bigint * ${dayMs} ${each(people)}`,
  ];
}

/** Own foods, answers to questions, reminders, devices, webhooks and recovery codes: one of each for a person. */
function rowsOfOwnThings(people: number, now: string): readonly string[] {
  const each = `from generate_series(0, ${people - 1}) as n`;
  const user = idOf("0001", "n");
  const food = idOf("0011", "n");
  const webhook = idOf("0012", "n");
  const device = idOf("0013", "n");
  const job = "'completed', 1, 1, 0";
  return [
    `insert into account_states (user_id, is_admin, disabled_at) select ${user}, 0, null ${each}`,
    `insert into recovery_codes (user_id, code_hash, created_at)
     select ${user}, md5('code' || n), ${now} ${each}`,
    `insert into settled_questions (user_id, question) select ${user}, 'size of latte' ${each}`,
    `insert into own_foods (user_id, id, kind, name, other_names_json, per, figures_json, version,
       created_at, updated_at)
     select ${user}, ${food}, 'food', 'Oat bar', '[]', '100g', '{}', 1, ${now}, ${now} ${each}`,
    `insert into own_food_names (user_id, name_key, food_id) select ${user}, 'oat bar', ${food} ${each}`,
    `insert into reminders (user_id, meal_type, time_of_day, weekdays_json, time_zone, next_at)
     select ${user}, 'lunch', '12:30', '["monday"]', 'Europe/Berlin', ${now} + ${dayMs} ${each}`,
    `insert into push_subscriptions (user_id, id, session_id, endpoint, p256dh_key, auth_key, device,
       created_at)
     select ${user}, ${device}, ${idOf("0005", "n")}, 'https://push.example.com/' || n, '', '', '',
       ${now} ${each}`,
    `insert into webhooks (user_id, id, url, signing_key, created_at)
     select ${user}, ${webhook}, 'https://tools.invalid/' || n, '', ${now} ${each}`,
    `insert into reminder_jobs (user_id, id, status, attempt, tries, run_after,
       created_at, updated_at, subscription_id, meal_type, local_day, due_at)
     select ${user}, ${idOf("0014", "n")}, ${job}, ${now}, ${now}, ${device}, 'lunch',
       '2026-01-05', ${now} ${each}`,
    `insert into webhook_jobs (user_id, id, status, attempt, tries, run_after,
       created_at, updated_at, webhook_id, event_id, event, meal_id, happened_at, delivery)
     select ${user}, ${idOf("0015", "n")}, ${job}, ${now}, ${now}, ${webhook}, ${webhook},
       'meal.logged', ${idOf("0003", "n")}, ${now}, 1 ${each}`,
  ];
}

function mealRows(
  { people, meals }: Crowd,
  person: (number: string) => string,
  when: (number: string, of: number) => string,
): string {
  const consumed = when("n", meals);
  return `insert into meals (id, user_id, job_id, ordinal, title, description, meal_type, consumed_at,
      local_day, time_zone, confidence, notes, tags_json, servings, serving_size_g, household_unit,
      calories_kcal, protein_g, carbs_g, fat_g, fiber_g, sugar_g, sodium_mg, lipids_json, micros_json,
      items_json, version, created_at, updated_at, photo_id)
    select ${idOf("0003", "n")}, ${person("n / 2")}, ${idOf("0002", "n / 2")}, n % 2, 'Two eggs',
      'two eggs', 'breakfast', ${consumed},
      to_char(to_timestamp(${consumed} / 1000), 'YYYY-MM-DD'), 'Europe/Berlin', 0.8, '', '[]', 1, 100,
      '2 eggs', 143, 12.6, 0.7, 9.5, 0, 0.4, 142, '{}', '{}',
      '${JSON.stringify([item])}',
      case when n % 2 = 0 and n / 2 < 1000 then 2 else 1 end, ${consumed}, ${consumed},
      case when n % 2 = 0 and n / 2 < ${people} then md5('photo' || n / 2) end
    from generate_series(0::bigint, ${meals - 1}) as n`;
}
