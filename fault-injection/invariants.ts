import type { Queries } from "../apps/server/src/database/connection.ts";
import type { MealRow } from "../apps/server/src/database/tables.ts";
import { maxAttempts } from "../apps/server/src/jobs/leases.ts";
import type { Ledger } from "./ledger.ts";

const ended = ["completed", "failed", "cancelled"];

/**
 * Everything that is not as it must be once no job is active, in words; I1 to I6 are the
 * invariants of the catalogue of faults. `userIds` says whose rows; if it is not set, all rows.
 */
export async function findBroken(
  queries: Queries,
  ledger: Ledger,
  userIds?: readonly string[],
): Promise<readonly string[]> {
  const stored = await readStored(queries, userIds);
  return [
    ...[...stored.jobs, ...stored.edits].flatMap(findUnfinished),
    ...[...stored.jobs, ...stored.edits].flatMap(findBrokenJob),
    ...findBrokenPromises(stored, ledger),
    ...findBrokenMeals(stored, ledger),
    ...findBrokenEdits(stored, ledger),
  ];
}

type Stored = Awaited<ReturnType<typeof readStored>>;

async function readStored(queries: Queries, userIds: readonly string[] | undefined) {
  const read = <
    Table extends "chat_jobs" | "edit_jobs" | "meals" | "deleted_meals" | "meal_revisions",
  >(
    table: Table,
  ) => {
    const all = queries.selectFrom(table as "meals").selectAll();
    return (userIds ? all.where("user_id", "in", userIds) : all).execute();
  };
  const deleted = (await read("deleted_meals")) as unknown as { row_json: string }[];
  return {
    jobs: (await read("chat_jobs")) as unknown as JobRow[],
    edits: (await read("edit_jobs")) as unknown as (JobRow & { meal_id: string })[],
    meals: await read("meals"),
    deleted: deleted.map(({ row_json }) => JSON.parse(row_json) as MealRow),
    revisions: (await read("meal_revisions")) as unknown as RevisionRow[],
  };
}

interface JobRow {
  readonly id: string;
  readonly user_id: string;
  readonly status: string;
  readonly tries: number;
  readonly lease_until: number | null;
  readonly error: string | null;
}

interface RevisionRow {
  readonly user_id: string;
  readonly meal_id: string;
  readonly version: number;
  readonly job_id: string | null;
}

function findUnfinished({ id, status, lease_until }: JobRow): string[] {
  return [
    ...(ended.includes(status) ? [] : [`I1: ${id} is still ${status}`]),
    ...(lease_until === null ? [] : [`I1: ${id} still has a lease`]),
  ];
}

function findBrokenJob({ id, status, tries, error }: JobRow): string[] {
  return [
    ...((error !== null) === (status === "failed") ? [] : [`I1: ${id}: ${status}, ${error}`]),
    ...(tries <= maxAttempts ? [] : [`I6: ${id} was tried ${tries} times`]),
  ];
}

function findBrokenPromises({ jobs, meals, deleted }: Stored, ledger: Ledger): string[] {
  const broken: string[] = [];
  const byId = new Map(jobs.map((job) => [job.id, job]));
  for (const id of ledger.cancelled) {
    const status = byId.get(id)?.status;
    if (status !== "cancelled") broken.push(`I3: the cancelled job ${id} is ${status}`);
  }
  for (const [id, { userId, meals: expected }] of ledger.submits) {
    const job = byId.get(id);
    if (job?.user_id !== userId) broken.push(`I1: the accepted job ${id} is not there`);
    const its = [...meals, ...deleted].filter((meal) => meal.job_id === id).length;
    const maybeGone = [...ledger.deleteTried.values()].filter((jobId) => jobId === id).length;
    const wanted = job?.status === "completed" ? expected : 0;
    if (its > wanted || its < wanted - maybeGone) {
      broken.push(`I2, I3: ${id} is ${job?.status} and has ${its} meals of ${expected}`);
    }
  }
  return broken;
}

function findBrokenMeals({ jobs, meals, deleted, revisions }: Stored, ledger: Ledger): string[] {
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const broken = [...meals, ...deleted].flatMap((meal) => {
    const job = byId.get(meal.job_id);
    const edits = revisions.filter(({ meal_id }) => meal_id === meal.id);
    const isAnothers =
      job?.user_id !== meal.user_id || edits.some(({ user_id }) => user_id !== meal.user_id);
    return [
      ...(isAnothers ? [`I5: ${meal.id} or an edit of it is another person's`] : []),
      ...(job?.status === "completed" ? [] : [`I2: ${meal.id} is of a job that is ${job?.status}`]),
      ...(edits.length === meal.version - 1
        ? []
        : [`I2: ${meal.id} has version ${meal.version} after ${edits.length} edits`]),
    ];
  });
  const places = [...meals, ...deleted].map(({ job_id, ordinal }) => `${job_id} ${ordinal}`);
  if (new Set(places).size < places.length) broken.push("I2: a meal is there twice");
  const there = new Set(meals.map(({ id }) => id));
  for (const id of ledger.deleted) if (there.has(id)) broken.push(`I4: ${id} has come back`);
  return broken;
}

function findBrokenEdits({ edits, meals, deleted, revisions }: Stored, ledger: Ledger): string[] {
  const broken: string[] = [];
  const owners = new Map([...meals, ...deleted].map((meal) => [meal.id, meal.user_id]));
  for (const edit of edits) {
    const owner = owners.get(edit.meal_id);
    // The history of a meal is removed permanently with it.
    if (owner === undefined) continue;
    if (owner !== edit.user_id) broken.push(`I5: the edit ${edit.id} is of another's meal`);
    const made = revisions.filter(({ job_id }) => job_id === edit.id).length;
    if (made !== (edit.status === "completed" ? 1 : 0)) {
      broken.push(`I2: the edit ${edit.id} is ${edit.status} and was made ${made} times`);
    }
  }
  const known = new Set(edits.map(({ id }) => id));
  for (const id of ledger.edits) {
    if (!known.has(id) && ledger.deleteTried.size === 0) {
      broken.push(`I1: the accepted edit ${id} is not there`);
    }
  }
  return broken;
}
