import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";
import { acceptsBrotli } from "./compression.ts";
import {
  type CacheEntry,
  etagHeaders,
  findAnswered,
  keyOf,
  matchesEtag,
  readRevisions,
  sendNotModified,
} from "./conditional-get.ts";
import type { CountAtOnce } from "./rate-limit.ts";
import { getCached } from "./response-cache.ts";
import type { SecurityHeaders } from "./security-headers.ts";
import type { FindSession } from "./session-guard.ts";

/**
 * Answers what was answered a moment ago, and has not changed since, before anything else is done for
 * it: the polls of open tabs above all. What is not plain to see here takes the way of all requests.
 *
 * Register it before all other guards. It lets through nobody whom they would not: it knows only answers
 * that got past them, in a session that is still believed, and counts each call as they do.
 */
export function addCachedResponses(
  app: App,
  headers: SecurityHeaders,
  findSession: FindSession,
  count: CountAtOnce,
): void {
  app.addHook("onRequest", (request, reply, done) => {
    const { authorization, cookie } = request.headers;
    if (request.method !== "GET" || authorization !== undefined) return done();
    const session = findSession.cached(cookie);
    const answered = session && findAnswered(session, request.url);
    if (!answered) return done();
    const answer = (revisions: string | undefined) => {
      const send = revisions === answered.revisions && findSender(request, answered, headers);
      if (send && count(session.userId)) send(reply);
      else done();
    };
    // Where they cannot be read, the usual way says so.
    const revisions = tryTo(() => readRevisions(session, answered.source));
    if (revisions instanceof Promise) revisions.then(answer, () => done());
    else answer(revisions);
  });
}

/** What sends the answer again; undefined where it would have to be made. */
function findSender(
  request: FastifyRequest,
  { list, tag }: CacheEntry,
  headers: SecurityHeaders,
): ((reply: FastifyReply) => void) | undefined {
  if (matchesEtag(request, tag)) return (reply) => sendNotModified(request, reply, tag);
  // Other codings are left to the plugin.
  if (request.headers["accept-encoding"] !== undefined && !acceptsBrotli(request)) return undefined;
  const kept = getCached(keyOf(request, list), tag);
  if (!kept) return undefined;
  const own = { etag: tag, "x-request-id": request.id };
  return (reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { ...headers, ...etagHeaders, ...kept.head, ...own }).end(kept.body);
  };
}

function tryTo<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
