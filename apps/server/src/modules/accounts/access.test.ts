import { randomUUIDv7 } from "node:crypto";
import { credentialRoutes, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { type Person, startTestApp, type TestApp, testPassword } from "../../testing/test-app.ts";
import { callWith, makeToken } from "../../testing/token-holder.ts";
import { clearAttempts, recordAttempt } from "./attempt-limit.ts";
import { describeDevice } from "./describe-device.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

describe.each(mainDatabases)("Sessions, passwords and passkeys on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const access = async (person: Person) =>
    (await person.get(credentialRoutes.accountAccess)).json();
  const isOpen = async (cookie: string) =>
    (await test.app.inject({ url: routes.jobs, headers: { cookie } })).statusCode === 200;
  const change = (person: Person, body: object) => person.post(credentialRoutes.password, body);

  it("sessions are listed with their device, the current one first, and can be ended [V12]", async () => {
    const ann = await test.signUp();
    const elsewhere = await test.signIn(ann.email, { "user-agent": `${phone} ${"x".repeat(300)}` });
    const { sessions, has_password, provider, passkeys } = await access(ann);
    expect({ has_password, provider, passkeys }).toEqual({
      has_password: true,
      provider: null,
      passkeys: [],
    });
    expect(sessions).toMatchObject([
      { device: "Unknown device", is_current: true },
      { device: "Safari on iPhone", is_current: false },
    ]);
    expect(Math.abs(Date.parse(sessions[1].seen_at) - Date.now())).toBeLessThan(60_000);
    const stored = await test.queries
      .selectFrom("sessions")
      .select("user_agent")
      .where("id", "=", sessions[1].id)
      .executeTakeFirst();
    expect(stored?.user_agent).toHaveLength(256);
    expect(await isOpen(elsewhere)).toBe(true);
    expect((await ann.delete(credentialRoutes.session(sessions[1].id))).statusCode).toBe(204);
    expect(await isOpen(elsewhere)).toBe(false);
    expect(await isOpen(ann.cookie)).toBe(true);
    expect((await ann.delete(credentialRoutes.session(sessions[1].id))).statusCode).toBe(404);
  });

  it("sessions are listed by their last use, without expired ones", async () => {
    const ann = await test.signUp();
    const hourMs = 3_600_000;
    const at = (ms: number) => (database === "sqlite" ? new Date(ms).toISOString() : new Date(ms));
    const now = Date.now();
    const own = { user_id: ann.userId, expires_at: at(now + hourMs) };
    const add = async (times: { created_at: unknown; updated_at: unknown }) => {
      const id = randomUUIDv7();
      await test.queries
        .insertInto("sessions")
        .values({ ...own, ...times, id, token: id } as never)
        .execute();
      return id;
    };
    const first = await add({ created_at: at(now - 5 * hourMs), updated_at: at(now - 3 * hourMs) });
    const second = await add({ created_at: at(now - 9 * hourMs), updated_at: at(now - hourMs) });
    await add({ created_at: at(now - 30 * 24 * hourMs), updated_at: at(now) });
    own.expires_at = at(now - 1);
    await add({ created_at: at(now - hourMs), updated_at: at(now) });
    const { sessions } = await access(ann);
    const ids = sessions.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([expect.any(String), second, first]);
    expect(sessions[2]).toEqual({
      id: first,
      device: "Unknown device",
      signed_in_at: new Date(now - 5 * hourMs).toISOString(),
      seen_at: new Date(now - 3 * hourMs).toISOString(),
      is_current: false,
    });
    // The current session is first, even if the others were used later.
    await test.queries
      .updateTable("sessions")
      .set({ updated_at: at(now - 4 * hourMs) })
      .where("id", "=", ids[0])
      .execute();
    const { sessions: later } = await access(ann);
    expect(later.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(later[0].is_current).toBe(true);
  });

  it("the time of the last use is written at most every 15 minutes", async () => {
    const ann = await test.signUp();
    const minuteMs = 60_000;
    const at = (ms: number) => (database === "sqlite" ? new Date(ms).toISOString() : new Date(ms));
    const seenAt = async () => Date.parse((await access(ann)).sessions[0].seen_at);
    const useAfter = async (minutes: number) => {
      const usedAt = Date.now() - minutes * minuteMs;
      await test.queries
        .updateTable("sessions")
        .set({ updated_at: at(usedAt) })
        .where("user_id", "=", ann.userId)
        .execute();
      // Drops the cached session, as the end of another one does.
      test.application.signals.publish({ kind: "sessions-ended", userId: ann.userId });
      await ann.get(routes.currentUser);
      return (await seenAt()) - usedAt;
    };
    expect(await useAfter(14)).toBe(0);
    expect(await useAfter(16)).toBeGreaterThanOrEqual(16 * minuteMs);
  });

  it("all other sessions of a user can be ended together [V12]", async () => {
    const ann = await test.signUp();
    const others = [await test.signIn(ann.email), await test.signIn(ann.email)];
    expect((await ann.delete(credentialRoutes.sessions)).statusCode).toBe(204);
    for (const cookie of others) expect(await isOpen(cookie)).toBe(false);
    expect((await access(ann)).sessions).toHaveLength(1);
  });

  it("another user's session and passkey get the same 404 as unknown ones [V01]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const [{ id }] = (await access(ben)).sessions;
    const unknown = "01a1fe2a-04c9-7804-a7b8-7ac8d4b811d8";
    const theirs = await ann.delete(credentialRoutes.session(id));
    const nobodys = await ann.delete(credentialRoutes.session(unknown));
    expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body]);
    expect(await isOpen(ben.cookie)).toBe(true);
    const renamed = await ann.request({
      method: "PATCH",
      url: credentialRoutes.passkey(unknown),
      payload: { name: "Mine" },
    });
    expect([renamed.statusCode, renamed.json().error]).toEqual([404, "passkey_not_found"]);
    expect((await ann.delete(credentialRoutes.passkey(unknown))).statusCode).toBe(404);
  });

  it("a new password replaces the old one and ends the other sessions [V12]", async () => {
    const ann = await test.signUp();
    const elsewhere = await test.signIn(ann.email);
    const old = ann.cookie;
    const body = { current: testPassword, password: "plums-and-porridge" };
    for (let count = 0; count < 3; count += 1) await recordAttempt(test.queries, ann.userId);
    const wrong = await change(ann, { ...body, current: "porridge-and-pears" });
    expect([wrong.statusCode, wrong.json().error]).toEqual([403, "password_wrong"]);
    const weak = await change(ann, { ...body, password: "password1" });
    expect([weak.statusCode, weak.json().error]).toEqual([400, "password_common"]);
    expect(await isOpen(elsewhere)).toBe(true);
    const changed = await change(ann, body);
    expect(changed.statusCode, changed.body).toBe(204);
    // The right password has cleared the four failed tries.
    for (let count = 0; count < 5; count += 1) await recordAttempt(test.queries, ann.userId);
    const cookie = String(changed.headers["set-cookie"]).split(";")[0] ?? "";
    expect(await isOpen(cookie)).toBe(true);
    expect(await isOpen(elsewhere)).toBe(false);
    expect(await isOpen(old)).toBe(false);
    await expect(test.signIn(ann.email)).rejects.toThrow("401");
    const { email } = ann;
    const again = await test.app.inject({
      method: "POST",
      url: routes.signIn,
      payload: { email, password: body.password },
    });
    expect(again.statusCode).toBe(200);
  });

  it.each<[string, object, number]>([
    ["removes all access tokens", {}, 401],
    ["removes them if revoke_tokens is true", { revoke_tokens: true }, 401],
    ["keeps them if revoke_tokens is false", { revoke_tokens: false }, 200],
  ])("a new password %s [V12]", async (_name, choice, status) => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const [own, other] = [await makeToken(ann), await makeToken(ben)];
    const statusOf = async ({ token }: { readonly token: string }) =>
      (await callWith(test, token, { url: routes.meals })).statusCode;
    const body = { current: "porridge-and-pears", password: "plums-and-porridge", ...choice };
    // The number of changes per address in ten seconds is limited.
    const remoteAddress = `203.0.113.${status % 100}`;
    const change = (person: Person, payload: object) =>
      person.request({ method: "POST", url: credentialRoutes.password, payload, remoteAddress });
    expect((await change(ann, body)).statusCode).toBe(403);
    expect(await statusOf(own)).toBe(200);
    expect((await change(ann, { ...body, current: testPassword })).statusCode).toBe(204);
    expect(await statusOf(own)).toBe(status);
    expect(await statusOf(other)).toBe(200);
  });

  it("the password can be attempted five times in 15 minutes; a right password resets the count", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const attempt = (person: Person) => recordAttempt(test.queries, person.userId);
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let count = 0; count < 5; count += 1) await attempt(ann);
    await expect(attempt(ann)).rejects.toMatchObject({
      id: "rate_limited",
      detail: "Too many tries. Try again in 15 min.",
      retryAfterSeconds: 900,
    });
    await attempt(ben);
    vi.setSystemTime(Date.now() + 15 * 60_000);
    await expect(attempt(ann)).rejects.toMatchObject({ id: "rate_limited" });
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1);
    for (let count = 0; count < 5; count += 1) await attempt(ann);
    await clearAttempts(test.queries, ann.userId);
    for (let count = 0; count < 5; count += 1) await attempt(ann);
    await expect(attempt(ann)).rejects.toMatchObject({ id: "rate_limited" });
    vi.useRealTimers();
    await clearAttempts(test.queries, ann.userId);
    for (let count = 0; count < 4; count += 1) await attempt(ann);
    const body = { current: "porridge-and-pears", password: "plums-and-porridge" };
    expect((await change(ann, body)).json().error).toBe("password_wrong");
    const refused = await change(ann, { ...body, current: testPassword });
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "900"]);
  });

  it("passkeys are listed, renamed and deleted only by their owner", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const add = async (person: Person, name: string | null, id: string = randomUUIDv7()) => {
      await test.queries
        .insertInto("passkeys")
        .values({
          ...{ id, name, user_id: person.userId, credential_id: id, public_key: "key" },
          ...{ counter: 0, device_type: "singleDevice", transports: null, aaguid: null },
          backed_up: (database === "sqlite" ? 0 : false) as never,
          created_at: "2026-05-03T08:00:00.000Z",
        } as never)
        .execute();
      return id;
    };
    // Ids of the same millisecond have any order.
    const [first = "", second = ""] = [randomUUIDv7(), randomUUIDv7()].toSorted();
    await add(ann, "Phone", first);
    await add(ann, null, second);
    const his = await add(ben, "His");
    const created_at = "2026-05-03T08:00:00.000Z";
    const listed = async (person: Person) => (await access(person)).passkeys;
    expect(await listed(ann)).toEqual([
      { id: first, name: "Phone", created_at },
      { id: second, name: "Passkey", created_at },
    ]);
    const rename = async (id: string) => {
      const payload = { name: "Key ring" };
      return (await ann.request({ method: "PATCH", url: credentialRoutes.passkey(id), payload }))
        .statusCode;
    };
    expect([await rename(second), await rename(his)]).toEqual([204, 404]);
    const nameless = {
      method: "PATCH",
      url: credentialRoutes.passkey(second),
      payload: {},
    } as const;
    expect((await ann.request(nameless)).json().error).toBe("invalid_request");
    expect((await listed(ann))[1].name).toBe("Key ring");
    expect((await ann.delete(credentialRoutes.passkey(first))).statusCode).toBe(204);
    expect((await ann.delete(credentialRoutes.passkey(his))).statusCode).toBe(404);
    expect((await listed(ann)).map(({ id }: { id: string }) => id)).toEqual([second]);
    expect(await listed(ben)).toEqual([{ id: his, name: "His", created_at }]);
  });

  it("an unknown passkey does not sign in, and an invalid new passkey is not stored", async () => {
    const ann = await test.signUp();
    const options = await ann.post(credentialRoutes.passkeyOptions, {});
    expect(options.json()).toMatchObject({
      rp: { id: "localhost", name: "Morsel" },
      user: { name: ann.email },
      authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
    });
    const challenge = String(options.headers["set-cookie"]).split(";")[0] ?? "";
    const credential = { id: "AAAA", type: "public-key", rawId: "AAAA", response: {} };
    const added = await ann.post(
      credentialRoutes.passkeys,
      { name: "Key", credential },
      { cookie: `${ann.cookie}; ${challenge}` },
    );
    expect([added.statusCode, added.json().error]).toEqual([401, "passkey_refused"]);
    expect((await access(ann)).passkeys).toEqual([]);
    const nobody = await test.app.inject({
      method: "POST",
      url: routes.passkeySignIn,
      payload: { credential },
    });
    expect([nobody.statusCode, nobody.json().error]).toEqual([401, "passkey_refused"]);
    for (const url of [routes.passkeySignIn, credentialRoutes.passkeys]) {
      const empty = await ann.post(url, {});
      expect([empty.statusCode, empty.json().error], url).toEqual([400, "invalid_request"]);
    }
  });
});

describe("Device names", () => {
  it.each([
    [phone, "Safari on iPhone"],
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
      "Edge on Windows",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
      "Chrome on Android",
    ],
    ["Mozilla/5.0 (Windows NT 10.0) Chrome/141.0 Safari/537.36 OPR/122.0", "Opera on Windows"],
    ["Mozilla/5.0 (Android 16) Chrome/141.0 SamsungBrowser/28.0", "Samsung Internet on Android"],
    ["Mozilla/5.0 (Android 16) Chrome/141.0 Mobile EdgA/141.0", "Edge on Android"],
    ["Mozilla/5.0 (iPhone; like Mac OS X) EdgiOS/141.0 Safari/604.1", "Edge on iPhone"],
    ["Mozilla/5.0 (iPhone; like Mac OS X) OPiOS/16.0 Safari/9537", "Opera on iPhone"],
    ["Mozilla/5.0 (iPad; like Mac OS X) FxiOS/143.0 Safari/605.1", "Firefox on iPad"],
    ["Mozilla/5.0 (iPad; like Mac OS X) CriOS/141.0 Safari/604.1", "Chrome on iPad"],
    ["Mozilla/5.0 (X11; CrOS x86_64) Chrome/141.0 Safari/537.36", "Chrome on ChromeOS"],
    ["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0 Safari/537.36", "Chrome on Linux"],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/19.0 Safari/605.1", "Safari on Mac"],
    ["Mozilla/4.0 (Macintosh)", "Mac"],
    ["Opera Mini (Windows)", "Windows"],
    ["Firefox/143.0", "Firefox"],
    ["NotFirefox/1.0 (iPhones)", "Unknown device"],
    ["curl/8.5.0", "Unknown device"],
    [null, "Unknown device"],
  ])("%s is shown as %s", (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });
});
