import { describe, expect, it } from "vitest";
import { english } from "../../languages/en/index.ts";
import { normalizeClockTimes } from "./normalize-clock-times.ts";

describe("spoken hours", () => {
  it.each([
    ["at eight I had toast", "at 8     I had toast"],
    ["toast at seven thirty", "toast at 7:30        "],
    ["at ate, eggs", "at 8  , eggs"],
    ["at twelve forty five we ate", "at 12:45             we ate"],
    ["at nine pm a banana", "at 9    pm a banana"],
    ["at seven o'clock rice", "at 7     o'clock rice"],
  ])("%s", (said, meant) => {
    expect(normalizeClockTimes(said, english)).toBe(meant);
    expect(normalizeClockTimes(said, english)).toHaveLength(said.length);
  });

  it.each(["lunch at five guys", "at four restaurants", "at one point", "eight eggs"])(
    "are not found in: %s",
    (message) => {
      expect(normalizeClockTimes(message, english)).toBe(message);
    },
  );
});
