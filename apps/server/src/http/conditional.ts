import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { requireSession, type Session } from "./session-guard.ts";

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
  const tag = tagOf(request, revision);
  if (request.headers["if-none-match"]?.includes(tag)) {
    // Past all that makes an answer, which nine of ten polls need not wait for. What is left out of
    // the head stays as the browser has it.
    reply.hijack();
    reply.raw.writeHead(304, { ...unchangedHead, etag: tag, "x-request-id": request.id }).end();
    return true;
  }
  reply.headers({ ...unchangedHead, etag: tag });
  return false;
}

/** private, no-cache: the browser may keep it, but asks us every time before it shows it. */
const unchangedHead = { "cache-control": "private, no-cache", vary: "Cookie, Authorization" };

/** Bytes of answers that are kept; the least lately asked for go first. */
const keptBytes = 16 * 1024 * 1024;
const kept = new Map<string, Buffer>();
let bytes = 0;

/**
 * Sends a person's list, or 304 where the browser has this revision of it. Its bytes are kept for
 * a while: a hundred meals take a hundred times as long to put together as to send.
 *
 * @param make called where the list of this revision was not sent lately; text is JSON already.
 */
export async function answerList(
  request: FastifyRequest,
  reply: FastifyReply,
  revision: string,
  make: () => Promise<object | string>,
): Promise<FastifyReply> {
  if (answerUnchanged(request, reply, revision)) return reply;
  const tag = tagOf(request, revision);
  const body = kept.get(tag) ?? toBytes(await make());
  keep(tag, body);
  return reply.type("application/json; charset=utf-8").send(body);
}

function toBytes(made: object | string): Buffer {
  return Buffer.from(typeof made === "string" ? made : JSON.stringify(made));
}

function keep(tag: string, body: Buffer): void {
  forget(tag);
  kept.set(tag, body);
  bytes += body.length;
  for (const oldest of kept.keys()) {
    if (bytes <= keptBytes) break;
    forget(oldest);
  }
}

function forget(tag: string): void {
  bytes -= kept.get(tag)?.length ?? 0;
  kept.delete(tag);
}

const tagsOfPeople = new WeakMap<Session, string>();

function tagOf(request: FastifyRequest, revision: string): string {
  const session = requireSession(request);
  let person = tagsOfPeople.get(session);
  if (person === undefined) {
    const hash = createHash("sha256").update(processSalt).update(session.userId);
    person = hash.digest("base64url").slice(0, 22);
    tagsOfPeople.set(session, person);
  }
  return `"${person}-${revision}"`;
}
