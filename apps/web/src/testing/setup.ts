import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/reset.css";
import "../ui/base.css";
import { afterEach, beforeEach, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { clearStored } from "../platform/idb-store.ts";
import { deleteFromOutbox, readOutbox } from "../platform/outbox-store.ts";
import { expectNoConsoleErrors, watchConsole } from "./console-errors.ts";

beforeEach(async () => {
  // The app of the previous test would still store responses.
  await cleanup();
  sessionStorage.clear();
  localStorage.clear();
  await clearStored();
  await deleteFromOutbox((await readOutbox()).map(({ id }) => id));
  watchConsole();
});

afterEach(() => {
  expectNoConsoleErrors();
  vi.restoreAllMocks();
});
