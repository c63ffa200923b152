import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../database/connection.ts";
import type { RevisedResource } from "../database/tables.ts";
import type { App } from "./app-type.ts";
import type { CountAtOnce } from "./request-limit.ts";
import { type FindSession, requireSession, type Session } from "./session-guard.ts";

/** What an answer is made of. */
export interface Source {
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
export async function answerUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  source: Source,
): Promise<boolean> {
  return (await answerTagged(request, reply, source)) === undefined;
}

/** Bytes of answers that are kept; the least lately asked for go first. */
const keptBytes = 16 * 1024 * 1024;
const kept = new Map<string, Buffer>();
let bytes = 0;

/**
 * Sends a person's list, or 304 where the browser has it as it is. Its bytes are kept for a while:
 * a hundred meals take a hundred times as long to put together as to send.
 *
 * @param make called where this list was not sent lately; text is JSON already.
 */
export async function answerList(
  request: FastifyRequest,
  reply: FastifyReply,
  source: Source,
  make: () => Promise<object | string>,
): Promise<FastifyReply> {
  const tag = await answerTagged(request, reply, source);
  if (tag === undefined) return reply;
  const body = kept.get(tag) ?? toBytes(await make());
  keep(tag, body);
  return reply.type("application/json; charset=utf-8").send(body);
}

/** Gives the tag of the answer that is still to be sent; undefined where it was 304. */
async function answerTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  source: Source,
): Promise<string | undefined> {
  const session = requireSession(request);
  const revisions = await readRevisions(session, source);
  const tag = `"${nameOf(session)}-${source.name}-${revisions}"`;
  note(request, session, { source, revisions, tag });
  if (request.headers["if-none-match"]?.includes(tag)) {
    sendUnchanged(request, reply, tag);
    return undefined;
  }
  reply.headers({ ...unchangedHead, etag: tag });
  return tag;
}

/** private, no-cache: the browser may keep it, but asks us every time before it shows it. */
const unchangedHead = { "cache-control": "private, no-cache", vary: "Cookie, Authorization" };

/**
 * Past all that makes an answer, which nine of ten polls need not wait for. What is left out of the
 * head stays as the browser has it.
 */
function sendUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string): void {
  reply.hijack();
  reply.raw.writeHead(304, { ...unchangedHead, etag: tag, "x-request-id": request.id }).end();
}

/** At once where the database is in this process. */
function readRevisions({ userId }: Session, source: Source): string | Promise<string> {
  const { database, lists } = source;
  const revisions = lists.map((list) => database.readRevision(userId, list));
  if (revisions.every((revision) => typeof revision === "number")) return revisions.join("-");
  return Promise.all(revisions).then((known) => known.join("-"));
}

/** An answer as it was a moment ago. */
interface Answered {
  readonly source: Source;
  readonly revisions: string;
  readonly tag: string;
}

/** What was asked for lately by whom, by its address; gone with the session, half a minute later. */
const answeredTo = new WeakMap<Session, Map<string, Answered>>();
/** An open tab polls three addresses. */
const notedAddresses = 16;

function note({ method, url }: FastifyRequest, session: Session, answered: Answered): void {
  if (method !== "GET") return;
  const answers = answeredTo.get(session) ?? new Map<string, Answered>();
  answeredTo.set(session, answers);
  answers.set(url, answered);
  const [oldest] = answers.keys();
  if (answers.size > notedAddresses && oldest !== undefined) answers.delete(oldest);
}

/**
 * Answers a poll that was answered a moment ago, where nothing has changed since, before anything
 * else is done for it. What is not plain to see here takes the way of all requests.
 *
 * Register it before all other guards: it lets through nobody whom they would not, since it knows only
 * answers that got past them in a session that is still believed.
 */
export function addRepeatedPolls(app: App, findSession: FindSession, count: CountAtOnce): void {
  app.addHook("onRequest", (request, reply, done) => {
    const found = findRepeated(request, findSession);
    if (!found) return done();
    const { session, answered } = found;
    const answer = (revisions: string) => {
      if (revisions !== answered.revisions || !count(session.userId)) return done();
      sendUnchanged(request, reply, answered.tag);
    };
    try {
      const revisions = readRevisions(session, answered.source);
      if (typeof revisions === "string") answer(revisions);
      else revisions.then(answer, () => done());
    } catch {
      done();
    }
  });
}

function findRepeated(request: FastifyRequest, findSession: FindSession) {
  const { "if-none-match": known, authorization, cookie } = request.headers;
  if (request.method !== "GET" || !known || authorization !== undefined) return undefined;
  const session = findSession.believed(cookie);
  const answered = session && answeredTo.get(session)?.get(request.url);
  return answered && known.includes(answered.tag) ? { session, answered } : undefined;
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
