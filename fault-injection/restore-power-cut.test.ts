import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeBackup } from "../apps/server/src/backup/index.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { assertRestoreCompleted } from "../apps/server/src/data-directory.ts";
import { createLog } from "../apps/server/src/http/log.ts";
import { createPhotoStore } from "../apps/server/src/modules/photos/index.ts";
import { openAndMigrate } from "../apps/server/src/open-and-migrate.ts";
import { plantAccount } from "../apps/server/src/testing/create-account.ts";
import { projectNode, root } from "../scripts/setup.mjs";
import { canTrace } from "../scripts/tracer.mjs";
import { allKept, LossyDisk, nothingKept, someKept } from "./crash-disk-model.ts";
import { type Image, putDown, readImage, requireSame } from "./folder-image.ts";
import { Random } from "./random.ts";
import { rounds } from "./rounds.ts";
import { readHappenings, tracing } from "./system-calls.ts";

const photo = "ab".repeat(16);

describe.skipIf(!canTrace())(
  "a restore whose power is cut (skipped where strace is not there, or must not trace)",
  () => {
    let place: string;
    beforeEach(async () => {
      place = await realpath(await mkdtemp(join(tmpdir(), "morsel-restore-")));
    });
    afterEach(() => rm(place, { recursive: true, force: true }));

    it("leaves the old data, the new data, or a mark with which no server starts; the new once it has said so", {
      timeout: 600_000,
    }, async () => {
      const backup = `${place}.zip`;
      const traceFile = `${place}.trace`;
      try {
        await keepData(place, "new");
        await writeBackup({ dataDir: place, databaseUrl: undefined }, backup);
        await keepData(place, "old");
        const before = await readImage(place);
        const [command = "", ...args] = [...tracing(traceFile), projectNode()];
        const child = spawn(command, [...args, join(root, "scripts", "restore.ts"), backup], {
          env: { PATH: process.env.PATH, DATA_DIR: place },
          stdio: ["ignore", "pipe", "inherit"],
        });
        child.stdout.resume();
        expect(await once(child, "close")).toEqual([0, null]);
        const trace = await readFile(traceFile, "latin1");
        const happenings = readHappenings(trace, place, before.files.keys());

        const random = new Random(Number(process.env.SEED ?? 1));
        const disk = new LossyDisk(before);
        const lots = rounds({ short: 1, long: 50 });
        const seen: Record<string, number> = {};
        for (const told of happenings) {
          if (told.kind !== "answer") disk.apply(told, told.at);
          for (let count = 0; count < lots; count += 1) {
            const lot = random.isOneOf(3) ? nothingKept : someKept(random);
            const left = await dataIn(disk.cutPower(lot));
            seen[left] = (seen[left] ?? 0) + 1;
          }
        }
        requireSame(disk.cutPower(allKept), await readImage(place));
        expect(Object.keys(seen).sort()).toEqual(["new", "old", "unfinished"]);
        expect(await dataIn(disk.cutPower(nothingKept))).toBe("new");
      } finally {
        await rm(backup, { force: true });
        await rm(traceFile, { force: true });
      }
    });
  },
);

/** Writes a word wherever a data folder keeps something. */
async function keepData(dataDir: string, word: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir });
  const closers: (() => unknown)[] = [];
  const { queries } = await openAndMigrate(config, createLog("silent"), closers);
  await queries.deleteFrom("users").execute();
  await plantAccount({ queries, config }, `${word}@example.com`);
  for (const close of closers) await close();
  await (await createPhotoStore(config)).put(photo, Buffer.from(word));
  await writeFile(join(dataDir, "auth-secret"), word);
}

/** The word that is kept in an image everywhere, or that no server starts with it. */
async function dataIn(image: Image): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "morsel-restore-"));
  const closers: (() => unknown)[] = [];
  try {
    await putDown(image, dataDir);
    try {
      assertRestoreCompleted(dataDir);
    } catch {
      return "unfinished";
    }
    const config = readConfig({ DATA_DIR: dataDir });
    const { queries } = await openAndMigrate(config, createLog("silent"), closers);
    const users = await queries.selectFrom("users").select("email").execute();
    const secret = join(dataDir, "auth-secret");
    const words = [
      ...users.map(({ email }) => email.replace("@example.com", "")),
      `${await (await createPhotoStore(config)).find(photo)}`,
      existsSync(secret) ? await readFile(secret, "utf8") : "",
    ];
    return [...new Set(words)].join(" and ");
  } finally {
    for (const close of closers) await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
