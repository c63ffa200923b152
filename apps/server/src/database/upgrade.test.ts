import { type MealList, routes } from "@morsel/contracts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import packageFile from "../../../../package.json" with { type: "json" };
import { databases } from "../testing/databases.ts";
import { readFacts } from "../testing/release-facts.ts";
import { soon } from "../testing/soon.ts";
import {
  readStoredAccount,
  restoreRelease,
  type StoredAccount,
  storedReleases,
} from "../testing/stored-releases.ts";
import { Person, startTestApp, type TestApp, testPassword } from "../testing/test-app.ts";
import { callWith } from "../testing/token-holder.ts";

const combinations = storedReleases.flatMap((version) =>
  databases.map((kind) => [version, kind] as const),
);

it("the database of the version in package.json and of the first version are stored", () => {
  expect(storedReleases).toEqual(expect.arrayContaining(["0.1.0", packageFile.version]));
});

describe.each(combinations)(
  "the database of release %s on %s, upgraded in place",
  (version, kind) => {
    let test: TestApp;
    let stored: StoredAccount;
    let person: Person;
    beforeAll(async () => {
      stored = await readStoredAccount(version, kind);
      const place = await restoreRelease(version, kind);
      test = await startTestApp({
        database: kind,
        place,
        isPasswordHashReal: true,
        // The stored reminders are due.
        postToPushService: async () => new Response(null, { status: 201 }),
      });
      const cookie = await test.signIn(stored.email);
      person = new Person(() => test.app, { userId: "", email: stored.email, cookie });
    });
    afterAll(() => test.close());

    it("has all of the user's data, after a sign-in with the password", async () => {
      expect(await readFacts(person)).toEqual(stored.facts);
    });

    it("accepts the user's token, and opens the shared page", async () => {
      const list = await callWith(test, stored.token, { url: routes.meals });
      expect(list.json<MealList>().items).toHaveLength(stored.facts.meals.length);
      const shared = await test.app.inject({ url: routes.calorieGuess(stored.sharedPage) });
      expect(shared.statusCode).toBe(200);
    });

    it("takes new meals, edits and deletions", async () => {
      const old = stored.facts.meals.find(({ title }) => title === "Eggs, Toast and Butter");
      await person.edit(old?.id ?? "", "double it");
      await person.send("my latte and a banana");
      await vi.waitFor(async () => {
        const { items } = (await person.get(routes.meals)).json<MealList>();
        expect(items).toHaveLength(stored.facts.meals.length + 1);
        const edited = items.find(({ id }) => id === old?.id);
        expect(edited?.macros.calories_kcal).toBeCloseTo(2 * (old?.energyKcal ?? Number.NaN), 3);
      }, soon);
      expect((await person.delete(routes.meal(old?.id ?? ""))).statusCode).toBe(204);
    });

    it("deletes the account with everything in it", async () => {
      const payload = { password: testPassword };
      const answer = await person.request({ method: "DELETE", url: routes.account, payload });
      expect(answer.statusCode).toBe(204);
      for (const table of ["users", "meals", "own_foods", "own_words"] as const) {
        expect(await test.queries.selectFrom(table).selectAll().execute(), table).toEqual([]);
      }
    });
  },
);
