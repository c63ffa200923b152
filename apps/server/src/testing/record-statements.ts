import { DefaultQueryExecutor, PostgresAdapter } from "kysely";
import { afterAll, expect } from "vitest";
import { StatementRecorder } from "./statement-recorder.ts";

// Set up for each test file of the run on a divided database (`TEST_PARTITIONS`): fails the file if the server ran a
// statement that does not name one user and is not listed as maintenance. The tests' own statements are not checked.

/** One for all test files of a process. */
const shared = globalThis as { statementRecorder?: StatementRecorder };
const recorder = shared.statementRecorder ?? startRecording();
shared.statementRecorder = recorder;

function startRecording(): StatementRecorder {
  const recorder = new StatementRecorder();
  const base = Object.getPrototypeOf(DefaultQueryExecutor.prototype) as DefaultQueryExecutor;
  const { executeQuery } = base;
  base.executeQuery = function (this: DefaultQueryExecutor, query) {
    const isPostgres = this.adapter instanceof PostgresAdapter;
    if (isPostgres && !isOfTest()) recorder.record(query.sql, query.parameters);
    return executeQuery.call(this, query) as never;
  };
  return recorder;
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

afterAll(() => {
  expect(recorder.takeBroken()).toEqual([]);
});
