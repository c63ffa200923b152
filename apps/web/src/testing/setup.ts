import "../ui/fonts.css";
import "../styles.css";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let complaints: readonly MockInstance[] = [];

beforeEach(() => {
  sessionStorage.clear();
  complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

// A silent console error is a failed test.
afterEach(() => {
  for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
