import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databases } from "../testing/databases.ts";
import { startTestApp, type TestApp } from "../testing/test-app.ts";
import { bumpRevision, lockMeals, lockUser } from "./revisions.ts";

describe.each(databases)("The revisions of a user on %s", (database) => {
  let test: TestApp;
  let userId: string;
  beforeAll(async () => {
    test = await startTestApp({ database });
    ({ userId } = await test.signUp());
  });
  afterAll(() => test.close());

  it("are locked by a transaction in one order, more than once if it wants", async () => {
    await test.queries.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      await lockMeals(trx, userId);
      await bumpRevision(trx, userId, "jobs");
      await bumpRevision(trx, userId, "meals");
      await bumpRevision(trx, userId, "edits");
    });
  });

  it("are not locked in another order, which can deadlock", async () => {
    const inWrongOrder = test.queries.transaction().execute(async (trx) => {
      await bumpRevision(trx, userId, "jobs");
      await lockMeals(trx, userId);
    });
    await expect(inWrongOrder).rejects.toThrow(
      "The revision of meals is locked after that of jobs",
    );
  });
});
