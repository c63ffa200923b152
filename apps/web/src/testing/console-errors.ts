import { expect, type MockInstance, vi } from "vitest";

let spies: readonly MockInstance[] = [];

/** Records console errors and warnings. */
export function watchConsole(): void {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")].map((spy) =>
    spy.mockImplementation(() => undefined),
  );
}

/** Fails the test if the console has errors or warnings. */
export function expectNoConsoleErrors(): void {
  for (const spy of spies) expect(spy).not.toHaveBeenCalled();
}

/** The console errors and warnings so far, each with its arguments. */
export function readConsoleErrors(): readonly (readonly unknown[])[] {
  return spies.flatMap((spy) => spy.mock.calls);
}

/** For a test that provokes an error: expects it to be logged, and does not fail because of it. */
export function expectConsoleErrors(): void {
  expect(readConsoleErrors()).not.toEqual([]);
  for (const spy of spies) spy.mockClear();
}
