import { createHook } from "node:async_hooks";
import { setInterval as every } from "node:timers/promises";
import { recoveryRoutes, routes } from "@morsel/contracts";
import { describe, expect, it } from "vitest";
import { MailCatcher } from "../../testing/mail-catcher.ts";
import { isLong, noteReached, rounds, unhurried } from "../../testing/rounds.ts";
import { type Person, startTestApp, testPassword } from "../../testing/test-app.ts";

describe("Response time", () => {
  const pairs = rounds({ short: 5, long: 100 });
  /** By the catalogue, on an idle machine; a slower one needs more time for everything. */
  const enoughMs = 10;
  const enoughShare = 0.15;
  /** On a busy machine the processor time of this process is more exact. */
  const nowMs = () => {
    const { user, system } = process.cpuUsage();
    return isLong ? performance.now() : (user + system) / 1000;
  };

  it.each([
    ["sign-in", routes.signIn, {}],
    ["sign-up", routes.signUp, {}],
    ["sign-up by a link", recoveryRoutes.signUpLink, { isMailed: true }],
    ["a link to reset", recoveryRoutes.resetLink, { isMailed: true }],
    ["a wrong recovery code", recoveryRoutes.recover, {}],
    ["a changed address", recoveryRoutes.accountEmail, { isMailed: true }],
  ] as readonly [string, string, { isMailed?: true }][])(
    "the response time of %s does not reveal whether the e-mail has an account [V17]",
    unhurried,
    async (name, url, { isMailed }) => {
      const mail = isMailed && (await MailCatcher.start());
      const test = await startTestApp({
        database: "sqlite",
        isPasswordHashReal: true,
        environment: mail ? mail.environment : {},
      });
      const [person, caller] = [await test.signUp(), await test.signUp()];
      const { email } = person;
      await person.post(recoveryRoutes.recoveryCodes, {});
      const headers = url === recoveryRoutes.accountEmail ? { cookie: caller.cookie } : {};
      const timeOf = async (address: string) => {
        // Otherwise the attempts on the one account would have to wait.
        await test.queries.deleteFrom("rate_limits").execute();
        const from = nowMs();
        const payload = bodyOf(url, address);
        await test.app.inject({ method: "POST", url, headers, payload });
        return nowMs() - from;
      };
      const gapOf = async (round: number) => {
        const [known, unknown]: [number[], number[]] = [[], []];
        for (let at = 0; at < pairs; at += 1) {
          known.push(await timeOf(email));
          unknown.push(await timeOf(`nobody-${round}-${at}@example.com`));
        }
        const limitMs = isLong ? enoughMs : Math.max(enoughMs, enoughShare * median(known));
        return { gapMs: Math.abs(median(known) - median(unknown)), limitMs };
      };
      // Other load on the machine causes a gap in some rounds, but not in all.
      let { gapMs, limitMs } = await gapOf(1);
      for (let round = 2; round <= 6 && gapMs >= limitMs; round += 1)
        ({ gapMs, limitMs } = await gapOf(round));
      expect(gapMs).toBeLessThan(limitMs);
      await test.close();
      await mail?.close();
      times.push(
        `${name}: ${gapMs.toFixed(1)} ms over ${2 * pairs} tries${isLong ? "" : ", of processor time"}`,
      );
    },
  );
  const times: string[] = [];
  const bodyOf = (url: string, email: string) => {
    if (url === recoveryRoutes.signUpLink || url === recoveryRoutes.resetLink) return { email };
    if (url === recoveryRoutes.accountEmail) return { email, password: testPassword };
    const body = { email, password: "plums-and-pears" };
    return url === recoveryRoutes.recover ? { ...body, code: "0000-0000-0000-0000" } : body;
  };

  it("all response times were measured [V17]", ({ task }) => {
    expect(times).toHaveLength(6);
    noteReached(task, { V17: `median gap of ${times.join(", of ")}` });
  });

  const median = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
});

/** Counts the password hashes that run in the thread pool at the same time. */
function watchHashes() {
  const running = new Set<number>();
  let most = 0;
  const hook = createHook({
    init: (id, type) => {
      if (type !== "SCRYPTREQUEST") return;
      running.add(id);
      most = Math.max(most, running.size);
    },
    before: (id) => void running.delete(id),
  }).enable();
  return () => {
    hook.disable();
    return most;
  };
}

describe("Concurrent sign-ins", () => {
  /** Without a pause, the calls would keep the core busy that the hashes do not use. */
  const callIntervalMs = 10;
  /** Enough that the attempts on one account do not have to wait. */
  const accounts = 10;

  it(
    "200 concurrent sign-ins are queued or get 503 with Retry-After, and other calls stay fast [V19]",
    unhurried,
    async ({ task }) => {
      const test = await startTestApp({ database: "sqlite", isPasswordHashReal: true });
      const people: Person[] = [];
      for (let at = 0; at < accounts; at += 1) people.push(await test.signUp());
      const [ann] = people as [Person];
      const alone = performance.now();
      await test.signIn(ann.email);
      const aloneMs = performance.now() - alone;
      const before = process.memoryUsage().rss;
      const stopWatching = watchHashes();
      const signIns = Array.from({ length: 200 }, (_, at) =>
        test.app.inject({
          method: "POST",
          url: routes.signIn,
          remoteAddress: `203.0.${at % 50}.${at}`,
          payload: { email: people[at % people.length]?.email, password: testPassword },
        }),
      );
      let isOver = false;
      const done = Promise.all(signIns).finally(() => {
        isOver = true;
      });
      const took: number[] = [];
      for await (const _ of every(callIntervalMs)) {
        if (isOver) break;
        const from = performance.now();
        expect((await ann.get(routes.jobs)).statusCode).toBe(200);
        took.push(performance.now() - from);
      }
      const p99 = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? 0;
      const statuses = (await done).map(({ statusCode }) => statusCode);
      expect(stopWatching()).toBe(2);
      expect(new Set(statuses)).toEqual(new Set([200, 503]));
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(32);
      const grown = process.memoryUsage().rss - before;
      expect(grown).toBeLessThan(300e6);
      expect(took.length).toBeGreaterThan(10);
      // A password takes 70 ms on an idle machine; on a slower one everything takes longer.
      expect(p99).toBeLessThan(Math.max(200, 3 * aloneMs));
      const counted = `${took.length} other calls, p99 ${Math.ceil(p99)} ms`;
      noteReached(task, { V19: `${counted}; +${Math.max(0, Math.ceil(grown / 1e6))} MB` });
      const refused = (await done).find(({ statusCode }) => statusCode === 503);
      expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
      await test.close();
    },
  );
});
