/**
 * Mutation testing: `npm run mutation -- PATH... [--sample 1/4] [--tests PATH]... [--record]`.
 * Changes the files of PATH one small step at a time and counts the changes that a test notices.
 *
 * --sample 1/4   tries a quarter of the mutants, always the same ones; 2/4 tries another quarter
 * --tests PATH   runs only this test file, or the test files of this folder. The default is every test of the
 *                same package or app that imports the mutated file, directly or not.
 *                If a run ends with "Zone Allocation failed", name fewer: Stryker probably writes all mutants
 *                with the titles of their tests into one string, which may become too long.
 * --record       writes the score of each PATH to docs/testing.md
 */
import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import type { PartialStrykerOptions } from "@stryker-mutator/api/core";
import { ensureToolInstalled } from "../setup.mjs";
import { recordScore, type Score } from "./testing-doc.ts";

const { values: options, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string", default: "1/1" },
    tests: { type: "string", multiple: true, default: [] },
    record: { type: "boolean", default: false },
    concurrency: { type: "string", default: String(Math.min(2, availableParallelism())) },
  },
});
const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(options.sample) ?? []).map(Number);
if (paths.length === 0 || part < 1 || part > parts)
  throw new Error("Usage: npm run mutation -- PATH... [--sample K/N] [--tests PATH]... [--record]");

process.chdir(new URL("../..", import.meta.url).pathname);
// Child processes of Stryker read these: the checker that samples, and the configuration of Vitest.
process.env.MUTATION_SAMPLE = JSON.stringify([part, parts]);
const testFolders = options.tests.length > 0 ? options.tests : [...new Set(paths.map(packageOf))];
process.env.MUTATION_TESTS = JSON.stringify(testFolders);

const strykerOptions: PartialStrykerOptions = {
  testRunner: "vitest",
  plugins: [
    "@stryker-mutator/vitest-runner",
    new URL("./sample-mutants.mjs", import.meta.url).pathname,
  ],
  checkers: parts === 1 ? [] : ["sample"],
  vitest: { configFile: "scripts/mutation/vitest.config.ts" },
  mutate: [...paths.flatMap(sourcePatterns), "!**/*.test.ts", "!**/test-*.ts", "!**/testing/**"],
  coverageAnalysis: "perTest",
  concurrency: Number(options.concurrency),
  // Without a tsconfig.json to rewrite: Stryker does that with an API that TypeScript 7 no longer has.
  tsconfigFile: "none.json",
  tempDirName: ".mutation",
  // A run that is killed leaves its sandbox behind; without its own biome.json the linter ignores it.
  ignorePatterns: [
    "/biome.json",
    "/docs",
    "/e2e",
    "/bench",
    "/fault-injection",
    "/data",
    "/backups",
    "dist",
    ".cache",
  ],
  dryRunTimeoutMinutes: 30,
  // A busy machine must not make a mutant count as killed.
  timeoutMS: 30_000,
  timeoutFactor: 4,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  allowConsoleColors: false,
};

ensureToolInstalled("scripts/mutation");
const { Stryker } = await import("@stryker-mutator/core");
const startedAt = Date.now();
const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8" }).trim();
const results = await new Stryker(strykerOptions).runMutationTest();
const files = new Map<string, string[]>();
for (const { fileName, status } of results) {
  const file = relative(".", fileName);
  files.set(file, [...(files.get(file) ?? []), status]);
}
for (const path of paths) {
  const inside = [...files].filter(
    ([file]) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`),
  );
  const statuses = inside.flatMap(([, ofFile]) => ofFile);
  const timedOut = statuses.filter((status) => status === "Timeout").length;
  const killed = statuses.filter((status) => status === "Killed").length + timedOut;
  const survived = statuses.filter(
    (status) => status === "Survived" || status === "NoCoverage",
  ).length;
  const score: Score = {
    path: path.replace(/\/$/, ""),
    mutants: killed + survived,
    killed,
    timedOut,
    sample: options.sample,
    date: new Date().toISOString().slice(0, 10),
    commit,
    command: ["npm run mutation --", path.replace(/\/$/, ""), ...flags()].join(" "),
  };
  const percent = score.mutants === 0 ? 0 : (100 * killed) / score.mutants;
  console.log(
    `${score.path}: ${killed} of ${score.mutants} mutants killed (${timedOut} timed out), ${percent.toFixed(1)} %`,
  );
  if (options.record) recordScore(score);
}
console.log(`${Math.round((Date.now() - startedAt) / 1000)} s`);

function sourcePatterns(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return [`${path.replace(/\/$/, "")}/**/*.ts`];
}

function packageOf(path: string): string {
  return path.split("/").slice(0, 2).join("/");
}

function flags(): string[] {
  return [
    ...(options.sample === "1/1" ? [] : [`--sample ${options.sample}`]),
    ...options.tests.map((path) => `--tests ${path}`),
  ];
}
