import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { requireSession } from "./session-guard.ts";

/**
 * Another program may word the same revision differently, so a tag does not outlive its
 * process; and two people's revisions may have the same number, so it has the person in it.
 */
const processSalt = randomBytes(8);

/**
 * Tags the answer with a revision of what the person may see. Where the browser has that
 * one, answers 304 and gives true; else the caller sends the answer.
 */
export function answerUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  revision: string,
): boolean {
  const { userId } = requireSession(request);
  const hash = createHash("sha256").update(processSalt).update(`${userId} ${revision}`);
  const tag = `"${hash.digest("base64url").slice(0, 22)}"`;
  // private, no-cache: the browser may keep it, but asks us every time before it shows it.
  reply.header("etag", tag).header("cache-control", "private, no-cache").header("vary", "Cookie");
  if (!request.headers["if-none-match"]?.includes(tag)) return false;
  reply.code(304).send();
  return true;
}
