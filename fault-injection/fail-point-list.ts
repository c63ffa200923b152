/** A point in the processing of a message or an edit, identified by its SQL statement. */
export interface FailPoint {
  readonly statement: RegExp;
  /** `after-commit`: when the transaction that the statement is in has been committed. */
  readonly when: "before" | "after" | "after-commit";
}

const claim = /^update "chat_jobs" set "status" = .*"attempt" = attempt \+ 1/;
/** By the worker that holds the lease: a job without a lease is ended without an attempt. */
const end = /^update "chat_jobs" set "status" = \S+ "error" = .*"attempt" = /;
const insertMeals = /^insert into "meals"/;
const cancel = /^update "chat_jobs" set "status" = \S+ "lease_until" = .*"status" in/;
const submit = /^insert into "chat_jobs"/;
const keepEdit = /^insert into "meal_revisions"/;

/** Every statement: FAIL_AT_COUNT says which one. */
export const anyStatement = "any statement";

/** The points at which a process can be killed. */
export const failPoints: Readonly<Record<string, FailPoint>> = {
  "a message is inserted, not committed": { statement: submit, when: "after" },
  "a message is committed, not answered": { statement: submit, when: "after-commit" },
  "a job is claimed, not committed": { statement: claim, when: "after" },
  "a job is claimed": { statement: claim, when: "after-commit" },
  "a message is read, nothing written": { statement: end, when: "before" },
  "a job is ended, its meals are not written": { statement: insertMeals, when: "before" },
  "meals are written, not committed": { statement: insertMeals, when: "after" },
  "meals are committed": { statement: insertMeals, when: "after-commit" },
  "a cancel is written, not committed": { statement: cancel, when: "after" },
  "a cancel is committed, not answered": { statement: cancel, when: "after-commit" },
  "an edit is written, not committed": { statement: keepEdit, when: "after" },
  "an edit is committed": { statement: keepEdit, when: "after-commit" },
};
