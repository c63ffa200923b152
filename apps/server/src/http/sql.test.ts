import { routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../testing/databases.ts";
import { EveryRoute, type TriedRoute, withEachText } from "../testing/every-route.ts";
import { isLong, noteReached, unhurried } from "../testing/rounds.ts";
import type { Fixtures } from "../testing/route-examples.ts";
import { sqlStrings } from "../testing/sql-strings.ts";

/** One call with SQL in one place. */
interface Attempt {
  readonly place: string;
  readonly ids: Fixtures;
  readonly over: {
    payload?: object;
    query?: Record<string, string>;
    headers?: Record<string, string>;
  };
}

/** SQL in the path, the query and the headers together. */
function aroundBody(its: Fixtures, words: string): Attempt {
  const [meal, job, photo, share, link, session, passkey] = Array(7).fill(words);
  const ids = { ...its, meal, job, photo, share, link, session, passkey };
  const query = { limit: words, return: words, state: words, code: words };
  const headers = { "time-zone": words, "if-none-match": words, "idempotency-key": words };
  // Headers allow no other characters.
  const over = /^[ -~]*$/.test(words) ? { query, headers } : { query };
  return { place: "", ids, over };
}

/** The long run tries each string in each place; the short run a sixteenth, divided among the databases. */
const share = isLong ? 1 : 16 * databases.length;

describe.each(databases)("SQL injection on %s", (database) => {
  const isTurn = (at: number) =>
    (at + databases.indexOf(database) * Math.floor(share / databases.length)) % share === 0;
  let every: EveryRoute;
  beforeAll(async () => {
    every = await EveryRoute.start(database);
  });
  afterAll(() => every.close());

  const attemptsAt = async ({ example }: TriedRoute, its: Fixtures) => {
    const body = await example.body?.(its);
    const perString = sqlStrings.map((words, at) =>
      [
        aroundBody(its, words),
        ...withEachText(body, words).map(({ at: place, body: payload }) => ({
          ...{ place, ids: its, over: { payload: payload as object } },
        })),
      ].filter((_, place) => isTurn(at + place)),
    );
    return perString.flat();
  };

  it(
    "SQL in any text of a body, in ids, queries and headers causes no server error [V30]",
    unhurried,
    async ({ task }) => {
      const places = new Set<string>();
      let calls = 0;
      const tried = every.routes.filter(
        ({ example: { id, body, hasQuery } }) => id ?? body ?? hasQuery,
      );
      for (const route of tried) {
        // Each route has its own user: a new password ends the session.
        const { person, its } = await every.settle();
        for (const { place, ids, over } of await attemptsAt(route, its)) {
          const answer = await every.call(route, ids, { cookie: person.cookie, ...over });
          expect(answer.statusCode, `${route.name}${place}: ${answer.body}`).toBeLessThan(500);
          places.add(route.name + place);
          calls += 1;
        }
      }
      const counted = `${sqlStrings.length} strings in ${places.size} places, ${calls} calls`;
      noteReached(task, { V30: `${counted}: 0 server errors` });
    },
  );

  it("SQL in messages and titles is stored unchanged [V30]", async () => {
    const { person, its } = await every.settle();
    const sent = sqlStrings.map((words, at) => `${words} ${at}`);
    for (const words of sent) expect((await person.send(words)).statusCode).toBe(202);
    const { items } = (await person.get(routes.jobs)).json();
    const messages = items.map(({ message }: { message: string }) => message);
    expect(messages).toEqual(expect.arrayContaining(sent));
    for (const [at, title] of sent.entries()) {
      const operations = [{ kind: "rename", title }];
      const url = routes.meal(its.meal);
      const payload = { version: at + 1, operations };
      const renamed = await person.request({ method: "PATCH", url, payload });
      expect(renamed.json().meal.title).toBe(title);
    }
  });
});
