import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../testing/databases.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { bumpRevision, readRevisions } from "./revisions.ts";

describe.each(databases)("revisions on %s", (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ database });
  });
  afterAll(() => test.close());

  const read = (userId: string) => readRevisions(test.queries, userId, ["meals", "jobs"]);
  const bump = (userId: string) => bumpRevision(test.queries, userId, "meals");

  it("start at 0 and count the changes of each user's list separately", async () => {
    const [{ userId: ann }, { userId: ben }] = [await test.signUp(), await test.signUp()];
    await bump(ben);
    await bump(ben);
    await bumpRevision(test.queries, ben, "jobs");
    expect([await read(ann), await read(ben)]).toEqual([
      [0, 0],
      [2, 1],
    ]);
  });

  it("show only committed changes", async () => {
    const { userId } = await test.signUp();
    const during = await test.queries.transaction().execute(async (trx) => {
      await bumpRevision(trx, userId, "meals");
      // SQLite has one connection: the read waits for the transaction, so it is not awaited here.
      const reading = read(userId);
      return { reading: database === "sqlite" ? reading : Promise.resolve(await reading) };
    });
    expect(await during.reading).toEqual(database === "sqlite" ? [1, 0] : [0, 0]);
    expect(await read(userId)).toEqual([1, 0]);
  });

  it("are unchanged after a rollback", async () => {
    const { userId } = await test.signUp();
    await bump(userId);
    const undone = test.queries.transaction().execute(async (trx) => {
      await bumpRevision(trx, userId, "meals");
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await read(userId)).toEqual([1, 0]);
  });
});
