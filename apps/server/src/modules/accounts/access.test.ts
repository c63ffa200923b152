import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { type Person, startTestApp, type TestApp, testPassword } from "../../testing/test-app.ts";
import { describeDevice } from "./describe-device.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

describe.each(mainDatabases)("where and how a person signs in on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const access = async (person: Person) => (await person.get(routes.accountAccess)).json();
  const isOpen = async (cookie: string) =>
    (await test.app.inject({ url: routes.jobs, headers: { cookie } })).statusCode === 200;
  const change = (person: Person, body: object) => person.post(routes.password, body);

  it("sessions are listed with their device, this one first, and one can be ended [V12]", async () => {
    const ann = await test.signUp();
    const elsewhere = await test.signIn(ann.email, { "user-agent": phone });
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
    expect(await isOpen(elsewhere)).toBe(true);
    expect((await ann.delete(routes.session(sessions[1].id))).statusCode).toBe(204);
    expect(await isOpen(elsewhere)).toBe(false);
    expect(await isOpen(ann.cookie)).toBe(true);
    expect((await ann.delete(routes.session(sessions[1].id))).statusCode).toBe(404);
  });

  it("all other sessions can be ended at once [V12]", async () => {
    const ann = await test.signUp();
    const others = [await test.signIn(ann.email), await test.signIn(ann.email)];
    expect((await ann.delete(routes.sessions)).statusCode).toBe(204);
    for (const cookie of others) expect(await isOpen(cookie)).toBe(false);
    expect((await access(ann)).sessions).toHaveLength(1);
  });

  it("another person's session and passkey are as unknown as any [V01]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const [{ id }] = (await access(ben)).sessions;
    const unknown = "01a1fe2a-04c9-7804-a7b8-7ac8d4b811d8";
    const theirs = await ann.delete(routes.session(id));
    const nobodys = await ann.delete(routes.session(unknown));
    expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body]);
    expect(await isOpen(ben.cookie)).toBe(true);
    const renamed = await ann.request({
      method: "PATCH",
      url: routes.passkey(unknown),
      payload: { name: "Mine" },
    });
    expect([renamed.statusCode, renamed.json().error]).toEqual([404, "passkey_not_found"]);
    expect((await ann.delete(routes.passkey(unknown))).statusCode).toBe(404);
  });

  it("a new password takes the old one, ends the other sessions, and is the one that counts [V12]", async () => {
    const ann = await test.signUp();
    const elsewhere = await test.signIn(ann.email);
    const old = ann.cookie;
    const body = { current: testPassword, password: "plums-and-porridge" };
    const wrong = await change(ann, { ...body, current: "porridge-and-pears" });
    expect([wrong.statusCode, wrong.json().error]).toEqual([403, "password_wrong"]);
    const weak = await change(ann, { ...body, password: "password1" });
    expect([weak.statusCode, weak.json().error]).toEqual([400, "password_common"]);
    expect(await isOpen(elsewhere)).toBe(true);
    const changed = await change(ann, body);
    expect(changed.statusCode, changed.body).toBe(204);
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

  it("a passkey that was never made does not sign in, and nothing is kept of a broken one", async () => {
    const ann = await test.signUp();
    const options = await ann.post(routes.passkeyOptions, {});
    expect(options.json()).toMatchObject({
      rp: { id: "localhost", name: "Morsel" },
      user: { name: ann.email },
      authenticatorSelection: { residentKey: "required" },
    });
    const challenge = String(options.headers["set-cookie"]).split(";")[0] ?? "";
    const credential = { id: "AAAA", type: "public-key", rawId: "AAAA", response: {} };
    const added = await ann.post(
      routes.passkeys,
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
  });
});

describe("a device in words", () => {
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
    ["curl/8.5.0", "Unknown device"],
    [null, "Unknown device"],
  ])("%s is called %s", (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });
});
