import { sql } from "kysely";
import { hasEnded } from "../active-jobs.ts";
import type { Migration } from "../migrate.ts";

/** The jobs of these are deleted a day after their end. */
const jobTables = ["refine_jobs", "reminder_jobs", "webhook_jobs"];

/** Indexes for what finds rows of all users by their age: the cleanup, the start of a worker, the operator's page. */
export const indexesOfCleanup: Migration = {
  name: "0065-indexes-of-cleanup",
  async run(queries) {
    for (const table of jobTables) {
      await queries.schema
        .createIndex(`${table}_ended`)
        .on(table)
        .columns(["updated_at"])
        .where(hasEnded())
        .execute();
    }
    for (const table of ["access_tokens", "calorie_guesses"]) {
      await queries.schema
        .createIndex(`${table}_by_time`)
        .on(table)
        .columns(["created_at"])
        .execute();
    }
    for (const column of ["expires_at", "created_at"]) {
      await queries.schema
        .createIndex(`sessions_${column}`)
        .on("sessions")
        .columns([column])
        .execute();
    }
    await queries.schema
      .createIndex("model_readings_by_day")
      .on("model_readings")
      .columns(["day"])
      .execute();
    await queries.schema
      .createIndex("own_foods_deleted")
      .on("own_foods")
      .columns(["deleted_at"])
      .where(sql.ref("deleted_at"), "is not", null)
      .execute();
    await queries.schema
      .createIndex("account_states_disabled")
      .on("account_states")
      .columns(["disabled_at"])
      .where(sql.ref("disabled_at"), "is not", null)
      .execute();
    await queries.schema
      .createIndex("invitations_unused")
      .on("invitations")
      .columns(["expires_at"])
      .where(sql.ref("used_at"), "is", null)
      .execute();
  },
};
