// Everything that must hold. `npm test -- lint server` runs only those steps; `npm run test:long` runs
// the faults, with as many rounds as docs/reliability.md asks for.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { reportFolders } from "./requirements-catalogue.ts";
import {
  ensureWebBuilt,
  projectEnvironment,
  projectNode,
  root,
  run,
  say,
  secondsSince,
  stop,
} from "./setup.mjs";
import { ensureSpeechPrograms } from "./speech-programs.mjs";
import { ensureBrowser } from "./test-browser.mjs";
import { startThrowawayPostgres } from "./throwaway-postgres.ts";
import { makeMemoryFolder } from "./tmpfs-directory.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

type Step = (env: NodeJS.ProcessEnv) => Promise<Count>;

const isLong = process.argv.includes("--long");
const reports = reportFolders[isLong ? "npm run test:long" : "npm test"] ?? "";
const inModules = (...parts: string[]) => join(root, "node_modules", ...parts);
const typedProjects = [
  "packages/nutrition",
  "packages/food-table",
  "packages/contracts",
  "packages/speech",
  "apps/server",
  "apps/web",
  "apps/web/src/service-worker",
  "apps/web/src/features/log/estimate-preview/worker",
  ".",
];

const steps: Readonly<Record<string, Step>> = {
  lint: async (env) =>
    sum([
      await check(
        inModules("@biomejs", "biome", "bin", "biome"),
        "check",
        "--error-on-warnings",
        ".",
      )(env),
      await check("scripts/check-styles.ts")(env),
    ]),
  boundaries: async (env) =>
    sum([
      await check("scripts/check-boundaries.ts")(env),
      await check("scripts/check-engine-purity.ts")(env),
    ]),
  docs: async (env) =>
    sum([
      await check("scripts/operating-doc.ts", "--check")(env),
      await check("scripts/spec-coverage.ts", "--check")(env),
      await check("scripts/catalogue-pages.ts", "--check")(env),
    ]),
  types: async (env) => {
    const counts: Count[] = [];
    for (const project of typedProjects) {
      counts.push(await check(inModules("typescript", "bin", "tsc"), "-p", project)(env));
    }
    return sum(counts);
  },
  engine: vitest("engine"),
  server: vitest("server"),
  faults: vitest("faults"),
  // Pages of one browser take the keyboard from each other, so that its files take turns: two browsers.
  web: async (env) =>
    sum(await Promise.all(["1/2", "2/2"].map((part) => vitest("web", part)(env)))),
  journeys,
  spec: check("scripts/spec-proof.ts", reports),
};

/** The next step begins while these go on: the checks are one thread each, and the faults mostly wait for servers. */
const runsInBackground: ReadonlySet<string> = new Set(["boundaries", "docs", "faults"]);

const given = process.argv.slice(2).filter((word) => word !== "--long");
const named = isLong && given.length === 0 ? ["faults"] : given;
const unknown = named.filter((name) => !(name in steps));
if (unknown.length > 0) {
  stop(`No such step: ${unknown.join(", ")}. Steps: ${Object.keys(steps).join(", ")}`);
}
const wanted = Object.entries(steps).filter(([name]) => named.length === 0 || named.includes(name));
const wants = (name: string) => wanted.some(([step]) => step === name);

if (wants("web") || wants("journeys")) ensureBrowser();
if (wants("server") || wants("journeys")) ensureSpeechPrograms();
if (wants("journeys")) ensureWebBuilt();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const memory = isLong ? undefined : makeMemoryFolder();
// This process's own: a throw-away PostgreSQL lies there too.
if (memory) process.env.TMPDIR = memory.path;
const postgres = wants("server") || wants("faults") ? await findPostgres() : undefined;
const counts: Count[] = [];
try {
  const env = projectEnvironment({
    ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
    ...(isLong ? { TEST_ROUNDS: "long" } : {}),
  });
  const underway: Promise<Count>[] = [];
  for (const [name, step] of wanted) {
    // It looks at what all others reported.
    if (name === "spec") counts.push(...(await Promise.all(underway.splice(0))));
    const taken = runStep(name, step, env);
    if (runsInBackground.has(name)) underway.push(taken);
    else counts.push(await taken);
  }
  counts.push(...(await Promise.all(underway)));
} finally {
  await postgres?.stop();
  memory?.remove();
}
const { passed, failed } = sum(counts);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function runStep(name: string, step: Step, env: NodeJS.ProcessEnv): Promise<Count> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const count = await step(env);
  say(`${name}: ${count.passed} passed, ${count.failed} failed in ${secondsSince(started)} s`);
  return count;
}

/** A program that passes or fails as one. */
function check(...commandLine: string[]): Step {
  return async (env) => {
    const code = await run(projectNode(), commandLine, env);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };
}

/** @param part Which of how many parts of its files, as "1/2"; all where unset. */
function vitest(project: string, part?: string): Step {
  return async (env) => {
    const report = join(reports, `${project}${part ? `-${part.charAt(0)}` : ""}.json`);
    const code = await run(
      projectNode(),
      [
        inModules("vitest", "vitest.mjs"),
        ...["run", "--project", project, ...(part ? [`--shard=${part}`] : [])],
        ...["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
      ],
      env,
    );
    return countOf(report, code, (told: { numPassedTests: number; numFailedTests: number }) => ({
      passed: told.numPassedTests,
      failed: told.numFailedTests,
    }));
  };
}

async function journeys(env: NodeJS.ProcessEnv): Promise<Count> {
  const report = join(reports, "journeys.json");
  const code = await run(
    projectNode(),
    [inModules("@playwright", "test", "cli.js"), "test", "--config", "e2e/playwright.config.ts"],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  interface Told {
    stats: { expected: number; flaky: number; unexpected: number };
  }
  return countOf(report, code, ({ stats }: Told) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }));
}

/** A runner that ends badly without naming a failed test counts as one failure. */
function countOf<Told>(report: string, code: number, read: (told: Told) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(report, "utf8")));
    return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch (error) {
    console.error(`No report from the runner: ${error}`);
    return { passed: 0, failed: 1 };
  }
}

/** The tests of the server and of faults run on PostgreSQL too, where there is one. */
async function findPostgres(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    say("PostgreSQL: the one that TEST_DATABASE_URL names");
    return { url: given, stop: async () => {} };
  }
  const server = await startThrowawayPostgres();
  say(
    server
      ? "PostgreSQL: a throw-away server of this run"
      : "PostgreSQL is not installed and TEST_DATABASE_URL is not set: the server is tested on SQLite only",
  );
  return server;
}

function sum(parts: readonly Count[]): Count {
  return {
    passed: parts.reduce((total, part) => total + part.passed, 0),
    failed: parts.reduce((total, part) => total + part.failed, 0),
  };
}
