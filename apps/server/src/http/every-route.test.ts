import { errors, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findPersonalTables } from "../modules/data-export/personal-tables.ts";
import { mainDatabases } from "../testing/databases.ts";
import { EveryRoute, madeUp, type TriedRoute } from "../testing/every-route.ts";
import { noteReached, unhurried } from "../testing/rounds.ts";
import { createLog } from "./log.ts";

type Answer = Awaited<ReturnType<EveryRoute["call"]>>;

/** True if the route was refused because it needs a service that is not configured. */
function lacksService(answer: Answer): boolean {
  const isRefused = answer.statusCode === 403 || answer.statusCode === 409;
  return isRefused && ["mail_unavailable", "label_photo_unavailable"].includes(answer.json().error);
}

describe.each(mainDatabases)("Every route on %s", (database) => {
  let every: EveryRoute;
  beforeAll(async () => {
    every = await EveryRoute.start(database);
  });
  afterAll(() => every.close());

  /** All rows of a user. */
  const rowsOf = async (userId: string) => {
    const { queries } = every.app;
    const tables = await findPersonalTables(queries);
    const read = tables.map(({ name, owner, order }) =>
      queries
        .selectFrom(name as "meals")
        .selectAll()
        .where(owner, "=", userId)
        .orderBy(order[0] as "id")
        .execute(),
    );
    return Promise.all(read);
  };

  it(
    "another user gets 404 for an id as for an unknown id, and a caller without a session gets 401 [V01]",
    unhurried,
    async ({ task }) => {
      const [ann, ben] = [await every.settle(), await every.settle()];
      const before = await rowsOf(ann.person.userId);
      const named = every.routes.filter(({ example }) => example.id || example.namesOwn);
      for (const route of named) {
        const unknown = await every.call(route, madeUp, { cookie: ben.person.cookie });
        expect(unknown.statusCode, route.name).toBe(404);
        if (route.access === "public") continue;
        const theirs = await every.call(route, ann.its, { cookie: ben.person.cookie });
        expect([theirs.statusCode, theirs.body], route.name).toEqual([404, unknown.body]);
        expect((await every.call(route, ann.its)).statusCode, route.name).toBe(401);
      }
      expect(await rowsOf(ann.person.userId)).toEqual(before);
      expect(named.length).toBeGreaterThanOrEqual(20);
      noteReached(task, { V01: `${named.length} of ${named.length} addresses, 0 leaks` });
    },
  );
});

describe("Every route", () => {
  const badIds = [
    ["undefined", "undefined"],
    ["null", "null"],
    ["a number", "1"],
    ["a NUL", "%00"],
    ["a path", "..%2fx"],
    ["99 characters", "x".repeat(99)],
    ["300 characters", "x".repeat(300)],
    ["SQL", "'%3b%20drop%20table%20meals%3b%20--"],
    ["an incomplete UTF-8 character", "%E0%A4%A"],
    ["an id in upper case", "01A1FE2A-04C9-7804-A7B8-7AC8D4B811D8"],
    ["a property name of every object", "__proto__"],
    ["an emoji", "%F0%9F%8D%B3"],
  ] as const;
  let every: EveryRoute;
  const lines: string[] = [];
  beforeAll(async () => {
    const log = createLog("debug", { write: (line) => void lines.push(line) });
    every = await EveryRoute.start("sqlite", { log });
  });
  afterAll(() => every.close());

  const hasErrorKeys = (answer: Answer) =>
    Object.keys(answer.json()).every((key) => ["error", "message", "detail"].includes(key));
  const expectSecurityHeaders = (route: TriedRoute, { statusCode, headers }: Answer) => {
    expect(headers, `${route.name} ${statusCode}`).toMatchObject({
      "content-security-policy": expect.stringMatching(/^default-src '(self|none)'/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": "microphone=(self), camera=(self), geolocation=(), payment=()",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
  };
  const isJson = ({ headers }: Answer) =>
    String(headers["content-type"]).startsWith("application/json");

  it(
    "every route with an id answers twelve kinds of invalid ids with 400 or 404, and changes no meal [V07]",
    unhurried,
    async ({ task }) => {
      const { person, its } = await every.settle();
      const { cookie } = person;
      const mealsOf = async () => (await person.get(routes.meals)).body;
      const before = await mealsOf();
      const named = every.routes.filter(({ url }) => url.includes(":id"));
      for (const route of named) {
        for (const [shape, id] of badIds) {
          const url = route.url.replace(":id", id).replace(":place", "0");
          const answer = await every.call(route, its, { cookie, url });
          const shown = `${route.name} with ${shape}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
          expect([400, 404], shown).toContain(answer.statusCode);
          expect(hasErrorKeys(answer), shown).toBe(true);
        }
      }
      expect(await mealsOf()).toBe(before);
      expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
      expect(named.length).toBeGreaterThanOrEqual(20);
      expect(new Set(badIds.map(([, id]) => id)).size).toBe(12);
      noteReached(task, { V07: `${named.length} routes × 12 invalid ids, 0 server errors` });
    },
  );

  it(
    "every response has exactly the keys of its contract; it has the security headers, also if it is an error [V06, V34]",
    unhurried,
    async ({ task }) => {
      const diner = await every.settle();
      const named = (name: string) =>
        every.routes.find((route) => route.name === name) as TriedRoute;
      const isLeftAsItIs = ({ method, url, example }: TriedRoute) =>
        method === "GET" && !example.after && url !== routes.logout;
      for (const route of every.routes) {
        const { status = 200, answer: contract, after = [] } = route.example;
        const { person, its } = isLeftAsItIs(route) ? diner : await every.settle();
        const { cookie } = person;
        for (const name of after) await every.call(named(name), its, { cookie });
        const answer = await every.call(route, its, { cookie });
        expect([route.name, answer.statusCode]).toEqual([route.name, status]);
        if (contract) expect(() => contract.parse(answer.json()), route.name).not.toThrow();
        else expect(isJson(answer) && !hasErrorKeys(answer), route.name).toBe(false);
        expectSecurityHeaders(route, answer);
        const refused = await every.call(route, madeUp);
        expectSecurityHeaders(route, refused);
        expect(isJson(refused) && refused.statusCode >= 400 && !hasErrorKeys(refused)).toBe(false);
      }
      const count = every.routes.length;
      noteReached(task, { V06: `0 additional keys at ${count} of ${count} routes` });
    },
  );

  describe("with a failing database", () => {
    const secret = 'select "token" from sessions at /srv/morsel/x.ts:7 key sk-73';

    /** Calls the route while every query of the database fails. */
    const callBroken = async (...[route, its, over]: Parameters<EveryRoute["call"]>) => {
      const executor = every.app.queries.getExecutor();
      const prototype = Object.getPrototypeOf(Object.getPrototypeOf(executor));
      const fault = vi.spyOn(prototype, "executeQuery").mockRejectedValue(new Error(secret));
      const answer = await every.call(route, its, over);
      fault.mockRestore();
      return answer;
    };

    const expectWords = (route: TriedRoute, answer: Answer) => {
      const told = `${route.name}: ${answer.body} ${JSON.stringify(answer.headers)}`;
      for (const word of ["select", "/srv", "sk-73", "    at "]) expect(told).not.toContain(word);
      expect(answer.headers["x-request-id"], told).toMatch(/^[0-9a-f-]{36}$/);
    };

    const expectReported = (route: TriedRoute, answer: Answer) => {
      expect([route.name, answer.statusCode]).toEqual([route.name, 500]);
      // A stream has only its head.
      if (route.url !== routes.events) {
        expect(answer.json()).toEqual({ error: "internal", message: errors.internal.message });
      }
      const reported = lines
        .map((line) => JSON.parse(line))
        .filter(({ level, reqId }) => level >= 50 && reqId === answer.headers["x-request-id"]);
      expect(reported, route.name).toHaveLength(1);
    };

    it(
      "a database failure gets 'Internal error' and a request id at every route, and is logged once [V36, V78]",
      unhurried,
      async ({ task }) => {
        const aside = vi.spyOn(console, "error");
        const { person, its } = await every.settle();
        // The session is cached, so the route meets the fault, not the query for the session.
        await person.get(routes.currentUser);
        let broken = 0;
        for (const route of every.routes) {
          const unknown = await every.app.signUp();
          for (const { cookie } of [person, unknown]) {
            const answer = await callBroken(route, its, { cookie });
            expectWords(route, answer);
            expectSecurityHeaders(route, answer);
            // A few routes use no database; those that need another service are refused before it.
            if (answer.statusCode < 400 || lacksService(answer)) continue;
            expectReported(route, answer);
            broken += 1;
          }
        }
        expect(broken).toBeGreaterThan(every.routes.length);
        expect(aside).not.toHaveBeenCalled();
        noteReached(task, { V78: `${broken} faults at ${every.routes.length} routes` });
      },
    );
  });
});
