import { routes } from "@morsel/contracts";
import { describe, expect, it } from "vitest";
import { databases } from "../../testing/databases.ts";
import { startTestApp, testPassword } from "../../testing/test-app.ts";

describe.each(databases)("the limit on tries to sign in on %s", (database) => {
  it("answers the next try with 429, how long to wait, and survives a restart [V18, V67]", async () => {
    const test = await startTestApp({ database, environment: { SIGN_INS_PER_15_MINUTES: "3" } });
    try {
      const { email } = await test.signUp();
      const signIn = (remoteAddress: string, password: string) =>
        test.app.inject({
          method: "POST",
          url: routes.signIn,
          remoteAddress,
          // Not behind a proxy of ours: what the header says does not count.
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
