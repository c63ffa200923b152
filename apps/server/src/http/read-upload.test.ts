import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { App } from "./app-type.ts";
import { addErrorHandler } from "./error-handler.ts";
import { acceptForms, readUpload, requireForm, type Upload } from "./read-upload.ts";
import { createUploadQueue } from "./upload-queue.ts";

const upload: Upload = {
  field: "photo",
  maxBytes: 100_000,
  missing: "photo_missing",
  tooLarge: "photo_too_large",
};
const head = 'Content-Disposition: form-data; name="photo"; filename="a"\r\n\r\n';

describe("readUpload", () => {
  let app: App;
  let port: number;
  beforeAll(async () => {
    app = Fastify({ bodyLimit: 10_000_000 }).withTypeProvider<ZodTypeProvider>();
    addErrorHandler(app);
    await acceptForms(app, upload);
    app.post(
      "/",
      { onRequest: async (request) => requireForm(request, "photo") },
      async (request, reply) => ({ size: (await readUpload(request, reply, upload)).length }),
    );
    await app.listen({ host: "127.0.0.1", port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(() => app.close());

  const send = async (body: string, contentType = "multipart/form-data; boundary=line") => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      ...{ method: "POST", body, headers: { "content-type": contentType } },
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const part = (content: string, field = "photo") =>
    `--line\r\n${head.replace("photo", field)}${content}\r\n`;

  it("reads a file up to the limit, and refuses a larger one", async () => {
    expect(await send(`${part("x".repeat(100_000))}--line--`)).toEqual({
      ...{ status: 200, body: { size: 100_000 } },
    });
    const { status, body } = await send(`${part("x".repeat(100_001))}--line--`);
    expect([status, body.error]).toEqual([413, "photo_too_large"]);
  });

  it.each([
    ["without a file", "--line--"],
    ["with another field", `${part("x", "picture")}--line--`],
    ["with a text instead of a file", `${part("x").replace('; filename="a"', "")}--line--`],
    ["with two files", `${part("x")}${part("y")}--line--`],
    ["with too many bytes around the file", `${"p".repeat(33_000)}\r\n${part("x")}--line--`],
    ["that breaks off in the file", part("x")],
    ["with too many headers", `--line\r\n${"a: b\r\n".repeat(30)}${head}x\r\n--line--`],
  ])("refuses a form %s", async (_name, body) => {
    const answer = await send(body);
    expect([answer.status, answer.body.error]).toEqual([400, "photo_missing"]);
  });

  it.each([
    ["application/json", 415],
    ["multipart/form-data", 415],
    ["multipart/form-data; charset=utf-8", 415],
    ["x-multipart/form-data; boundary=line", 415],
    ["multipart/form-data; charset=utf-8; boundary=line", 200],
    ["Multipart/Form-Data ;boundary=line", 200],
  ])("answers the content type %s with %i", async (contentType, status) => {
    const answer = await send(`${part("x")}--line--`, contentType);
    expect(answer.status).toBe(status);
    if (status === 415) {
      expect(answer.body).toEqual({
        error: "unsupported_media_type",
        message: "Send the photo as multipart/form-data.",
      });
    }
  });

  /** Sends this text and then more bytes until the server closes the connection. */
  async function sendWithoutEnd(start: string) {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    let answer = "";
    // Not from the answer, which a busy process may read only when the connection is closed.
    const sentAt = performance.now();
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", () => undefined);
    socket.write(start);
    const more = setInterval(() => socket.write("x".repeat(4096)), 10);
    await new Promise((resolve) => socket.on("close", resolve));
    clearInterval(more);
    return { answer, openMs: performance.now() - sentAt };
  }
  const request = (length: string) =>
    `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=line\r\n${length}\r\n\r\n`;

  it("answers a refused form while it is still being sent, and closes the connection a second later", async () => {
    const refused = await Promise.all(
      [
        `${request("content-length: 9000000")}`,
        // Too large as well, without a Content-Length: the chunk is longer than what is sent, so that no byte begins another.
        `${request("transfer-encoding: chunked")}1B00000\r\n${part("x".repeat(110_000))}`,
        // Has another field first.
        `${request("content-length: 90000")}${part("x", "picture")}`,
      ].map(sendWithoutEnd),
    );
    const errors = refused.map(({ answer }) => /"error":"(\w+)"/.exec(answer)?.[1]);
    expect(errors).toEqual(["photo_too_large", "photo_too_large", "photo_missing"]);
    for (const { answer, openMs } of refused) {
      expect(answer).toContain("connection: close");
      // The client has time to read the answer.
      expect(openMs).toBeGreaterThan(900);
      expect(openMs).toBeLessThan(8000);
    }
  });
});

describe("createUploadQueue", () => {
  it("runs one upload of a user at a time, lets two wait and refuses a further one", async () => {
    const queue = createUploadQueue("photos");
    const permits = [queue.acquire("ann"), queue.acquire("ann"), queue.acquire("ann")];
    const ready: number[] = [];
    for (const [at, permit] of permits.entries()) void permit.ready.then(() => ready.push(at));
    await permits[0]?.ready;
    await expect(async () => queue.acquire("ann")).rejects.toMatchObject({
      id: "rate_limited",
      detail: "Your last photos are still being read. Try again in a moment.",
      retryAfterSeconds: 5,
    });
    await queue.acquire("ben").ready;
    expect(ready).toEqual([0]);
    permits[0]?.release();
    await permits[1]?.ready;
    expect(ready).toEqual([0, 1]);
    queue.acquire("ann");
  });
});
