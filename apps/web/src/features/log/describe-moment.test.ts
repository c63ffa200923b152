import { expect, test } from "vitest";
import { describeMoment } from "./describe-moment.ts";

const now = new Date(2026, 10, 19, 16, 30, 0);

test.each([
  ["a time in the last minute", new Date(2026, 10, 19, 16, 29, 30), "just now"],
  ["a time ahead of the clock", new Date(2026, 10, 19, 16, 31, 0), "just now"],
  ["a time earlier today", new Date(2026, 10, 19, 7, 41, 0), "7:41 AM"],
  ["a time yesterday, less than 24 hours ago", new Date(2026, 10, 18, 23, 50, 0), "Nov-18"],
  ["a date earlier this year", new Date(2026, 0, 3, 12, 0, 0), "Jan-03"],
  ["a date in another year", new Date(2025, 11, 31, 12, 0, 0), "Dec-31, 2025"],
])("describeMoment formats %s", (_, moment, expected) => {
  expect(describeMoment(moment.toISOString(), now.getTime(), "en-US")).toBe(expected);
});

test.each([
  ["en-US", "4:05 PM"],
  ["en-AU", "4:05 PM"],
  ["en-GB", "16:05"],
  ["de", "16:05"],
])("the time has the format of the locale %s", (locale, expected) => {
  const moment = new Date(2026, 10, 19, 16, 5, 0);
  expect(describeMoment(moment.toISOString(), now.getTime(), locale)).toBe(expected);
});

test("an invalid time gives an empty text", () => {
  expect(describeMoment("soon", now.getTime())).toBe("");
});
