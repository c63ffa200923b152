// `npm test`: everything that must hold, from a bare clone. `npm test -- lint server` runs only those steps.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import {
  checkNodeVersion,
  ensureBrowser,
  ensureInstalled,
  ensureWebBuilt,
  projectEnvironment,
  projectNode,
  root,
  run,
  say,
  secondsSince,
  stop,
} from "./setup.mjs";

const reports = join(root, "node_modules", ".cache", "morsel", "reports");
const bin = (...parts) => join(root, "node_modules", ...parts);
const projects = [
  "packages/nutrition",
  "packages/food-table",
  "packages/contracts",
  "apps/server",
  "apps/web",
  ".",
];

/** A step passes or fails as one. */
const check =
  (...commandLine) =>
  async () => {
    const code = await run(projectNode(), commandLine);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  };

const vitest =
  (project, ...args) =>
  async (env) => {
    const report = join(reports, `${project}.json`);
    const code = await run(
      projectNode(),
      [
        bin("vitest", "vitest.mjs"),
        "run",
        "--project",
        project,
        "--reporter=dot",
        "--reporter=json",
        `--outputFile.json=${report}`,
        ...args,
      ],
      env,
    );
    return counted(report, code, (told) => ({
      passed: told.numPassedTests,
      failed: told.numFailedTests,
    }));
  };

const journeys = async () => {
  const report = join(reports, "journeys.json");
  const code = await run(
    projectNode(),
    [bin("@playwright", "test", "cli.js"), "test", "--config", "e2e/playwright.config.ts"],
    projectEnvironment({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  );
  return counted(report, code, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
};

const steps = {
  lint: check(bin("@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings", "."),
  types: async () => {
    const results = [];
    for (const project of projects)
      results.push(await check(bin("typescript", "bin", "tsc"), "-p", project)());
    return sum(results);
  },
  boundaries: check("scripts/check-boundaries.mjs"),
  engine: vitest("engine"),
  server: vitest("server"),
  web: vitest("web"),
  journeys,
};

checkNodeVersion();
const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in steps));
if (unknown.length > 0)
  stop(`No such step: ${unknown.join(", ")}. Steps: ${Object.keys(steps).join(", ")}`);
const wanted = named.length > 0 ? named : Object.keys(steps);

ensureInstalled();
if (wanted.includes("web") || wanted.includes("journeys")) ensureBrowser();
if (wanted.includes("journeys")) ensureWebBuilt();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const postgres = wanted.includes("server") ? await startPostgres() : undefined;
const env = projectEnvironment(postgres ? { TEST_DATABASE_URL: postgres.url } : {});
const results = [];
try {
  for (const name of wanted) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const result = await steps[name](env);
    results.push(result);
    say(`${name}: ${result.passed} passed, ${result.failed} failed in ${secondsSince(started)} s`);
  }
} finally {
  await postgres?.stop();
}
const { passed, failed } = sum(results);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** The server's tests run on PostgreSQL too, where there is one. */
async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) {
    say("PostgreSQL: the one that TEST_DATABASE_URL names");
    return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  }
  const { startThrowawayPostgres } = await import("./throwaway-postgres.mjs");
  const server = await startThrowawayPostgres();
  say(
    server
      ? "PostgreSQL: a throw-away server of this run"
      : "PostgreSQL is not installed and TEST_DATABASE_URL is not set: the server is tested on SQLite only",
  );
  return server;
}

/** A runner that ends badly without naming a failed test counts as one failure. */
function counted(report, code, read) {
  let result = { passed: 0, failed: 0 };
  try {
    result = read(JSON.parse(readFileSync(report, "utf8")));
  } catch (error) {
    console.error(`No report from the runner: ${error.message}`);
    return { passed: 0, failed: 1 };
  }
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

function sum(parts) {
  return parts.reduce(
    (total, part) => ({ passed: total.passed + part.passed, failed: total.failed + part.failed }),
    { passed: 0, failed: 0 },
  );
}
