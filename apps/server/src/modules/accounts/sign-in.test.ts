import { scryptSync } from "node:crypto";
import { type ErrorId, passwordMaxLength, routes } from "@morsel/contracts";
import { generateId } from "better-auth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases, mainDatabases } from "../../testing/databases.ts";
import {
  startTestApp,
  type TestApp,
  testPassword,
  toCookieHeader,
} from "../../testing/test-app.ts";

describe.each(databases)("Accounts on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({ method: "POST", url, payload, headers });

  it("sign-in returns the user and a session cookie, and no session value in the body [V13]", async () => {
    const account = { email: "New@Example.com", password: testPassword };
    const made = await post(routes.signUp, account);
    expect(made.statusCode).toBe(204);
    expect(made.headers["set-cookie"]).toBeUndefined();
    const answer = await post(routes.signIn, account);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json()).sort()).toEqual(["createdAt", "email"]);
    expect(answer.json().email).toBe("new@example.com");
    const cookie = String(answer.headers["set-cookie"]);
    expect(cookie).toMatch(/^morsel\.session_token=.+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(answer.body).not.toContain(cookie.split("=")[1]?.slice(0, 20));
  });

  it("sign-in refuses a wrong password and an unknown e-mail with the same response [V17]", async () => {
    const { email } = await test.signUp();
    const right = await post(routes.signIn, { email, password: testPassword });
    expect(right.statusCode).toBe(200);
    expect(right.json().email).toBe(email);
    const wrong = await post(routes.signIn, { email, password: "porridge-and-pears" });
    const nobody = await post(routes.signIn, { email: "no@example.com", password: testPassword });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().error).toBe("credentials_wrong");
    expect(nobody.body).toBe(wrong.body);
  });

  it.each<[object, ErrorId]>([
    [{ email: "a@example.com", password: "7 chars" }, "password_too_short"],
    [{ email: "a@example.com", password: "x".repeat(passwordMaxLength + 1) }, "password_too_long"],
    [{ email: "no-address", password: testPassword }, "email_invalid"],
    [{ email: "a@example.com" }, "invalid_request"],
    [{ email: "a@example.com", password: testPassword, emailVerified: true }, "invalid_request"],
    [{ email: "a@example.com", password: testPassword, role: "admin" }, "invalid_request"],
  ])("sign-up refuses %j [V05, V16]", async (body, error) => {
    const answer = await post(routes.signUp, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toBe(error);
  });

  it.each(["password", "12345678", "PassWord1", "iloveyou", "letmein1", "sunshine"])(
    "sign-up refuses the common password %s, and requires no special characters [V16]",
    async (password) => {
      const answer = await post(routes.signUp, { email: "common@example.com", password });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error).toBe("password_common");
      const plain = { email: "plain@example.com", password: "plumsplumsplums" };
      expect((await post(routes.signUp, plain)).statusCode).toBe(204);
    },
  );

  it("sign-up gives the same response for an e-mail that has an account, and does not change the account [V17]", async () => {
    const { email } = await test.signUp();
    const known = await post(routes.signUp, { email: email.toUpperCase(), password: "plums-too" });
    const unknown = await post(routes.signUp, {
      email: "fresh@example.com",
      password: "plums-too",
    });
    const seen = ({ statusCode, body, headers }: typeof known) => {
      const { date, "x-request-id": id, ...others } = headers;
      return { statusCode, body, others };
    };
    expect(known.statusCode).toBe(204);
    expect(seen(known)).toEqual(seen(unknown));
    expect((await post(routes.signIn, { email, password: "plums-too" })).statusCode).toBe(401);
    expect((await post(routes.signIn, { email, password: testPassword })).statusCode).toBe(200);
  });

  it("every session returns the user's e-mail and the time at which the account was created [S3.user, S7.user]", async () => {
    const ann = await test.signUp();
    const createdAt = "2025-01-02T03:04:05.678Z";
    await test.queries
      .updateTable("users")
      .set({ created_at: createdAt })
      .where("id", "=", ann.userId)
      .execute();
    expect((await ann.get(routes.currentUser)).json()).toEqual({ email: ann.email, createdAt });
    const second = await post(routes.signIn, { email: ann.email, password: testPassword });
    expect(second.json()).toEqual({ email: ann.email, createdAt });
    ann.cookie = toCookieHeader(second.headers["set-cookie"]);
    expect((await ann.get(routes.currentUser)).json()).toEqual({ email: ann.email, createdAt });
  });

  it("the current user gets 401 without a session [S7.user]", async () => {
    const stranger = await test.app.inject(routes.currentUser);
    expect([stranger.statusCode, stranger.json().error]).toEqual([401, "sign_in_required"]);
  });

  it("a cookie whose signature or token was changed is rejected", async () => {
    const ann = await test.signUp();
    const [name = "", value = ""] = ann.cookie.split("=");
    const [token = "", signature = ""] = decodeURIComponent(value).split(".");
    const forged = [
      `${token}x.${signature}`,
      `${token}.${"A".repeat(signature.length)}`,
      token,
      `${token}.`,
      "%E0%A4%A",
      "",
    ];
    for (const cookie of forged) {
      ann.cookie = `${name}=${encodeURIComponent(cookie)}`;
      expect((await ann.get(routes.currentUser)).statusCode).toBe(401);
    }
  });

  it("sign-in gives a new session if a made-up cookie was planted, and refuses that cookie [V09]", async () => {
    const ann = await test.signUp();
    const planted = "morsel.session_token=planted.planted";
    const answer = await post(
      routes.signIn,
      { email: ann.email, password: testPassword },
      { cookie: planted },
    );
    const cookie = toCookieHeader(answer.headers["set-cookie"]);
    expect(cookie).not.toContain("planted");
    expect(cookie).not.toBe(ann.cookie);
    const refused = await test.app.inject({
      url: routes.currentUser,
      headers: { cookie: planted },
    });
    expect(refused.statusCode).toBe(401);
  });

  it("sign-in ends the session that the browser had before, of any user [V09, V10]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const statusOf = async (cookie: string) =>
      (await test.app.inject({ url: routes.currentUser, headers: { cookie } })).statusCode;
    for (const { email } of [ann, ben]) {
      const cookie = await test.signIn(ann.email);
      expect(await statusOf(cookie)).toBe(200);
      const answer = await post(routes.signIn, { email, password: testPassword }, { cookie });
      expect(answer.statusCode).toBe(200);
      expect(await statusOf(cookie)).toBe(401);
      expect(await statusOf(toCookieHeader(answer.headers["set-cookie"]))).toBe(200);
      const wrong = { email, password: "porridge-and-pears" };
      expect((await post(routes.signIn, wrong, { cookie: ann.cookie })).statusCode).toBe(401);
    }
    expect(await statusOf(ann.cookie)).toBe(200);
  });

  it("sign-in gives a new session if an attacker's valid cookie was planted, which never becomes the victim's [V09]", async () => {
    const [ann, mallory] = [await test.signUp(), await test.signUp()];
    const emailOf = async (cookie: string) => {
      const { statusCode, body } = await test.app.inject({
        url: routes.currentUser,
        headers: { cookie },
      });
      return statusCode === 200 ? JSON.parse(body).email : undefined;
    };
    const planted = mallory.cookie;
    expect(await emailOf(planted)).toBe(mallory.email);
    const answer = await post(
      routes.signIn,
      { email: ann.email, password: testPassword },
      { cookie: planted },
    );
    const cookie = toCookieHeader(answer.headers["set-cookie"]);
    expect(cookie).toContain("session_token=");
    expect(cookie).not.toBe(planted);
    expect(await emailOf(cookie)).toBe(ann.email);
    expect(await emailOf(planted)).toBeUndefined();
    const own = await test.queries
      .selectFrom("sessions")
      .select("token")
      .where("user_id", "=", ann.userId)
      .execute();
    expect(own).toHaveLength(2);
    for (const { token } of own) expect(decodeURIComponent(planted)).not.toContain(token);
  });

  it.each([
    ["/meals/1?x=2", "/meals/1?x=2"],
    ["/log", "/log"],
    [undefined, "/"],
    ["", "/"],
    ["log", "/"],
    ["//evil.example", "/"],
    ["///evil.example", "/"],
    ["/\\evil.example", "/"],
    ["\\\\evil.example", "/"],
    ["https:evil.example", "/"],
    ["https://evil.example/", "/"],
    ["javascript:alert(1)", "/"],
    ["data:text/html,x", "/"],
    ["/\t/evil.example", "/"],
    ["/\n/evil.example", "/"],
    ["/\r\nSet-Cookie: a=b", "/"],
    [" //evil.example", "/"],
    ["/\0//evil.example", "/"],
    ["@evil.example", "/"],
    ["／／evil.example", "/"],
    ["/／evil.example", "/"],
    ["/api/logout", "/"],
    [`/${"a".repeat(8192)}`, "/"],
  ])(
    "login with the return path %j leads to the sign-in page with the return path %s [S7.login, V22]",
    async (path, expected) => {
      const query = path === undefined ? "" : `?return=${encodeURIComponent(path)}`;
      const answer = await test.app.inject(`${routes.login}${query}`);
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe(`/sign-in?return=${encodeURIComponent(expected)}`);
    },
  );

  it("login opens the sign-in page to create an account only in that mode", async () => {
    const openedBy = async (mode: string) =>
      (await test.app.inject(`${routes.login}?return=%2Flog&mode=${mode}`)).headers.location;
    expect(await openedBy("create")).toBe("/sign-in?return=%2Flog&mode=create");
    expect(await openedBy("other%0d")).toBe("/sign-in?return=%2Flog");
    expect(await openedBy("create&mode=create")).toBe("/sign-in?return=%2Flog");
  });

  it("login ignores a repeated return path and a foreign host [V22, V23]", async () => {
    const answer = await test.app.inject({
      url: `${routes.login}?return=//evil&return=//evil`,
      headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
    });
    expect(answer.headers.location).toBe("/sign-in?return=%2F");
  });

  it("other endpoints of better-auth do not exist [V04]", async () => {
    const ann = await test.signUp();
    for (const path of ["update-user", "delete-user", "change-email", "list-sessions", "ok"]) {
      expect((await ann.post(`${routes.identity}/${path}`, {})).statusCode).toBe(404);
      expect((await ann.get(`${routes.identity}/${path}`)).statusCode).toBe(404);
    }
  });
});

describe.each(mainDatabases)("Stored passwords on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database, isPasswordHashReal: true });
  });
  afterAll(() => test.close());

  const post = (url: string, payload: object) => test.app.inject({ method: "POST", url, payload });

  it("are hashed with scrypt, N=16384 and r=16, and 16 random bytes", async () => {
    const account = { email: "stored@example.com", password: "plums-and-pears" };
    expect((await post(routes.signUp, account)).statusCode).toBe(204);
    const [stored] = await test.queries
      .selectFrom("accounts")
      .innerJoin("users", "users.id", "accounts.user_id")
      .select("accounts.password")
      .where("users.email", "=", account.email)
      .execute();
    const [salt = "", key] = String(stored?.password).split(":");
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 2 ** 20 };
    expect(scryptSync(account.password, salt, 64, cost).toString("hex")).toBe(key);
  });

  it("sign-up accepts passwords of 8 and of 128 characters, with spaces and emoji [V16]", async () => {
    for (const [at, password] of [" 8chars ", "🥚".repeat(64), "p".repeat(128)].entries()) {
      const email = `password-${at}@example.com`;
      expect((await post(routes.signUp, { email, password })).statusCode).toBe(204);
      expect((await post(routes.signIn, { email, password })).statusCode).toBe(200);
      const trimmed = [...password].slice(0, -1).join("");
      expect((await post(routes.signIn, { email, password: trimmed })).statusCode).toBe(401);
    }
  });

  it("passwords that differ only after their 72nd byte differ [V16]", async () => {
    const email = "long@example.com";
    const start = "p".repeat(72);
    expect((await post(routes.signUp, { email, password: `${start}plum` })).statusCode).toBe(204);
    const other = await post(routes.signIn, { email, password: `${start}pear` });
    expect(other.statusCode).toBe(401);
    const same = await post(routes.signIn, { email, password: `${start}plum` });
    expect(same.statusCode).toBe(200);
  });
});

describe("With https", () => {
  it("every cookie is Secure and bound to the host, and HSTS lasts a year [V13, V34]", async () => {
    const test = await startTestApp({
      database: "sqlite",
      environment: { BASE_URL: "https://morsel.example.com" },
    });
    const post = (url: string, payload: object) =>
      test.app.inject({ method: "POST", url, payload });
    const account = { email: "a@example.com", password: testPassword };
    await post(routes.signUp, account);
    const answers = [
      await post(routes.signIn, account),
      await post(routes.passkeySignInOptions, {}),
      await post(routes.signOut, {}),
    ];
    for (const { headers } of answers) {
      const cookies = [headers["set-cookie"] ?? []].flat();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-morsel\.[\w-]+=/);
        for (const word of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"]) {
          expect(cookie).toContain(word);
        }
        expect(cookie).not.toContain("Domain");
      }
      expect(headers["strict-transport-security"]).toContain("max-age=31536000");
    }
    await test.close();
  });
});

it("10,000 session tokens are different and have more than 128 random bits [V14]", async () => {
  const tokens = new Set(Array.from({ length: 10_000 }, () => generateId(32)));
  expect(tokens.size).toBe(10_000);
  // 62 different characters: 190 bits.
  for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  const test = await startTestApp({ database: "sqlite" });
  const { email } = await test.signUp();
  const [, value = ""] = (await test.signIn(email)).split("=");
  expect(decodeURIComponent(value).split(".")[0]).toMatch(/^[A-Za-z0-9]{32}$/);
  await test.close();
});
