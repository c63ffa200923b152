import { createHmac } from "node:crypto";
import { request as requestByHttp } from "node:http";
import { request as requestByHttps } from "node:https";
import { connectionErrorCode } from "../../ai/service-response.ts";
import type { WebhookRow } from "../../database/tables.ts";
import { lookupPublic, PrivateAddressError } from "../../http/public-address.ts";
import { addressRule, isWebhookUrl } from "./webhook-url.ts";

/** An event as it is sent. */
export interface WebhookMessage {
  readonly id: string;
  readonly type: string;
  /** Epoch milliseconds. */
  readonly happenedAt: number;
  readonly data: object;
}

export type SendResult =
  | { readonly kind: "delivered" }
  | { readonly kind: "private-network" }
  | { readonly kind: "failed"; readonly reason: string };

const timeoutMs = 10_000;

/** The secret as its owner gets it: the form of Standard Webhooks. */
export const showSecret = (signingKey: string) => `whsec_${signingKey}`;

/**
 * Sends signed events (Standard Webhooks 1.0.0: the headers webhook-id, webhook-timestamp and webhook-signature).
 * Follows no redirect and reads no body.
 */
export class WebhookSender {
  readonly #mayReachHome: boolean;

  constructor(mayReachHome: boolean) {
    this.#mayReachHome = mayReachHome;
  }

  isAllowed(url: string): boolean {
    return isWebhookUrl(url, this.#mayReachHome);
  }

  async send(
    to: Pick<WebhookRow, "url" | "signing_key">,
    { id, type, happenedAt, data }: WebhookMessage,
    signal?: AbortSignal,
  ): Promise<SendResult> {
    // The setting may have changed since the webhook was added.
    if (!this.isAllowed(to.url)) return { kind: "private-network" };
    const body = JSON.stringify({ type, timestamp: new Date(happenedAt).toISOString(), data });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      "content-type": "application/json",
      "user-agent": "Morsel",
      "webhook-id": id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${sign(to.signing_key, `${id}.${timestamp}.${body}`)}`,
    };
    try {
      const status = await this.#post(to.url, headers, body, signal);
      return status >= 200 && status < 300
        ? { kind: "delivered" }
        : { kind: "failed", reason: `${status}` };
    } catch (error) {
      if (error instanceof PrivateAddressError) return { kind: "private-network" };
      return { kind: "failed", reason: connectionErrorCode(error) };
    }
  }

  #post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string,
    signal: AbortSignal | undefined,
  ): Promise<number> {
    const request = url.startsWith("http:") ? requestByHttp : requestByHttps;
    const options = {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      agent: false as const,
      lookup: lookupPublic(undefined, addressRule(this.#mayReachHome)),
    };
    return new Promise((resolve, reject) => {
      const sending = request(url, options, (response) => {
        resolve(response.statusCode ?? 0);
        // The body has no use, and its length no limit.
        response.destroy();
      });
      sending.on("error", reject);
      sending.end(body);
    });
  }
}

function sign(signingKey: string, text: string): string {
  return createHmac("sha256", Buffer.from(signingKey, "base64")).update(text).digest("base64");
}
