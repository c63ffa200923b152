// Loaded into a server under test before its program (`--import`): it ends or stops the process at the point
// FAIL_AT, which it recognizes by the statements to the database. The program is not changed.
import { DatabaseSync, type StatementSync } from "node:sqlite";
import pg from "pg";
import { anyStatement, type FailPoint, failPoints } from "./fail-point-list.ts";

// FAIL_ON: only if the result of the statement contains these words, as a claimed message does.
const { FAIL_AT = "", FAIL_AT_COUNT = "1", FAIL_BY = "SIGKILL", FAIL_ON = "" } = process.env;
const point: FailPoint | undefined =
  FAIL_AT === anyStatement ? { statement: /./, when: "before" } : failPoints[FAIL_AT];
if (!point) throw new Error(`No such fail point: ${FAIL_AT}`);
const { statement, when } = point;
let left = Number(FAIL_AT_COUNT);

function fail(): void {
  left -= 1;
  if (left > 0 && FAIL_BY === "SIGKILL") return;
  process.kill(process.pid, FAIL_BY);
}

/** Follows one connection: call `before` and `after` around each of its statements. */
class Watch {
  #isArmed = false;

  before(sql: string): void {
    if (when === "before" && statement.test(sql)) fail();
  }

  after(sql: string, result: unknown): void {
    if (statement.test(sql) && JSON.stringify(result).includes(FAIL_ON)) {
      if (when === "after") fail();
      this.#isArmed = when === "after-commit";
    } else if (/^(commit|rollback)/i.test(sql)) {
      if (this.#isArmed && /^commit/i.test(sql)) fail();
      this.#isArmed = false;
    }
  }
}

const fileWatch = new Watch();
const prepare = DatabaseSync.prototype.prepare;
DatabaseSync.prototype.prepare = function (this: DatabaseSync, sql: string, ...rest) {
  const prepared: StatementSync = prepare.call(this, sql, ...rest);
  for (const name of ["all", "run"] as const) {
    const original = prepared[name].bind(prepared) as (...values: never[]) => unknown;
    Object.defineProperty(prepared, name, {
      value: (...values: never[]) => {
        fileWatch.before(sql);
        const result = original(...values);
        fileWatch.after(sql, result);
        return result;
      },
    });
  }
  return prepared;
};

const watches = new WeakMap<object, Watch>();
const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [first] = given;
  const sql =
    typeof first === "string" ? first : ((first as { text?: string } | undefined)?.text ?? "");
  const watch = watches.get(this) ?? new Watch();
  watches.set(this, watch);
  watch.before(sql);
  const result = query.apply(this, given);
  if (!(result instanceof Promise)) return result;
  return result.then((answer: pg.QueryResult) => {
    watch.after(sql, answer.rows);
    return answer;
  });
} as typeof pg.Client.prototype.query;
