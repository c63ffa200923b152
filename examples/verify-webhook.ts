/**
 * Receives the events of a webhook and checks that they are from Morsel: `WEBHOOK_SECRET=whsec_... node
 * examples/verify-webhook.ts`, then add http://this-machine:8080 under Profile, "Webhooks". The signature is that of
 * Standard Webhooks (https://www.standardwebhooks.com), whose libraries check it as well.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import process from "node:process";
import { text } from "node:stream/consumers";

/** Older events are refused, so that one cannot be repeated later. */
const maxAgeSeconds = 300;

/** True if the body was signed with the secret within the last five minutes. */
export function isFromMorsel(
  secret: string,
  headers: IncomingHttpHeaders,
  body: string,
  nowMs = Date.now(),
): boolean {
  const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signature } = headers;
  if (Math.abs(nowMs / 1000 - Number(time)) > maxAgeSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const wanted = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest();
  return String(signature)
    .split(" ")
    .some((one) => {
      const given = Buffer.from(one.replace(/^v1,/, ""), "base64");
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    });
}

if (import.meta.main) {
  // biome-ignore lint/style/noProcessEnv: a program of its own, not the server.
  const { WEBHOOK_SECRET: secret = "" } = process.env;
  createServer(async (request, response) => {
    const body = await text(request);
    const isGenuine = isFromMorsel(secret, request.headers, body);
    if (isGenuine) process.stdout.write(`${body}\n`);
    // A status of 2xx confirms the event; otherwise it is sent again.
    response.writeHead(isGenuine ? 204 : 401).end();
  }).listen(8080);
}
