import { randomBytes, randomUUIDv7 } from "node:crypto";
import { maxWebhooks, type NewWebhook, type Webhook } from "@morsel/contracts";
import type { Queries } from "../../database/connection.ts";
import { lockUser } from "../../database/revisions.ts";
import type { WebhookRow } from "../../database/tables.ts";
import { ExpectedError } from "../../http/errors.ts";
import { showSecret } from "./webhook-sender.ts";

/** Adds a webhook with a new key; only this call returns the secret. Throws `too_many_webhooks`. */
export async function addWebhook(
  queries: Queries,
  userId: string,
  url: string,
): Promise<NewWebhook> {
  return queries.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    if ((await listWebhooks(trx, userId)).length >= maxWebhooks)
      throw new ExpectedError("too_many_webhooks");
    const row: WebhookRow = {
      user_id: userId,
      id: randomUUIDv7(),
      url,
      signing_key: randomBytes(32).toString("base64"),
      problem: null,
      created_at: Date.now(),
      last_delivered_at: null,
    };
    await trx.insertInto("webhooks").values(row).execute();
    return { ...toWebhook(row), secret: showSecret(row.signing_key) };
  });
}

/** A user's webhooks, newest first. */
export async function listWebhooks(queries: Queries, userId: string): Promise<Webhook[]> {
  const rows = await queries
    .selectFrom("webhooks")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
  return rows.map(toWebhook);
}

export async function findWebhook(
  queries: Queries,
  userId: string,
  id: string,
): Promise<WebhookRow | undefined> {
  return queries
    .selectFrom("webhooks")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Stores the outcome of the latest event. */
export async function saveOutcome(
  queries: Queries,
  { user_id, id }: Pick<WebhookRow, "user_id" | "id">,
  problem: WebhookRow["problem"],
): Promise<void> {
  const delivered = problem === null ? { last_delivered_at: Date.now() } : {};
  await queries
    .updateTable("webhooks")
    .set({ problem, ...delivered })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

function toWebhook({ id, url, problem, created_at, last_delivered_at }: WebhookRow): Webhook {
  return {
    id,
    url,
    problem,
    created_at: new Date(created_at).toISOString(),
    last_delivered_at:
      last_delivered_at === null ? null : new Date(last_delivered_at).toISOString(),
  };
}
