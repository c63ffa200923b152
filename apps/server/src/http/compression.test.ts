import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestApp, type TestApp, testPage } from "../testing/test-app.ts";

const padding = `<!-- ${"porridge ".repeat(200)} -->`;

describe("Compression", () => {
  let test: TestApp;
  let ann: Person;
  beforeAll(async () => {
    test = await startTestApp({ database: "sqlite" });
    const { webDist } = test.config;
    await writeFile(join(webDist, "index.html"), `${testPage}${padding}`);
    await writeFile(join(webDist, "assets", "app-1.js"), "void 0;");
    await writeFile(join(webDist, "assets", "app-1.js.br"), brotliCompressSync("void 0;"));
    ann = await test.signUp();
  });
  afterAll(() => test.close());

  it.each([
    ["br", "gzip, deflate, br, zstd", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ])("uses %s if the browser accepts it", async (coding, accepted, decompress) => {
    const answer = await ann.get("/log", { accept: "text/html", "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(coding);
    expect(answer.headers.vary).toBe("Cookie, Accept-Language, accept-encoding");
    expect(decompress(answer.rawPayload).toString()).toContain(ann.email);
    expect(answer.rawPayload.length).toBeLessThan(padding.length / 4);
  });

  it("is not applied to a small response, or for a browser that does not accept it", async () => {
    const plain = await ann.get("/log", { accept: "text/html" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body).toContain(ann.email);
    const small = await ann.get(routes.currentUser, { "accept-encoding": "br" });
    expect(small.headers["content-encoding"]).toBeUndefined();
  });

  it("sends the compressed file of the build", async () => {
    const answer = await test.app.inject({
      url: "/assets/app-1.js",
      headers: { "accept-encoding": "br" },
    });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.headers["content-type"]).toContain("javascript");
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe("void 0;");
  });

  it("keeps the headers of a page whose compressed file is sent, which the service worker stores", async () => {
    const path = join(test.config.webDist, "index.html.br");
    await writeFile(path, brotliCompressSync(testPage));
    const answer = await test.app.inject({
      url: "/index.html",
      headers: { "accept-encoding": "br" },
    });
    await rm(path);
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("microphone=(self)"),
      "x-frame-options": "DENY",
    });
  });

  it("a compressed request body is refused", async () => {
    const answer = await ann.request({
      method: "POST",
      url: routes.queue,
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      payload: gzipSync(JSON.stringify({ session_id: "session_1_a", message: "2 eggs" })),
    });
    expect(answer.statusCode).toBe(400);
  });
});
