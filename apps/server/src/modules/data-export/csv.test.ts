import { describe, expect, it } from "vitest";
import { csvLine } from "./csv.ts";

describe("csvLine", () => {
  it.each([
    ["=1+1", `"'=1+1"`],
    ["+1", `"'+1"`],
    ["-1", `"'-1"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"'\t=1"`],
    ["\rx", `"'\rx"`],
    [" =1", `"' =1"`],
    ["＝1", `"'＝1"`],
    ["\u200b=1", `"'\u200b=1"`],
    ["\ufeff\u2060 \u00ad=1", `"'\ufeff\u2060 \u00ad=1"`],
    ["\u3164+1", `"'\u3164+1"`],
    ["\u202e@SUM(A1)", `"'\u202e@SUM(A1)"`],
    ["﹦1", `"'﹦1"`],
    ["−1", `"'−1"`],
    ["﹫SUM(A1)", `"'﹫SUM(A1)"`],
    ["\u200b\u200d\ufe0f=1", `"'\u200b\u200d\ufe0f=1"`],
    ["\u0301=1", `"'\u0301=1"`],
    ["\n=1", `"'\n=1"`],
    ["\u00a0\t=1", `"'\u00a0\t=1"`],
    ["⁼1", `"'⁼1"`],
    ["₌1", `"'₌1"`],
    ["⁺1", `"'⁺1"`],
    ["₊1", `"'₊1"`],
    ["⁻1", `"'⁻1"`],
    ["–1", `"'–1"`],
    ["—1", `"'—1"`],
    ["‐1", `"'‐1"`],
    ["➕1", `"'➕1"`],
    ["꞊1", `"'꞊1"`],
    ["᐀1", `"'᐀1"`],
    ["🥚 = 2 eggs", `"🥚 = 2 eggs"`],
    ["½ cup", `"½ cup"`],
    ["\u200beggs = 2", `"\u200beggs = 2"`],
    ['say "cheese"', `"say ""cheese"""`],
    ["two\nlines", `"two\nlines"`],
    ["a;b,c", `"a;b,c"`],
    ["eggs = 2", `"eggs = 2"`],
    ["", `""`],
  ])("%j is written as %s, which spreadsheets do not run as a formula [V35]", (text, written) => {
    expect(csvLine([text])).toBe(`${written}\r\n`);
  });

  it("an unknown value is an empty cell, and a number has no quotes [V35]", () => {
    expect(csvLine([null, -1.5, 0])).toBe(",-1.5,0\r\n");
  });
});
