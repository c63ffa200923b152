import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sendPhoto, uploadPhoto } from "../../testing/pictures.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";

const region = "eu-test-1";
const secret = "a/secret+of+the+tests";

/** A bucket in memory that accepts only requests with a valid AWS Signature Version 4. */
class Bucket {
  readonly objects = new Map<string, Buffer>();
  failing = false;
  readonly #server = createServer(async (request, response) => {
    const status = this.#take(request, await buffer(request));
    const found = request.method === "GET" ? this.objects.get(request.url ?? "") : undefined;
    response.writeHead(status).end(status === 200 ? found : undefined);
  });

  async start(): Promise<string> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/photos-bucket`;
  }

  close(): void {
    this.#server.close();
  }

  #take(request: IncomingMessage, body: Buffer): number {
    const { method, url = "" } = request;
    if (this.failing) return 500;
    if (!isSigned(request, body)) return 403;
    if (method === "PUT") this.objects.set(url, body);
    if (method === "GET" && !this.objects.has(url)) return 404;
    if (method === "DELETE") {
      this.objects.delete(url);
      return 204;
    }
    return 200;
  }
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, data: string) =>
  createHmac("sha256", key).update(data).digest();

/** Signs the received request again, and compares the signatures. */
function isSigned({ headers, method, url }: IncomingMessage, body: Buffer): boolean {
  const [, day, signed = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=key-id\/(\d{8})\/eu-test-1\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  if (!day || !signature) return false;
  const claimed = headers["x-amz-content-sha256"];
  if (claimed !== "UNSIGNED-PAYLOAD" && claimed !== sha256(body)) return false;
  const lines = signed.split(";").map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, url, "", lines.join(""), signed, claimed].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${secret}`);
  return hmac(key, toSign).toString("hex") === signature;
}

const bucket = new Bucket();
let test: TestApp;
let ann: Person;
beforeAll(async () => {
  test = await startTestApp({
    database: "sqlite",
    timing: { cleanupIntervalMs: 20 },
    environment: {
      PHOTOS_S3_BUCKET_URL: `${await bucket.start()}/`,
      PHOTOS_S3_REGION: region,
      PHOTOS_S3_ACCESS_KEY_ID: "key-id",
      PHOTOS_S3_SECRET_ACCESS_KEY: secret,
    },
  });
  ann = await test.signUp();
});
afterAll(async () => {
  await test.close();
  bucket.close();
});
beforeEach(() => {
  bucket.failing = false;
});

it("a photo is stored in the bucket, read from it, and deleted when it is no longer used", async () => {
  const id = await uploadPhoto(ann);
  const name = `/photos-bucket/${id.slice(0, 2)}/${id}.jpg`;
  expect([...bucket.objects.keys()]).toEqual([name]);
  const answer = await ann.get(routes.photo(id));
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.equals(bucket.objects.get(name) ?? Buffer.alloc(0))).toBe(true);
  await test.queries
    .updateTable("photos")
    .set({ created_at: 0 } as never)
    .execute();
  await expect.poll(() => bucket.objects.size).toBe(0);
});

it("a photo without its object in the bucket is not found", async () => {
  const id = await uploadPhoto(ann);
  bucket.objects.clear();
  expect((await ann.get(routes.photo(id))).statusCode).toBe(404);
});

it("an error of the bucket is a 500 that does not contain its name", async () => {
  bucket.failing = true;
  const answer = await sendPhoto(ann);
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain("bucket");
  expect(bucket.objects.size).toBe(0);
});
