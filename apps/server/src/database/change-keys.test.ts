import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { collectMigrations } from "../open-and-migrate.ts";
import { createTestDatabase, databases, type TestDatabase } from "../testing/databases.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { restoreRelease, storedReleases } from "../testing/stored-releases.ts";
import type { Database, Queries } from "./connection.ts";
import { addMissingKeyOwners, findKeyOwner, hashKey } from "./key-owners.ts";
import { migrate } from "./migrate.ts";
import { readKeys } from "./read-keys.ts";
import { isPersonal } from "./table-placement.ts";

const combinations = storedReleases.flatMap((version) =>
  databases.map((kind) => [version, kind] as const),
);

type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

async function readAll(queries: Queries, names: readonly string[]): Promise<Rows> {
  const read = names.map(async (name) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      queries,
    );
    return [name, rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

const keyOf = (row: Readonly<Record<string, unknown>>) =>
  JSON.stringify(Object.entries(row).sort());

async function tableNames(queries: Queries): Promise<readonly string[]> {
  return (await queries.introspection.getTables()).map(({ name }) => name).sort();
}

describe.each(combinations)("the schema of release %s on %s", (version, kind) => {
  const places: TestDatabase[] = [];
  const opened: Database[] = [];

  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    for (const place of places.splice(0)) await place.remove();
  });

  async function open(hasStored: boolean): Promise<Database> {
    const place = hasStored ? await restoreRelease(version, kind) : await createTestDatabase(kind);
    places.push(place);
    const database = openTestDatabase(place);
    opened.push(database);
    return database;
  }

  it("keeps each row of each table when it is brought up to date [F18]", async () => {
    const database = await open(true);
    const { queries } = database;
    const names = (await tableNames(queries)).filter((name) => name !== "schema_migrations");
    const before = await readAll(queries, names);
    for (const table of ["meals", "chat_jobs", "edit_jobs", "deleted_meals", "calorie_guesses"]) {
      expect(before[table], table).not.toEqual([]);
    }
    await migrate(database, collectMigrations(database.engine));
    // Later migrations may have added columns.
    expect(await readAll(queries, names)).toMatchObject(before);
  });

  it("becomes the schema of a new database", async () => {
    const [updated, created] = [await open(true), await open(false)] as const;
    for (const database of [updated, created]) {
      await migrate(database, collectMigrations(database.engine));
    }
    expect(await readKeys(updated)).toEqual(await readKeys(created));
    expect(await tableNames(updated.queries)).toEqual(await tableNames(created.queries));
  });

  it("finds the owners of the links, tokens and devices that it had", async () => {
    const database = await open(true);
    await migrate(database, collectMigrations(database.engine));
    const { queries } = database;
    const guess = await queries.selectFrom("calorie_guesses").selectAll().executeTakeFirstOrThrow();
    expect(await findKeyOwner(queries, "share", guess.link_hash)).toBe(guess.user_id);
    const token = await queries.selectFrom("access_tokens").selectAll().executeTakeFirstOrThrow();
    expect(await findKeyOwner(queries, "token", token.token_hash)).toBe(token.user_id);
    const device = await queries
      .selectFrom("push_subscriptions")
      .selectAll()
      .executeTakeFirstOrThrow();
    const key = hashKey(device.endpoint);
    expect(await findKeyOwner(queries, "push", key)).toBe(device.user_id);
    // The end of the session ends the subscription and forgets its owner.
    await queries.deleteFrom("sessions").where("id", "=", device.session_id).execute();
    expect(await findKeyOwner(queries, "push", key)).toBeUndefined();
  });

  it("the start of a worker adds the owners of keys that an earlier version stored", async () => {
    const database = await open(true);
    await migrate(database, collectMigrations(database.engine));
    const { queries } = database;
    const owners = () => queries.selectFrom("key_owners").selectAll().orderBy("key_hash").execute();
    const before = await owners();
    await queries.deleteFrom("key_owners").where("kind", "!=", "push").execute();
    await addMissingKeyOwners(queries, 0);
    await addMissingKeyOwners(queries, 0);
    expect(await owners()).toEqual(before);
  });

  // Later releases have the keys.
  it.runIf(kind === "sqlite" && version === "0.1.0")(
    "a row that refers to a missing one stops the migration",
    async () => {
      const database = await open(true);
      await sql`pragma foreign_keys = off`.execute(database.queries);
      await sql`update meals set job_id = 'missing' where id = (select min(id) from meals)`.execute(
        database.queries,
      );
      const steps = collectMigrations(database.engine);
      await expect(migrate(database, steps)).rejects.toThrow(
        "A row of meals refers to a missing row",
      );
    },
  );
});

describe.each(databases)("keys on %s", (kind) => {
  it("begin with the user in every table that is divided by user", async () => {
    const place = await createTestDatabase(kind);
    const database = openTestDatabase(place);
    await migrate(database, collectMigrations(database.engine));
    const keys = await readKeys(database);
    const tables = await database.queries.introspection.getTables();
    const names = tables.map(({ name }) => name);
    await database.close();
    await place.remove();
    const personal = names.filter(isPersonal);
    expect(personal.length).toBeGreaterThan(20);
    const withoutPrimaryKey = personal.filter(
      (name) => !keys.some(({ table, kind: of }) => table === name && of === "primary"),
    );
    expect(withoutPrimaryKey).toEqual([]);
    const nullable = tables.flatMap(({ name, columns }) =>
      isPersonal(name) ? columns.filter((one) => one.name === "id" && one.isNullable) : [],
    );
    const others = keys.filter(
      ({ table, columns }) => isPersonal(table) && columns[0] !== "user_id",
    );
    expect(nullable).toEqual([]);
    expect(others).toEqual([]);
    const toOtherUsers = keys.filter(
      ({ table, parent, parentColumns = [] }) =>
        isPersonal(table) &&
        parent !== undefined &&
        parent !== "users" &&
        parentColumns[0] !== "user_id",
    );
    expect(toOtherUsers).toEqual([]);
  });
});
