import { expect, type MockInstance, vi } from "vitest";

let spies: readonly MockInstance[] = [];

/** Listens for console errors and warnings; the test that fails by one shows it. */
export function watchConsole(): void {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")].map((spy) =>
    spy.mockImplementation(() => undefined),
  );
}

/** A silent console error is a failed test. */
export function expectNoComplaints(): void {
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
}

/** The console errors and warnings so far, each with its arguments. */
export function readComplaints(): readonly (readonly unknown[])[] {
  return spies.flatMap((spy) => spy.mock.calls);
}

/** For a test that provokes an error: expects it to be logged, and does not fail because of it. */
export function expectComplaints(): void {
  expect(readComplaints()).not.toEqual([]);
  for (const spy of spies) spy.mockClear();
}
