import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PostToPushService } from "../modules/reminders/index.ts";
import { OutsideService, type QuestionSeen } from "./outside-service.ts";

/** A request to the push service, decrypted as a browser does. */
export interface SeenPush extends QuestionSeen {
  /** The browser that it was sent to. */
  readonly browser: FakeBrowser;
  readonly headers: IncomingMessage["headers"];
  /** The claims of the server's proof, whose signature was checked. */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  /** The server's public key. */
  readonly publicKey: string;
  readonly message: unknown;
}

/** A browser's push subscription, with the keys that decrypt its messages. */
export class FakeBrowser {
  readonly path = `/push/${randomBytes(12).toString("base64url")}`;
  readonly curve: ECDH = createECDH("prime256v1");
  readonly auth = randomBytes(16);
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };

  constructor(origin: string) {
    this.curve.generateKeys();
    this.subscription = {
      endpoint: `${origin}${this.path}`,
      keys: {
        p256dh: this.curve.getPublicKey("base64url"),
        auth: this.auth.toString("base64url"),
      },
    };
  }

  /** Decrypts a message of one record (RFC 8188 and RFC 8291, section 3.4). */
  decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const serverKey = body.subarray(21, 21 + keyLength);
    const record = body.subarray(21 + keyLength);
    const keyInfo = Buffer.concat([
      Buffer.from("WebPush: info\0"),
      this.curve.getPublicKey(),
      serverKey,
    ]);
    const secret = this.curve.computeSecret(serverKey);
    const input = Buffer.from(hkdfSync("sha256", secret, this.auth, keyInfo, 32));
    const derive = (info: string, length: number) =>
      Buffer.from(hkdfSync("sha256", input, salt, Buffer.from(info), length));
    const key = derive("Content-Encoding: aes128gcm\0", 16);
    const nonce = derive("Content-Encoding: nonce\0", 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce);
    decipher.setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    // The last record ends with 2 and zeros.
    const end = padded.lastIndexOf(2);
    return padded.subarray(0, end).toString();
  }
}

/** A push service on this machine, at an address on the internet as far as the application knows. */
export class FakePushService extends OutsideService<SeenPush> {
  readonly origin = "https://push.example.com";
  readonly #browsers: FakeBrowser[] = [];

  static async start(): Promise<FakePushService> {
    const service = new FakePushService();
    await service.listen();
    return service;
  }

  subscribe(): FakeBrowser {
    const browser = new FakeBrowser(this.origin);
    this.#browsers.push(browser);
    return browser;
  }

  /** Replaces only the connection to the service. */
  readonly post: PostToPushService = async ({ endpoint, headers, body, signal }) => {
    const url = endpoint.replace(this.origin, this.url);
    const sent = new Uint8Array(body);
    return fetch(url, { method: "POST", headers, body: sent, signal, redirect: "manual" });
  };

  protected async read(request: IncomingMessage, body: Buffer) {
    const browser = this.#browsers.find(({ path }) => path === request.url);
    if (!browser) throw new Error(`No browser has ${request.url}`);
    const { headers } = request;
    const proof = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
      headers.authorization ?? "",
    );
    const [, signed = "", signature = "", publicKey = ""] = proof ?? [];
    if (!isSignedBy(publicKey, signed, signature)) throw new Error("The proof is not signed.");
    const claims = JSON.parse(Buffer.from(signed.split(".")[1] ?? "", "base64url").toString());
    const message = JSON.parse(browser.decrypt(body));
    return { browser, headers, claims, publicKey, message };
  }

  protected answerUsually(response: ServerResponse): void {
    response.writeHead(201, { location: `${this.origin}/message/1` }).end();
  }
}

/** ES256 with a key in the form of a subscription's `applicationServerKey`. */
function isSignedBy(publicKey: string, signed: string, signature: string): boolean {
  const point = Buffer.from(publicKey, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString("base64url"),
  );
  const key = createPublicKey({
    key: { kty: "EC", crv: "P-256", x, y } as never,
    format: "jwk",
  });
  const bytes = Buffer.from(signature, "base64url");
  return verify("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" }, bytes);
}
