import { expect, test } from "vitest";
import { formatClock } from "./clock.ts";

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
