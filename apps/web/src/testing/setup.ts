import "../ui/fonts.css";
import "../styles.css";
import { afterEach, beforeEach, vi } from "vitest";
import { expectNoComplaints, watchConsole } from "./complaints.ts";

beforeEach(() => {
  sessionStorage.clear();
  watchConsole();
});

afterEach(() => {
  expectNoComplaints();
  vi.restoreAllMocks();
});
