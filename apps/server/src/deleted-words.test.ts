import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { mealRestorableMs, routes } from "@morsel/contracts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createLog } from "./http/log.ts";
import { createAccount, testPassword } from "./testing/create-account.ts";
import { uploadPhoto } from "./testing/pictures.ts";
import { noteReached } from "./testing/rounds.ts";
import { Person, startTestApp, type TestApp } from "./testing/test-app.ts";
import { makeToken } from "./testing/token-holder.ts";

const soon = { interval: 10, timeout: 15_000 };
const mealsOf = async (person: Person) => (await person.get(routes.meals)).json().items;

describe("Deleted data", () => {
  let test: TestApp;
  const logged: string[] = [];
  const start = (timing = {}) => {
    const log = createLog("debug", { write: (line) => void logged.push(line) });
    return startTestApp({ database: "sqlite", log, timing });
  };
  beforeAll(async () => {
    test = await start();
  });
  afterAll(() => test.close());

  /** The files with a word: the database, its log, photos, temporary files, and what was logged. */
  const findWord = async (word: string): Promise<string[]> => {
    const { dataDir } = test.config;
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      // The write-ahead log first: a page that moves to the database in between is then found there.
      .sort()
      .reverse();
    const found: string[] = [];
    for (const path of paths) {
      const isFound = path.includes(word) || (await readFile(path)).includes(word);
      if (isFound) found.push(path.slice(dataDir.length + 1));
    }
    return logged.some((line) => line.includes(word)) ? [...found, "the log"] : found;
  };

  /** Waits until no file has the word; returns the seconds that it took. */
  const waitUntilGone = async (word: string): Promise<number> => {
    const start = performance.now();
    await vi.waitFor(async () => expect(await findWord(word)).toEqual([]), soon);
    return (performance.now() - start) / 1000;
  };

  /** A user whose texts all contain a word that no other text contains. */
  const signUp = async (word: string): Promise<Person> => {
    const email = `${word}@example.com`;
    return new Person(() => test.app, { email, ...(await createAccount(test, email)) });
  };

  const logMuch = async (people: readonly { person: Person; word: string }[]) => {
    for (let at = 0; at < 40; at += 1) {
      for (const { person, word } of people) {
        const words = `${1 + (at % 5)} eggs, toast and ${`${word} stew, `.repeat(1 + ((at * 7) % 23))}`;
        expect((await person.send(words, { "user-agent": word })).statusCode).toBe(202);
        const title = `${word} ${at}`;
        const add = { amounts: { calories_kcal: 100 + at }, title };
        expect((await person.post(routes.quickAdd, add)).statusCode).toBe(201);
      }
    }
    for (const { person, word } of people) {
      await vi.waitFor(
        async () =>
          expect((await person.get(routes.jobs)).body).not.toMatch(/"(queued|processing)"/),
        soon,
      );
      for (const meal of (await mealsOf(person)).slice(0, 20)) {
        const operations = [{ kind: "rename", title: `${word} renamed ${meal.id}` }];
        const changed = await person.request({
          method: "PATCH",
          url: routes.meal(meal.id),
          payload: { version: meal.version, operations },
        });
        expect(changed.statusCode).toBe(200);
      }
      await person.edit((await mealsOf(person))[30].id, `add ${word} sauce`);
      await person.post(routes.dictionary, { phrase: `my ${word}`, meaning: "300 ml latte" });
      await makeToken(person, "read", `${word} watch`);
      await uploadPhoto(person);
    }
  };

  it("the words of a deleted account disappear from all files of the data folder, and the data of other users stays [V69]", async ({
    task,
  }) => {
    const [ann, ben] = ["zq7quince", "xj4medlar"];
    const people = [
      { person: await signUp(ann), word: ann },
      { person: await signUp(ben), word: ben },
    ];
    await logMuch(people);
    expect(await findWord(ann)).not.toEqual([]);
    const [{ person } = { person: people[0]?.person as Person }] = people;
    const gone = await person.request({
      method: "DELETE",
      url: routes.account,
      payload: { password: testPassword },
    });
    expect(gone.statusCode).toBe(204);
    const seconds = await waitUntilGone(ann);
    const inFile = await readFile(join(test.config.dataDir, "morsel.db"));
    expect(inFile.includes(person.userId)).toBe(false);
    expect(await findWord(ben)).not.toEqual([]);
    expect(await mealsOf(people[1]?.person as Person)).toHaveLength(80);
    noteReached(task, {
      V69: `words removed from all files ${seconds.toFixed(1)} s after the response`,
    });
  }, 60_000);

  it("the words of a deleted meal disappear from all files when it can no longer be restored [V69]", async () => {
    await test.close();
    // The default is a minute.
    test = await start({ cleanupIntervalMs: 100 });
    const word = "wv9sorrel";
    const person = await test.signUp();
    await person.send(`2 eggs with ${word} soup`);
    await vi.waitFor(async () => expect(await mealsOf(person)).toHaveLength(1), soon);
    const [{ id, version }] = await mealsOf(person);
    const operations = [{ kind: "rename", title: `${word} supper` }];
    await person.request({
      method: "PATCH",
      url: routes.meal(id),
      payload: { version, operations },
    });
    await person.edit(id, `half of the ${word} soup`);
    await vi.waitFor(
      async () =>
        expect((await person.get(routes.editStatus(id))).json().status).not.toMatch(
          /queued|processing/,
        ),
      soon,
    );
    await person.post(routes.quickAdd, { amounts: { calories_kcal: 90 }, title: `${word} tea` });
    for (const meal of await mealsOf(person))
      expect((await person.delete(routes.meal(meal.id))).statusCode).toBe(204);
    expect(await findWord(word)).not.toEqual([]);
    await sql`update deleted_meals set deleted_at = deleted_at - ${mealRestorableMs} where user_id = ${person.userId}`.execute(
      test.queries,
    );
    await waitUntilGone(word);
    expect((await person.get(routes.jobs)).body).not.toContain(word);
  }, 30_000);

  it("deleted words that an older version did not overwrite are erased at the next start [V69]", async () => {
    const word = "kf2tamarind";
    await sql`pragma secure_delete = off`.execute(test.queries);
    await sql`create table notes (words text)`.execute(test.queries);
    await sql`insert into notes values (${`${word} `.repeat(300)})`.execute(test.queries);
    await sql`drop table notes`.execute(test.queries);
    await sql`pragma user_version = 0`.execute(test.queries);
    await test.restart();
    expect(await findWord(word)).toEqual([]);
    const { rows } = await sql`pragma user_version`.execute(test.queries);
    expect(rows).toEqual([{ user_version: 1 }]);
  });
});
