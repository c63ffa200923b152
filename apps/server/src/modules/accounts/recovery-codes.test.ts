import {
  credentialRoutes,
  type ErrorId,
  recentSignInMs,
  recoveryRoutes,
  routes,
} from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { mainDatabases } from "../../testing/databases.ts";
import { type Person, startTestApp, type TestApp, testPassword } from "../../testing/test-app.ts";

const newPassword = "plums-and-porridge";

describe.each(mainDatabases)("Recovery codes on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const recover = (email: string, code: string, password = newPassword) =>
    test.app.inject({
      method: "POST",
      url: recoveryRoutes.recover,
      payload: { email, code, password },
    });
  const make = async (person: Person, body: object = {}): Promise<string[]> =>
    (await person.post(recoveryRoutes.recoveryCodes, body)).json().codes;
  const leftOf = async (person: Person) =>
    (await person.get(credentialRoutes.accountAccess)).json().recovery_codes;

  it("sets a new password once, however the code is typed, and ends sessions and tokens", async () => {
    const person = await test.signUp();
    const token = (await person.post(routes.tokens, { name: "Watch", scope: "read" })).json().token;
    const codes = await make(person);
    expect(new Set(codes).size).toBe(8);
    for (const code of codes)
      expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await leftOf(person)).toBe(8);
    const [code = "", other = ""] = codes;
    const typed = ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
    expect((await recover(person.email.toUpperCase(), typed)).statusCode).toBe(204);
    expect((await person.get(routes.jobs)).statusCode).toBe(401);
    const byToken = { authorization: `Bearer ${token}` };
    expect((await test.app.inject({ url: routes.meals, headers: byToken })).statusCode).toBe(401);
    const signIn = (password: string) =>
      test.app.inject({
        method: "POST",
        url: routes.signIn,
        payload: { email: person.email, password },
      });
    expect((await signIn(testPassword)).statusCode).toBe(401);
    expect((await signIn(newPassword)).statusCode).toBe(200);
    expect((await recover(person.email, code)).json().error).toBe("recovery_code_wrong");
    expect((await recover(person.email, other, testPassword)).statusCode).toBe(204);
  });

  it("a wrong code, another's code and an unknown address get the same answer [V17]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const [code = ""] = await make(ann);
    const answers = [
      await recover(ann.email, "0000-0000-0000-0000"),
      await recover(ben.email, code),
      await recover("nobody@example.com", code),
    ];
    for (const { statusCode, body } of answers) {
      expect([statusCode, body]).toEqual([401, answers[0]?.body]);
    }
    expect(await leftOf(ann)).toBe(8);
  });

  it("a code that comes with a common password is not used up", async () => {
    const person = await test.signUp();
    const [code = ""] = await make(person);
    expect((await recover(person.email, code, "password")).json().error).toBe("password_common");
    expect((await recover(person.email, code)).statusCode).toBe(204);
  });

  it("two concurrent uses of one code set one password", async () => {
    const person = await test.signUp();
    const [code = ""] = await make(person);
    const answers = await Promise.all([1, 2, 3, 4].map(() => recover(person.email, code)));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([204, 401, 401, 401]);
  });

  it("wrong codes have to wait after ten tries, and do not delay a sign-in", async () => {
    const { email } = await test.signUp();
    for (let at = 0; at < 10; at += 1) await recover(email, "0000-0000-0000-0000");
    const late = await recover(email, "0000-0000-0000-0000");
    expect([late.statusCode, late.json().error]).toEqual([429, "rate_limited"]);
    await test.signIn(email);
  });

  it("new codes replace the old ones and need the password, which the first ones after a sign-in do not", async () => {
    const person = await test.signUp();
    const [old = ""] = await make(person);
    const refused = async (body: object): Promise<ErrorId> =>
      (await person.post(recoveryRoutes.recoveryCodes, body)).json().error;
    expect(await refused({})).toBe("password_wrong");
    expect(await refused({ password: "wrong-password" })).toBe("password_wrong");
    const [fresh = ""] = await make(person, { password: testPassword });
    expect((await recover(person.email, old)).statusCode).toBe(401);
    expect((await recover(person.email, fresh)).statusCode).toBe(204);
  });

  it("without a recent sign-in even the first codes need the password", async () => {
    const person = await test.signUp();
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now + recentSignInMs + 1000);
    const answer = await person.post(recoveryRoutes.recoveryCodes, {});
    clock.mockRestore();
    expect(answer.json().error).toBe("password_wrong");
    expect(await make(person)).toHaveLength(8);
  });

  it("codes are stored as keyed hashes only", async () => {
    const person = await test.signUp();
    const codes = await make(person);
    const rows = await test.queries.selectFrom("recovery_codes").selectAll().execute();
    for (const code of codes) {
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
      expect(JSON.stringify(rows)).not.toContain(code);
    }
    expect(rows.filter(({ user_id }) => user_id === person.userId)).toHaveLength(8);
  });
});
