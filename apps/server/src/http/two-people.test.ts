import { routes } from "@morsel/contracts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { EveryRoute, type TriedRoute } from "../testing/every-route.ts";
import { noteReached, rounds, unhurried } from "../testing/rounds.ts";
import type { Fixtures } from "../testing/route-examples.ts";
import type { Person } from "../testing/test-app.ts";

const deeds = ["log", "edit", "rename", "delete", "restore", "share", "cancel"] as const;
type Deed = (typeof deeds)[number];
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\b[0-9a-f]{32}\b/g;

/** A user, and every id in the responses to this user. */
class Diner {
  readonly seen = new Set<string>();
  readonly person: Person;
  readonly #its: Fixtures;

  constructor({ person, its }: { person: Person; its: Fixtures }) {
    this.person = person;
    this.#its = its;
  }

  async do(deed: Deed): Promise<void> {
    const { meal, job } = this.#its;
    const { person } = this;
    const wish = { meal_id: meal, with_photo: false, days: 7 };
    const { version = 1 } = (await person.get(routes.meal(meal))).json();
    const payload = { version, operations: [{ kind: "rename", title: `Egg ${version}` }] };
    const answers: Record<Deed, () => ReturnType<Person["get"]>> = {
      // All messages have the same session_id, which must give no access.
      log: () => person.send("an egg"),
      edit: () => person.edit(meal, "double it"),
      rename: () => person.request({ method: "PATCH", url: routes.meal(meal), payload }),
      delete: () => person.delete(routes.meal(meal)),
      restore: () => person.post(routes.restoreMeal(meal)),
      share: () => person.post(routes.shares, wish),
      cancel: () => person.post(routes.cancelJob(job)),
    };
    this.note((await answers[deed]()).body);
  }

  note(text: string): void {
    for (const [id] of text.matchAll(ids)) this.seen.add(id);
  }
}

it(
  "responses to two users who act at the same time have no id in common [V02, V14]",
  unhurried,
  async ({ task }) => {
    const every = await EveryRoute.start("sqlite");
    const diners = [new Diner(await every.settle()), new Diner(await every.settle())];
    const isList = ({ method, access, url, example }: TriedRoute) =>
      method === "GET" &&
      access === "session" &&
      !url.includes(":") &&
      example.answer !== undefined;
    const lists = every.routes.filter(isList);
    expect(lists.length).toBeGreaterThanOrEqual(6);
    const turns = fc.array(fc.constantFrom(...deeds), { minLength: 1, maxLength: 3 });
    const numRuns = rounds({ short: 60, long: 200 });
    const interleaved = fc.asyncProperty(turns, turns, async (...both) => {
      const act = async (diner: Diner, at: number) => {
        for (const deed of both[at] ?? []) await diner.do(deed);
        for (const { url } of lists) diner.note((await diner.person.get(url)).body);
      };
      await Promise.all(diners.map(act));
    });
    await fc.assert(interleaved, { numRuns, seed: 2, endOnFailure: true });
    const [ann, ben] = diners.map(({ seen }) => seen);
    expect(Math.min(ann?.size ?? 0, ben?.size ?? 0)).toBeGreaterThan(20);
    expect([...(ann ?? [])].filter((id) => ben?.has(id))).toEqual([]);
    await every.close();
    noteReached(task, {
      V02: `${numRuns} interleavings, ${lists.length} lists, 0 ids of the other user`,
    });
  },
);
