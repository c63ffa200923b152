import type { Kysely } from "kysely";
import type { RevisedResource, Tables } from "./tables.ts";

/** Gives the revision of one of a person's lists; at once where the database is in this process. */
export type ReadRevision = (userId: string, resource: RevisedResource) => number | Promise<number>;

/** Every poll reads a revision, and putting the query together takes longer than running it. */
export function revisionReader(queries: Kysely<Tables>): ReadRevision {
  const query = queries
    .selectFrom("user_revisions")
    .select("revision")
    .where("user_id", "=", "")
    .where("resource", "=", "jobs")
    .compile();
  return async (userId, resource) => {
    const { rows } = await queries.executeQuery<{ revision: number }>({
      ...query,
      parameters: [userId, resource],
    });
    return rows[0]?.revision ?? 0;
  };
}
