import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../testing/databases.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { bumpRevision } from "./revisions.ts";

describe.each(databases)("a revision that is read again and again on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const read = async (userId: string) => test.application.database.readRevision(userId, "meals");
  const bump = (userId: string) => bumpRevision(test.queries, userId, "meals");

  it("is the committed one: neither ahead of a transaction, nor behind it", async () => {
    const [{ userId: ann }, { userId: ben }] = [await test.signUp(), await test.signUp()];
    await bump(ben);
    expect([await read(ann), await read(ben)]).toEqual([0, 1]);
    await test.queries.transaction().execute(async (own) => {
      await bumpRevision(own, ann, "meals");
      expect(await read(ann)).toBe(0);
    });
    expect([await read(ann), await read(ben)]).toEqual([1, 1]);
  });

  it("is each one's own, however many are asked for at once", async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => test.signUp()));
    for (const [count, { userId }] of people.entries()) {
      for (let time = 0; time < count; time += 1) await bump(userId);
      await bumpRevision(test.queries, userId, "jobs");
    }
    const { readRevision } = test.application.database;
    const asked = Array.from({ length: 300 }, (_, at) => people[at % 3]?.userId ?? "");
    const both = asked.map((userId) => [
      readRevision(userId, "meals"),
      readRevision(userId, "jobs"),
    ]);
    const expected = asked.map((_, at) => [at % 3, 1]);
    expect(await Promise.all(both.map((each) => Promise.all(each)))).toEqual(expected);
  });

  it("is the old one where the transaction is undone", async () => {
    const { userId } = await test.signUp();
    await bump(userId);
    const undone = test.queries.transaction().execute(async (own) => {
      await bumpRevision(own, userId, "meals");
      expect(await read(userId)).toBe(1);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await read(userId)).toBe(1);
    await bump(userId);
    expect(await read(userId)).toBe(2);
  });

  it("is the new one, by whatever words it was changed", async () => {
    const { userId } = await test.signUp();
    await bump(userId);
    expect(await read(userId)).toBe(1);
    const ofThem = test.queries.updateTable("user_revisions").where("user_id", "=", userId);
    await ofThem.set({ revision: 7 }).execute();
    expect(await read(userId)).toBe(7);
    await test.queries.deleteFrom("user_revisions").where("user_id", "=", userId).execute();
    expect(await read(userId)).toBe(0);
  });
});
