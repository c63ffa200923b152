import { afterEach, describe, expect, it } from "vitest";
import { accountsMigration } from "../modules/accounts/index.ts";
import { createTestDatabase, databases, type TestDatabase } from "../testing/databases.ts";
import { type Database, openDatabase } from "./connection.ts";
import { migrate, NewerSchemaError } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";

describe.each(databases)("migrations on %s", (kind) => {
  const opened: Database[] = [];
  const places: TestDatabase[] = [];

  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    for (const place of places.splice(0)) await place.remove();
  });

  async function newPlace(): Promise<TestDatabase> {
    const place = await createTestDatabase(kind);
    places.push(place);
    return place;
  }

  function open({ environment }: TestDatabase): Database {
    const database = openDatabase({
      databaseUrl: environment.DATABASE_URL,
      dataDir: environment.DATA_DIR ?? "",
      onError: () => undefined,
    });
    opened.push(database);
    return database;
  }

  const all = (database: Database) => [accountsMigration(database.engine), ...migrations];

  it("run each step once, and no step at the second call", async () => {
    const database = open(await newPlace());
    const steps = all(database);
    expect(await migrate(database, steps)).toEqual(steps.map((step) => step.name));
    expect(await migrate(database, steps)).toEqual([]);
  });

  it("each migration runs once when two processes start together [F17]", async () => {
    const place = await newPlace();
    const [one, other] = [open(place), open(place)];
    const ran = await Promise.all([migrate(one, all(one)), migrate(other, all(other))]);
    expect(ran.flat()).toEqual(all(one).map((step) => step.name));
  });

  it("a failed migration rolls back all steps, and the next start runs them [F18]", async () => {
    const database = open(await newPlace());
    const broken = {
      name: "9999-broken",
      run: async () => {
        throw new Error("half-way");
      },
    };
    await expect(migrate(database, [...all(database), broken])).rejects.toThrow("half-way");
    const left = (await database.queries.introspection.getTables()).map(({ name }) => name);
    expect(left).toEqual(kind === "postgres" ? ["migration_lock"] : []);
    expect(await migrate(database, all(database))).toHaveLength(all(database).length);
  });

  it("a database of a newer version is refused with the name of its newer migration [F18]", async () => {
    const database = open(await newPlace());
    await migrate(database, [...all(database), { name: "0099-later", run: async () => undefined }]);
    const older = migrate(database, all(database));
    await expect(older).rejects.toThrow(NewerSchemaError);
    await expect(migrate(database, all(database))).rejects.toThrow(/newer version.*0099-later/);
  });
});
