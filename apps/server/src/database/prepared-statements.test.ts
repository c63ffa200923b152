import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, databases, type TestDatabase } from "../testing/databases.ts";
import { type Database, openDatabase } from "./connection.ts";

interface Cups {
  readonly cups: { readonly id: number };
}

describe.skipIf(!databases.includes("postgres"))(
  "PostgreSQL's prepared statements (skipped without TEST_DATABASE_URL)",
  () => {
    let place: TestDatabase;
    let database: Database;
    const errors: Error[] = [];
    beforeAll(async () => {
      place = await createTestDatabase("postgres");
      database = openDatabase({
        databaseUrl: place.environment.DATABASE_URL,
        dataDir: "",
        onError: (error) => errors.push(error),
      });
      await sql`create table cups (id integer)`.execute(database.queries);
      await sql`insert into cups values (1)`.execute(database.queries);
    });
    afterAll(async () => {
      expect(errors).toEqual([]);
      // Does not wait until the connections are closed, so that dropping the database may still break one.
      await database.close();
      await place.remove();
    });

    /** Runs `work` on one connection: a statement is prepared for a connection. */
    function onOneConnection(work: (queries: Kysely<Cups>) => Promise<void>): Promise<void> {
      return database.queries
        .connection()
        .execute((connection) => work(connection as unknown as Kysely<Cups>));
    }

    async function listPrepared(queries: Kysely<Cups>): Promise<string[]> {
      const found = sql<{ statement: string }>`select statement from pg_prepared_statements
        where statement like '%"cups"%' and statement not like '%pg_prepared%' order by prepare_time`;
      return (await found.execute(queries)).rows.map(({ statement }) => statement);
    }

    it("prepares a query once for each connection", () =>
      onOneConnection(async (connection) => {
        const query = connection.selectFrom("cups").select("id").where("id", "=", 1);
        expect(await query.execute()).toEqual([{ id: 1 }]);
        expect(await query.execute()).toEqual([{ id: 1 }]);
        expect(await listPrepared(connection)).toEqual(['select "id" from "cups" where "id" = $1']);
      }));

    it("prepares writes and counts, but no statement that returns all columns", () =>
      onOneConnection(async (connection) => {
        const before = await listPrepared(connection);
        await connection.insertInto("cups").values({ id: 2 }).execute();
        await connection
          .updateTable("cups")
          .set({ id: sql<number>`id * 2` })
          .where("id", "=", 2)
          .execute();
        await connection
          .selectFrom("cups")
          .select(({ fn }) => fn.countAll().as("n"))
          .execute();
        await connection.deleteFrom("cups").where("id", "=", 4).returningAll().execute();
        await connection.selectFrom("cups as cup").selectAll("cup").execute();
        await connection.deleteFrom("cups").where("id", "=", 4).execute();
        expect((await listPrepared(connection)).slice(before.length)).toEqual([
          'insert into "cups" ("id") values ($1)',
          'update "cups" set "id" = id * 2 where "id" = $1',
          'select count(*) as "n" from "cups"',
          'delete from "cups" where "id" = $1',
        ]);
      }));

    it("returns a column that another process added after the statement was prepared", () =>
      onOneConnection(async (connection) => {
        const all = connection.selectFrom("cups").selectAll();
        await all.execute();
        await sql`alter table cups add column litres integer default 2`.execute(database.queries);
        expect(await all.execute()).toEqual([{ id: 1, litres: 2 }]);
      }));
  },
);
