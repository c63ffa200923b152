import { randomBytes } from "node:crypto";
import {
  accessTokenList,
  errors,
  maxTokens,
  newAccessToken,
  productPaths,
  routes,
  type TokenScope,
} from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { DeclaredRoute } from "../../http/session-guard.ts";
import { mainDatabases } from "../../testing/databases.ts";
import { eggReader } from "../../testing/estimates.ts";
import { readZip } from "../../testing/read-zip.ts";
import { soon } from "../../testing/soon.ts";
import { type Person, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { callWith, makeToken } from "../../testing/token-holder.ts";

const someId = "01a1fe2a-04c9-7804-a7b8-7ac8d4b811d8";

describe.each(mainDatabases)("Access tokens on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, reader: eggReader });
  });
  afterAll(() => test.close());

  const call = (token: string, { method, url }: Pick<DeclaredRoute, "method" | "url">) =>
    callWith(test, token, {
      method: method as "GET",
      url: url.replace(/:\w+/g, someId),
    });
  const closed = () => test.app.declaredRoutes.filter(({ access }) => access !== "public");
  const listed = async (person: Person) =>
    accessTokenList.parse((await person.get(routes.tokens)).json()).items;

  async function withMeal(): Promise<Person> {
    const person = await test.signUp();
    await person.send("an egg");
    await vi.waitFor(
      async () => expect((await person.get(routes.meals)).json().items).toHaveLength(1),
      soon,
    );
    return person;
  }

  it("are shown once, stored as a hash, and listed with their last use", async () => {
    const ann = await test.signUp();
    const made = newAccessToken.parse(
      (await ann.post(routes.tokens, { name: " My watch ", scope: "read" })).json(),
    );
    expect(made).toMatchObject({ name: "My watch", scope: "read", last_used_at: null });
    const { token, ...shown } = made;
    expect(await listed(ann)).toEqual([shown]);
    const rows = await test.queries.selectFrom("access_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await call(token, { method: "GET", url: routes.meals })).statusCode).toBe(200);
    const [used] = await listed(ann);
    expect(Date.parse(used?.last_used_at ?? "")).toBeGreaterThan(Date.now() - 60_000);
  });

  it("tokens give access to their owner's meals only [V01]", async () => {
    const [ann, ben] = [await withMeal(), await withMeal()];
    const [meal] = (await ann.get(routes.meals)).json().items;
    const [hers, his] = [await makeToken(ann), await makeToken(ben)];
    const get = { method: "GET" as const, url: routes.meal(meal.id) };
    expect((await callWith(test, hers.token, get)).json()).toEqual(meal);
    const other = await callWith(test, his.token, get);
    expect([other.statusCode, other.json().error]).toEqual([404, "meal_not_found"]);
    const gone = { method: "DELETE" as const, url: routes.meal(meal.id) };
    expect((await callWith(test, his.token, gone)).statusCode).toBe(404);
    expect((await ben.delete(routes.token(hers.id))).json().error).toBe("token_not_found");
    expect(await listed(ben)).toHaveLength(1);
    expect((await callWith(test, hers.token, gone)).statusCode).toBe(204);
  });

  it.each<[string, (token: string) => string]>([
    ["unknown", () => `morsel_${randomBytes(32).toString("base64url")}`],
    ["truncated", (token) => token.slice(0, -1)],
    ["in another case", (token) => token.toUpperCase()],
    ["empty", () => ""],
    ["malformed", () => "' or 1=1 --"],
  ])(
    "a token that is %s gets 401 with 'token_unknown' at every route [V03, V04]",
    async (_name, change) => {
      const { token } = await makeToken(await test.signUp());
      for (const route of closed()) {
        const answer = await call(change(token), route);
        expect([answer.statusCode, answer.json()], route.url).toEqual([
          401,
          { error: "token_unknown", message: errors.token_unknown.message },
        ]);
        expect(answer.headers["www-authenticate"]).toContain("Bearer");
      }
    },
  );

  it("a deleted token is refused from then on [V03]", async () => {
    const ann = await test.signUp();
    const { id, token } = await makeToken(ann);
    const meals = { method: "GET", url: routes.meals };
    expect((await call(token, meals)).statusCode).toBe(200);
    expect((await ann.delete(routes.token(id))).statusCode).toBe(204);
    expect((await call(token, meals)).json().error).toBe("token_unknown");
    expect((await ann.delete(routes.token(id))).json().error).toBe("token_not_found");
  });

  it.each<TokenScope>(["read", "write"])(
    "a token that may %s gets 403 at all other routes [V04]",
    async (scope) => {
      const ann = await test.signUp();
      const { token } = await makeToken(ann, scope);
      for (const route of closed()) {
        const answer = await call(token, route);
        const { error } = answer.statusCode < 400 || answer.body === "" ? {} : answer.json();
        if (!route.scope) {
          expect([answer.statusCode, error], route.url).toEqual([403, "token_refused"]);
        } else if (route.scope === "write" && scope === "read") {
          expect([answer.statusCode, error], route.url).toEqual([403, "token_only_reads"]);
        } else expect([401, 403], route.url).not.toContain(answer.statusCode);
      }
      expect(await listed(ann)).toHaveLength(1);
    },
  );

  it("tokens give access to meals, foods and preferences only, and need the scope 'write' to change anything [V04]", () => {
    const open = test.app.declaredRoutes.filter(({ scope }) => scope);
    for (const { url } of open)
      expect(url).toMatch(
        /^(\/api\/external\/(meals|chat|foods\/suggestions)\b|\/api\/(my-)?foods\b|\/api\/products\b|\/api\/user-preferences$|\/mcp$)/,
      );
    expect(open.length).toBeGreaterThan(14);
    // Searches are POSTs, so that their words are not in an address.
    const searches: readonly string[] = [
      routes.foodSearch,
      routes.foodSuggestions,
      productPaths.lookup,
      productPaths.search,
      productPaths.label,
    ];
    for (const { method, scope, access, url } of open) {
      const isReading = method === "GET" || searches.includes(url);
      if (access === "session") expect(scope === "read", url).toBe(isReading);
    }
  });

  it("a token counts instead of the cookie that is sent with it [V04, V25]", async () => {
    const [ann, ben] = [await withMeal(), await test.signUp()];
    const { token } = await makeToken(ben);
    const both = (bearer: string, url: string) =>
      callWith(test, bearer, { method: "GET", url, headers: { cookie: ann.cookie } });
    expect((await both(token, routes.meals)).json().items).toEqual([]);
    expect((await both("morsel_x", routes.meals)).json().error).toBe("token_unknown");
    expect((await both(token, routes.currentUser)).json().error).toBe("token_refused");
    const mcp = await ann.post(routes.mcp, {});
    expect([mcp.statusCode, mcp.json().error]).toEqual([401, "token_missing"]);
  });

  it("a token needs no Origin of the app; a cookie or another Authorization header does [V25]", async () => {
    const ann = await test.signUp();
    const { token } = await makeToken(ann);
    const send = (headers: Record<string, string>) =>
      test.app.inject({
        method: "POST",
        url: routes.queue,
        headers: { origin: "https://evil.example", ...headers },
        payload: { session_id: "s", message: "an egg" },
      });
    expect((await send({ authorization: `Bearer ${token}` })).statusCode).toBe(202);
    expect((await send({ cookie: ann.cookie })).json().error).toBe("origin_refused");
    const basic = await send({ cookie: ann.cookie, authorization: "Basic YTpi" });
    expect(basic.json().error).toBe("origin_refused");
  });

  it("tokens are deleted with the account, and are in the export without their hash [V68]", async () => {
    const ann = await test.signUp();
    const { token } = await makeToken(ann, "write", "Kitchen scales");
    const files = readZip((await ann.get(routes.accountExport)).rawPayload);
    const [row] = JSON.parse(files.get("data/access_tokens.json")?.toString() ?? "[]");
    expect(Object.keys(row).sort()).toEqual(
      ["created_at", "id", "last_used_at", "name", "scope", "user_id"].sort(),
    );
    expect([...files.values()].join("\n")).not.toContain(token);
    const deleted = await ann.request({
      method: "DELETE",
      url: routes.account,
      payload: { password: "porridge-and-plums" },
    });
    expect(deleted.statusCode).toBe(204);
    expect((await call(token, { method: "GET", url: routes.meals })).statusCode).toBe(401);
    const left = await test.queries
      .selectFrom("access_tokens")
      .select("id")
      .where("user_id", "=", ann.userId)
      .execute();
    expect(left).toEqual([]);
  });

  it("are limited to 20, also for two concurrent requests; invalid requests get a clear message", async () => {
    const ann = await test.signUp();
    for (let count = 1; count < maxTokens; count += 1) await makeToken(ann, "read", `T${count}`);
    const wish = { name: "One too many", scope: "read" };
    const answers = await Promise.all([
      ann.post(routes.tokens, wish),
      ann.post(routes.tokens, wish),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(errors.too_many_tokens.message).toContain(String(maxTokens));
    for (const bad of [{}, { name: " ", scope: "read" }, { name: "x", scope: "admin" }]) {
      const refused = await ann.post(routes.tokens, bad);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toMatch(/name|scope/);
    }
  });
});

describe("Rate limit of a user", () => {
  it("the rate limit counts a user's tokens and pages together [V66]", async () => {
    const test = await startTestApp({
      database: "sqlite",
      environment: { REQUESTS_PER_MINUTE: "4" },
    });
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const [one, other] = [await makeToken(ann), await makeToken(ann)];
    const mealsOf = (token: string) => callWith(test, token, { method: "GET", url: routes.meals });
    expect((await mealsOf(one.token)).statusCode).toBe(200);
    expect((await mealsOf(other.token)).statusCode).toBe(200);
    expect((await mealsOf(one.token)).json().error).toBe("rate_limited");
    expect((await ann.get(routes.jobs)).statusCode).toBe(429);
    const mcp = await callWith(test, one.token, { method: "POST", url: routes.mcp, payload: {} });
    expect(mcp.statusCode).toBe(429);
    expect((await ben.get(routes.jobs)).statusCode).toBe(200);
    await test.close();
  });
});
