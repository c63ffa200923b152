import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../database/connection.ts";
import { readRevisions } from "../database/revisions.ts";
import type { RevisedResource } from "../database/tables.ts";
import { requireSession } from "./session-guard.ts";

/** What a response depends on. */
interface ResponseDependencies {
  readonly database: Database;
  /** Identifies the response among the user's; includes every query parameter that changes it. */
  readonly name: string;
  /** The response is unchanged as long as the revisions of all of these are. */
  readonly lists: readonly RevisedResource[];
}

/** private, no-cache: the browser may store the response, but revalidates it before each use. */
export const etagHeaders = { "cache-control": "private, no-cache", vary: "Cookie, Authorization" };

/**
 * Sets the response's ETag, made from the user's revisions. If the browser already has that
 * version, sends 304 and returns true. Otherwise the caller sends the response.
 */
export async function replyNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, name, lists }: ResponseDependencies,
): Promise<boolean> {
  const { userId } = requireSession(request);
  const revisions = await readRevisions(database.queries, userId, lists);
  const etag = `"${hashUser(userId)}-${name}-${revisions.join("-")}"`;
  reply.headers({ ...etagHeaders, etag });
  if (!request.headers["if-none-match"]?.includes(etag)) return false;
  reply.code(304).send();
  return true;
}

/**
 * Another release may build a different response from the same revision, so an ETag is only valid
 * within one process.
 */
const processSalt = randomBytes(8);

/** Two users can have the same revision, so the ETag identifies the user, without exposing the id. */
function hashUser(userId: string): string {
  const hash = createHash("sha256").update(processSalt).update(userId).digest("base64url");
  return hash.slice(0, 22);
}
