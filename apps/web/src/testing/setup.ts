import "../ui/fonts.css";
import "../styles.css";
import { afterEach, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { forgetKept } from "../platform/kept-store.ts";
import { forgetWaiting, readWaiting } from "../platform/waiting-store.ts";
import { expectNoComplaints, watchConsole } from "./complaints.ts";

beforeEach(async () => {
  // The app of the test before would go on keeping what it was answered.
  await cleanup();
  sessionStorage.clear();
  localStorage.clear();
  await forgetKept();
  await forgetWaiting((await readWaiting()).map(({ id }) => id));
  watchConsole();
});

afterEach(() => {
  expectNoComplaints();
  vi.restoreAllMocks();
});
