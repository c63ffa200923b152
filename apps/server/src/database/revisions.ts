import { sql } from "kysely";
import type { Queries } from "./connection.ts";
import type { RevisedResource } from "./tables.ts";

/** The order in which a transaction locks these rows; others (`preferences`, `insights`) are locked alone. */
const lockOrder: readonly string[] = ["turn", "meals", "jobs", "edits"];

/** What a transaction has locked so far. */
const locksOf = new WeakMap<Queries, Set<string>>();

/** Throws if a transaction locks rows in another order than all others, which deadlocks on PostgreSQL now and then. */
function checkLockOrder(queries: Queries, resource: string): void {
  if (!queries.isTransaction || !lockOrder.includes(resource)) return;
  const held = locksOf.get(queries) ?? new Set();
  if (held.has(resource)) return;
  const later = lockOrder.slice(lockOrder.indexOf(resource)).find((other) => held.has(other));
  if (later !== undefined) {
    throw new Error(`The revision of ${resource} is locked after that of ${later}`);
  }
  locksOf.set(queries, held.add(resource));
}

/**
 * Records that one of a user's lists has changed. Call it in the transaction of the change: on
 * PostgreSQL the user's other changes of that list then wait until commit.
 */
export async function bumpRevision(
  queries: Queries,
  userId: string,
  resource: RevisedResource | "turn",
): Promise<void> {
  checkLockOrder(queries, resource);
  await queries
    .insertInto("user_revisions")
    .values({ user_id: userId, resource, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "resource"])
        .doUpdateSet({ revision: sql`user_revisions.revision + 1` }),
    )
    .execute();
}

/**
 * The committed revisions of some of a user's lists, in the order given; 0 if a list never changed.
 * Read them before the lists themselves, so that they are never newer than the content.
 */
export async function readRevisions(
  queries: Queries,
  userId: string,
  resources: readonly RevisedResource[],
): Promise<number[]> {
  const rows = await queries
    .selectFrom("user_revisions")
    .select(["resource", "revision"])
    .where("user_id", "=", userId)
    .where("resource", "in", resources)
    .execute();
  return resources.map((each) => rows.find((row) => row.resource === each)?.revision ?? 0);
}

/**
 * Waits for the transactions that change the user's meals, and makes later ones wait until this
 * transaction ends. The revision stays the same.
 */
export async function lockMeals(queries: Queries, userId: string): Promise<void> {
  checkLockOrder(queries, "meals");
  await queries
    .updateTable("user_revisions")
    .set({ revision: sql`revision` })
    .where("user_id", "=", userId)
    .where("resource", "=", "meals")
    .execute();
}

/**
 * Runs the requests of one user in sequence: call it first in the transaction of a request that depends
 * on the user's rows (limits, active edits). To avoid deadlocks, every transaction locks in one order:
 * the user, the entries of `job_queue`, the job, the meal, then the revisions of meals, jobs and edits. Workers do not lock the user.
 */
export async function lockUser(queries: Queries, userId: string): Promise<void> {
  await bumpRevision(queries, userId, "turn");
}
