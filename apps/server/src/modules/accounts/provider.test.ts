import { credentialRoutes, routes } from "@morsel/contracts";
import { OAuth2Server } from "oauth2-mock-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "../../http/log.ts";
import { mainDatabases } from "../../testing/databases.ts";
import {
  startTestApp,
  type TestApp,
  testPassword,
  toCookieHeader,
} from "../../testing/test-app.ts";

interface Token {
  readonly header: Record<string, unknown>;
  readonly payload: Record<string, unknown>;
}

/** An ID token without a signature. */
function unsigned(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part(payload)}.`;
}

describe.each(mainDatabases)("Sign-in with a provider on %s", (database) => {
  const provider = new OAuth2Server();
  let test: TestApp;
  /** The provider's claims about the person who signs in; a test may add some. */
  let claims: Record<string, unknown> = {};
  /** Warnings and errors of the current test. */
  const logged: { level: number; msg: string }[] = [];
  const warnLevel = 40;

  beforeAll(async () => {
    await provider.issuer.keys.generate("RS256");
    await provider.start(0, "127.0.0.1");
    const write = (line: string) => void logged.push(JSON.parse(line));
    test = await startTestApp({
      database,
      log: createLog("warn", { write }),
      environment: {
        OIDC_ISSUER: provider.issuer.url ?? "",
        OIDC_CLIENT_ID: "morsel",
        OIDC_CLIENT_SECRET: "a-secret-of-the-tests",
        OIDC_NAME: "Plum ID",
      },
    });
    provider.service.on("beforeTokenSigning", ({ payload }: Token) => {
      Object.assign(payload, claims);
    });
  });
  afterAll(async () => {
    await provider.stop();
    await test.close();
  });
  afterEach(() => {
    logged.length = 0;
    claims = {};
    provider.service.removeAllListeners("beforeResponse");
    provider.service.removeAllListeners("beforeAuthorizeRedirect");
  });

  let people = 0;
  const someone = (more: object = {}) => {
    people += 1;
    claims = { sub: `person-${people}`, email: `p${people}@plum.example`, email_verified: true };
    Object.assign(claims, more);
    return claims;
  };

  /** Begins a sign-in; returns the browser's cookie and the provider's redirect. */
  async function begin(path = "/log") {
    const url = `${routes.login}?return=${encodeURIComponent(path)}`;
    const started = await test.app.inject(url);
    expect(started.statusCode).toBe(302);
    const asked = new URL(String(started.headers.location));
    const shown = await fetch(asked, { redirect: "manual" });
    const back = new URL(String(shown.headers.get("location")));
    return { asked, back, cookie: toCookieHeader(started.headers["set-cookie"]) };
  }

  const arrive = (back: URL, cookie: string) =>
    test.app.inject({ url: back.pathname + back.search, headers: { cookie } });

  const sessionOf = (answer: Awaited<ReturnType<typeof arrive>>) =>
    toCookieHeader(answer.headers["set-cookie"])
      .split("; ")
      .find((cookie) => cookie.startsWith("morsel.session_token=") && !cookie.endsWith("="));

  const whoIs = async (cookie: string | undefined) =>
    (await test.app.inject({ url: routes.currentUser, headers: { cookie: cookie ?? "" } })).json();

  async function signIn(path?: string) {
    const { back, cookie } = await begin(path);
    return arrive(back, cookie);
  }

  const countSessions = async () =>
    (await test.queries.selectFrom("sessions").select("id").execute()).length;

  it("the sign-in uses state, nonce and PKCE, and returns to the requested page [V20, S7.login]", async () => {
    const { email } = someone();
    const { asked, back, cookie } = await begin("/meals/1?x=2");
    expect(asked.href.startsWith(`${provider.issuer.url}/authorize?`)).toBe(true);
    const { state, nonce, code_challenge, ...others } = Object.fromEntries(asked.searchParams);
    for (const value of [state, nonce, code_challenge]) expect(value?.length).toBeGreaterThan(20);
    expect(others).toMatchObject({
      client_id: "morsel",
      response_type: "code",
      code_challenge_method: "S256",
      scope: "openid email",
      redirect_uri: `http://localhost:3000${routes.providerCallback}`,
    });
    const answer = await arrive(back, cookie);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe("/meals/1?x=2");
    expect(await whoIs(sessionOf(answer))).toMatchObject({ email });
  });

  it("the subject identifies the user: a new e-mail keeps the account, another subject with the same e-mail is refused [V21]", async () => {
    const { email } = someone({ sub: "same" });
    const cookie = sessionOf(await signIn()) ?? "";
    const first = await whoIs(cookie);
    const access = await test.app.inject({
      url: credentialRoutes.accountAccess,
      headers: { cookie },
    });
    expect(access.json()).toMatchObject({
      has_password: false,
      provider: { name: "Plum ID", is_linked: true },
    });
    claims = { ...claims, email: "changed@plum.example" };
    expect(await whoIs(sessionOf(await signIn()))).toEqual(first);
    claims = { sub: "other", email, email_verified: true };
    const other = await signIn();
    expect(other.headers.location).toContain("error=account_not_linked");
    expect(sessionOf(other)).toBeUndefined();
  });

  it("the provider's tokens are not stored", async () => {
    someone();
    await signIn();
    await signIn();
    const rows = await test.queries.selectFrom("accounts").selectAll().execute();
    expect(rows.some(({ provider_id }) => provider_id === "oidc")).toBe(true);
    const text = JSON.stringify(rows);
    expect(text).not.toContain("eyJ");
    expect(text).toContain(`${provider.issuer.url} person-`);
  });

  const refused = async (answer: Awaited<ReturnType<typeof arrive>>, before: number) => {
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toMatch(/^\/sign-in\?.*error=/);
    expect(sessionOf(answer)).toBeUndefined();
    expect(await countSessions()).toBe(before);
  };

  /** Anyone can send a callback that is refused: it is not an error of this installation. */
  const expectNoError = () => expect(logged.filter(({ level }) => level !== warnLevel)).toEqual([]);

  it.each<[string, (back: URL) => void]>([
    ["no state", (back) => back.searchParams.delete("state")],
    ["another state", (back) => back.searchParams.set("state", "A".repeat(32))],
    ["no code", (back) => back.searchParams.delete("code")],
    ["an unknown code", (back) => back.searchParams.set("code", "made-up")],
    ["an error of the provider", (back) => back.searchParams.set("error", "access_denied")],
    ["another issuer", (back) => back.searchParams.set("iss", "https://evil.example")],
  ])("a callback with %s is refused [V20]", async (_name, change) => {
    someone();
    const before = await countSessions();
    const { back, cookie } = await begin();
    change(back);
    await refused(await arrive(back, cookie), before);
    expectNoError();
  });

  it("a callback in another browser is refused [V20]", async () => {
    someone();
    const before = await countSessions();
    const [mine, theirs] = [await begin(), await begin()];
    await refused(await arrive(mine.back, theirs.cookie), before);
    await refused(await arrive(theirs.back, ""), before);
    expectNoError();
  });

  it("a used state and code are refused [V20]", async () => {
    someone();
    const { back, cookie } = await begin();
    expect(sessionOf(await arrive(back, cookie))).toBeDefined();
    await refused(await arrive(back, cookie), await countSessions());
    expectNoError();
  });

  it.each<[string, object]>([
    ["another nonce", { nonce: "of-someone-else" }],
    ["no nonce", { nonce: undefined }],
    ["another audience", { aud: "another-client" }],
    ["another issuer", { iss: "https://evil.example" }],
    ["an expiry in the past", { exp: 1_700_000_000, iat: 1_699_999_000 }],
  ])("an ID token with %s is refused [V20]", async (_name, wrong) => {
    someone(wrong);
    const before = await countSessions();
    await refused(await signIn(), before);
  });

  it.each<[string, (token: string) => string | undefined]>([
    [
      "without a signature",
      (token) =>
        unsigned(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString())),
    ],
    ["with a changed signature", (token) => `${token.slice(0, -8)}AAAAAAAA`],
    ["that is missing", () => undefined],
  ])("an ID token %s is refused [V20]", async (_name, forge) => {
    someone();
    provider.service.on("beforeResponse", ({ body }: { body: Record<string, unknown> }) => {
      body.id_token = forge(String(body.id_token));
    });
    const before = await countSessions();
    await refused(await signIn(), before);
  });

  it("the token request contains the PKCE verifier [V20]", async () => {
    someone();
    let sent: unknown;
    provider.service.on("beforeResponse", (_answer: unknown, request: { body: object }) => {
      sent = request.body;
    });
    await signIn();
    expect(sent).toMatchObject({ grant_type: "authorization_code" });
    expect((sent as { code_verifier: string }).code_verifier.length).toBeGreaterThanOrEqual(43);
  });

  it("a provider's user does not get the existing account with the same e-mail [V21]", async () => {
    const { email } = someone();
    const account = { email, password: testPassword };
    await test.app.inject({ method: "POST", url: routes.signUp, payload: account });
    const answer = await signIn();
    expect(answer.headers.location).toContain("error=account_not_linked");
    expect(sessionOf(answer)).toBeUndefined();
    expectNoError();
  });

  it("signing up with the e-mail of a provider's user gives no access to the account [V21]", async () => {
    const { email } = someone();
    const mine = await whoIs(sessionOf(await signIn()));
    const account = { email, password: "an-attackers-password" };
    const made = await test.app.inject({ method: "POST", url: routes.signUp, payload: account });
    expect(made.statusCode).toBe(204);
    const tried = await test.app.inject({ method: "POST", url: routes.signIn, payload: account });
    expect(tried.statusCode).toBe(401);
    expect(await whoIs(sessionOf(await signIn()))).toEqual(mine);
  });

  it("an e-mail that the provider has not verified is not linked to an account [V21]", async () => {
    const ann = await test.signUp();
    someone({ email: ann.email, email_verified: false });
    const answer = await signIn();
    expect(answer.headers.location).toContain("error=account_not_linked");
    expect(sessionOf(answer)).toBeUndefined();
    expectNoError();
  });

  it("a signed-in user can link the provider, and then sign in with it [V21]", async () => {
    const ann = await test.signUp();
    const before = (await ann.get(credentialRoutes.accountAccess)).json();
    expect(before.provider).toEqual({ name: "Plum ID", is_linked: false });
    someone({ email: ann.email });
    const started = await ann.post(credentialRoutes.linkProvider, {});
    expect(started.statusCode, started.body).toBe(200);
    const shown = await fetch(started.json().url, { redirect: "manual" });
    const back = new URL(String(shown.headers.get("location")));
    const cookie = `${ann.cookie}; ${toCookieHeader(started.headers["set-cookie"])}`;
    const linked = await arrive(back, cookie);
    expect(linked.headers.location).toBe("/profile");
    const { provider: shownProvider } = (await ann.get(credentialRoutes.accountAccess)).json();
    expect(shownProvider).toEqual({ name: "Plum ID", is_linked: true });
    expect(await whoIs(sessionOf(await signIn()))).toMatchObject({ email: ann.email });
  });

  it("a sign-in with a provider gives a new session if a made-up cookie was planted [V09]", async () => {
    someone();
    const { back, cookie } = await begin();
    const planted = "morsel.session_token=planted.planted";
    const session = sessionOf(await arrive(back, `${planted}; ${cookie}`));
    expect(session).not.toContain("planted");
    expect((await whoIs(planted)).error).toBe("sign_in_required");
    expect((await whoIs(session)).email).toContain("@plum.example");
  });

  it("a sign-in with a provider ends the browser's previous session, unless it is refused [V09]", async () => {
    someone();
    const ann = await test.signUp();
    const refused = await begin();
    refused.back.searchParams.set("code", "made-up");
    await arrive(refused.back, `${ann.cookie}; ${refused.cookie}`);
    expect(await whoIs(ann.cookie)).toMatchObject({ email: ann.email });
    const { back, cookie } = await begin();
    expect(sessionOf(await arrive(back, `${ann.cookie}; ${cookie}`))).toBeDefined();
    expect((await whoIs(ann.cookie)).error).toBe("sign_in_required");
  });

  it("pages name the provider, and signing in with a password still works", async () => {
    const page = await test.app.inject({ url: "/sign-in", headers: { accept: "text/html" } });
    expect(page.body).toContain('"signInProvider":"Plum ID"');
    const ann = await test.signUp();
    expect(await test.signIn(ann.email)).toContain("session_token");
  });
});

describe("A provider that is unavailable when the server starts", () => {
  it("is reported on the sign-in page, and used when it is available", async () => {
    const provider = new OAuth2Server();
    await provider.issuer.keys.generate("RS256");
    await provider.start(0, "127.0.0.1");
    const { port } = provider.address();
    await provider.stop();
    const test = await startTestApp({
      database: "sqlite",
      environment: { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: "morsel" },
    });
    const login = async () => (await test.app.inject(routes.login)).headers.location;
    expect(await login()).toBe("/sign-in?return=%2F&error=provider_unavailable");
    await provider.start(port, "127.0.0.1");
    provider.issuer.url = `http://127.0.0.1:${port}`;
    expect(await login()).toContain(`http://127.0.0.1:${port}/authorize?`);
    await provider.stop();
    await test.close();
  });
});

it("made-up provider callbacks count towards the rate limit of their address", async () => {
  const provider = new OAuth2Server();
  await provider.start(0, "127.0.0.1");
  const test = await startTestApp({
    database: "sqlite",
    environment: {
      OIDC_ISSUER: provider.issuer.url ?? "",
      OIDC_CLIENT_ID: "morsel",
      REQUESTS_PER_MINUTE: "3",
    },
  });
  const url = `${routes.providerCallback}?state=invented&code=invented`;
  const statuses = [1, 2, 3, 4].map(async () => (await test.app.inject(url)).statusCode);
  expect((await Promise.all(statuses)).sort()).toEqual([302, 302, 302, 429]);
  await provider.stop();
  await test.close();
});
