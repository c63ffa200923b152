import { mkdtemp, open, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFileAtomic, unlinkDurably, writeFileAtomic } from "./atomic-files.ts";
import { openDatabase } from "./connection.ts";

describe("Durability", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "morsel-durability-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("SQLite syncs each commit: the connection uses WAL and synchronous = FULL [F12]", async () => {
    const database = openDatabase({
      databaseUrl: undefined,
      dataDir: folder,
      onError: () => undefined,
    });
    const { queries } = database;
    try {
      const journal = await sql`pragma journal_mode`.execute(queries);
      expect(journal.rows).toEqual([{ journal_mode: "wal" }]);
      // 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
      const synchronous = await sql`pragma synchronous`.execute(queries);
      expect(synchronous.rows).toEqual([{ synchronous: 2 }]);
    } finally {
      await database.close();
    }
  });

  it.each([
    ["replaced", writeFileAtomic],
    ["created", createFileAtomic],
  ])(
    "a file that is %s is synced before it gets its name, then its folder is synced",
    async (_, write) => {
      const path = join(folder, "kept");
      const seen = await watchSyncs(folder, () => write(path, "eggs"));
      expect(seen).toEqual([[expect.stringMatching(/^kept.*\.part: eggs$/)], ["kept: eggs"]]);
    },
  );

  it("the folder of a removed file is synced after the removal", async () => {
    await writeFileAtomic(join(folder, "kept"), "eggs");
    expect(await watchSyncs(folder, () => unlinkDurably(join(folder, "kept")))).toEqual([[]]);
  });
});

/** The files in a folder, with their text, at the time of each sync that `work` makes. */
async function watchSyncs(folder: string, work: () => Promise<void>): Promise<string[][]> {
  const handle = await open(folder, "r");
  const prototype = Object.getPrototypeOf(handle) as typeof handle;
  const { sync } = prototype;
  await handle.close();
  const seen: string[][] = [];
  const spy = vi.spyOn(prototype, "sync").mockImplementation(async function (this: typeof handle) {
    const names = await readdir(folder);
    seen.push(
      await Promise.all(
        names.map(async (name) => `${name}: ${await readFile(join(folder, name))}`),
      ),
    );
    await sync.call(this);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return seen;
}
