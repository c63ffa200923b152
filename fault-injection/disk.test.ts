import { spawnSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { chmod, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { routes } from "@morsel/contracts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../apps/server/src/testing/databases.ts";
import { noteReached } from "../apps/server/src/testing/rounds.ts";
import { Random } from "../scripts/random.ts";
import { isRoot } from "../scripts/setup.mjs";
import { findBroken } from "./invariants.ts";
import { makeDiners, settle, withDatabase } from "./kill-chain.ts";
import { Ledger } from "./ledger.ts";
import { ServerProcess } from "./server-process.ts";

const canMount = isRoot() && process.platform === "linux";
const nobody = 65_534;

describe.skipIf(!canMount)("Data folder on its own disk (skipped if not root on Linux)", () => {
  let outer: TestDatabase;
  let place: TestDatabase;
  let disk: string;

  beforeEach(async () => {
    outer = await createTestDatabase("sqlite");
    disk = join(outer.environment.DATA_DIR ?? "", "disk");
    await mkdir(disk);
    mount("-t", "tmpfs", "-o", "size=8m,mode=700", "morsel-fault", disk);
    place = { environment: { DATA_DIR: disk }, remove: outer.remove };
  });
  afterEach(async () => {
    spawnSync("umount", ["-l", disk]);
    await outer.remove();
  });

  it("writes to a full disk get 507, reads succeed, and writes succeed again when there is space [F19]", async ({
    task,
  }) => {
    const server = await ServerProcess.start({ environment: place.environment });
    const ledger = new Ledger();
    const diners = await makeDiners(place, server, ledger, new Random(6));
    let isOver = false;
    const living = diners.map((diner) => diner.live(server.url, () => isOver));
    await server.until("asked", () => ledger.submits.size > 5);
    const filler = join(disk, "filler");
    const filled = pipeline(zeros, createWriteStream(filler));
    await expect(filled).rejects.toThrow(/ENOSPC/);
    const refusals = () => diners.reduce((sum, { refusedForSpace }) => sum + refusedForSpace, 0);
    await server.until("full", () => refusals() > 3);
    const [ann] = diners;
    const shown = await fetch(`${server.url}${routes.meals}`, {
      headers: { cookie: ann?.account.cookie ?? "" },
    });
    expect(shown.status).toBe(200);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/^morsel_http_request_seconds_count\{.*status="507"\} [1-9]/m);
    expect(Number(/^morsel_data_free_bytes (\S+)$/m.exec(metrics)?.[1])).toBeLessThan(1e6);
    await rm(filler);
    const before = ledger.submits.size;
    await server.until("writing again", () => ledger.submits.size > before + 5);
    isOver = true;
    await Promise.all(living);
    expect(diners.flatMap(({ oddAnswers }) => oddAnswers)).toEqual([]);
    expect(await server.stop()).toBe(0);
    await settle(place, diners);
    const broken = await withDatabase(place, ({ queries }) => findBroken(queries, ledger));
    expect(broken).toEqual([]);
    noteReached(task, { F19: "the data on a full tmpfs: 507, reads go on, lost 0" });
  });

  it("a data folder that is read-only or belongs to another user stops the start with a message [F20]", async ({
    task,
  }) => {
    // The other user must be able to reach the folder.
    await chmod(outer.environment.DATA_DIR ?? "", 0o755);
    const others = await ServerProcess.spawn({ environment: place.environment, uid: nobody });
    expect(await others.untilExit()).toBe(1);
    mount("-o", "remount,ro", disk);
    const readOnly = await ServerProcess.spawn({ environment: place.environment });
    expect(await readOnly.untilExit()).toBe(1);
    for (const { errors } of [others, readOnly]) {
      expect(errors).toMatch(/^DATA_DIR is '.*', but Morsel cannot write there: .*\n$/);
    }
    noteReached(task, { F20: "read-only and another user's: refused with a message" });
  });
});

function mount(...args: readonly string[]): void {
  const { status, stderr } = spawnSync("mount", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`mount ${args.join(" ")}: ${stderr}`);
}

function* zeros(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(4096);
}
