import { describe, expect, it } from "vitest";
import { findProblems, hasRowLock } from "./one-user-rule.ts";

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

  it("finds locks of rows", () => {
    expect(hasRowLock(`select 1 from "meals" for update skip locked`)).toBe(true);
    expect(hasRowLock(`select 1 from "meals"`)).toBe(false);
  });
});
