import { readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startApplication } from "./application.ts";
import { type Config, readConfig } from "./config.ts";
import { createLog } from "./http/log.ts";
import { createTestDatabase, type TestDatabase } from "./testing/databases.ts";

describe("a data folder that was damaged", () => {
  let place: TestDatabase;
  let config: Config;
  const start = () => startApplication(config, createLog("silent"));
  const pathOf = (name: string) => join(config.dataDir, name);

  beforeEach(async () => {
    place = await createTestDatabase("sqlite");
    config = readConfig({ LOG_LEVEL: "silent", ...place.environment });
    await (await start()).close();
  });
  afterEach(() => place.remove());

  const overwrite = async (name: string, from: number, length: number) => {
    const bytes = await readFile(pathOf(name)).catch(() => Buffer.alloc(length));
    bytes.fill("#", from, from + length);
    await writeFile(pathOf(name), bytes);
  };

  it.each<[string, string, () => Promise<unknown>, RegExp]>([
    [
      "a database whose head is overwritten",
      "morsel.db",
      () => overwrite("morsel.db", 0, 100),
      /morsel\.db is damaged .*npm run restore -- FILE/,
    ],
    [
      "a database whose list of tables is overwritten",
      "morsel.db",
      () => overwrite("morsel.db", 100, 2000),
      /morsel\.db is damaged .*npm run restore -- FILE/,
    ],
    [
      "a database that is cut off",
      "morsel.db",
      async () => truncate(pathOf("morsel.db"), (await stat(pathOf("morsel.db"))).size / 2),
      /morsel\.db is damaged .*npm run restore -- FILE/,
    ],
    [
      "a secret that is cut off",
      "auth-secret",
      () => truncate(pathOf("auth-secret"), 9),
      /auth-secret is damaged. Put it back from a backup, or delete it/,
    ],
    [
      "imported foods that are none",
      "foods.db",
      () => overwrite("foods.db", 0, 5000),
      /foods\.db cannot be read .*import the foods again/,
    ],
  ])(
    "%s refuses the start in words that say what to do, and is left as it is [F23]",
    async (_name, file, damage, words) => {
      await damage();
      const damaged = await readFile(pathOf(file));
      await expect(start()).rejects.toThrow(words);
      expect(await readFile(pathOf(file))).toEqual(damaged);
    },
  );
});
