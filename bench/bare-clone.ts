import { spawn, spawnSync } from "node:child_process";
import { globSync, lstatSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "../apps/server/src/testing/free-port.ts";
import { ProcessorMeter } from "../scripts/processor-meter.ts";
import { root } from "../scripts/setup.mjs";
import type { Figure } from "./figure.ts";

const pollMs = 50;

/**
 * What a new user waits for: `npm start` in a clone of the last commit, until the first page answers. Packages come from
 * npm's cache, as far as it has them.
 */
export async function benchBareClone(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "morsel-clone-"));
  try {
    spawnSync("git", ["clone", "--quiet", root, folder], { stdio: "inherit" });
    return await measure(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(folder: string): Promise<readonly Figure[]> {
  const port = await findFreePort();
  const started = performance.now();
  // What `npm start` runs; npm itself does not pass the signal on that ends it.
  const program = spawn(process.execPath, [join("scripts", "start.mjs")], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data") },
  });
  const meter = new ProcessorMeter(program.pid);
  const isGone = () => program.exitCode !== null || program.signalCode !== null;
  while (!(await answers(`http://localhost:${port}/`))) {
    if (isGone()) throw new Error("npm start ended");
    await wait(pollMs);
  }
  const firstPageMs = performance.now() - started;
  const ended = new Promise((done) => program.once("exit", done));
  program.kill("SIGTERM");
  await ended;
  const packages = globSync(["node_modules/*/package.json", "node_modules/@*/*/package.json"], {
    cwd: folder,
  });
  return [
    { name: "bare clone to first page", value: firstPageMs, unit: "ms", goal: 20_000 },
    {
      name: "bare clone to first page: processor time of all programs",
      value: meter.read() * 1000,
      unit: "ms",
    },
    { name: "size of node_modules", value: sizeOf(join(folder, "node_modules")) / 1e6, unit: "MB" },
    { name: "packages", value: packages.length, unit: "times" },
  ];
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok === true;
}

function sizeOf(folder: string): number {
  return globSync("**/*", { cwd: folder }).reduce((sum, path) => {
    const file = lstatSync(join(folder, path));
    return sum + (file.isFile() ? file.size : 0);
  }, 0);
}
