import type { NewWebhook, Webhook, WebhookRequest } from "@morsel/contracts";
import { routes, testWebhookRoute, webhookRoute } from "@morsel/contracts/facts";
import { deleteResource, postJson } from "../../../api/client.ts";
import { useChange, useItems } from "../../../api/items.ts";

/** The user's webhooks, newest first. */
export function useWebhooks() {
  return useItems<Webhook>(routes.webhooks);
}

/** Adds a webhook. Only this response contains the secret. */
export function useAddWebhook() {
  return useChange(
    [routes.webhooks],
    async (request: WebhookRequest): Promise<NewWebhook> =>
      (await postJson(routes.webhooks, request)).json(),
  );
}

export function useRemoveWebhook() {
  return useChange([routes.webhooks], (id: string) => deleteResource(webhookRoute(id)));
}

/** Sends a test to a webhook. The list is fetched again, because it says if it arrived. */
export function useTestWebhook() {
  return useChange([routes.webhooks], (id: string) => postJson(testWebhookRoute(id), {}));
}
