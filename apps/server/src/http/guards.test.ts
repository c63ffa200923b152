import { errors, routes } from "@morsel/contracts";
import type { FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setAdmin } from "../modules/accounts/index.ts";
import { mainDatabases } from "../testing/databases.ts";
import { BlockingEditor } from "../testing/editors.ts";
import { eggReader } from "../testing/estimates.ts";
import { formWith } from "../testing/pictures.ts";
import { type Person, startTestApp, type TestApp } from "../testing/test-app.ts";
import { callWith, makeToken } from "../testing/token-holder.ts";
import { readBearer } from "./bearer.ts";
import type { DeclaredRoute } from "./session-guard.ts";

const someId = "01a1fe2a-04c9-7804-a7b8-7ac8d4b811d8";

/** The public routes; a new one must be added here. */
const publicRoutes = [
  "GET /api/login",
  "GET /api/logout",
  "GET /api/openapi.json",
  "GET /api/public/calorie-guess/:id",
  "GET /api/public/calorie-guess/:id/card",
  "GET /api/public/calorie-guess/:id/photo",
  "GET /healthz",
  "GET /metrics",
  "GET /readyz",
  "POST /api/identity/confirm-email",
  "POST /api/identity/passkey/options",
  "POST /api/identity/passkey/sign-in",
  "POST /api/identity/recover",
  "POST /api/identity/request-password-reset",
  "POST /api/identity/reset-password",
  "POST /api/identity/sign-in/email",
  "POST /api/identity/sign-out",
  "POST /api/identity/sign-up/confirm",
  "POST /api/identity/sign-up/email",
  "POST /api/identity/sign-up/link",
];

describe.each(mainDatabases)("Request guards on %s", (database) => {
  let test: TestApp;
  let ann: Person;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: eggReader, editor: new BlockingEditor() });
    ann = await test.signUp();
    // The routes of operators, too, are tried with a session that may call them.
    await setAdmin(test.queries, ann.userId);
  });
  afterAll(() => test.close());

  const inject = ({ method, url }: DeclaredRoute, headers: Record<string, string> = {}) =>
    test.app.inject({ method: method as "GET", url: url.replace(":id", someId), headers });

  const posts = () =>
    test.app.declaredRoutes.filter(({ method, access }) => method === "POST" && access !== "token");

  it("calls without a session get 401, except on public routes [V03, V04]", async () => {
    const open: string[] = [];
    for (const route of test.app.declaredRoutes) {
      if (route.access === "public") open.push(`${route.method} ${route.url}`);
      else {
        const answer = await inject(route);
        expect(answer.statusCode, route.url).toBe(401);
        const id = route.access === "token" ? "token_missing" : "sign_in_required";
        expect(answer.json()).toEqual({ error: id, message: errors[id].message });
      }
    }
    expect(open.sort()).toEqual(publicRoutes);
    expect(test.app.declaredRoutes.length).toBeGreaterThan(open.length + 6);
  });

  it("a route without an access declaration is rejected [V03]", async () => {
    const declared = Promise.resolve().then(() =>
      test.app.route({ method: "GET", url: "/x", handler: () => "" }),
    );
    await expect(declared).rejects.toThrow();
  });

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["a page without an origin", { origin: "null" }],
    ["another port", { origin: "http://localhost:8080" }],
    ["another scheme", { origin: "https://localhost:3000" }],
    ["another site that hides its origin", { "sec-fetch-site": "cross-site" }],
    ["another host of the same site", { "sec-fetch-site": "same-site" }],
  ])("writes from %s are refused [V25]", async (_name, headers: Record<string, string>) => {
    const writes = test.app.declaredRoutes.filter((route) => route.method !== "GET");
    expect(writes.length).toBeGreaterThan(4);
    for (const route of writes) {
      const answer = await inject(route, { ...headers, cookie: ann.cookie });
      expect(answer.statusCode, route.url).toBe(403);
      expect(answer.json().error).toBe("origin_refused");
    }
    expect((await ann.get(routes.jobs)).json().items).toEqual([]);
  });

  it.each(["GET", "HEAD", "OPTIONS"] as const)(
    "%s requests from any site are not refused",
    async (method) => {
      const headers = { origin: "https://other.example", "sec-fetch-site": "cross-site" };
      const answer = await ann.request({ method, url: "/log", headers });
      expect(answer.statusCode).toBe(method === "OPTIONS" ? 404 : 200);
    },
  );

  it.each([
    ["pages of the app", { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }],
    ["pages of the app at 127.0.0.1", { origin: "http://127.0.0.1:3000" }],
    ["a client without an Origin header", {}],
  ])("writes from %s are accepted", async (_name, headers: Record<string, string>) => {
    const ben = await test.signUp();
    expect((await ben.send("an egg", headers)).statusCode).toBe(202);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])(
    "JSON with the content type %j is refused [V26]",
    async (type) => {
      for (const route of posts()) {
        const answer = await test.app.inject({
          method: "POST",
          url: route.url.replace(":id", someId),
          headers: { cookie: ann.cookie, "content-type": type },
          payload: '{"session_id":"s","message":"an egg"}',
        });
        expect(answer.statusCode, route.url).toBe(415);
        expect(answer.json().error).toBe("unsupported_media_type");
      }
      expect((await ann.get(routes.jobs)).json().items).toEqual([]);
    },
  );

  it("no response allows another origin to read it [V28]", async () => {
    for (const method of ["GET", "OPTIONS"] as const) {
      for (const { url } of test.app.declaredRoutes) {
        if (url === routes.events) continue;
        const headers = {
          origin: "https://evil.example",
          "access-control-request-method": "POST",
          cookie: ann.cookie,
        };
        if (url === routes.logout) continue;
        const answer = await test.app.inject({ method, url: url.replace(":id", someId), headers });
        expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
        expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
      }
    }
  });

  it("a body of more than 64 kB is refused; a request may take 25 s to arrive", async () => {
    const send = (bytes: number) =>
      ann.post(routes.queue, { session_id: "s", message: "x".repeat(bytes) });
    expect((await send(60_000)).json().error).toBe("message_too_long");
    const answer = await send(65_536);
    expect([answer.statusCode, answer.json().error]).toEqual([413, "body_too_large"]);
    const { headersTimeout, requestTimeout } = test.app.server;
    expect([headersTimeout, requestTimeout]).toEqual([15_000, 25_000]);
  });

  it("pages, API responses and errors have the security headers [V32, V33, V34]", async () => {
    const paths = ["/", routes.currentUser, routes.login, "/api/none", "/none.js", "/%E0%A4%A"];
    for (const url of paths) {
      const { headers } = await test.app.inject(url);
      expect(headers["x-content-type-options"], url).toBe("nosniff");
      if (url.includes("%")) continue;
      expect(headers["content-security-policy"], url).toBe(
        "default-src 'self';script-src 'self' 'wasm-unsafe-eval';style-src 'self';img-src 'self' data:;object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none';require-trusted-types-for 'script';trusted-types morsel",
      );
      expect(headers).toMatchObject({
        "permissions-policy": "microphone=(self), camera=(self), geolocation=(), payment=()",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      });
      // The last four have no effect in today's browsers.
      for (const name of [
        "strict-transport-security",
        "x-powered-by",
        "origin-agent-cluster",
        "x-download-options",
        "x-permitted-cross-domain-policies",
        "x-xss-protection",
      ]) {
        expect(headers[name], `${url} ${name}`).toBeUndefined();
      }
    }
  });

  it.each([
    ["GET", "/api/none"],
    ["POST", "/api/none"],
    ["GET", "/api"],
    ["PUT", routes.queue],
    ["GET", routes.queue],
    ["GET", "/API/auth/user"],
    ["GET", "/api/auth/user/"],
    ["GET", "/docs.html"],
    ["GET", "/metrics.txt"],
  ] as const)("%s %s gets 404 [V04, V64]", async (method, url) => {
    const answer = await test.app.inject({ method, url, headers: { accept: "application/json" } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ error: "not_found", message: "Not found" });
  });

  it("an unexpected failure gets only 'Internal error' [V78]", async () => {
    await test.queries.schema.alterTable("meals").renameTo("meals_gone").execute();
    const answer = await ann.get(`${routes.meals}?limit=99`);
    await test.queries.schema.alterTable("meals_gone").renameTo("meals").execute();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: "internal", message: "Internal error" });
    expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("Rate limit of a user", () => {
  it("calls over the limit get 429 with the time to wait, counted per user and not per address [V66]", async () => {
    const test = await startTestApp({
      database: "sqlite",
      environment: { REQUESTS_PER_MINUTE: "5", PHOTOS_PER_10_MINUTES: "1" },
    });
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    for (let count = 0; count < 5; count += 1) {
      expect((await ann.get(routes.jobs)).statusCode).toBe(200);
    }
    const refused = await ann.get(routes.jobs);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toBe("rate_limited");
    const seconds = Number(refused.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.json().detail).toBe(`Too many requests. Try again in ${seconds} s.`);
    // The remaining number of calls is more useful to an attacker than to the web app.
    const counts = Object.keys(refused.headers).filter((name) => name.startsWith("x-ratelimit"));
    expect(counts).toEqual([]);
    expect((await ben.get(routes.jobs)).statusCode).toBe(200);
    expect((await ann.get("/")).statusCode).toBe(200);
    /** How many of seven calls are refused; creating the token was the user's first call. */
    const countRefused = async (url: string) => {
      const { token } = await makeToken(await test.signUp());
      const statuses: number[] = [];
      for (let count = 0; count < 7; count += 1) {
        statuses.push((await callWith(test, token, { method: "POST", url })).statusCode);
      }
      return statuses.filter((status) => status === 429).length;
    };
    expect(await countRefused(routes.mcp)).toBe(3);
    expect(await countRefused(`${routes.mcp}?x=1`)).toBe(3);
    expect(await countRefused(`${routes.mcp}x`), "not the API").toBe(0);
    const eve = await test.signUp();
    expect((await eve.post(routes.photos, formWith("x"))).json().error).toBe("photo_unsupported");
    const photo = await eve.post(routes.photos, formWith("x"));
    expect([photo.statusCode, photo.json()]).toEqual([
      429,
      {
        error: "rate_limited",
        message: errors.rate_limited.message,
        detail: "You can send photos 1 times in 10 minutes. Try again in 10 min.",
      },
    ]);
    expect(Number(photo.headers["retry-after"])).toBeGreaterThan(540);
    await test.close();
  });
});

describe("readBearer", () => {
  it.each([
    ["Bearer morsel_1", "morsel_1"],
    ["bearer   morsel_1", "morsel_1"],
    ["Bearer ", ""],
    ["Bearer", undefined],
    ["Basic morsel_1", undefined],
    ["Bearermorsel_1", undefined],
    ["xBearer morsel_1", undefined],
    [undefined, undefined],
  ])("reads %j as %j", (authorization, token) => {
    const headers = authorization === undefined ? {} : { authorization };
    expect(readBearer({ headers } as FastifyRequest)).toBe(token);
  });
});
