// What the runners reported of the tests that ran.
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./setup.mjs";

/** One test that ran, with the names of the groups around it. */
export interface Outcome {
  readonly file: string;
  readonly name: string;
  readonly hasPassed: boolean;
  /** At its first try, also if a repetition passed. */
  readonly hasFailed: boolean;
  /** What its first failure reported, in one line; empty if it has not failed or says nothing. */
  readonly failure: string;
  /** It was left out on this machine, which its name explains. */
  readonly isSkipped: boolean;
  /** What it counted, in words, by the rows of the catalogue that it is tagged with. */
  readonly reached: Readonly<Record<string, string>>;
  /** How often axe checked a page in it (e2e/axe-violations.ts). */
  readonly axeChecks: number;
}

/** How many tests of a run ended in which way. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that are expected to fail, and did: each shows what Morsel does not yet do well. */
  readonly knownGaps: number;
}

export const noTests: TestCount = { passed: 0, failed: 0, skipped: 0, knownGaps: 0 };

/** A run with more known gaps than this fails. It may only be lowered. */
export const knownGapCeiling = 26;

export function sumCounts(counts: readonly TestCount[]): TestCount {
  const total = (kind: keyof TestCount) => counts.reduce((sum, count) => sum + count[kind], 0);
  return {
    passed: total("passed"),
    failed: total("failed"),
    skipped: total("skipped"),
    knownGaps: total("knownGaps"),
  };
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
      readonly meta: {
        readonly reached?: Readonly<Record<string, string>>;
        readonly isKnownGap?: boolean;
      };
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
      /** A journey notes what it counted as an annotation with the row's id as its type. */
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

export function isCatalogueId(id: string): boolean {
  return /^[VF]\d\d$/.test(id);
}

/** Counts a Vitest report. An expected failure (`test.fails`) is a known gap and has not passed. */
export function countVitest({ testResults }: VitestReport): TestCount {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const isGap = ({ status, meta }: (typeof results)[number]) =>
    status === "passed" && meta.isKnownGap === true;
  const withStatus = (...wanted: readonly string[]) =>
    results.filter((result) => wanted.includes(result.status) && !isGap(result)).length;
  return {
    passed: withStatus("passed"),
    // A file that does not load has no tests.
    failed: withStatus("failed") + testResults.filter(hasNotLoaded).length,
    skipped: withStatus("skipped", "pending", "todo"),
    knownGaps: results.filter(isGap).length,
  };
}

function hasNotLoaded({ status, assertionResults }: VitestReport["testResults"][number]): boolean {
  return status === "failed" && assertionResults.length === 0;
}

/** Every test of the suites whose reports are in the folder. */
export function readOutcomes(folder: string): readonly Outcome[] {
  const suites = ["engine", "server", "web", "faults"];
  return [
    ...suites.flatMap((suite) => readReport(folder, suite, ofVitest)),
    ...readReport(folder, "journeys", ofPlaywright),
  ];
}

function readReport<Report>(
  folder: string,
  suite: string,
  outcomesOf: (report: Report) => Outcome[],
): Outcome[] {
  const path = join(folder, `${suite}.json`);
  return existsSync(path) ? outcomesOf(JSON.parse(readFileSync(path, "utf8"))) : [];
}

/** The failed tests of the reports in the folder, as "file: name", each with what it reported. */
export function listFailures(folder: string): readonly string[] {
  // Its tests are those of `server`, once more.
  const again = readReport(folder, "partitions", ofVitest);
  return [...readOutcomes(folder), ...again]
    .filter(({ hasFailed }) => hasFailed)
    .map(({ file, name, failure }) => `${file}: ${name.trim()}${failure && `\n  ${failure}`}`);
}

/** The first lines of an error without the colours of a terminal, as one line. */
function inOneLine(error = ""): string {
  const lines = stripVTControlCharacters(error).split("\n");
  const stackAt = lines.findIndex((line) => /^\s+at /.test(line));
  const said = stackAt < 0 ? lines : lines.slice(0, stackAt);
  return said.join(" ").replaceAll(/\s+/g, " ").trim().slice(0, 400);
}

function ofVitest({ testResults }: VitestReport): Outcome[] {
  return testResults.flatMap((result) => {
    const file = fromRoot(result.name);
    const tests = result.assertionResults.map(({ fullName, status, failureMessages, meta }) => ({
      file,
      name: fullName,
      hasPassed: status === "passed" && meta.isKnownGap !== true,
      hasFailed: status === "failed",
      failure: inOneLine(failureMessages?.[0]),
      isSkipped: status === "skipped" || status === "pending",
      reached: meta.reached ?? {},
      axeChecks: 0,
    }));
    return hasNotLoaded(result) ? [...tests, notLoaded(file)] : tests;
  });
}

const notLoaded = (file: string): Outcome => ({
  file,
  name: "does not load",
  hasPassed: false,
  hasFailed: true,
  failure: "",
  isSkipped: false,
  reached: {},
  axeChecks: 0,
});

function ofPlaywright({ config, suites }: PlaywrightReport): Outcome[] {
  const ofSuite = (suite: PlaywrightSuite, around: string): Outcome[] => [
    ...(suite.specs ?? []).map(({ title, file, tests }) => ({
      file: fromRoot(resolve(config.rootDir, file)),
      name: `${around} ${title}`,
      hasPassed: tests.every(({ status }) => status === "expected"),
      hasFailed: tests.some(({ status }) => status === "unexpected" || status === "flaky"),
      failure: inOneLine(
        tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message,
      ),
      isSkipped: tests.every(({ status }) => status === "skipped"),
      reached: Object.fromEntries(
        tests.flatMap(({ annotations }) =>
          annotations.flatMap(({ type, description }) =>
            isCatalogueId(type) ? [[type, description ?? ""]] : [],
          ),
        ),
      ),
      axeChecks: tests
        .flatMap(({ annotations }) => annotations)
        .filter(({ type }) => type === "axe").length,
    })),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, `${around} ${inner.title}`)),
  ];
  return suites.flatMap((suite) => ofSuite(suite, ""));
}

function fromRoot(path: string): string {
  return relative(root, path).replaceAll("\\", "/");
}
