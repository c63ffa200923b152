import { routes } from "@morsel/contracts";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { databases } from "../../testing/databases.ts";
import { unhurried } from "../../testing/rounds.ts";
import { startTestApp, type TestApp, testPassword } from "../../testing/test-app.ts";

describe.each(databases)("Rate limit of sign-in attempts on %s", (database) => {
  it("further attempts of an address get 429 with the time to wait, also after a restart [V18, V67]", async () => {
    const test = await startTestApp({ database, environment: { SIGN_INS_PER_15_MINUTES: "3" } });
    try {
      const { email } = await test.signUp();
      const signIn = (remoteAddress: string, password: string) =>
        test.app.inject({
          method: "POST",
          url: routes.signIn,
          remoteAddress,
          // No proxy is trusted, so the header does not count.
          headers: { "x-forwarded-for": `10.0.0.${Math.floor(performance.now() % 250)}` },
          payload: { email, password },
        });
      for (let tries = 0; tries < 3; tries += 1) await signIn("203.0.113.5", "wrong-password");
      await test.restart();
      const refused = await signIn("203.0.113.5", testPassword);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({
        error: "rate_limited",
        detail: expect.stringContaining("Try again in"),
      });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
      expect((await signIn("203.0.113.6", testPassword)).statusCode).toBe(200);
    } finally {
      await test.close();
    }
  });
});

describe.each(databases)("Wrong passwords for one account on %s", (database) => {
  let test: TestApp;
  let address = 0;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());
  afterEach(() => vi.useRealTimers());

  /** Signs in from another address each time. */
  const signIn = (email: string, password: string, cookie = "") => {
    address += 1;
    const remoteAddress = `198.51.${Math.floor(address / 250)}.${address % 250}`;
    const payload = { email, password };
    return test.app.inject({
      ...{ method: "POST", url: routes.signIn, remoteAddress, payload },
      headers: { cookie },
    });
  };
  const guess = (email: string, cookie?: string) => signIn(email, "porridge-and-pears", cookie);
  const deviceOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
    String(
      [answer.headers["set-cookie"] ?? []].flat().find((sent) => sent.includes("device=")),
    ).split(";")[0];
  const guessOften = async (email: string, count = 10) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at += 1) statuses.push((await guess(email)).statusCode);
    return statuses;
  };

  it(
    "wrong passwords for one e-mail have to wait longer and longer, from any addresses, with an account or without one [V18]",
    unhurried,
    async () => {
      const { email } = await test.signUp();
      const start = Date.now();
      for (const tried of [email, "no-account@example.com"]) {
        vi.useFakeTimers({ now: start, toFake: ["Date"] });
        expect(await guessOften(tried)).toEqual(Array(10).fill(401));
        const refused = await guess(tried);
        expect(refused.statusCode).toBe(429);
        expect(refused.headers["retry-after"]).toBe("2");
        expect(refused.json().detail).toBe(
          "Too many wrong passwords for this account. Try again in 2 s.",
        );
        const waitsMs =
          tried === email ? [2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000] : [2000];
        for (const waitMs of waitsMs) {
          vi.setSystemTime(Date.now() + waitMs - 1);
          expect((await guess(tried)).statusCode).toBe(429);
          vi.setSystemTime(Date.now() + 1);
          expect((await guess(tried)).statusCode).toBe(401);
        }
      }
    },
  );

  it("wrong passwords do not delay the owner on a device that has signed in before [V18]", async () => {
    const { email } = await test.signUp();
    const known = deviceOf(await signIn(email, testPassword));
    await guessOften(email, 12);
    expect((await signIn(email, testPassword)).statusCode).toBe(429);
    const answer = await signIn(email, testPassword, known);
    expect(answer.statusCode).toBe(200);
    expect(deviceOf(answer)).toBe(known);
  });

  it("wrong passwords on a known device count, and only for that device [V18]", async () => {
    const [ann, ben] = [await test.signUp(), await test.signUp()];
    const known = deviceOf(await signIn(ann.email, testPassword));
    for (let at = 0; at < 10; at += 1) {
      expect((await guess(ann.email, known)).statusCode).toBe(401);
    }
    expect((await guess(ann.email, known)).statusCode).toBe(429);
    expect((await signIn(ann.email, testPassword)).statusCode).toBe(200);
    await guessOften(ben.email);
    for (const device of [known, "morsel.device=x.y", "morsel.device=~~.~", "morsel.device="]) {
      expect((await signIn(ben.email, testPassword, device)).statusCode).toBe(429);
    }
  });

  it("of 25 concurrent wrong passwords, 10 are checked and 15 are refused [V18]", async () => {
    const { email } = await test.signUp();
    const answers = await Promise.all(Array.from({ length: 25 }, () => guess(email)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it("a try that another process counted by a clock ahead of this one does not delay free tries", async () => {
    const { email } = await test.signUp();
    const now = Date.now();
    vi.useFakeTimers({ now: now + 5000, toFake: ["Date"] });
    await guess(email);
    vi.setSystemTime(now);
    expect((await guess(email)).statusCode).toBe(401);
    vi.setSystemTime(now + 5000);
    await guessOften(email, 8);
    vi.setSystemTime(now);
    expect((await guess(email)).headers["retry-after"]).toBe("2");
  });

  it("wrong passwords are forgotten after the right one, and after an hour [V18]", async () => {
    const { email } = await test.signUp();
    vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    await guessOften(email, 9);
    for (let at = 0; at < 3; at += 1) {
      expect((await signIn(email, testPassword)).statusCode).toBe(200);
    }
    expect(await guessOften(email, 2)).toEqual([401, 429]);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await guessOften(email, 2)).toEqual([401, 401]);
  });

  it("wrong passwords leave no e-mail address in the database [V71]", async () => {
    await guess("leaves-no-trace@example.com");
    const rows = await test.queries.selectFrom("rate_limits").selectAll().execute();
    expect(JSON.stringify(rows)).toContain("account|");
    expect(JSON.stringify(rows)).not.toContain("leaves-no-trace");
  });
});
