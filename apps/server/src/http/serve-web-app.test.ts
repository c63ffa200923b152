import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text as readText } from "node:stream/consumers";
import { runInNewContext } from "node:vm";
import { pages, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { noteReached } from "../testing/rounds.ts";
import { type Person, startTestApp, type TestApp, testPage } from "../testing/test-app.ts";
import { createLog } from "./log.ts";

const asPage = { accept: "text/html,application/xhtml+xml" };

describe("The web app", () => {
  let test: TestApp;
  let ann: Person;
  beforeAll(async () => {
    test = await startTestApp({ database: "sqlite" });
    const { webDist } = test.config;
    await writeFile(join(webDist, "assets", "app-4f2a.js"), "void 0;");
    await writeFile(join(webDist, "sw.js"), "void 0;");
    await mkdir(join(webDist, ".git"));
    await writeFile(join(webDist, ".git", "config"), "secret");
    await writeFile(join(webDist, ".env"), "secret");
    ann = await test.signUp();
  });
  afterAll(() => test.close());

  const listen = async () => {
    if (!test.app.server.listening) await test.app.listen({ host: "127.0.0.1", port: 0 });
    return `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  };
  const userOf = (html: string) =>
    /<script id="current-user" type="application\/json">(.*)<\/script>/.exec(html)?.[1];

  it.each([
    "/",
    "/log",
    "/meals",
    "/meals/1",
    "/meals/1/edit",
    "/trends",
    "/profile",
    "/profile/targets",
    "/accuracy",
    "/privacy",
    "/terms",
    "/install-app",
    "/calorie-guess/1",
    "/sign-in?return=%2Flog",
  ])("has a page at %s", async (url) => {
    const answer = await test.app.inject({ url, headers: asPage });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(userOf(answer.body)).toBe("null");
  });

  it.each([
    ["a text", "two eggs"],
    ["a photo of 5 MB", new Blob([Buffer.alloc(5_000_000)], { type: "image/jpeg" })],
  ])(
    "sends a browser that shares %s without the service worker to the log screen, which asks to share again",
    async (_name, content) => {
      const url = await listen();
      const body = new FormData();
      body.append("photo", content);
      const answer = await fetch(`${url}/share-target`, {
        method: "POST",
        body,
        redirect: "manual",
      });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/log?shared=again"]);
    },
  );

  it("includes the prerendered dashboard in the page for a signed-in user, if the build has one", async () => {
    const path = join(test.config.webDist, "dashboard.html");
    expect((await ann.get("/log", asPage)).statusCode).toBe(200);
    await writeFile(path, testPage.replace("<script", "<h1>What did you eat?</h1><script"));
    for (const url of ["/", "/log"]) {
      const { body } = await ann.get(url, asPage);
      expect(body).toContain("What did you eat?");
      expect(JSON.parse(userOf(body) ?? "")).toMatchObject({ email: ann.email });
      expect((await test.app.inject({ url, headers: asPage })).body).not.toContain("What did");
    }
    expect((await ann.get("/meals", asPage)).body).not.toContain("What did you eat?");
    await rm(path);
  });

  it("assets have only nosniff, the service worker also has a content policy, pages have all security headers [V34]", async () => {
    const part = (await test.app.inject({ url: "/assets/app-4f2a.js" })).headers;
    expect(part["content-security-policy"]).toBeUndefined();
    expect(part["permissions-policy"]).toBeUndefined();
    expect(part["x-content-type-options"]).toBe("nosniff");
    const worker = (await test.app.inject({ url: "/sw.js" })).headers;
    expect(worker["content-security-policy"]).toContain("default-src 'self'");
    const page = (await test.app.inject({ url: "/index.html" })).headers;
    expect(page["x-frame-options"]).toBe("DENY");
    expect(page["permissions-policy"]).toContain("microphone=(self)");
    for (const headers of [part, worker]) {
      for (const name of ["cross-origin-opener-policy", "permissions-policy", "x-frame-options"]) {
        expect(headers[name], name).toBeUndefined();
      }
    }
  });

  it("puts the signed-in user into the page", async () => {
    const answer = await ann.get("/meals", asPage);
    const user = (await ann.get(routes.currentUser)).json();
    expect(user.email).toBe(ann.email);
    expect(JSON.parse(userOf(answer.body) ?? "")).toEqual(user);
  });

  it("puts its own address and the operator's e-mail address into the page", async () => {
    const { body } = await test.app.inject({ url: "/privacy", headers: asPage });
    const site = /<script id="site" type="application\/json">(.*?)<\/script>/.exec(body)?.[1];
    expect(JSON.parse(site ?? "")).toEqual({
      baseUrl: "http://localhost:3000",
      contactEmail: "contact@localhost",
    });
  });

  it("an e-mail address in the page cannot end its script [V31]", async () => {
    const ben = await test.signUp();
    const email = "</script><script>alert(1)</script>@example.com";
    await test.queries.updateTable("users").set({ email }).where("email", "=", ben.email).execute();
    const answer = await ben.get("/", asPage);
    expect(JSON.parse(userOf(answer.body) ?? "").email).toBe(email);
    expect(answer.body).not.toContain("<script>alert");
  });

  it.each(Object.values(pages))("answers the page %s with 200", async (pattern) => {
    const url = pattern.replace(":id", "1");
    expect((await test.app.inject({ url, headers: asPage })).statusCode).toBe(200);
  });

  it.each([
    ["GET", "/app-4f2b.js", "text/html"],
    ["GET", "/assets/old-part.css", "*/*"],
    ["GET", "/log", "application/json"],
    ["GET", "/log", "image/avif,image/webp"],
    ["POST", "/log", "text/html"],
    ["GET", "/api", "text/html"],
    ["GET", "/api/unknown", "text/html"],
    ["GET", "/assets/", "application/json"],
  ] as const)("answers %s %s with accept %s with 404 as JSON", async (method, url, accept) => {
    const answer = await test.app.inject({ method, url, headers: { accept } });
    expect([answer.statusCode, answer.json().error]).toEqual([404, "not_found"]);
  });

  it.each([
    ["HEAD", "/log", "text/html"],
    ["GET", "/log", "*/*"],
    ["GET", "/log", undefined],
    ["GET", "/log?file=a.js", "text/html"],
    ["GET", "/v1.2/log", "text/html"],
    ["GET", "/apis", "text/html"],
  ] as const)("answers %s %s with accept %s with a page", async (method, url, accept) => {
    const answer = await test.app.inject({ method, url, headers: accept ? { accept } : {} });
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  });

  it.each(["/nothing", "/meals/1/2/3", "/log/x", "/..%2f..%2fetc/passwd", "/.git/config"])(
    "the path %s gets 404 and no file [V40]",
    async (url) => {
      const answer = await test.app.inject({ url, headers: asPage });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain("secret");
    },
  );

  it("files with a hash in their name are cached for a year, others are checked for changes", async () => {
    const hashed = await test.app.inject("/assets/app-4f2a.js");
    expect(hashed.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(hashed.headers["content-type"]).toContain("javascript");
    expect((await test.app.inject("/sw.js")).headers["cache-control"]).toBe("no-cache");
  });

  it("thirty paths out of the web folder return no file [V40]", async ({ task }) => {
    const { webDist, dataDir } = test.config;
    // Files that a path out of the web folder would find, and one inside it for comparison.
    const outside = ["outside.txt", "outside.js", "outside"];
    for (const name of outside) await writeFile(join(dataDir, name), "secret");
    await mkdir(`${webDist}-other`);
    await writeFile(join(`${webDist}-other`, "outside.txt"), "secret");
    await writeFile(join(webDist, "inside.txt"), "no secrets");
    expect(await requestPath("/inside.txt")).toMatch(/^HTTP\/1\.1 200 .*no secrets$/s);
    for (const path of escapingPaths(dataDir)) {
      const answer = await requestPath(path);
      const [head = "", body = ""] = answer.split("\r\n\r\n");
      expect(head, path).toMatch(/^HTTP\/1\.1 40[034] /);
      expect(body, path).not.toMatch(/secret|SQLite|root:/);
    }
    const count = new Set(escapingPaths(dataDir)).size;
    expect(count).toBeGreaterThanOrEqual(30);
    noteReached(task, { V40: `0 of ${count} paths return a file` });
  });

  /** The answer to a path exactly as it is written: a URL would be normalized by the client. */
  async function requestPath(path: string): Promise<string> {
    if (!test.app.server.listening) await test.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: */*\r\nconnection: close\r\n\r\n`,
    );
    return readText(socket);
  }

  it("does not answer an API call or a POST with a page", async () => {
    const asCall = await test.app.inject({ url: "/log", headers: { accept: "application/json" } });
    expect(asCall.json().error).toBe("not_found");
    expect((await test.app.inject({ method: "POST", url: "/log" })).statusCode).toBe(404);
  });
});

/** Thirty ways to name a file that is not one of the web app's; the web folder is a folder of `dataDir`. */
function escapingPaths(dataDir: string): readonly string[] {
  return [
    "/../outside.txt",
    "/assets/../../outside.txt",
    "/./../outside.txt",
    "/assets/./../../outside.txt",
    "/../../../../../../../../etc/passwd",
    "/%2e%2e/outside.txt",
    "/%2E%2E/outside.txt",
    "/.%2e/outside.txt",
    "/%2e./outside.txt",
    "/..%2foutside.txt",
    "/..%2Foutside.txt",
    "/%2e%2e%2foutside.txt",
    "/assets/..%2f..%2foutside.txt",
    "/assets/%2e%2e/%2e%2e/outside.txt",
    "/..%5coutside.txt",
    "/..\\outside.txt",
    "/assets/..%5c..%5coutside.txt",
    "/%252e%252e/outside.txt",
    "/%252e%252e%252foutside.txt",
    "/..%c0%afoutside.txt",
    "/%c0%ae%c0%ae/outside.txt",
    "/..;/outside.txt",
    "/....//outside.txt",
    "//../outside.txt",
    "/../web-other/outside.txt",
    `/${dataDir}/outside.txt`,
    `/${encodeURIComponent(`${dataDir}/outside.txt`)}`,
    "//etc/passwd",
    "/etc/passwd%00.html",
    "/%00.js",
    "/..%2foutside.txt%00.js",
    "/../outside",
    "/../outside.js",
    "/.env",
    "/.git/config",
    "/%2eenv",
    "/%2egit/config",
    "/assets/../.env",
    "/assets/",
    "/assets/gone-1234.js",
    "/gone.js",
    "/..%2fmorsel.db",
    "/..%2fauth-secret",
  ];
}

describe("The web app with SERVICE_WORKER=off", () => {
  it("replaces the service worker of browsers by one that removes itself and its caches", async () => {
    const test = await startTestApp({ database: "sqlite", environment: { SERVICE_WORKER: "off" } });
    await writeFile(join(test.config.webDist, "sw.js"), "void 'of the build';");
    const { body, headers } = await test.app.inject("/sw.js");
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-cache");
    const worker = runWorker(body);
    await worker.dispatch("activate");
    expect(worker.calls).toEqual(["delete a", "delete b", "unregister"]);
    await worker.dispatch("install");
    expect(worker.calls.at(-1)).toBe("skipWaiting");
    await test.close();
  });

  /** Runs the script of a service worker; `calls` are its calls to the browser. */
  function runWorker(script: string) {
    const calls: string[] = [];
    const listeners = new Map<string, (event: object) => void>();
    const self = {
      addEventListener: (name: string, listen: (event: object) => void) =>
        listeners.set(name, listen),
      skipWaiting: () => calls.push("skipWaiting"),
      registration: { unregister: async () => calls.push("unregister") },
    };
    const caches = {
      keys: async () => ["a", "b"],
      delete: async (name: string) => calls.push(`delete ${name}`),
    };
    runInNewContext(script, { self, caches });
    const dispatch = async (name: string) => {
      const waitUntil = vi.fn();
      listeners.get(name)?.({ waitUntil });
      await waitUntil.mock.lastCall?.[0];
    };
    return { calls, dispatch };
  }
});

describe("A server without a built web app", () => {
  it("logs the missing folder, and answers pages with 404", async () => {
    const lines: string[] = [];
    const log = createLog("warn", { write: (line) => void lines.push(line) });
    const test = await startTestApp({
      database: "sqlite",
      log,
      environment: { WEB_DIST: join(tmpdir(), "no-web-app") },
    });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { webDist: test.config.webDist, msg: expect.stringContaining("set WEB_DIST") },
    ]);
    const answer = await test.app.inject({ url: "/", headers: asPage });
    expect([answer.statusCode, answer.json().error]).toEqual([404, "not_found"]);
    await test.close();
  });
});
