// Everything that must hold. `npm test -- lint server` runs only those steps; `npm run test:long` runs
// the fault tests with as many rounds as docs/reliability.md asks for, and the tests that are too long
// for `npm test`.
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { ProcessorMeter } from "./processor-meter.ts";
import { takeChildSeconds } from "./processor-time.mjs";
import { reportFolders } from "./requirements-catalogue.ts";
import { ensureServerBuilt, projectEnvironment, projectNode, root, say, stop } from "./setup.mjs";
import { ensureSpeechPrograms } from "./speech-programs.mjs";
import { ensureBrowser } from "./test-browser.mjs";
import {
  countVitest,
  knownGapCeiling,
  listFailures,
  noTests,
  sumCounts,
  type TestCount,
} from "./test-reports.ts";
import { startThrowawayPostgres } from "./throwaway-postgres.ts";
import { makeMemoryFolder } from "./tmpfs-directory.ts";

/** How the programs of a step run. */
interface Run {
  readonly env: NodeJS.ProcessEnv;
  /** Added to the priority of this process, as by `nice`: larger is lower. */
  readonly priority: number;
}

type Step = (run: Run) => Promise<TestCount>;

interface Timing {
  readonly name: string;
  readonly seconds: number;
  readonly processorSeconds: number;
}

const isLong = process.argv.includes("--long");
const reports = reportFolders[isLong ? "npm run test:long" : "npm test"] ?? "";
const inModules = (...parts: string[]) => join(root, "node_modules", ...parts);
/** Compiled code of the runners, which the processes of a run and later runs share. */
const compileCache = inModules(".cache", "morsel", "compiled");
/** The projects that no other imports; their references are the others. */
const typedProjects = [
  ".",
  "apps/web/src/service-worker",
  "apps/web/src/features/log/estimate-preview/worker",
];

const given = process.argv.slice(2).filter((word) => word !== "--long");
const isNamedAlone = (step: string) => given.length === 1 && given[0] === step;

/** In the order in which they start: the longest first, so that both cores are busy to the end. */
const steps: Readonly<Record<string, Step>> = {
  journeys,
  server: vitest("server"),
  faults: vitest("faults"),
  // The React that users get, which takes a third less of the page's time. Its warnings for developers are
  // checked by `npm run test:long`, and by Vitest if it is started by hand.
  web: vitest("web", isLong ? {} : { NODE_ENV: "production" }),
  partitions: partitions(),
  engine: vitest("engine"),
  lint: checks(
    [inModules("@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings", "."],
    ["scripts/check-styles.ts"],
    ["scripts/check-workflows.ts"],
    ["scripts/check-language.ts"],
    ["scripts/check-messages.ts"],
  ),
  docs: checks(
    ["scripts/operating-doc.ts", "--check"],
    ["scripts/spec-coverage.ts", "--check"],
    ["scripts/catalogue-pages.ts", "--check"],
    ["scripts/check-links.ts"],
    // The site is a build of seven core-seconds with packages of its own.
    ...(isNamedAlone("docs") ? [["scripts/build-site.ts"]] : []),
  ),
  types: checks(
    // Several threads check the same types again, each for itself: twice the processor time.
    [inModules("typescript", "bin", "tsc"), "-b", ...typedProjects, "--singleThreaded"],
  ),
  boundaries: checks(
    ["scripts/check-boundaries.ts", ...(isLong ? ["--planted"] : [])],
    ["scripts/check-engine-purity.ts"],
    ["scripts/check-english.ts"],
    ["scripts/check-literal-scores.ts"],
  ),
};
/** Never at the same time: they measure times in pages, and each keeps more than one core busy. */
const browserSteps: ReadonlySet<string> = new Set(["journeys", "web"]);
/** Steps that measure no time: they run with a lower priority while the others wait for timers and pages. */
const backgroundSteps: ReadonlySet<string> = new Set([
  "lint",
  "docs",
  "types",
  "boundaries",
  "engine",
]);
/**
 * A fifteenth of a core that others keep busy: a test that has 50 ms must not wait longer for a core, and the
 * last steps of a run leave the cores idle for a third of the time.
 */
const backgroundPriority = 12;
/** Half as much of a busy core as a page gets: `server` and `faults` together take no more from it than one of them. */
const withPagesPriority = 3;
const lowestPriority = 19;
/** Runs last: it reads the reports of the others. */
const spec = check("scripts/spec-proof.ts", reports);
const stepNames = [...Object.keys(steps), "spec"];
const longSteps = ["engine", "server", "partitions", "web", "faults", "boundaries", "journeys"];
/** The journeys that try more in the long run. */
const longJourneys = [
  ...["connection-loss", "languages", "logged-meals", "navigation", "overlays"],
  ...["screens-signed", "voice"],
];

const named = isLong && given.length === 0 ? longSteps : given;
const unknown = named.filter((name) => !stepNames.includes(name));
if (unknown.length > 0) {
  stop(`No such step: ${unknown.join(", ")}. Steps: ${stepNames.join(", ")}`);
}
const wants = (name: string) => named.length === 0 || named.includes(name);
const wanted = Object.entries(steps).filter(([name]) => wants(name));
const isAlone = wanted.length === 1;

const timings: Timing[] = [];
/** Names of the programs that failed as one test. */
const failedChecks: string[] = [];
readInstallTime();
if (wants("web") || wants("journeys")) ensureBrowser();
if (wants("server") || wants("partitions") || wants("journeys")) ensureSpeechPrograms();
if (wants("journeys") || wants("faults")) {
  const started = performance.now();
  ensureServerBuilt();
  addTime("bundle of the server", started, takeChildSeconds());
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const memory = isLong ? undefined : makeMemoryFolder();
// Set for this process too: the throwaway PostgreSQL is started from it.
if (memory) process.env.TMPDIR = memory.path;
const usesPostgres = ["server", "partitions", "faults"].some(wants);
const postgres = usesPostgres ? await findPostgres() : undefined;
const counts: TestCount[] = [];
try {
  const env = projectEnvironment({
    ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
    ...(isLong ? { TEST_ROUNDS: "long" } : {}),
    NODE_COMPILE_CACHE: compileCache,
  });
  const hasForeground = wanted.some(([name]) => !backgroundSteps.has(name));
  const isBackground = (name: string) => hasForeground && backgroundSteps.has(name);
  const hasPages = !isLong && wanted.some(([name]) => browserSteps.has(name));
  const priorityOf = (name: string) => {
    if (isBackground(name)) return backgroundPriority;
    return hasPages && !browserSteps.has(name) ? withPagesPriority : 0;
  };
  const waiting = wanted.filter(([name]) => !isBackground(name));
  const waitingBehind = wanted.filter(([name]) => isBackground(name));
  let isBrowserBusy = false;
  const takeStep = () => {
    const index = waiting.findIndex(([name]) => !(isBrowserBusy && browserSteps.has(name)));
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  const runLane = async (take: () => (typeof wanted)[number] | undefined) => {
    for (let next = take(); next; next = take()) {
      const [name, step] = next;
      if (browserSteps.has(name)) isBrowserBusy = true;
      counts.push(await runStep(name, step, { env, priority: priorityOf(name) }));
      if (browserSteps.has(name)) isBrowserBusy = false;
    }
  };
  // One more than the cores: the fault tests wait for half of their time, and as the last step left a core idle.
  const lanes = isLong ? 1 : Math.max(2, availableParallelism()) + 1;
  await Promise.all([
    ...Array.from({ length: lanes }, () => runLane(() => takeStep() ?? waitingBehind.shift())),
    ...(isLong ? [] : [runLane(() => waitingBehind.shift() ?? takeStep())]),
  ]);
  if (wants("spec")) counts.push(await runStep("spec", spec, { env, priority: 0 }));
} finally {
  const stoppedAt = performance.now();
  await postgres?.stop();
  if (postgres) addTime("PostgreSQL", stoppedAt, takeChildSeconds());
  memory?.remove();
}
finish(sumCounts(counts));

async function runStep(name: string, step: Step, run: Run): Promise<TestCount> {
  const started = performance.now();
  say(`${name} ...`);
  const count = await step(run);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  return count;
}

/** Programs that pass or fail as one each. They run one after the other. */
function checks(...commandLines: readonly (readonly string[])[]): Step {
  return async (run) => {
    const parts: TestCount[] = [];
    for (const commandLine of commandLines) parts.push(await check(...commandLine)(run));
    return sumCounts(parts);
  };
}

function check(...commandLine: readonly string[]): Step {
  return async (run) => {
    const code = await runProgram(commandLine, run);
    if (code !== 0) failedChecks.push(nameOf(commandLine));
    return { ...noTests, ...(code === 0 ? { passed: 1 } : { failed: 1 }) };
  };
}

/**
 * The server tests on a PostgreSQL that is divided by user into eight parts: all of them in the long run, otherwise
 * those that call each route and claim jobs.
 */
function partitions(): Step {
  const folder = "apps/server/src";
  const few = [`${folder}/http/every-route.test.ts`, `${folder}/jobs/leases.test.ts`];
  const run = vitest("server", { TEST_PARTITIONS: "8" }, "partitions", isLong ? [] : few);
  return async (given) => {
    if (given.env.TEST_DATABASE_URL) return run(given);
    say("PostgreSQL is missing: no test on a divided database");
    return noTests;
  };
}

/** One worker if other steps run in parallel: its files then share their imports. */
function vitest(
  project: string,
  changes: NodeJS.ProcessEnv = {},
  name = project,
  args: readonly string[] = [],
): Step {
  return async ({ env, priority }) => {
    const report = join(reports, `${name}.json`);
    const code = await runProgram(
      [
        inModules("vitest", "vitest.mjs"),
        ...["run", "--project", project, ...args],
        ...(isAlone ? [] : ["--maxWorkers=1"]),
        ...[
          `--reporter=${isAlone ? "dot" : "default"}`,
          "--reporter=json",
          `--outputFile.json=${report}`,
        ],
      ],
      { env: { ...env, ...changes }, priority },
    );
    return countOf(report, code, countVitest);
  };
}

async function journeys(run: Run): Promise<TestCount> {
  if ((await runProgram(["scripts/build.mjs"], run)) !== 0) return { ...noTests, failed: 1 };
  const report = join(reports, "journeys.json");
  const code = await runProgram(
    [
      inModules("@playwright", "test", "cli.js"),
      ...["test", "--config", "e2e/playwright.config.ts", ...(isLong ? longJourneys : [])],
    ],
    // Node runs TypeScript itself. Playwright's compiler costs 4 core-seconds in each of its processes.
    {
      ...run,
      env: { ...run.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PW_DISABLE_TS_ESM: "1" },
    },
  );
  interface Report {
    stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  }
  return countOf(report, code, ({ stats }: Report) => ({
    ...noTests,
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

/** A runner that ends badly without naming a failed test counts as one failure. */
function countOf<Report>(
  report: string,
  code: number,
  read: (report: Report) => TestCount,
): TestCount {
  try {
    const count = read(JSON.parse(readFileSync(report, "utf8")));
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch (error) {
    console.error(`No report from the runner: ${error}`);
    return { ...noTests, failed: 1 };
  }
}

/** Runs a program on the project's Node. Its output is shown when it ends, or at once if it runs alone. */
function runProgram(commandLine: readonly string[], { env, priority }: Run): Promise<number> {
  const started = performance.now();
  return new Promise((done) => {
    const child = spawn(projectNode(), [...commandLine], {
      cwd: root,
      stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
      env,
    });
    if (child.pid !== undefined && priority > 0) {
      setPriority(child.pid, Math.min(getPriority() + priority, lowestPriority));
    }
    const meter = new ProcessorMeter(child.pid);
    const output: Buffer[] = [];
    child.stdout?.on("data", (part: Buffer) => output.push(part));
    child.stderr?.on("data", (part: Buffer) => output.push(part));
    let processorSeconds = 0;
    child.on("error", (error) => output.push(Buffer.from(`${error.message}\n`)));
    // When a child exits, Node has just collected it, with its processor time.
    child.on("exit", () => {
      processorSeconds = meter.read();
    });
    child.on("close", (code) => {
      process.stdout.write(Buffer.concat(output));
      addTime(nameOf(commandLine), started, processorSeconds);
      done(code ?? 1);
    });
  });
}

/** As in "vitest engine", "types", "check-boundaries.ts". */
function nameOf(commandLine: readonly string[]): string {
  const [program = "", ...args] = commandLine;
  if (program.includes("vitest")) return `vitest ${args[2]}`;
  if (program.includes("playwright")) return "journeys";
  if (program.includes("typescript")) return "types";
  if (program.includes("biome")) return "biome";
  return program.slice(program.lastIndexOf("/") + 1);
}

function addTime(name: string, started: number, processorSeconds: number): void {
  timings.push({ name, seconds: (performance.now() - started) / 1000, processorSeconds });
}

/** What scripts/test.mjs measured before this program could run. */
function readInstallTime(): void {
  const { MORSEL_INSTALL_TIME = "" } = process.env;
  const [seconds = 0, processorSeconds = 0] = MORSEL_INSTALL_TIME.split(" ").map(Number);
  if (seconds > 0) timings.push({ name: "install", seconds, processorSeconds });
}

/** Prints the failed tests, the times and the counts. CI reads the last line, and shows only the last of the output. */
function finish({ passed, failed, skipped, knownGaps }: TestCount): never {
  const processorSeconds = timings.reduce((total, timing) => total + timing.processorSeconds, 0);
  const total = { name: "total", seconds: performance.now() / 1000, processorSeconds };
  const [install] = timings.filter(({ name }) => name === "install");
  if (install) total.seconds += install.seconds;
  console.log(`\n${"step".padEnd(56)}${"seconds".padStart(9)}${"core-seconds".padStart(14)}`);
  for (const { name, seconds, processorSeconds } of [...timings, total]) {
    const figures = [seconds.toFixed(1).padStart(9), processorSeconds.toFixed(1).padStart(14)];
    console.log(`${name.padEnd(56)}${figures.join("")}`);
  }
  for (const failure of [...failedChecks, ...listFailures(reports)]) console.error(`✗ ${failure}`);
  const hasTooManyGaps = knownGaps > knownGapCeiling;
  if (hasTooManyGaps) {
    console.error(
      `\n✗ ${knownGaps} known gaps; scripts/test-reports.ts allows ${knownGapCeiling}.`,
    );
  } else if (wants("engine") && knownGaps < knownGapCeiling) {
    say(`Lower knownGapCeiling in scripts/test-reports.ts to ${knownGaps}.`);
  }
  const allFailed = failed + (hasTooManyGaps ? 1 : 0);
  console.log(`\n${knownGaps} known gaps`);
  console.log(`${passed} passed, ${allFailed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exit(allFailed === 0 ? 0 : 1);
}

/** The server and fault tests also run on PostgreSQL if it is installed. */
async function findPostgres(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    say("PostgreSQL: the server that TEST_DATABASE_URL names");
    return { url: given, stop: async () => {} };
  }
  const server = await startThrowawayPostgres();
  say(
    server
      ? "PostgreSQL: a throwaway server of this run"
      : "PostgreSQL is not installed and TEST_DATABASE_URL is not set: the server is tested on SQLite only",
  );
  return server;
}
