import { request } from "node:https";
import type { LanguageId } from "@morsel/contracts";
import type { MealType } from "@morsel/nutrition";
import { connectionErrorCode, readRetryAfterMs } from "../../ai/service-response.ts";
import type { PushSubscriptionRow } from "../../database/tables.ts";
import { lookupPublic, PrivateAddressError } from "../../http/public-address.ts";
import { isPushEndpoint } from "./push-endpoint.ts";
import type { PushKeys } from "./push-keys.ts";

/** What a push contains. The service worker has the words for it. */
export interface PushMessage {
  readonly kind: MealType | "test";
  /** The language that the user has chosen; without it, the device uses its browser's. */
  readonly language?: LanguageId;
}

/** 'gone': the subscription has ended; 'refused': the push service will never take this request. */
export type PushResult =
  | { readonly kind: "sent" | "gone" | "refused" }
  /** `retryAfterMs` is undefined if the service does not say when to try again. */
  | { readonly kind: "later"; readonly retryAfterMs: number | undefined; readonly reason: string };

/** A request to a push service. */
export interface PushPost {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly signal: AbortSignal;
}

interface PushAnswer {
  readonly status: number;
  readonly headers: Headers;
}

/** Sends the request; follows no redirect and reads no body. */
export type PostToPushService = (post: PushPost) => Promise<PushAnswer>;

const timeoutMs = 10_000;
/** Push services replace a stored message by a later one with the same topic. */
const topicOf = (kind: PushMessage["kind"]) => `morsel-${kind}`;

type Receiver = Pick<PushSubscriptionRow, "endpoint" | "p256dh_key" | "auth_key">;

interface PushOptions {
  readonly keys: PushKeys;
  /** The operator's mailbox, for the people who run the push service. */
  readonly contactEmail: string;
  readonly post?: PostToPushService | undefined;
  readonly onResult?: (kind: PushResult["kind"]) => void;
}

/** Sends messages to browsers through their push services (RFC 8030), encrypted for the browser (RFC 8291). */
export class PushService {
  readonly publicKey: string;
  readonly #options: PushOptions;

  constructor(options: PushOptions) {
    this.#options = options;
    this.publicKey = options.keys.publicKey;
  }

  /** @param ttlSeconds how long the push service keeps it for a device that is offline */
  async send(
    to: Receiver,
    message: PushMessage,
    ttlSeconds: number,
    signal?: AbortSignal,
  ): Promise<PushResult> {
    const { keys, contactEmail, post = postToPushService, onResult } = this.#options;
    const body = await encrypt(to, message);
    const result = await trySending(post, {
      endpoint: to.endpoint,
      headers: {
        Authorization: await authorize(to.endpoint, keys, contactEmail),
        "Content-Encoding": encoding,
        "Content-Type": "application/octet-stream",
        TTL: String(ttlSeconds),
        Topic: topicOf(message.kind),
        Urgency: "normal",
      },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    onResult?.(result.kind);
    return result;
  }
}

const encoding = "aes128gcm";

// The library is loaded for the first message, since most starts send none.
const loadWebPush = async () => (await import("web-push")).default;

async function encrypt(to: Receiver, message: PushMessage): Promise<Buffer> {
  const webPush = await loadWebPush();
  return webPush.encrypt(to.p256dh_key, to.auth_key, JSON.stringify(message), encoding).cipherText;
}

/** Proves that the request is from this server (RFC 8292). */
async function authorize(endpoint: string, keys: PushKeys, contactEmail: string): Promise<string> {
  const { publicKey, privateKey } = keys;
  const webPush = await loadWebPush();
  const contact = `mailto:${contactEmail}`;
  const audience = new URL(endpoint).origin;
  return webPush.getVapidHeaders(audience, contact, publicKey, privateKey, encoding).Authorization;
}

async function trySending(post: PostToPushService, message: PushPost): Promise<PushResult> {
  let answer: PushAnswer;
  try {
    answer = await post(message);
  } catch (error) {
    return { kind: "later", retryAfterMs: undefined, reason: connectionErrorCode(error) };
  }
  const { status } = answer;
  if (status >= 200 && status < 300) return { kind: "sent" };
  if (status === 404 || status === 410) return { kind: "gone" };
  if (status === 408 || status === 429 || status >= 500) {
    return { kind: "later", retryAfterMs: readRetryAfterMs(answer), reason: `${status}` };
  }
  return { kind: "refused" };
}

/** Connects only to addresses on the internet, whatever the endpoint's name resolves to. */
export const postToPushService: PostToPushService = ({ endpoint, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    if (!isPushEndpoint(endpoint)) throw new PrivateAddressError("not a push service");
    const options = { method: "POST", headers, signal, agent: false, lookup: lookupPublic() };
    const sending = request(endpoint, options, (response) => {
      const retryAfter = response.headers["retry-after"];
      resolve({
        status: response.statusCode ?? 0,
        headers: new Headers(retryAfter === undefined ? {} : { "retry-after": retryAfter }),
      });
      // The body has no use, and its length no limit.
      response.destroy();
    });
    sending.on("error", reject);
    sending.end(body);
  });
