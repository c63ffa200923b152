import { describe, expect, it } from "vitest";
import { findProblems } from "./one-user-rule.ts";
import { StatementRecorder } from "./statement-recorder.ts";

describe("The rule that a statement names one user", () => {
  it.each([
    [`select "id" from "meals" where "user_id" = $1 and "id" = $2`, ["ann", "a"]],
    [`select * from "meals" as "meal" where "meal"."user_id" = $1::text`, ["ann"]],
    [`update "meals" set "title" = $1 where "user_id" = $2`, ["Eggs", "ann"]],
    [`delete from "meals" where "user_id" = $1 and ("id" = $2 or "id" = $3)`, ["ann", "a", "b"]],
    [`insert into "meals" ("id", "user_id") values ($1, $2), ($3, $4)`, ["a", "ann", "b", "ann"]],
    [
      `select * from "meals" left join "day_sums" on "day_sums"."user_id" = $1 where "meals"."user_id" = $2`,
      ["ann", "ann"],
    ],
    [`select * from "users" inner join "sessions" on "users"."id" = "sessions"."user_id"`, []],
    [`select * from (select "id" from "meals" where "user_id" = $1) as "days"`, ["ann"]],
  ])("allows %s", (text, parameters) => {
    expect(findProblems(text, parameters)).toEqual([]);
  });

  it.each([
    ["no user", `select "id" from "meals" where "id" = $1`, ["a"]],
    ["a list of users", `select "id" from "meals" where "user_id" in ($1, $2)`, ["ann", "ben"]],
    [
      "a user or another",
      `select "id" from "meals" where "user_id" = $1 or "id" = $2`,
      ["ann", "a"],
    ],
    [
      "a join that takes the user from the other table",
      `select * from "meals" join "day_sums" on "day_sums"."user_id" = "meals"."user_id" where "meals"."user_id" = $1`,
      ["ann"],
    ],
    [
      "a join of two users",
      `select * from "meals" join "day_sums" on "day_sums"."user_id" = $1 where "meals"."user_id" = $2`,
      ["ann", "ben"],
    ],
    [
      "a subquery without a user",
      `delete from "edit_jobs" where "user_id" = $1 and "meal_id" in (select "id" from "meals" where "job_id" = $2)`,
      ["ann", "a"],
    ],
    ["rows of two users", `insert into "meals" ("user_id") values ($1), ($2)`, ["ann", "ben"]],
    ["rows of a query", `insert into "meals" ("user_id") select "id" from "users"`, []],
    ["an update of all", `update "chat_jobs" set "photo_id" = $1`, [null]],
  ])("refuses %s", (_what, text, parameters) => {
    expect(findProblems(text, parameters)).not.toEqual([]);
  });
});

describe("The recorder of statements", () => {
  const recordOne = (text: string, parameters: readonly unknown[] = []) => {
    const recorder = new StatementRecorder();
    recorder.record(text, parameters);
    return recorder.takeBroken();
  };

  it("reports a statement that concerns several users", () => {
    expect(recordOne(`select "id" from "meals"`)).toEqual([
      `reads or writes meals of several users: select "id" from "meals"`,
    ]);
  });

  it("reports each execution that names several users, also of a statement that names one elsewhere", () => {
    const recorder = new StatementRecorder();
    const text = `insert into "meals" ("user_id") values ($1), ($2)`;
    recorder.record(text, ["ann", "ann"]);
    expect(recorder.takeBroken()).toEqual([]);
    recorder.record(text, ["ann", "ben"]);
    expect(recorder.takeBroken()).toEqual([`names several users: ${text}`]);
  });

  it("allows maintenance, but not a lock of rows in it", () => {
    const due = `select * from "reminders" where "next_at" <= $1 order by "next_at" limit $2`;
    const queue = `select "user_id" from "job_queue" where "kind" = $1 and "ready_at" <= 0`;
    expect(recordOne(due)).toEqual([]);
    expect(recordOne(`${due} for update`)).not.toEqual([]);
    expect(recordOne(`${queue} limit $2`)).toEqual([]);
    expect(recordOne(`${queue} for update skip locked limit $2`)).not.toEqual([]);
  });
});
