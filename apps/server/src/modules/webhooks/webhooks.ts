import { randomUUIDv7 } from "node:crypto";
import {
  routes,
  testWebhookRoute,
  type WebhookList,
  webhookRequest,
  webhookRoute,
} from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { deleteOwnRow } from "../../database/delete-own-row.ts";
import type { App } from "../../http/app-type.ts";
import { ExpectedError } from "../../http/errors.ts";
import { idParams, requireId } from "../../http/ids.ts";
import { perTenMinutes } from "../../http/rate-limit.ts";
import { requireSession } from "../../http/session-guard.ts";
import type { WebhookSender } from "./webhook-sender.ts";
import { addWebhook, findWebhook, listWebhooks, saveOutcome } from "./webhook-store.ts";

interface WebhooksDeps {
  readonly queries: Queries;
  readonly webhookSender: WebhookSender;
  /** True in a demo, which sends nothing to other servers. */
  readonly isDemo: boolean;
}

const testsPer10Minutes = 20;

/** The routes of a user's webhooks. They require a session, not a token. */
export async function webhooks(
  app: App,
  { queries, webhookSender, isDemo }: WebhooksDeps,
): Promise<void> {
  app.get(routes.webhooks, { config: { access: "session" } }, async (request) => {
    const { userId } = requireSession(request);
    return { items: await listWebhooks(queries, userId) } satisfies WebhookList;
  });

  app.post(
    routes.webhooks,
    { config: { access: "session" }, schema: { body: webhookRequest } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const { url } = request.body;
      if (isDemo) throw new ExpectedError("not_in_demo");
      if (!webhookSender.isAllowed(url)) throw new ExpectedError("webhook_url_refused");
      return reply.code(201).send(await addWebhook(queries, userId, url));
    },
  );

  app.delete(
    webhookRoute(":id"),
    { config: { access: "session" }, schema: { params: idParams } },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const id = requireId(request.params.id, "webhook_not_found");
      if (!(await deleteOwnRow(queries, "webhooks", userId, id)))
        throw new ExpectedError("webhook_not_found");
      return reply.code(204).send();
    },
  );

  app.post(
    testWebhookRoute(":id"),
    {
      config: { access: "session", rateLimit: perTenMinutes(testsPer10Minutes, "send a test") },
      schema: { params: idParams },
    },
    async (request, reply) => {
      const { userId } = requireSession(request);
      const id = requireId(request.params.id, "webhook_not_found");
      const webhook = await findWebhook(queries, userId, id);
      if (!webhook) throw new ExpectedError("webhook_not_found");
      const message = { id: randomUUIDv7(), type: "test", happenedAt: Date.now(), data: {} };
      const { kind } = await webhookSender.send(webhook, message);
      const problem = kind === "failed" ? "unreachable" : "private_network";
      await saveOutcome(queries, webhook, kind === "delivered" ? null : problem);
      if (kind !== "delivered") throw new ExpectedError("webhook_not_delivered");
      return reply.code(204).send();
    },
  );
}
