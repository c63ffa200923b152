import { describe, expect, it } from "vitest";
import { isTimeZone, toLocalDay, toLocalMinute } from "./local-day.ts";

describe("Local days", () => {
  it.each([
    ["2026-05-03T08:00:00Z", "UTC", "2026-05-03"],
    ["2026-05-03T23:30:00Z", "Europe/Paris", "2026-05-04"],
    ["2026-05-03T02:30:00Z", "America/New_York", "2026-05-02"],
    ["2026-05-03T10:30:00Z", "Pacific/Kiritimati", "2026-05-04"],
    ["2026-05-03T18:20:00Z", "Asia/Kathmandu", "2026-05-04"],
    ["2026-03-29T00:59:59Z", "Europe/Paris", "2026-03-29"],
    ["2028-02-29T12:00:00Z", "Australia/Lord_Howe", "2028-02-29"],
    ["0999-01-02T12:00:00Z", "UTC", "0999-01-02"],
  ])("%s in %s is on the day %s", (instant, timeZone, day) => {
    expect(toLocalDay(Date.parse(instant), timeZone)).toBe(day);
  });

  it.each([
    ["2026-05-03T08:00:00Z", "UTC", 480],
    ["2026-05-03T22:00:00Z", "Europe/Paris", 0],
    ["2026-05-03T21:59:59Z", "Europe/Paris", 23 * 60 + 59],
    ["2026-05-03T08:05:00Z", "Asia/Kathmandu", 13 * 60 + 50],
  ])("the minute of %s in %s is %i", (instant, timeZone, minute) => {
    expect(toLocalMinute(Date.parse(instant), timeZone)).toBe(minute);
  });

  it.each(["UTC", "Europe/Paris", "America/Argentina/Ushuaia", "Etc/GMT+12", "EST5EDT"])(
    "%s is a time zone",
    (name) => expect(isTimeZone(name)).toBe(true),
  );

  it.each(["", "Europe/Nowhere", "+02:00", "-05:00", "a\0b", "Europe", "UTC\n", " UTC"])(
    "%j is not a time zone",
    (name) => expect(isTimeZone(name)).toBe(false),
  );
});
