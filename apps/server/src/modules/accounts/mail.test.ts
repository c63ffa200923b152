import { accountPages, credentialRoutes, recoveryRoutes, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createLog } from "../../http/log.ts";
import { mainDatabases } from "../../testing/databases.ts";
import { linkIn, MailCatcher, tokenIn } from "../../testing/mail-catcher.ts";
import { soon } from "../../testing/soon.ts";
import {
  startTestApp,
  type TestApp,
  testPassword,
  toCookieHeader,
} from "../../testing/test-app.ts";

const newPassword = "plums-and-porridge";

describe.each(mainDatabases)("Accounts with mail on %s", (database) => {
  let test: TestApp;
  let mail: MailCatcher;
  const lines: string[] = [];
  beforeAll(async () => {
    mail = await MailCatcher.start();
    test = await startTestApp({
      database,
      environment: mail.environment,
      mailRetryAfterMs: [1, 1],
      log: createLog("debug", { write: (line) => void lines.push(line) }),
    });
  });
  afterAll(async () => {
    await test.close();
    await mail.close();
  });

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({ method: "POST", url, payload, headers });
  const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
    post(routes.signIn, { email, password }, headers);

  it("an account begins with a link to its mailbox, which works once", async () => {
    const email = "ann@example.com";
    const asked = await post(recoveryRoutes.signUpLink, { email: "Ann@example.com" });
    expect([asked.statusCode, asked.body]).toEqual([204, ""]);
    const letter = await mail.next(email);
    expect(linkIn(letter)).toMatch(`${test.config.baseUrl}${accountPages.confirmSignUp}#`);
    const token = tokenIn(letter);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    const made = await post(recoveryRoutes.confirmSignUp, { token, password: testPassword });
    expect([made.statusCode, made.json().email]).toEqual([200, email]);
    const cookie = toCookieHeader(made.headers["set-cookie"]);
    const access = await test.app.inject({
      url: credentialRoutes.accountAccess,
      headers: { cookie },
    });
    expect(access.json()).toMatchObject({ has_password: true, is_email_confirmed: true });
    const again = await post(recoveryRoutes.confirmSignUp, { token, password: newPassword });
    expect([again.statusCode, again.json().error]).toEqual([400, "link_expired"]);
  });

  it("no one can sign up without the link, and a link for a common password stays usable", async () => {
    const email = "common@example.com";
    const direct = await post(routes.signUp, { email, password: testPassword });
    expect([direct.statusCode, direct.json().error]).toEqual([403, "address_unconfirmed"]);
    await post(recoveryRoutes.signUpLink, { email });
    const token = tokenIn(await mail.next(email));
    const common = await post(recoveryRoutes.confirmSignUp, { token, password: "password" });
    expect(common.json().error).toBe("password_common");
    const made = await post(recoveryRoutes.confirmSignUp, { token, password: testPassword });
    expect(made.statusCode).toBe(200);
  });

  it("a known address gets another mail and the same answer [V17]", async () => {
    const { email } = await test.signUp();
    const known = await post(recoveryRoutes.signUpLink, { email });
    const unknown = await post(recoveryRoutes.signUpLink, { email: "nobody@example.com" });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect((await mail.next(email)).subject).toBe("You already have a Morsel account");
    expect((await mail.next("nobody@example.com")).subject).toBe("Confirm your address for Morsel");
  });

  it("mails are in the language that the account has chosen, or else in that of the request", async () => {
    const german = { "accept-language": "de-AT,de;q=0.9" };
    await post(recoveryRoutes.signUpLink, { email: "uwe@example.com" }, german);
    const letter = await mail.next("uwe@example.com");
    expect(letter.subject).toBe("Bestätige deine Adresse für Morsel");
    expect(letter.text).toContain("Der Link gilt einmal, 24 Stunden lang.");
    expect(letter.html).toContain('<html lang="de">');
    const person = await test.signUp();
    const { email } = person;
    await post(recoveryRoutes.resetLink, { email }, german);
    expect((await mail.next(email)).subject).toBe("Wähle ein neues Morsel-Passwort");
    await person.request({ method: "PUT", url: routes.preferences, payload: { language: "fr" } });
    await post(recoveryRoutes.resetLink, { email }, german);
    expect((await mail.next(email)).subject).toBe("Choisissez un nouveau mot de passe Morsel");
  });

  it("a link sets a new password once, and ends sessions, tokens and other links", async () => {
    const person = await test.signUp();
    const token = (await person.post(routes.tokens, { name: "Watch", scope: "read" })).json().token;
    const ask = () => post(recoveryRoutes.resetLink, { email: person.email });
    expect((await ask()).statusCode).toBe(204);
    const first = await mail.next(person.email);
    expect(linkIn(first)).toMatch(`${test.config.baseUrl}${accountPages.resetPassword}#`);
    await ask();
    const second = tokenIn(await mail.next(person.email));
    const set = (password: string, link: string) =>
      post(recoveryRoutes.resetPassword, { token: link, password });
    expect((await set("password", tokenIn(first))).json().error).toBe("password_common");
    expect((await set(newPassword, tokenIn(first))).statusCode).toBe(204);
    expect((await set(testPassword, tokenIn(first))).json().error).toBe("link_expired");
    expect((await set(testPassword, second)).json().error).toBe("link_expired");
    expect((await person.get(routes.jobs)).statusCode).toBe(401);
    const byToken = { authorization: `Bearer ${token}` };
    const called = await test.app.inject({ url: routes.meals, headers: byToken });
    expect(called.statusCode).toBe(401);
    expect((await signIn(person.email, testPassword)).statusCode).toBe(401);
    expect((await signIn(person.email, newPassword)).statusCode).toBe(200);
    const notice = await mail.next(person.email);
    expect(notice.subject).toBe("Your Morsel password was changed");
  });

  it("a link to reset is refused after its hour, and its token is not in the database", async () => {
    const { email, userId } = await test.signUp();
    await post(recoveryRoutes.resetLink, { email });
    const token = tokenIn(await mail.next(email));
    const rows = await test.queries.selectFrom("verifications").selectAll().execute();
    expect(JSON.stringify(rows)).toContain(userId);
    expect(JSON.stringify(rows)).not.toContain(token);
    const past = new Date(Date.now() - 1000).toISOString();
    await test.queries
      .updateTable("verifications")
      .set({ expires_at: past } as never)
      .where("value", "=", userId)
      .execute();
    const late = await post(recoveryRoutes.resetPassword, { token, password: newPassword });
    expect([late.statusCode, late.json().error]).toEqual([400, "link_expired"]);
  });

  it("an unknown address gets the same answer and no mail [V17]", async () => {
    const { email } = await test.signUp();
    const unknown = await post(recoveryRoutes.resetLink, { email: "no-one@example.com" });
    const known = await post(recoveryRoutes.resetLink, { email });
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    await mail.next(email);
    expect(mail.mails.filter(({ recipient }) => recipient === "no-one@example.com")).toEqual([]);
  });

  it("a new address counts when its link is opened, and the former one gets a notice", async () => {
    const person = await test.signUp();
    const email = `moved-${database}@example.com`;
    const move = (password?: string) =>
      person.post(recoveryRoutes.accountEmail, { email, ...(password ? { password } : {}) });
    expect((await move()).json().error).toBe("password_wrong");
    expect((await move("wrong-password")).json().error).toBe("password_wrong");
    expect((await move(testPassword)).statusCode).toBe(204);
    const letter = await mail.next(email);
    expect((await signIn(email, testPassword)).statusCode).toBe(401);
    const open = () => post(recoveryRoutes.confirmEmail, { token: tokenIn(letter) });
    expect((await open()).statusCode).toBe(204);
    expect((await open()).json().error).toBe("link_expired");
    expect((await person.get(routes.currentUser)).json().email).toBe(email);
    expect((await signIn(person.email, testPassword)).statusCode).toBe(401);
    expect((await signIn(email, testPassword)).statusCode).toBe(200);
    const notice = await mail.next(person.email);
    expect(notice.subject).toBe("The address of your Morsel account was changed");
    expect(notice.html).not.toContain(email);
  });

  it("an address that has an account cannot be taken, and the answer does not say so [V17]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const body = { email: ben.email, password: testPassword };
    expect((await ann.post(recoveryRoutes.accountEmail, body)).statusCode).toBe(204);
    expect((await mail.next(ben.email)).subject).toBe("You already have a Morsel account");
    // Someone takes the address between the link and its opening.
    const email = `soon-${database}@example.com`;
    await ann.post(recoveryRoutes.accountEmail, { email, password: testPassword });
    const token = tokenIn(await mail.next(email));
    await post(recoveryRoutes.signUpLink, { email });
    const other = tokenIn(await mail.next(email));
    await post(recoveryRoutes.confirmSignUp, { token: other, password: testPassword });
    expect((await post(recoveryRoutes.confirmEmail, { token })).json().error).toBe("link_expired");
    expect((await ann.get(routes.currentUser)).json().email).toBe(ann.email);
  });

  it("an earlier link does not take back a later change of the address", async () => {
    const person = await test.signUp();
    const addresses = [`one-${database}@example.com`, `two-${database}@example.com`];
    const tokens: string[] = [];
    for (const email of addresses) {
      await person.post(recoveryRoutes.accountEmail, { email, password: testPassword });
      tokens.push(tokenIn(await mail.next(email)));
    }
    expect((await post(recoveryRoutes.confirmEmail, { token: tokens[1] })).statusCode).toBe(204);
    const late = await post(recoveryRoutes.confirmEmail, { token: tokens[0] });
    expect(late.json().error).toBe("link_expired");
    expect((await person.get(routes.currentUser)).json().email).toBe(addresses[1]);
  });

  it("a person of before can confirm the present address", async () => {
    const person = await test.signUp();
    const isConfirmed = async () =>
      (await person.get(credentialRoutes.accountAccess)).json().is_email_confirmed;
    expect(await isConfirmed()).toBe(false);
    expect((await person.post(recoveryRoutes.accountEmailLink)).statusCode).toBe(204);
    const token = tokenIn(await mail.next(person.email));
    expect((await post(recoveryRoutes.confirmEmail, { token })).statusCode).toBe(204);
    expect(await isConfirmed()).toBe(true);
  });

  it("a sign-in on a new device causes a notice, and one on a known device does not", async () => {
    const { email } = await test.signUp();
    const firefox = { "user-agent": "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0" };
    const first = await signIn(email, testPassword, firefox);
    const notice = await mail.next(email);
    expect(notice.subject).toBe("New sign-in to Morsel");
    expect(notice.text).toContain("Device: Firefox on Windows");
    const device = [first.headers["set-cookie"] ?? []]
      .flat()
      .find((each) => each.includes("device"));
    const cookie = String(device).split(";")[0] ?? "";
    expect((await signIn(email, testPassword, { ...firefox, cookie })).statusCode).toBe(200);
    // Mails are sent in order: that of another person shows that none came before it.
    const other = await test.signUp();
    await signIn(other.email, testPassword);
    await mail.next(other.email);
    expect(mail.mails.filter(({ recipient }) => recipient === email)).toEqual([]);
  });

  it("a changed password causes a notice", async () => {
    const person = await test.signUp();
    const body = { current: testPassword, password: newPassword };
    expect((await person.post(credentialRoutes.password, body)).statusCode).toBe(204);
    expect((await mail.next(person.email)).subject).toBe("Your Morsel password was changed");
  });

  it("one mailbox gets at most five mails an hour that anyone can ask for", async () => {
    const { email } = await test.signUp();
    const other = await test.signUp();
    for (let at = 0; at < 7; at += 1) await post(recoveryRoutes.resetLink, { email });
    await post(recoveryRoutes.resetLink, { email: other.email });
    await mail.next(other.email);
    const got = () => mail.mails.filter(({ recipient }) => recipient === email).length;
    await vi.waitFor(() => expect(got()).toBe(5), soon);
    await post(recoveryRoutes.resetLink, { email: other.email });
    await mail.next(other.email);
    expect(got()).toBe(5);
  });

  it("a mail is tried again after a temporary refusal, and given up after a final one", async () => {
    const { email } = await test.signUp();
    mail.refusals.push({ code: 451, words: "try later" }, { code: 451, words: "try later" });
    await post(recoveryRoutes.resetLink, { email });
    await mail.next(email);
    mail.refusals.push({ code: 550, words: `no mailbox ${email}` });
    lines.length = 0;
    await post(recoveryRoutes.resetLink, { email });
    await vi.waitFor(() => expect(lines.join("")).toContain("a mail was not sent"), soon);
    expect(mail.refusals).toEqual([]);
    expect(lines.join("")).toContain("EENVELOPE 550".replace("EENVELOPE", "EMESSAGE"));
    expect(lines.join("")).not.toContain(email);
  });

  it("a mail has plain text and HTML, loads nothing, and carries no address but its link [V74]", async () => {
    const { email } = await test.signUp();
    await post(recoveryRoutes.resetLink, { email });
    const letter = await mail.next(email);
    const { html = "", text = "", from, headers } = letter;
    expect(from).toMatchObject({ name: "Morsel", address: "morsel@example.com" });
    expect(headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
    expect(html).not.toMatch(/<(img|script|link|iframe|object)|url\(|@import|src=/i);
    const link = linkIn(letter);
    // No parameter and no other page that would say who opened which mail.
    expect(link).toMatch(/^[^?&]+#[\w-]+$/);
    for (const part of [html, text]) {
      const addresses = part.match(/\bhttps?:[^\s"'<>]+/g) ?? [];
      expect([...new Set(addresses)]).toEqual([link]);
    }
    expect(html).toContain("Choose a password");
    expect(text).toContain("The link works once, for 1 hour.");
  });
});

describe("Accounts without mail", () => {
  it("say that there is none, whatever the address", async () => {
    const test = await startTestApp({ database: "sqlite" });
    const person = await test.signUp();
    const refused = { statusCode: 403, error: "mail_unavailable" };
    for (const [url, payload] of [
      [recoveryRoutes.resetLink, { email: person.email }],
      [recoveryRoutes.resetLink, { email: "nobody@example.com" }],
      [recoveryRoutes.signUpLink, { email: "nobody@example.com" }],
      [recoveryRoutes.accountEmail, { email: "nobody@example.com", password: testPassword }],
      [recoveryRoutes.accountEmailLink, {}],
    ] as const) {
      const answer = await person.post(url, payload);
      expect({ statusCode: answer.statusCode, error: answer.json().error }).toEqual(refused);
    }
    await test.close();
  });
});
