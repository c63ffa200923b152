export { performWebhookJob } from "./perform-webhook-job.ts";
export { WebhookSender } from "./webhook-sender.ts";
export { webhooks } from "./webhooks.ts";
