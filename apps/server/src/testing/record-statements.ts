import { DefaultQueryExecutor, PostgresAdapter } from "kysely";
import { afterAll, expect } from "vitest";
import { isMaintenance } from "./maintenance-statements.ts";
import { findProblems, hasRowLock } from "./one-user-rule.ts";

// Set up for each test file of the run on a divided database: fails the file if the server ran a statement that
// does not name one user and is not listed as maintenance. Statements of the tests themselves are not checked.

/** Statements with their problems; those of earlier files of this process stay known. */
const recorder = globalThis as { statementRecorder?: StatementRecorder };

class StatementRecorder {
  readonly #seen = new Set<string>();
  #broken: string[] = [];

  constructor() {
    const { prototype } = DefaultQueryExecutor;
    const base = Object.getPrototypeOf(prototype) as Pick<DefaultQueryExecutor, "executeQuery">;
    const { executeQuery } = base;
    const record = (sql: string, parameters: readonly unknown[]) => this.#record(sql, parameters);
    base.executeQuery = function (this: DefaultQueryExecutor, query) {
      if (this.adapter instanceof PostgresAdapter) record(query.sql, query.parameters);
      return executeQuery.call(this, query) as never;
    };
  }

  #record(text: string, parameters: readonly unknown[]): void {
    if (isOfTest()) return;
    const problems = findProblems(text, parameters);
    const key = `${text} ${problems.join()}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    if (problems.length === 0) return;
    if (!isMaintenance(text) || hasRowLock(text))
      this.#broken.push(`${problems.join(", ")}: ${text}`);
  }

  takeBroken(): readonly string[] {
    return this.#broken.splice(0);
  }
}

/** True if a test, and not the server, asked for the statement: the first of our own files on the stack. */
function isOfTest(): boolean {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 40;
  const { stack = "" } = new Error();
  Error.stackTraceLimit = limit;
  const frame = stack
    .split("\n")
    .slice(1)
    .find((line) => line.includes("/apps/") && !line.includes("record-statements"));
  return frame !== undefined && /\.test\.ts|\/testing\/|\/migrations\//.test(frame);
}

recorder.statementRecorder ??= new StatementRecorder();

afterAll(() => {
  expect(recorder.statementRecorder?.takeBroken()).toEqual([]);
});
