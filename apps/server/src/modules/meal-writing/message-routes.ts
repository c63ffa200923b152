import { queueRequest, routes } from "@morsel/contracts";
import type { Database } from "../../database/connection.ts";
import { readRevision } from "../../database/revisions.ts";
import type { Signals } from "../../database/signals.ts";
import type { App } from "../../http/app-type.ts";
import { answerUnchanged } from "../../http/conditional.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams, isId } from "../../http/ids.ts";
import { requireSession } from "../../http/session-guard.ts";
import { cancelJob, listJobs, queueMessage } from "./message-store.ts";
import { readIdempotencyKey, readTimeZone } from "./queue-headers.ts";
import type { Sight } from "./read-photo.ts";
import type { SubmitLimits } from "./submit-limits.ts";

/** The calls that send messages, show what became of them and take them back. */
export function addMessageRoutes(
  app: App,
  database: Database,
  signals: Signals,
  limits: SubmitLimits,
  sight: Sight | undefined,
): void {
  app.post(
    routes.queue,
    { config: { access: "session" }, schema: { body: queueRequest } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { session_id: sessionId, message, photo_id: photoId = null } = request.body;
      if (message.trim() === "") {
        if (photoId === null) throw new ExpectedError("message_blank");
        if (!sight || !(await sight.mayLook(userId))) {
          throw new ExpectedError("photo_needs_words");
        }
        await sight.requireLook(userId);
      }
      const timeZone = readTimeZone(request) ?? "UTC";
      const idempotencyKey = readIdempotencyKey(request);
      const job = await queueMessage(database, limits, {
        userId,
        sessionId,
        message,
        timeZone,
        idempotencyKey,
        photoId,
      });
      signals.publish({ kind: "job-queued", list: "jobs" });
      signals.publish({ kind: "hint", userId, events: ["jobs"] });
      return reply.code(202).send(job);
    },
  );

  app.get(routes.jobs, { config: { access: "session" } }, async (request, reply) => {
    const { userId } = requireSession(request);
    const revision = await readRevision(database.queries, userId, "jobs");
    if (answerUnchanged(request, reply, `jobs-${revision}`)) return reply;
    return { items: await listJobs(database.queries, userId) };
  });

  app.post(
    `${routes.jobs}/:id/cancel`,
    { config: { access: "session" }, schema: { params: idParams } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { id } = request.params;
      const outcome = isId(id) ? await cancelJob(database, userId, id) : "unknown";
      if (outcome === "unknown") throw new ExpectedError("job_not_found");
      if (outcome === "ended-before") throw new ExpectedError("job_already_ended");
      signals.publish({ kind: "job-cancelled", jobId: id });
      signals.publish({ kind: "hint", userId, events: ["jobs"] });
      return reply.code(204).send();
    },
  );
}
