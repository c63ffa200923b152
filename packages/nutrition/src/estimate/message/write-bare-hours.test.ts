import { describe, expect, test } from "vitest";
import { english } from "../../languages/en/index.ts";
import { writeBareHours } from "./write-bare-hours.ts";

const write = (text: string) =>
  writeBareHours({ original: text, corrected: text }, english).corrected;

describe("writeBareHours", () => {
  test.each([
    [
      "7:30 banana / 10 granola bar / 1pm chili / 6 salmon",
      "7:30 banana / at 10:00 am granola bar / 1pm chili / at 18:00 salmon",
    ],
    ["7am coffee, 9 oatmeal, 12:30 soup", "7am coffee, at 9:00 am oatmeal, 12:30 soup"],
    ["8am toast\n1pm soup\n7 pasta", "8am toast\n1pm soup\nat 19:00 pasta"],
    ["7am toast, jam / 10 banana / 1pm soup", "7am toast, jam / at 10:00 am banana / 1pm soup"],
  ])("writes the bare hours of %j", (text, written) => {
    expect(write(text)).toBe(written);
  });

  test.each([
    ["next to number words", "3 kajzerki with ham, one with butter, two without"],
    ["with one clock time", "8am toast / 10 granola bar / 6 salmon"],
    ["that do not ascend", "8am toast / 1pm soup / 12 pizza / 2 granola bar / 7pm rice"],
    ["before a plural", "8am toast, 10 almonds, 1pm soup"],
    ["of one food", "8am toast, 1 apple, 3pm soup"],
    ["before a measure", "8am toast, 9 slice ham, 1pm soup"],
    ["among items without an hour", "8am toast, jam, 10 granola bar, 1pm soup"],
  ])("leaves numbers %s", (_, text) => {
    expect(write(text)).toBe(text);
  });
});
