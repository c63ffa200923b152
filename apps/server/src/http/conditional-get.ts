import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../database/connection.ts";
import type { RevisedResource } from "../database/tables.ts";
import { acceptsBrotli, toBrotli } from "./compression.ts";
import { getCached, type KeptAnswer, setCached } from "./response-cache.ts";
import { requireSession, type Session } from "./session-guard.ts";

/** What an answer is made of. */
export interface ResponseDependencies {
  readonly database: Database;
  /** Names the answer among the person's: all that the address says is in it. */
  readonly name: string;
  /** It is the same as long as the revisions of all of these are. */
  readonly lists: readonly RevisedResource[];
}

/**
 * Tags the answer with the revisions that it is made of. Where the browser has that one, answers
 * 304 and gives true; else the caller sends the answer.
 */
export async function replyNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  source: ResponseDependencies,
): Promise<boolean> {
  return (await answerTagged(request, reply, source)) === undefined;
}

/**
 * Sends a person's list, or 304 where the browser has it as it is. Its bytes are kept for a while:
 * a hundred meals take a hundred times as long to put together as to send.
 *
 * @param make called where this list was not sent lately; text is JSON already.
 */
export async function replyCachedList(
  request: FastifyRequest,
  reply: FastifyReply,
  source: ResponseDependencies,
  make: () => Promise<object | string>,
): Promise<FastifyReply> {
  const answered = await answerTagged(request, reply, source);
  if (!answered) return reply;
  const { list, tag } = answered;
  const key = keyOf(request, list);
  let answer = getCached(key, tag);
  if (!answer) {
    const plain = getCached(list, tag)?.body ?? toBytes(await make());
    answer = { tag, ...(await toAnswer(request, plain)) };
    setCached(key, answer);
  }
  return reply.headers(answer.head).send(answer.body);
}

/** private, no-cache: the browser may keep it, but asks us every time before it shows it. */
export const etagHeaders = { "cache-control": "private, no-cache", vary: "Cookie, Authorization" };
const listHead = { "content-type": "application/json; charset=utf-8" };
const brotliHead = { "content-encoding": "br", vary: `${etagHeaders.vary}, accept-encoding` };

async function toAnswer(request: FastifyRequest, plain: Buffer): Promise<Omit<KeptAnswer, "tag">> {
  const body = acceptsBrotli(request) ? await toBrotli(plain) : plain;
  const head = body === plain ? listHead : { ...listHead, ...brotliHead };
  return { head: { ...head, "content-length": body.length }, body };
}

function toBytes(made: object | string): Buffer {
  return Buffer.from(typeof made === "string" ? made : JSON.stringify(made));
}

/** What the bytes of a list are kept under: compressed ones beside those as they are. */
export function keyOf(request: FastifyRequest, list: string): string {
  return acceptsBrotli(request) ? `${list} br` : list;
}

/** Gives what is still to be sent; undefined where it was 304. */
async function answerTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  source: ResponseDependencies,
): Promise<CacheEntry | undefined> {
  const session = requireSession(request);
  const revisions = await readRevisions(session, source);
  const list = `${nameOf(session)}-${source.name}`;
  const answered = { source, revisions, list, tag: `"${list}-${revisions}"` };
  note(request, session, answered);
  if (matchesEtag(request, answered.tag)) {
    sendNotModified(request, reply, answered.tag);
    return undefined;
  }
  reply.headers({ ...etagHeaders, etag: answered.tag });
  return answered;
}

/** Does the browser have the answer of this tag? */
export function matchesEtag({ headers }: FastifyRequest, tag: string): boolean {
  return headers["if-none-match"]?.includes(tag) ?? false;
}

/**
 * Past all that makes an answer, which nine of ten polls need not wait for. What is left out of the
 * head stays as the browser has it.
 */
export function sendNotModified(request: FastifyRequest, reply: FastifyReply, tag: string): void {
  reply.hijack();
  reply.raw.writeHead(304, { ...etagHeaders, etag: tag, "x-request-id": request.id }).end();
}

/** At once where the database is in this process. */
export function readRevisions(
  { userId }: Session,
  source: ResponseDependencies,
): string | Promise<string> {
  const { database, lists } = source;
  const revisions = lists.map((list) => database.readRevision(userId, list));
  if (revisions.every((revision) => typeof revision === "number")) return revisions.join("-");
  return Promise.all(revisions).then((known) => known.join("-"));
}

/** An answer as it was a moment ago. */
export interface CacheEntry {
  readonly source: ResponseDependencies;
  readonly revisions: string;
  /** Names it among all people's. */
  readonly list: string;
  readonly tag: string;
}

/** What was asked for lately by whom, by its address; gone with the session, half a minute later. */
const answeredTo = new WeakMap<Session, Map<string, CacheEntry>>();
/** An open tab polls three addresses. */
const notedAddresses = 16;

function note(request: FastifyRequest, session: Session, answered: CacheEntry): void {
  const { method, url, routeOptions } = request;
  // A limit of its own is counted by the route.
  if (method !== "GET" || routeOptions.config.rateLimit) return;
  const answers = answeredTo.get(session) ?? new Map<string, CacheEntry>();
  answeredTo.set(session, answers);
  answers.set(url, answered);
  const [oldest] = answers.keys();
  if (answers.size > notedAddresses && oldest !== undefined) answers.delete(oldest);
}

/** How the same address was answered in this session a moment ago. */
export function findAnswered(session: Session, url: string): CacheEntry | undefined {
  return answeredTo.get(session)?.get(url);
}

/**
 * Another program may word the same revision differently, so a tag does not outlive its
 * process; and two people's revisions may have the same number, so it has the person in it.
 */
const processSalt = randomBytes(8);

const namesOfPeople = new WeakMap<Session, string>();

function nameOf(session: Session): string {
  const known = namesOfPeople.get(session);
  if (known) return known;
  const hash = createHash("sha256").update(processSalt).update(session.userId).digest("base64url");
  const name = hash.slice(0, 22);
  namesOfPeople.set(session, name);
  return name;
}
