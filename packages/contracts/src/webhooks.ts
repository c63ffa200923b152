import { z } from "zod";
import { webhookProblems, webhookUrlMaxLength } from "./wire-constants.ts";

/** What a webhook reports. */
export const webhookEvents = ["meal.logged", "meal.edited", "meal.deleted"] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** POST /api/account/webhooks (beyond the spec): an address that gets each event of the user's meals. */
export const webhookRequest = z.strictObject({ url: z.url().max(webhookUrlMaxLength) });
export type WebhookRequest = z.infer<typeof webhookRequest>;

/** A webhook as its owner sees it, without the secret that signs its events. */
export const webhook = z.strictObject({
  id: z.string(),
  url: z.string(),
  /** Why the latest event was not delivered; null if it was, or if there was none. */
  problem: z.enum(webhookProblems).nullable(),
  /** ISO 8601 instants; last_delivered_at is null before the first event. */
  created_at: z.string(),
  last_delivered_at: z.string().nullable(),
});
export type Webhook = z.infer<typeof webhook>;

/** The answer to the creation of a webhook: the only time that the secret is returned. */
export const newWebhook = webhook.extend({ secret: z.string() });
export type NewWebhook = z.infer<typeof newWebhook>;

/** GET /api/account/webhooks, newest first. */
export const webhookList = z.strictObject({ items: z.array(webhook) });
export type WebhookList = z.infer<typeof webhookList>;
