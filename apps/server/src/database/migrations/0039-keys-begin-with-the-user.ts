import { sql } from "kysely";
import { changeKeys, type NewKeys, ofUser } from "../change-keys.ts";
import type { Queries } from "../connection.ts";
import { addMissingKeyOwners, hashKey } from "../key-owners.ts";
import type { Migration } from "../migrate.ts";

const isActive = sql<boolean>`${sql.ref("status")} in ('queued', 'processing')`;

/** The keys of a table of jobs. Their workers read the active jobs of one user. */
function jobKeys(table: string, changes: Partial<NewKeys> = {}): NewKeys {
  const { indexes = [], droppedIndexes = [], ...others } = changes;
  return {
    table,
    primaryKey: ["user_id", "id"],
    foreignKeys: [ofUser(table)],
    check: sql`status in ('queued', 'processing', 'completed', 'failed', 'cancelled')`,
    droppedConstraints: [`${table}_pkey`],
    droppedIndexes: [`${table}_underway`, ...droppedIndexes],
    indexes: [
      { name: `${table}_underway`, columns: ["user_id", "created_at", "id"], where: isActive },
      ...indexes,
    ],
    ...others,
  };
}

const newest = (table: string) => ({
  name: `${table}_newest`,
  columns: ["user_id", "created_at"],
});

const ofPhoto = (table: string) => ({
  name: `${table}_photo`,
  columns: ["user_id", "photo_id"],
  where: sql<boolean>`${sql.ref("photo_id")} is not null`,
});

/** In this order: a table comes before those that its old keys are referred to by. */
const tables: readonly NewKeys[] = [
  {
    table: "meals",
    primaryKey: ["user_id", "id"],
    unique: { meals_once_per_job: ["user_id", "job_id", "ordinal"] },
    foreignKeys: [
      ofUser("meals"),
      {
        name: "meals_of_job",
        columns: ["user_id", "job_id"],
        parent: "chat_jobs",
        parentColumns: ["user_id", "id"],
      },
    ],
    droppedConstraints: ["meals_job_id_fkey", "meals_once_per_job", "meals_pkey"],
    droppedIndexes: ["meals_photo"],
    indexes: [
      ofPhoto("meals"),
      { name: "meals_newest", columns: ["user_id", "consumed_at", "id"] },
      { name: "meals_by_day", columns: ["user_id", "local_day", "consumed_at", "id"] },
    ],
  },
  jobKeys("chat_jobs", {
    unique: { chat_jobs_once_per_key: ["user_id", "idempotency_key"] },
    droppedIndexes: ["chat_jobs_photo"],
    indexes: [ofPhoto("chat_jobs"), newest("chat_jobs")],
  }),
  jobKeys("edit_jobs", {
    unique: { edit_jobs_once_per_key: ["user_id", "meal_id", "idempotency_key"] },
    indexes: [
      newest("edit_jobs"),
      {
        name: "edit_jobs_one_underway",
        columns: ["user_id", "meal_id"],
        isUnique: true,
        where: isActive,
      },
    ],
  }),
  jobKeys("refine_jobs", {
    indexes: [{ name: "refine_jobs_of_meal", columns: ["user_id", "meal_id"] }],
  }),
  // Its index by user is a part of the new primary key.
  jobKeys("reminder_jobs", { droppedIndexes: ["reminder_jobs_of_user"] }),
  {
    table: "deleted_meals",
    primaryKey: ["user_id", "id"],
    foreignKeys: [ofUser("deleted_meals")],
    droppedConstraints: ["deleted_meals_pkey"],
    droppedIndexes: ["deleted_meals_photo", "deleted_meals_of_user"],
    indexes: [ofPhoto("deleted_meals"), { name: "deleted_meals_oldest", columns: ["deleted_at"] }],
  },
  {
    table: "photos",
    primaryKey: ["user_id", "id"],
    foreignKeys: [],
    droppedConstraints: ["photos_pkey"],
    droppedIndexes: ["photos_of_user"],
  },
  {
    table: "calorie_guesses",
    primaryKey: ["user_id", "id"],
    unique: { calorie_guesses_link: ["user_id", "link_hash"] },
    foreignKeys: [ofUser("calorie_guesses")],
    droppedConstraints: ["calorie_guesses_pkey", "calorie_guesses_link_hash_key"],
    droppedIndexes: ["calorie_guesses_photo"],
    indexes: [
      ofPhoto("calorie_guesses"),
      newest("calorie_guesses"),
      { name: "calorie_guesses_expiry", columns: ["expires_at"] },
    ],
  },
  {
    table: "access_tokens",
    primaryKey: ["user_id", "id"],
    foreignKeys: [ofUser("access_tokens")],
    droppedConstraints: ["access_tokens_token_hash_key"],
  },
  {
    table: "push_subscriptions",
    primaryKey: ["user_id", "id"],
    unique: { push_subscriptions_session: ["user_id", "session_id"] },
    foreignKeys: [
      ofUser("push_subscriptions"),
      {
        name: "push_subscriptions_of_session",
        columns: ["user_id", "session_id"],
        parent: "sessions",
        parentColumns: ["user_id", "id"],
      },
    ],
    droppedConstraints: [
      "push_subscriptions_session_id_fkey",
      "push_subscriptions_session_id_key",
      "push_subscriptions_endpoint_key",
    ],
  },
];

/**
 * Every key of a user's rows begins with the user, so that a database can be divided by users. `key_owners` says
 * whose a shared link, an access token and a push subscription are.
 */
export const keysBeginWithTheUser: Migration = {
  name: "0039-keys-begin-with-the-user",
  async run(queries, engine) {
    await queries.schema
      .createIndex("sessions_of_user")
      .unique()
      .on("sessions")
      .columns(["user_id", "id"])
      .execute();
    await changeKeys(queries, engine, tables);
    await createKeyOwners(queries);
    await addMissingKeyOwners(queries, 0);
    await addOwnersOfDevices(queries);
  },
};

async function createKeyOwners(queries: Queries): Promise<void> {
  await queries.schema
    .createTable("key_owners")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("key_hash", "text", (c) => c.notNull())
    .addColumn("user_id", "text", (c) => c.notNull())
    .addColumn("session_id", "text")
    .addPrimaryKeyConstraint("key_owners_key", ["kind", "key_hash"])
    .addForeignKeyConstraint("key_owners_user_id_fkey", ["user_id"], "users", ["id"], (key) =>
      key.onDelete("cascade"),
    )
    .addForeignKeyConstraint(
      "key_owners_of_session",
      ["user_id", "session_id"],
      "sessions",
      ["user_id", "id"],
      (key) => key.onDelete("cascade"),
    )
    .execute();
  await queries.schema
    .createIndex("key_owners_of_user")
    .on("key_owners")
    .columns(["user_id", "session_id"])
    .execute();
}

async function addOwnersOfDevices(queries: Queries): Promise<void> {
  const devices = await queries
    .selectFrom("push_subscriptions")
    .select(["user_id", "session_id", "endpoint"])
    .execute();
  for (const { endpoint, ...owner } of devices) {
    await queries
      .insertInto("key_owners")
      .values({ kind: "push", key_hash: hashKey(endpoint), ...owner })
      .execute();
  }
}
