import { Morsel } from "./morsel.ts";

/** All journeys come from one address. */
const withoutLimits = {
  REQUESTS_PER_MINUTE: "1000000",
  SIGN_INS_PER_15_MINUTES: "1000000",
  SIGN_UPS_PER_15_MINUTES: "1000000",
};
const variable = "MORSEL_JOURNEYS_URL";

/** Starts the server of all journeys of a run, before the first; ends it after the last. */
// biome-ignore lint/style/noDefaultExport: Playwright takes a global setup as the default export.
export default async function startSharedServer(): Promise<() => Promise<void>> {
  const morsel = await Morsel.start(withoutLimits);
  process.env[variable] = morsel.url;
  return () => morsel.stop();
}

export function sharedServerUrl(): string {
  const url = process.env[variable];
  if (!url) throw new Error("The journeys' server was not started: see e2e/playwright.config.ts");
  return url;
}
