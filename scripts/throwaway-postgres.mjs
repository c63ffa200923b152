// A PostgreSQL of our own for one test run, where its programs are installed.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { isRoot } from "./setup.mjs";

/**
 * Starts a server on a free port with an empty data folder.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} undefined where PostgreSQL is not installed
 */
export async function startThrowawayPostgres() {
  const bin = findPostgresPrograms();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "morsel-postgres-"));
  // PostgreSQL refuses to run as root; Debian's package makes the user `postgres`.
  const asOwner = isRoot() ? ["runuser", "-u", "postgres", "--"] : [];
  if (isRoot()) spawnSync("chown", ["postgres", folder]);
  const data = join(folder, "data");
  const made = runAs(asOwner, [
    join(bin, "initdb"),
    "-D",
    data,
    "-U",
    "morsel",
    "-A",
    "trust",
    "-E",
    "UTF8",
  ]);
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.stderr}`);
  }
  const port = await findFreePort();
  const settings = [
    "fsync=off",
    "synchronous_commit=off",
    "max_connections=200",
    `unix_socket_directories=${folder}`,
  ];
  const [command, ...args] = [
    ...asOwner,
    join(bin, "postgres"),
    ...["-D", data, "-p", String(port), "-h", "127.0.0.1"],
    ...settings.flatMap((setting) => ["-c", setting]),
  ];
  const server = spawn(command, args, { stdio: "ignore" });
  const gone = new Promise((done) => server.on("exit", done));
  const isReady = await waitUntilReady(bin, port);
  const stop = async () => {
    // The server is asked by its own tool: with runuser in between, a signal would reach runuser.
    runAs(asOwner, [join(bin, "pg_ctl"), "stop", "-D", data, "-m", "immediate"]);
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  if (!isReady) {
    await stop();
    throw new Error("PostgreSQL did not become ready within 20 seconds");
  }
  return { url: `postgres://morsel@127.0.0.1:${port}/postgres`, stop };
}

function runAs(asOwner, commandLine) {
  const [command, ...args] = [...asOwner, ...commandLine];
  return spawnSync(command, args, { encoding: "utf8", cwd: tmpdir() });
}

function findPostgresPrograms() {
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

async function waitUntilReady(bin, port) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const answer = spawnSync(join(bin, "pg_isready"), [
      "-q",
      "-h",
      "127.0.0.1",
      "-p",
      String(port),
    ]);
    if (answer.status === 0) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}

function findFreePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
