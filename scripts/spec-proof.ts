// Holds each tagged name against the reports of the runners: its test ran, and passed. Only the suites
// that ran count, so that `npm test -- web spec` asks for the tags of the web app's tests alone.
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { root, say, stop } from "./setup.mjs";
import { idsOf, readTaggedNames, type TaggedName } from "./spec-statements.ts";

/** One test that ran, with the names of the groups around it. */
interface Outcome {
  readonly file: string;
  readonly name: string;
  readonly hasPassed: boolean;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

const [reports = ""] = process.argv.slice(2);
const outcomes = [
  ...["engine", "server", "web-1", "web-2"].flatMap((suite) => read(suite, ofVitest)),
  ...read("journeys", ofPlaywright),
];
const files = new Set(outcomes.map(({ file }) => file));
const names = readTaggedNames().filter(({ file }) => files.has(file));
const unproved = names.filter((name) => !isProved(name));
if (unproved.length > 0) {
  const lines = unproved.map(({ file, line, title }) => `${file}:${line}: ${title}`);
  stop(`Tagged with a statement, but no test of that name ran and passed:\n${lines.join("\n")}`);
}
const ids = new Set(names.flatMap((name) => name.ids));
say(`${ids.size} statements: each test that is tagged with one ran and passed`);

function isProved({ file, title, ids }: TaggedName): boolean {
  const pattern = patternOf(title);
  const its = outcomes.filter(
    (outcome) =>
      outcome.file === file &&
      pattern.test(outcome.name) &&
      ids.every((id) => idsOf(outcome.name).includes(id)),
  );
  return its.length > 0 && its.every(({ hasPassed }) => hasPassed);
}

/** A name as the source has it, with anything where a table or a template fills in. */
function patternOf(title: string): RegExp {
  const parts = title
    .replace(/\\(.)/g, "$1")
    .split(/\$\{[^}]*\}|%[sdifjop#]|\$[\w.]+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(parts.join(".*"), "s");
}

function read<Report>(suite: string, outcomesOf: (report: Report) => Outcome[]): Outcome[] {
  const path = join(reports, `${suite}.json`);
  return existsSync(path) ? outcomesOf(JSON.parse(readFileSync(path, "utf8"))) : [];
}

function ofVitest({ testResults }: VitestReport): Outcome[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: fromRoot(name),
      name: fullName,
      hasPassed: status === "passed",
    })),
  );
}

function ofPlaywright({ config, suites }: PlaywrightReport): Outcome[] {
  const ofSuite = (suite: PlaywrightSuite, around: string): Outcome[] => [
    ...(suite.specs ?? []).map(({ title, file, tests }) => ({
      file: fromRoot(resolve(config.rootDir, file)),
      name: `${around} ${title}`,
      hasPassed: tests.every(({ status }) => status === "expected"),
    })),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, `${around} ${inner.title}`)),
  ];
  return suites.flatMap((suite) => ofSuite(suite, ""));
}

function fromRoot(path: string): string {
  return relative(root, path).replaceAll("\\", "/");
}
