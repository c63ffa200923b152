import "../ui/fonts.css";
import "../styles.css";
import { afterEach, beforeEach, vi } from "vitest";
import { forgetKept } from "../platform/kept-store.ts";
import { expectNoComplaints, watchConsole } from "./complaints.ts";

beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await forgetKept();
  watchConsole();
});

afterEach(() => {
  expectNoComplaints();
  vi.restoreAllMocks();
});
