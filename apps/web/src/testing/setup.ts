import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/reset.css";
import "../ui/base.css";
import { afterEach, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { forgetKept } from "../platform/idb-store.ts";
import { forgetWaiting, readWaiting } from "../platform/outbox-store.ts";
import { expectNoComplaints, watchConsole } from "./console-errors.ts";

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
