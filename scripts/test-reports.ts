// What the runners reported of the tests that ran.
import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { root } from "./setup.mjs";

/** One test that ran, with the names of the groups around it. */
export interface Outcome {
  readonly file: string;
  readonly name: string;
  readonly hasPassed: boolean;
  /** It was left out on this machine, which its name explains. */
  readonly isSkipped: boolean;
  /** What it counted, in words, by the rows of the catalogue that it is tagged with. */
  readonly reached: Readonly<Record<string, string>>;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly meta: { readonly reached?: Readonly<Record<string, string>> };
    }[];
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

/** Every test of the suites whose reports are in the folder. */
export function readOutcomes(folder: string): readonly Outcome[] {
  const read = <Report>(suite: string, outcomesOf: (report: Report) => Outcome[]): Outcome[] => {
    const path = join(folder, `${suite}.json`);
    return existsSync(path) ? outcomesOf(JSON.parse(readFileSync(path, "utf8"))) : [];
  };
  return [
    ...["engine", "server", "web-1", "web-2", "faults"].flatMap((suite) => read(suite, ofVitest)),
    ...read("journeys", ofPlaywright),
  ];
}

function ofVitest({ testResults }: VitestReport): Outcome[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, meta }) => ({
      file: fromRoot(name),
      name: fullName,
      hasPassed: status === "passed",
      isSkipped: status === "skipped" || status === "pending",
      reached: meta.reached ?? {},
    })),
  );
}

function ofPlaywright({ config, suites }: PlaywrightReport): Outcome[] {
  const ofSuite = (suite: PlaywrightSuite, around: string): Outcome[] => [
    ...(suite.specs ?? []).map(({ title, file, tests }) => ({
      file: fromRoot(resolve(config.rootDir, file)),
      name: `${around} ${title}`,
      hasPassed: tests.every(({ status }) => status === "expected"),
      isSkipped: tests.every(({ status }) => status === "skipped"),
      reached: {},
    })),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, `${around} ${inner.title}`)),
  ];
  return suites.flatMap((suite) => ofSuite(suite, ""));
}

function fromRoot(path: string): string {
  return relative(root, path).replaceAll("\\", "/");
}
