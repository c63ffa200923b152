// A PostgreSQL of our own for one test run, if its programs are installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../apps/server/src/testing/free-port.ts";
import { isRoot } from "./setup.mjs";

const readyWithinMs = 20_000;

interface ThrowawayPostgres {
  readonly url: string;
  /** Process id of the server, the parent of its backends. */
  pid(): number;
  /** Ends it without a word to anybody, and starts it on the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a server on a free port with an empty data folder; undefined if PostgreSQL is not installed.
 *
 * @param isDurable what it has committed is on disk, as a crash wants to see it
 * @param settings more of its settings, as `name=value`
 */
export async function startThrowawayPostgres(
  isDurable = false,
  settings: readonly string[] = [],
): Promise<ThrowawayPostgres | undefined> {
  const bin = findPostgresPrograms();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "morsel-postgres-"));
  if (isRoot()) spawnSync("chown", ["postgres", folder]);
  const data = join(folder, "data");
  const made = runAsOwner([
    join(bin, "initdb"),
    ...["-D", data, "-U", "morsel", "-A", "trust", "-E", "UTF8"],
  ]);
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.stderr}`);
  }
  const port = await findFreePort();
  const options = [...settingsOf(folder, isDurable), ...settings];
  let gone = runServer(bin, data, port, options);
  const end = async () => {
    // The server is asked by its own tool: a signal would only reach the program that switched the user.
    runAsOwner([join(bin, "pg_ctl"), "stop", "-D", data, "-m", "immediate"]);
    await gone;
  };
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  const untilReady = async () => {
    if (await isReadyInTime(bin, port)) return;
    await stop();
    throw new Error(`PostgreSQL did not become ready within ${readyWithinMs} ms`);
  };
  await untilReady();
  const pid = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  const crash = async () => {
    await end();
    gone = runServer(bin, data, port, options);
    await untilReady();
  };
  return { url: `postgres://morsel@127.0.0.1:${port}/postgres`, pid, crash, stop };
}

function settingsOf(folder: string, isDurable: boolean): readonly string[] {
  return [
    // Nothing here has to survive a power cut, so it need not wait for the disk, nor write pages twice.
    "fsync=off",
    "full_page_writes=off",
    // No replica reads the log, and no database lives long enough to be vacuumed.
    "wal_level=minimal",
    "max_wal_senders=0",
    "autovacuum=off",
    // Compiling a query that runs once costs more than running it.
    "jit=off",
    `synchronous_commit=${isDurable ? "on" : "off"}`,
    "max_connections=200",
    `unix_socket_directories=${folder}`,
  ];
}

/** Starts the server; resolves when it has ended. */
function runServer(
  bin: string,
  data: string,
  port: number,
  settings: readonly string[],
): Promise<void> {
  const [command = "", ...args] = asOwner([
    join(bin, "postgres"),
    ...["-D", data, "-p", String(port), "-h", "127.0.0.1"],
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  const server = spawn(command, args, { stdio: "ignore" });
  return new Promise((done) => server.on("exit", () => done()));
}

/** PostgreSQL refuses to run as root; Debian's package makes the user `postgres`. */
function asOwner(commandLine: readonly string[]): readonly string[] {
  return isRoot() ? ["runuser", "-u", "postgres", "--", ...commandLine] : commandLine;
}

function runAsOwner(commandLine: readonly string[]) {
  const [command = "", ...args] = asOwner(commandLine);
  return spawnSync(command, args, { encoding: "utf8", cwd: tmpdir() });
}

/** The folder of the programs of PostgreSQL; undefined if it is not installed. */
export function findPostgresPrograms(): string | undefined {
  const folders = [process.env.PG_BIN];
  const debian = "/usr/lib/postgresql";
  if (existsSync(debian)) {
    const newestFirst = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    folders.push(...newestFirst.map((version) => join(debian, version, "bin")));
  }
  const config = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  if (config.status === 0) folders.push(config.stdout.trim());
  return folders.find((folder) => folder && existsSync(join(folder, "initdb")));
}

async function isReadyInTime(bin: string, port: number): Promise<boolean> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    const { status } = spawnSync(join(bin, "pg_isready"), [
      ...["-q", "-h", "127.0.0.1", "-p", String(port)],
    ]);
    if (status === 0) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}
