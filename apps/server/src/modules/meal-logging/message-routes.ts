import {
  chatJob,
  chatJobList,
  chatJobMeals,
  offlineMessageMaxAgeMs,
  type QueueRequest,
  queueRequest,
  routes,
} from "@morsel/contracts";
import type { App } from "../../http/app-type.ts";
import { replyNotModified } from "../../http/conditional-get.ts";
import { ExpectedError } from "../../http/errors.ts";
import { readIdempotencyKey } from "../../http/idempotency-key.ts";
import { idParams, isId, requireId } from "../../http/ids.ts";
import { noContent } from "../../http/no-content.ts";
import { readLanguage } from "../../http/request-language.ts";
import { requireAuthor, requireSession, type Session } from "../../http/session-guard.ts";
import { listMealsOfJob } from "../meals/index.ts";
import type { MealLoggingDeps } from "./deps.ts";
import { cancelJob, findJob, listJobs, queueMessage } from "./message-store.ts";
import { readTimeZone } from "./request-headers.ts";

/** The routes that queue, list and cancel messages. */
export function addMessageRoutes(app: App, deps: MealLoggingDeps): void {
  const { database, signals } = deps;
  addQueueRoute(app, deps);

  app.get(
    routes.jobs,
    {
      config: { access: "session", scope: "read" },
      schema: { summary: "The latest messages, newest first", response: { 200: chatJobList } },
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const source = { database, name: "jobs", lists: ["jobs", "meals"] } as const;
      if (await replyNotModified(request, reply, source)) return reply;
      return { items: await listJobs(database.queries, userId) };
    },
  );

  app.get(
    routes.job(":id"),
    {
      config: { access: "session", scope: "read" },
      schema: {
        summary: "One message with its meals",
        params: idParams,
        response: { 200: chatJobMeals },
      },
    },
    async (request) => {
      const { userId } = requireSession(request);
      const id = requireId(request.params.id, "job_not_found");
      const job = await findJob(database.queries, userId, id);
      if (!job) throw new ExpectedError("job_not_found");
      return { ...job, meals: await listMealsOfJob(database.queries, userId, id) };
    },
  );

  app.post(
    routes.cancelJob(":id"),
    {
      config: { access: "session", scope: "write" },
      schema: {
        summary: "Cancel a message that has not become meals yet",
        params: idParams,
        response: { 204: noContent },
      },
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { id } = request.params;
      const outcome = isId(id) ? await cancelJob(database, userId, id) : "unknown";
      if (outcome === "unknown") throw new ExpectedError("job_not_found");
      if (outcome === "already-ended") throw new ExpectedError("job_already_ended");
      signals.publish({ kind: "job-cancelled", jobId: id });
      signals.publish({ kind: "hint", userId, events: ["jobs"] });
      return reply.code(204).send();
    },
  );
}

function addQueueRoute(
  app: App,
  { database, signals, limits, photoReading }: MealLoggingDeps,
): void {
  app.post(
    routes.queue,
    {
      config: { access: "session", scope: "write" },
      schema: {
        summary: "Log a meal in words",
        description:
          "Queues the message; poll its job until it has ended. The header Time-Zone (IANA, default UTC) determines 'yesterday' and the local day; the header Accept-Language is the language of the message and of its meals if the account has chosen none; with an Idempotency-Key (1 to 128 letters, digits or . _ : -) a resend is not logged twice.",
        body: queueRequest,
        response: { 202: chatJob },
      },
    },
    async (request, reply) => {
      const session = requireSession(request);
      const { userId } = session;
      const writtenAt = readWrittenAt(request.body.written, session);
      const { session_id: sessionId, message, photo_id: photoId = null } = request.body;
      if (message.trim() === "") {
        if (photoId === null) throw new ExpectedError("message_blank");
        if (!photoReading || !(await photoReading.hasConsented(userId))) {
          throw new ExpectedError("photo_needs_words");
        }
        await photoReading.requireQuota(userId);
      }
      const timeZone = readTimeZone(request) ?? "UTC";
      const idempotencyKey = readIdempotencyKey(request);
      const job = await queueMessage(database, limits, {
        userId,
        sessionId,
        message,
        timeZone,
        language: readLanguage(request),
        idempotencyKey,
        writtenAt,
        photoId,
      });
      signals.publish({ kind: "job-queued", list: "jobs" });
      signals.publish({ kind: "hint", userId, events: ["jobs"] });
      return reply.code(202).send(job);
    },
  );
}

/**
 * When a message that waited on a device was written, epoch milliseconds; null if it did not wait.
 * Throws `written_by_another` and `message_too_old`.
 */
function readWrittenAt(written: QueueRequest["written"], session: Session): number | null {
  if (!written) return null;
  requireAuthor(session, written.by);
  const nowMs = Date.now();
  const atMs = Date.parse(written.at);
  if (nowMs - atMs > offlineMessageMaxAgeMs) throw new ExpectedError("message_too_old");
  // The device's clock may be ahead.
  return Math.min(atMs, nowMs);
}
