import { weekdayIds } from "@morsel/contracts";
import { describe, expect, it } from "vitest";
import { nextReminderMs } from "./next-reminder.ts";

const daily = weekdayIds;
const iso = (ms: number) => new Date(ms).toISOString();

describe("The next time of a reminder", () => {
  it.each([
    ["later on the same day", "2026-06-10T09:00Z", "Europe/Berlin", "12:30", "2026-06-10T10:30Z"],
    [
      "on the next day at that time",
      "2026-06-10T10:30Z",
      "Europe/Berlin",
      "12:30",
      "2026-06-11T10:30Z",
    ],
    [
      "of the zone's day, not of UTC's",
      "2026-06-10T23:30Z",
      "Asia/Tokyo",
      "08:00",
      "2026-06-11T23:00Z",
    ],
    ["west of UTC", "2026-06-10T02:00Z", "America/Los_Angeles", "19:00", "2026-06-11T02:00Z"],
    [
      "before the clocks go forward",
      "2026-03-28T12:00Z",
      "Europe/Berlin",
      "12:30",
      "2026-03-29T10:30Z",
    ],
    [
      "after the clocks go back",
      "2026-10-25T00:00Z",
      "Europe/Berlin",
      "12:30",
      "2026-10-25T11:30Z",
    ],
    // 02:00 to 03:00 does not exist on that day.
    [
      "that the clock skips, an hour later",
      "2026-03-29T00:00Z",
      "Europe/Berlin",
      "02:30",
      "2026-03-29T01:30Z",
    ],
    // 02:00 to 03:00 exists twice on that day.
    [
      "that the clock shows twice, at the first",
      "2026-10-24T12:00Z",
      "Europe/Berlin",
      "02:30",
      "2026-10-25T00:30Z",
    ],
    [
      "once only if the clock shows it twice",
      "2026-10-25T00:30Z",
      "Europe/Berlin",
      "02:30",
      "2026-10-26T01:30Z",
    ],
    // Samoa had no 30 December 2011.
    [
      "after a day that the zone skips",
      "2011-12-30T09:00Z",
      "Pacific/Apia",
      "12:00",
      "2011-12-30T22:00Z",
    ],
  ])("is the time %s", (_name, after, timeZone, time, expected) => {
    const dueMs = nextReminderMs(Date.parse(after), { time, weekdays: daily, timeZone });
    expect(iso(dueMs)).toBe(iso(Date.parse(expected)));
  });

  it("is on one of its weekdays, up to a week later", () => {
    // A Wednesday.
    const afterMs = Date.parse("2026-06-10T12:00Z");
    const next = (weekdays: (typeof weekdayIds)[number][]) =>
      iso(nextReminderMs(afterMs, { time: "12:00", weekdays, timeZone: "UTC" }));
    expect(next(["saturday", "sunday"])).toBe("2026-06-13T12:00:00.000Z");
    expect(next(["monday"])).toBe("2026-06-15T12:00:00.000Z");
    expect(next(["wednesday"])).toBe("2026-06-17T12:00:00.000Z");
  });
});
