import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BackupError, restoreBackup } from "../apps/server/src/backup/index.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { assertRestoreCompleted } from "../apps/server/src/data-directory.ts";
import { createLog } from "../apps/server/src/http/log.ts";
import { loadAuthSecret } from "../apps/server/src/modules/accounts/auth-secret.ts";
import { openAndMigrate } from "../apps/server/src/open-and-migrate.ts";
import { cheapPasswordHash } from "../apps/server/src/testing/cheap-password-hash.ts";
import { createAccount } from "../apps/server/src/testing/create-account.ts";
import {
  createTestDatabase,
  type DatabaseKind,
  databases,
  type TestDatabase,
} from "../apps/server/src/testing/databases.ts";
import { expireLeases } from "../apps/server/src/testing/expire-leases.ts";
import { isLong, noteReached, rounds } from "../apps/server/src/testing/rounds.ts";
import { Account } from "../e2e/account.ts";
import { Random } from "../scripts/random.ts";
import { hasCommand, projectNode, root } from "../scripts/setup.mjs";
import { findBroken } from "./invariants.ts";
import { settle, withDatabase } from "./kill-chain.ts";
import { Ledger } from "./ledger.ts";
import { Diner } from "./load.ts";
import { ServerProcess } from "./server-process.ts";

const photoName = "photos/ab/abababababababababababababababab.jpg";
const fewest = rounds({ short: 5, long: 500 });
const timeout = isLong ? 3_600_000 : 600_000;

/** Compiled code of the scripts: 0.35 instead of 0.65 core-seconds to start one of them again. */
const compileCache = join(root, "node_modules", ".cache", "morsel", "compiled");

/** Runs a script as an operator does. */
async function run(script: string, place: TestDatabase, ...args: readonly string[]) {
  return runWith([], script, place, ...args);
}

async function runWith(
  options: readonly string[],
  script: string,
  { environment }: Pick<TestDatabase, "environment">,
  ...args: readonly string[]
) {
  const child = spawn(projectNode(), [...options, join(root, "scripts", script), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [stderr, [status]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { stderr, status: status as number | null };
}

function canDump(kind: DatabaseKind): boolean {
  return kind === "sqlite" || hasCommand("pg_dump");
}

/** The checksum of each file in a folder, except the lock. */
async function sumOf(folder: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith("morsel.lock")) continue;
    const path = join(entry.parentPath, entry.name);
    sums[path] = createHash("sha256")
      .update(await readFile(path))
      .digest("hex");
  }
  return sums;
}

describe.each(databases.filter(canDump))("Backup and restore on %s", (kind) => {
  let live: TestDatabase;
  let other: TestDatabase;
  let server: ServerProcess | undefined;
  const dataOf = (place: TestDatabase) => place.environment.DATA_DIR ?? "";
  const backupOf = () => join(dataOf(other), "kept", "morsel.zip");

  beforeEach(async () => {
    live = await createTestDatabase(kind);
    other = await createTestDatabase(kind);
    await mkdir(join(dataOf(live), photoName, ".."), { recursive: true });
    await writeFile(join(dataOf(live), photoName), "a photo");
  });
  afterEach(async () => {
    await server?.kill();
    server = undefined;
    await live.remove();
    await other.remove();
  });

  it("a backup that is made during writes is consistent, and is complete when it is restored elsewhere [F21]", {
    timeout,
  }, async ({ task }) => {
    server = await ServerProcess.start({ environment: live.environment });
    const account = await Account.create(server.url);
    const ledger = new Ledger();
    const userId = await withDatabase(live, async ({ queries }) => {
      const user = await queries.selectFrom("users").select("id").executeTakeFirstOrThrow();
      return user.id;
    });
    const diner = new Diner(account, userId, ledger, new Random(3));
    let isOver = false;
    const living = diner.live(server.url, () => isOver);
    await server.until("asked enough", () => ledger.submits.size >= fewest);
    const before = new Set(ledger.submits.keys());
    const made = await run("backup.ts", live, backupOf());
    const written = ledger.submits.size - before.size;
    isOver = true;
    await living;
    await server.kill();
    server = undefined;
    expect(made.stderr).toBe("");
    expect(written).toBeGreaterThan(0);

    const restored = await run("restore.ts", other, backupOf());
    expect(restored.stderr).toBe("");
    expect(await readFile(join(dataOf(other), photoName), "utf8")).toBe("a photo");
    expect(await readFile(join(dataOf(other), "auth-secret"))).toEqual(
      await readFile(join(dataOf(live), "auth-secret")),
    );
    await endLeases(other);
    await settle(other, []);
    await withDatabase(other, async ({ queries }) => {
      const jobs = await queries.selectFrom("chat_jobs").select("id").execute();
      const kept = new Set(jobs.map(({ id }) => id));
      expect([...before].filter((id) => !kept.has(id))).toEqual([]);
      const known = new Ledger();
      for (const [id, submit] of ledger.submits) if (kept.has(id)) known.submits.set(id, submit);
      expect(await findBroken(queries, known)).toEqual([]);
    });
    noteReached(task, {
      F21: `${kind === "sqlite" ? "SQLite" : "PostgreSQL"}: made during writes, consistent, completely restored`,
    });
  });

  it("a restore is refused while the server runs; it replaces the data and keeps the old data aside", async () => {
    server = await ServerProcess.start({ environment: live.environment });
    await Account.create(server.url, "first@example.com");
    expect((await run("backup.ts", live, backupOf())).stderr).toBe("");
    expect((await run("backup.ts", live, backupOf())).stderr).toContain("is there already");
    await Account.create(server.url, "second@example.com");
    const early = await run("restore.ts", live, backupOf());
    expect(early.status).toBe(1);
    expect(early.stderr).toMatch(/A Morsel is .* Stop .* first\. Nothing was changed\./);
    expect(await server.stop()).toBe(0);
    server = undefined;

    const report = await restoreBackup(placeOf(live), backupOf());
    expect(await emailsIn(live)).toEqual(["first@example.com"]);
    expect(report.setAside && existsSync(report.setAside)).toBe(true);
    if (kind === "sqlite") {
      const aside = { ...live, environment: { DATA_DIR: report.setAside ?? "" } };
      expect(await emailsIn(aside)).toEqual(["first@example.com", "second@example.com"]);
    } else {
      await restoreBackup(placeOf(live), report.setAside ?? "");
      expect(await emailsIn(live)).toEqual(["first@example.com", "second@example.com"]);
    }
  });

  it.runIf(kind === "sqlite")(
    "a restore that is killed stops the next start with a message, and succeeds when it is repeated",
    { timeout },
    async () => {
      await createUser(live, "first@example.com");
      expect((await run("backup.ts", live, backupOf())).stderr).toBe("");
      await createUser(live, "second@example.com");
      const seen: string[] = [];
      // Before the first file is moved, before the last old file is moved away, and before the database is moved in.
      for (const at of [1, 3, 4]) {
        const environment = { ...live.environment, KILL_AT_RENAME: String(at) };
        const options = ["--import", join(import.meta.dirname, "kill-at-rename.ts")];
        const killed = await runWith(options, "restore.ts", { environment }, backupOf());
        seen.push(killed.status === null ? "killed" : "done");
        // What a start checks first.
        expect(() => assertRestoreCompleted(dataOf(live))).toThrow("was interrupted. Run it again");
      }
      server = await ServerProcess.spawn({ environment: live.environment });
      expect(await server.untilExit()).toBe(1);
      expect(server.errors).toContain("was interrupted. Run it again");
      expect(seen).not.toContain("done");
      expect((await run("restore.ts", live, backupOf())).stderr).toBe("");
      expect(await emailsIn(live)).toEqual(["first@example.com"]);
      server = await ServerProcess.start({ environment: live.environment });
      const left = await readdir(dataOf(live));
      expect(left.filter((name) => name.startsWith("restor"))).toEqual([]);
      expect(left.filter((name) => name.startsWith("before-restore")).length).toBeGreaterThan(0);
    },
  );

  it("a damaged backup is refused, and no data is changed [F22]", async ({ task }) => {
    await createUser(live, "first@example.com");
    expect((await run("backup.ts", live, backupOf())).stderr).toBe("");
    const whole = await readFile(backupOf());
    const sums = await sumOf(dataOf(live));
    const random = new Random(4);
    const flipped = (at: number) => {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random.below(8)), at);
      return bytes;
    };
    const damages = [
      Buffer.alloc(0),
      whole.subarray(0, 40),
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, whole.length - 1),
      Buffer.concat([whole, Buffer.from("x")]),
      flipped(0),
      flipped(whole.length - 1),
      flipped(whole.length - 100),
      ...Array.from({ length: 4 }, () => flipped(random.below(whole.length))),
    ];
    for (const [at, damaged] of damages.entries()) {
      const path = join(dataOf(other), `damaged-${at}.zip`);
      await writeFile(path, damaged);
      await expect(restoreBackup(placeOf(live), path)).rejects.toThrow(BackupError);
      expect(await sumOf(dataOf(live))).toEqual(sums);
      await rm(path);
    }
    noteReached(task, { F22: `${damages.length} of ${damages.length} refused, nothing changed` });
  });

  function placeOf(place: TestDatabase) {
    return { dataDir: dataOf(place), databaseUrl: place.environment.DATABASE_URL };
  }

  async function emailsIn(place: TestDatabase): Promise<string[]> {
    return withDatabase(place, async ({ queries }) => {
      const users = await queries.selectFrom("users").select("email").orderBy("email").execute();
      return users.map(({ email }) => email);
    });
  }
});

/** Adds a user, as a server does that has stopped since: its start costs a second of processor time. */
async function createUser({ environment }: TestDatabase, email: string): Promise<void> {
  const config = readConfig(environment);
  const closers: (() => unknown)[] = [];
  const { queries } = await openAndMigrate(config, createLog("silent"), closers);
  await createAccount({ queries, config, passwordHash: cheapPasswordHash }, email);
  for (const closer of closers.reverse()) await closer();
  await loadAuthSecret(config.dataDir);
}

/** Ends all leases, as half a minute without a renewal does. */
async function endLeases(place: TestDatabase): Promise<void> {
  await withDatabase(place, ({ queries }) => expireLeases(queries));
}
