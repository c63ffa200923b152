/** A statement of the server that concerns rows of many users. */
interface MaintenanceStatement {
  readonly purpose: string;
  /** The statement from its first to its last word; `*` stands for any words. */
  readonly statement: string;
}

const job = "*_jobs";

/**
 * All of the server's statements that concern rows of many users. They lock no row that they read, join rows of one
 * user only, and give the same result if each part of a divided database runs them.
 */
const statements: readonly MaintenanceStatement[] = [
  {
    purpose: "A worker searches users with work.",
    statement: `select "user_id" from "job_queue" where "kind" = $1 and "ready_at" <= * limit $2`,
  },
  {
    purpose: "Each minute, the users of jobs that are missing in the queue are entered.",
    statement: `insert into "job_queue" (*) select "job"."user_id", * from "${job}" as "job" where "job"."status" in ('queued', 'processing') group by "job"."user_id" on conflict do nothing`,
  },
  {
    purpose: "The start of a worker adds owners of keys that are missing.",
    statement: `insert into "key_owners" (*) select * from "*" where "created_at" >= $1 on conflict do nothing`,
  },
  {
    purpose: "The start on SQLite ends all leases. Tests do the same on PostgreSQL.",
    statement: `update "${job}" set "lease_until" = $1 where "status" in ('queued', 'processing') and "status" = $2`,
  },
  {
    purpose: "The same, for the queue.",
    statement: `update "job_queue" set "ready_at" = $1 where "kind" = $2`,
  },
  {
    purpose: "Refinements fail if no model is set.",
    statement: `update "refine_jobs" set * where "status" in ('queued', 'processing')`,
  },
  {
    purpose: "The same, for the queue.",
    statement: `delete from "job_queue" where "kind" = $1`,
  },
  {
    purpose: "Ended refinements and reminders are deleted after a day.",
    statement: `delete from "${job}" where "status" in ('completed', 'failed', 'cancelled') and "updated_at" < $1`,
  },
  {
    purpose: "Due reminders are searched; each is then changed alone.",
    statement: `select * from "reminders" where "next_at" <= $1 order by "next_at" limit $2`,
  },
  {
    purpose: "Meals that cannot be restored any more are searched; each is then deleted alone.",
    statement: `select "user_id", "id", "row_json" from "deleted_meals" where "deleted_at" <= $1 order by "deleted_at" limit *`,
  },
  {
    purpose: "Own foods that cannot be restored any more are deleted.",
    statement: `delete from "own_foods" where "deleted_at" <= $1`,
  },
  {
    purpose: "Shares that have expired are searched; each is then deleted alone.",
    statement: `select "user_id", "id" from "calorie_guesses" where "expires_at" <= $1 order by "expires_at" limit *`,
  },
  {
    purpose: "Photos are checked step by step: the end of a step.",
    statement: `select "photo"."user_id", "photo"."id" from "photos" as "photo" where ("photo"."user_id", "photo"."id") > ($1, $2) order by "photo"."user_id", "photo"."id" limit * offset *`,
  },
  {
    purpose: "The unused photos of a step are searched; each is then deleted alone.",
    statement: `select "photo"."id", "photo"."user_id" from "photos" as "photo" where ("photo"."user_id", "photo"."id") > ($1, $2) *`,
  },
  {
    purpose: "The same for the photos of one user.",
    statement: `select "photo"."id", "photo"."user_id" from "photos" as "photo" where "photo"."user_id" = $1 and *`,
  },
  {
    purpose: "The operator's page counts the rows of some users.",
    statement: `select "user_id", * from "*" where "user_id" in (*) group by "user_id"`,
  },
  {
    purpose: "The same: how long some of these rows are.",
    statement: `select avg("length") as "average" from (select * where "user_id" in (*) limit *) as "sample"`,
  },
  {
    purpose: "The operator's page counts photos.",
    statement: `select count(*) as "count" from (select "id" from "photos" limit *) as "row"`,
  },
  {
    purpose: "The operator's page counts jobs.",
    statement: `select "status", "error", count(*) as "count" from (select "status", "error" from "${job}" where * limit *) as "job" group by "status", "error"`,
  },
  {
    purpose: "The operator's page shows since when a job waits.",
    statement: `select "ready_at", "waiting_since" from "job_queue" where "kind" = $1 and * limit *`,
  },
  {
    purpose: "The metrics count the jobs that have not ended.",
    statement: `select "status", count(*) as "count" from "${job}" where "status" in ('queued', 'processing') group by "status"`,
  },
];

const patterns = statements.map(({ statement }) => {
  const words = statement.split("*").map((text) => RegExp.escape(text));
  return new RegExp(`^${words.join(".*")}$`);
});

/** True for a statement of the list. */
export function isMaintenance(text: string): boolean {
  const words = text.replace(/\s+/g, " ");
  return patterns.some((pattern) => pattern.test(words));
}
