import { expect, test } from "vitest";
import { formatClock, formatHour, localizeClocks } from "./clock.ts";

const evening = new Date(2026, 10, 19, 19, 40);
const night = new Date(2026, 10, 19, 0, 5);

test.each([
  ["en-US", "7:40 PM", "12:05 AM"],
  ["en-AU", "7:40 PM", "12:05 AM"],
  ["en-GB", "19:40", "00:05"],
  ["de-DE", "19:40", "00:05"],
  ["ja-JP", "19:40", "00:05"],
])("the time has the format of the locale: %s", (locale, late, early) => {
  const plain = (moment: Date) => formatClock(moment, locale).replace("\u202f", " ");
  expect([plain(evening), plain(night)]).toEqual([late, early]);
});

test("a whole hour has the format of the locale", () => {
  expect([0, 6, 18, 24].map((hour) => formatHour(hour, "en-GB"))).toEqual([
    "00:00",
    "06:00",
    "18:00",
    "00:00",
  ]);
  expect(formatHour(18, "en-US")).toMatch(/^6:00\sPM$/);
});

test("the times of a server's text get the format of the locale; other numbers stay", () => {
  const text = "The first meal came at about 08:05 and the last at 19:40, a 12:345 ratio, 25:00.";
  expect(localizeClocks(text, "en-GB")).toBe(text);
  expect(localizeClocks(text, "en-US").replaceAll("\u202f", " ")).toBe(
    "The first meal came at about 8:05 AM and the last at 7:40 PM, a 12:345 ratio, 25:00.",
  );
});
