import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FakeBrowser, FakePushService } from "../../testing/push-service.ts";
import { PushService, postToPushService } from "./push-service.ts";

const keys = {
  // The key pair of RFC 8291, appendix A, for the application server.
  publicKey:
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8",
  privateKey: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
};

describe("A message to a browser", () => {
  let service: FakePushService;
  let browser: FakeBrowser;
  let push: PushService;
  const send = () => {
    const { endpoint, keys: own } = browser.subscription;
    return push.send(
      { endpoint, p256dh_key: own.p256dh, auth_key: own.auth },
      { kind: "lunch" },
      60,
    );
  };
  beforeAll(async () => {
    service = await FakePushService.start();
    browser = service.subscribe();
    push = new PushService({ keys, contactEmail: "op@example.com", post: service.post });
  });
  afterAll(() => service.close());
  beforeEach(() => service.forget());

  it("is encrypted for the browser, signed by the server, and contains the kind of the meal only", async () => {
    expect(await send()).toEqual({ kind: "sent" });
    const { message, claims, publicKey, headers } = await service.asked(1);
    expect(message).toEqual({ kind: "lunch" });
    expect(publicKey).toBe(keys.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: "mailto:op@example.com" });
    const expiresInMs = claims.exp * 1000 - Date.now();
    expect(expiresInMs).toBeGreaterThan(0);
    expect(expiresInMs).toBeLessThanOrEqual(24 * 3_600_000);
    expect(headers).toMatchObject({
      ttl: "60",
      topic: "morsel-lunch",
      urgency: "normal",
      "content-encoding": "aes128gcm",
    });
  });

  it.each([
    [404, {}, { kind: "gone" }],
    [410, {}, { kind: "gone" }],
    [400, {}, { kind: "refused" }],
    [403, {}, { kind: "refused" }],
    [413, {}, { kind: "refused" }],
    [429, { "retry-after": "120" }, { kind: "later", retryAfterMs: 120_000, reason: "429" }],
    [503, {}, { kind: "later", retryAfterMs: undefined, reason: "503" }],
  ])("an answer %d with %j is %j", async (status, headers, expected) => {
    service.answers.push((response) => void response.writeHead(status, headers).end());
    expect(await send()).toEqual(expected);
  });

  it("a redirect is not followed [V81]", async () => {
    const location = `${service.url}${browser.path}`;
    service.answers.push((response) => void response.writeHead(307, { location }).end());
    expect(await send()).toEqual({ kind: "refused" });
    expect(service.questions).toHaveLength(1);
  });

  it("a broken connection is tried again later", async () => {
    service.answers.push((response) => void response.destroy());
    expect(await send()).toMatchObject({ kind: "later", retryAfterMs: undefined });
  });

  it.each(["https://127.0.0.1/push", "http://push.example.com/push", "https://localhost/push"])(
    "no request is sent to %s [V81]",
    async (endpoint) => {
      const post = {
        endpoint,
        headers: {},
        body: Buffer.from(""),
        signal: AbortSignal.timeout(5000),
      };
      await expect(postToPushService(post)).rejects.toThrow("not a push service");
    },
  );
});
