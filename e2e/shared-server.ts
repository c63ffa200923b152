import { appendFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureServerBuilt } from "../scripts/setup.mjs";
import { cheaperServer } from "./cheaper-server.ts";
import { Morsel } from "./start-morsel.ts";

/** All journeys come from one address. */
const withoutLimits = {
  REQUESTS_PER_MINUTE: "1000000",
  SIGN_INS_PER_15_MINUTES: "1000000",
  SIGN_UPS_PER_15_MINUTES: "1000000",
};
const variable = "MORSEL_JOURNEYS_URL";
const tracesVariable = "MORSEL_JOURNEYS_TRACES";

/** Starts the server of all journeys of a run, before the first; ends it after the last. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup as the default export.
export default async function startSharedServer(): Promise<() => Promise<void>> {
  ensureServerBuilt();
  const folder = await mkdtemp(join(tmpdir(), "morsel-journeys-"));
  process.env[tracesVariable] = folder;
  const { log, temporary } = sharedServerTraces();
  await mkdir(temporary);
  const settings = { ...withoutLimits, LOG_LEVEL: "debug", TMPDIR: temporary };
  const morsel = await Morsel.start(settings, {
    onOutput: (text) => appendFileSync(log, text),
    nodeOptions: cheaperServer,
  });
  process.env[variable] = morsel.url;
  return async () => {
    await morsel.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export function sharedServerUrl(): string {
  return read(variable);
}

/** The server's log file and its temporary folder. */
export function sharedServerTraces(): { readonly log: string; readonly temporary: string } {
  const folder = read(tracesVariable);
  return { log: join(folder, "log"), temporary: join(folder, "tmp") };
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error("The journeys' server was not started: see e2e/playwright.config.ts");
  return value;
}
