import { defaultTargets, mergeTargets } from "@morsel/nutrition";
import { describe, expect, it } from "vitest";
import { targetsOnDay } from "./weekday-targets.ts";

describe("targets by weekday", () => {
  const own = { protein_g: { low: 80, high: 80 }, sugar_g: { low: null, high: 40 } };
  const ofWeekdays = { saturday: { protein_g: { low: 120, high: null } } };
  const saturday = "2026-11-21";

  it("replace the user's own targets on that weekday only, one by one", () => {
    const targets = targetsOnDay(own, ofWeekdays, saturday, undefined);
    expect(targets).toMatchObject({ protein_g: { low: 120, high: null }, sugar_g: own.sugar_g });
    expect(targets.fat_g).toEqual(defaultTargets.fat_g);
    for (const day of ["2026-11-20", "2026-11-22", "", "Unknown"]) {
      expect(targetsOnDay(own, ofWeekdays, day, undefined)).toEqual(mergeTargets(own));
    }
  });

  it.each([
    ["2026-11-16", "monday"],
    ["2024-02-29", "thursday"],
    ["2026-11-22", "sunday"],
  ] as const)("on %s are those of %s", (day, weekday) => {
    const targets = targetsOnDay({}, { [weekday]: own }, day, undefined);
    expect(targets.protein_g).toEqual(own.protein_g);
  });
});
