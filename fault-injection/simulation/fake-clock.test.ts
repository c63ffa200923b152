import { afterEach, describe, expect, it } from "vitest";
import { FakeClock } from "./fake-clock.ts";

describe("Fake clock", () => {
  const clock = new FakeClock(0);
  afterEach(() => clock.remove());

  it("passes a timer's arguments to it, when it is due and not before", async () => {
    clock.install();
    const calls: unknown[] = [];
    setTimeout((...passed) => calls.push(passed), 10, "timeout", 1);
    setInterval((...passed) => calls.push(passed), 20, "interval", 2);
    await clock.advance(9);
    expect(calls).toEqual([]);
    await clock.advance(31);
    expect(calls).toEqual([
      ["timeout", 1],
      ["interval", 2],
      ["interval", 2],
    ]);
  });
});
