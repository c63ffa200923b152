import DataLoader from "dataloader";
import { type Kysely, type Selectable, sql } from "kysely";
import type { RevisedResource, Tables } from "./tables.ts";

/** Gives the revision of one of a person's lists; at once where the database is in this process. */
export type ReadRevision = (userId: string, resource: RevisedResource) => number | Promise<number>;

type Row = Selectable<Tables["user_revisions"]>;

interface Asked {
  readonly userId: string;
  readonly resource: RevisedResource;
}

const mostAtOnce = 200;

/** Reads from PostgreSQL what polls ask for in one turn of the event loop by one query. */
export function revisionReader(queries: Kysely<Tables>): ReadRevision {
  // Put together once: that takes longer than running it.
  const query = queries
    .selectFrom("user_revisions")
    .select(["user_id", "resource", "revision"])
    .where("user_id", "=", sql<string>`any(${sql.val([])})`)
    .where("resource", "=", sql<RevisedResource>`any(${sql.val([])})`)
    .compile();
  const readAll = async (asked: readonly Asked[]) => {
    const parameters = [asked.map(({ userId }) => userId), asked.map(({ resource }) => resource)];
    const { rows } = await queries.executeQuery<Row>({ ...query, parameters });
    const revisions = new Map(rows.map((row) => [keyOf(row.user_id, row.resource), row.revision]));
    return asked.map(({ userId, resource }) => revisions.get(keyOf(userId, resource)) ?? 0);
  };
  const loader = new DataLoader(readAll, {
    // A revision that was read a moment ago may be an older one by now.
    cache: false,
    maxBatchSize: mostAtOnce,
    batchScheduleFn: setImmediate,
  });
  return (userId, resource) => loader.load({ userId, resource });
}

function keyOf(userId: string, resource: string): string {
  return `${resource} ${userId}`;
}
