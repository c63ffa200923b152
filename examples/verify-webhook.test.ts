import { expect, it } from "vitest";
import { WebhookSender } from "../apps/server/src/modules/webhooks/index.ts";
import { WebhookReceiver } from "../apps/server/src/testing/webhook-receiver.ts";
import { isFromMorsel } from "./verify-webhook.ts";

it("the example accepts events that the server signed within five minutes, and no others", async () => {
  const receiver = await WebhookReceiver.start();
  const signing_key = Buffer.alloc(32, 7).toString("base64");
  const event = { id: "e1", type: "test", happenedAt: Date.now(), data: { words: "Käse" } };
  await new WebhookSender(true).send({ url: receiver.url, signing_key }, event);
  const { headers, body } = await receiver.asked(1);
  const secret = `whsec_${signing_key}`;
  expect(isFromMorsel(secret, headers, body)).toBe(true);
  expect(isFromMorsel(secret, headers, body.replace("Käse", "Brot"))).toBe(false);
  expect(isFromMorsel(`whsec_${Buffer.alloc(32).toString("base64")}`, headers, body)).toBe(false);
  expect(isFromMorsel(secret, { ...headers, "webhook-id": "e2" }, body)).toBe(false);
  expect(isFromMorsel(secret, headers, body, Date.now() + 301_000)).toBe(false);
  expect(isFromMorsel(secret, {}, body)).toBe(false);
  await receiver.close();
});
