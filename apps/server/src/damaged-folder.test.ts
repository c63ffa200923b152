import {
  cp,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  unlink,
  writeFile,
} from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startApplication } from "./application.ts";
import { type Config, readConfig } from "./config.ts";
import { createLog } from "./http/log.ts";
import { setLostDatabaseAside } from "./lost-database.ts";
import type { ApplicationOverrides } from "./services.ts";
import { createTestDatabase, type TestDatabase } from "./testing/databases.ts";
import { getSharedFoods } from "./testing/shared-foods.ts";

describe("Damaged data folder", () => {
  /** What a start and a stop leave; each test damages a copy. */
  let intact: TestDatabase;
  let place: TestDatabase;
  let config: Config;
  const start = (overrides: ApplicationOverrides = { getFoods: getSharedFoods }) =>
    startApplication(config, createLog("silent"), overrides);
  const pathOf = (name: string) => join(config.dataDir, name);

  const open = (at: TestDatabase) => {
    place = at;
    config = readConfig({ LOG_LEVEL: "silent", ...place.environment });
  };

  beforeAll(async () => {
    intact = await createTestDatabase("sqlite");
    open(intact);
    await (await start()).close();
  });
  afterAll(() => intact.remove());
  beforeEach(async () => {
    open(await createTestDatabase("sqlite"));
    await cp(intact.environment.DATA_DIR ?? "", config.dataDir, { recursive: true });
  });
  afterEach(() => place.remove());

  const overwrite = async (name: string, from: number, length: number) => {
    const bytes = await readFile(pathOf(name)).catch(() => Buffer.alloc(length));
    bytes.fill("#", from, from + length);
    await writeFile(pathOf(name), bytes);
  };

  it.each<[string, string, () => Promise<unknown>, RegExp]>([
    [
      "a database with an overwritten header",
      "morsel.db",
      () => overwrite("morsel.db", 0, 100),
      /morsel\.db is damaged .*npm run restore -- FILE/,
    ],
    [
      "a database with an overwritten table list",
      "morsel.db",
      () => overwrite("morsel.db", 100, 2000),
      /morsel\.db is damaged .*npm run restore -- FILE/,
    ],
    [
      "a truncated database",
      "morsel.db",
      async () => truncate(pathOf("morsel.db"), (await stat(pathOf("morsel.db"))).size / 2),
      /morsel\.db is damaged .*npm run restore -- FILE/,
    ],
    [
      "a database with twenty overwritten pages",
      "morsel.db",
      async () => {
        const pages = (await stat(pathOf("morsel.db"))).size / 4096;
        for (let at = 1; at <= 20; at += 1) {
          await overwrite("morsel.db", Math.floor((at * (pages - 1)) / 20) * 4096, 4096);
        }
      },
      /morsel\.db is damaged .*npm run restore -- FILE/,
    ],
    [
      "a database with one overwritten page at its end",
      "morsel.db",
      async () => overwrite("morsel.db", (await stat(pathOf("morsel.db"))).size - 4096, 4096),
      /morsel\.db is damaged .*npm run restore -- FILE/,
    ],
    [
      "an empty database file",
      "morsel.db",
      () => truncate(pathOf("morsel.db"), 0),
      /morsel\.db is empty.*npm run restore -- FILE.*npm start -- --new-database/,
    ],
    [
      "a truncated secret",
      "auth-secret",
      () => truncate(pathOf("auth-secret"), 9),
      /auth-secret is damaged. Put it back from a backup, or delete it/,
    ],
    [
      "a damaged file of imported foods",
      "foods.db",
      () => overwrite("foods.db", 0, 5000),
      /foods\.db cannot be read .*import the foods again/,
    ],
  ])(
    "%s stops the start with a message that says what to do, and is not changed [F23]",
    async (_name, file, damage, words) => {
      await damage();
      const damaged = await readFile(pathOf(file));
      await expect(start({})).rejects.toThrow(words);
      expect(await readFile(pathOf(file))).toEqual(damaged);
    },
  );

  it("a missing database stops the start with a message, and no new database is created [F23]", async () => {
    await unlink(pathOf("morsel.db"));
    await expect(start()).rejects.toThrow(/morsel\.db is missing.*--new-database/);
    expect(await readdir(config.dataDir)).not.toContain("morsel.db");
  });

  it.each(["auth-secret", "morsel.db-wal", join("photos", "ab", "c.jpg")])(
    "an empty database file next to %s of an earlier version stops the start [F23]",
    async (name) => {
      for (const left of await readdir(config.dataDir)) {
        await rm(pathOf(left), { recursive: true });
      }
      await mkdir(dirname(pathOf(name)), { recursive: true });
      await writeFile(pathOf(name), "0123456789abcdef0123456789abcdef");
      await writeFile(pathOf("morsel.db"), "");
      await expect(start()).rejects.toThrow(/morsel\.db is empty/);
      expect(await readdir(config.dataDir)).toContain(name.split(sep)[0]);
    },
  );

  it("--new-database moves the damaged files to another folder and starts with an empty database [F23]", async () => {
    await truncate(pathOf("morsel.db"), 0);
    await writeFile(pathOf("morsel.db-wal"), "frames");
    const aside = await setLostDatabaseAside(config);
    expect(await readFile(join(aside, "morsel.db-wal"), "utf8")).toBe("frames");
    await (await start()).close();
    expect((await stat(pathOf("morsel.db"))).size).toBeGreaterThan(0);
  });

  it("--new-database is refused if there is a database, which is not changed [F23]", async () => {
    const before = await readFile(pathOf("morsel.db"));
    await expect(setLostDatabaseAside(config)).rejects.toThrow(/there is a database/i);
    expect(await readFile(pathOf("morsel.db"))).toEqual(before);
    await (await start()).close();
  });

  it("the server starts if its first start was killed while it created the database [F16]", async () => {
    for (const left of await readdir(config.dataDir)) {
      await rm(pathOf(left), { recursive: true });
    }
    await writeFile(pathOf("morsel.db"), "");
    await (await start()).close();
  });
});
