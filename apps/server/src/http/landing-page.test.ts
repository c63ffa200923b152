import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { contactPlaceholder, originPlaceholder } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Person, startTestApp, type TestApp, testPage } from "../testing/test-app.ts";

const styles = ["main{color:#15201b}", "h1{\n  margin:0\n}"];
const padding = `<!-- ${"porridge ".repeat(200)} -->`;
const built = `<!doctype html>${padding}<style>${styles.join("</style><style>")}</style><h1>Landing</h1><a href="mailto:${contactPlaceholder}">Contact</a><link href="${originPlaceholder}/?lang=de">`;

describe("The landing page", () => {
  let test: TestApp;
  let ann: Person;
  beforeAll(async () => {
    test = await startTestApp({
      database: "sqlite",
      environment: { CONTACT_EMAIL: "ann+o'hara@example.com" },
    });
    await writeFile(join(test.config.webDist, "landing.html"), built);
    for (const language of ["de", "pt-BR"]) {
      const page = built.replace("Landing", `Landing in ${language}`);
      await writeFile(join(test.config.webDist, `landing-${language}.html`), page);
    }
    ann = await test.signUp();
  });
  afterAll(() => test.close());

  const visit = (url: string) => test.app.inject({ url, headers: { accept: "text/html" } });

  it.each(["/", "/profile"])("is served at %s without a session", async (url) => {
    const answer = await visit(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.body).toContain("<h1>Landing</h1>");
    expect((await ann.get(url, { accept: "text/html" })).body).not.toContain("Landing");
  });

  it.each(["/log", "/meals", "/trends", "/privacy", "/nowhere"])(
    "is not served at %s",
    async (url) => {
      expect((await visit(url)).body).not.toContain("Landing");
    },
  );

  it("contains the operator's e-mail address", async () => {
    expect((await visit("/")).body).toContain('href="mailto:ann+o\'hara@example.com"');
  });

  it.each([
    ["/", "de-AT,de;q=0.9,en;q=0.8", "Landing in de"],
    ["/profile", "pt", "Landing in pt-BR"],
    ["/", "nl, en", "Landing"],
    ["/", undefined, "Landing"],
    ["/?lang=de", "en", "Landing in de"],
    ["/?lang=en", "de", "Landing"],
    ["/?lang=nl", "de", "Landing in de"],
    ["/?lang=..%2Fsecret", "en", "Landing"],
  ])("at %s with Accept-Language %s is “%s”", async (url, wanted, heading) => {
    for (const encoding of ["br", "identity"]) {
      const answer = await test.app.inject({
        url,
        headers: {
          accept: "text/html",
          "accept-encoding": encoding,
          ...(wanted === undefined ? {} : { "accept-language": wanted }),
        },
      });
      const body = encoding === "br" ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
      expect(body.toString()).toContain(`<h1>${heading}</h1>`);
      expect(answer.headers.vary).toMatch(/^Cookie, Accept-Language\b/);
    }
  });

  it("is the app in a language without a page", async () => {
    const answer = await test.app.inject({
      url: "/",
      headers: { accept: "text/html", "accept-language": "fr" },
    });
    expect(answer.body).not.toContain("Landing");
    expect(answer.body).toContain(testPage.slice(0, 30));
  });

  it("names its addresses in other languages with the server's own address", async () => {
    expect((await visit("/")).body).toContain('<link href="http://localhost:3000/?lang=de">');
  });

  it("only the landing page allows inline styles, and only its own by their hashes [V32]", async () => {
    const [first, second] = styles.map((style) =>
      createHash("sha256").update(style).digest("base64"),
    );
    const policyOf = async (url: string) =>
      String((await visit(url)).headers["content-security-policy"]);
    expect(await policyOf("/")).toContain(`style-src 'self' 'sha256-${first}' 'sha256-${second}';`);
    expect(await policyOf("/")).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(await policyOf("/log")).toContain("style-src 'self';");
  });

  it.each([
    ["br", "gzip, deflate, br, zstd", brotliDecompressSync],
    ["br", "gzip;q=0.5, br;q=0.9", brotliDecompressSync],
    ["br", "br;q=1", brotliDecompressSync],
    ["br", "gzip,BR ; q=0.05", brotliDecompressSync],
    ["gzip", "gzip, br;q=0", gunzipSync],
    ["gzip", "gzip, br;q=0.00", gunzipSync],
    ["gzip", "gzip, brx", gunzipSync],
  ])("is sent with %s for Accept-Encoding %s", async (coding, accepted, decompress) => {
    const answer = await test.app.inject({
      url: "/",
      headers: { accept: "text/html", "accept-encoding": accepted },
    });
    expect(answer.headers["content-encoding"]).toBe(coding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(decompress(answer.rawPayload).toString()).toContain("<h1>Landing</h1>");
    if (coding !== "br") return;
    // Compressed once, as small as possible.
    const best = brotliCompressSync((await visit("/")).body);
    expect(answer.rawPayload.equals(best)).toBe(true);
  });

  it("changes with the build", async () => {
    await visit("/");
    const path = join(test.config.webDist, "landing.html");
    await writeFile(path, built.replace("Landing", "Arrival"));
    expect((await visit("/")).body).toContain("<h1>Arrival</h1>");
    await writeFile(path, built);
  });

  it.each(["measured", "confirmed"])("is the one of LANDING_FIGURES=%s", async (figures) => {
    const other = await startTestApp({
      database: "sqlite",
      environment: { LANDING_FIGURES: figures },
    });
    const { webDist } = other.config;
    await writeFile(join(webDist, "landing.html"), built);
    const chosen = built.replace("Landing", figures);
    await writeFile(join(webDist, `landing-${figures}.html`), chosen);
    const answer = await other.app.inject({ url: "/", headers: { accept: "text/html" } });
    expect(answer.body).toContain(`<h1>${figures}</h1>`);
    await other.close();
  });

  it("is replaced by the app if the build has no landing page", async () => {
    const other = await startTestApp({ database: "sqlite" });
    const answer = await other.app.inject({ url: "/", headers: { accept: "text/html" } });
    expect(answer.body).toContain(testPage.slice(0, 30));
    await other.close();
  });
});
