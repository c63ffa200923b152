import { defineConfig } from "@playwright/test";
import { testLaunchOptions } from "../apps/web/testing/find-browser.mjs";

/** Looks at what all journeys together left behind. */
const afterAll = "**/after-all-journeys.spec.ts";
/** Another browser, if it is installed: `JOURNEY_BROWSER=firefox npm test -- journeys`. */
const browsers = ["chromium", "firefox", "webkit"] as const;
const browserName =
  browsers.find((name) => name === process.env.JOURNEY_BROWSER) ?? ("chromium" as const);

/**
 * A time zone in which it is about three in the afternoon now, so that "for lunch" is of today at any hour
 * of a run, and the date is that of UTC.
 */
function afternoonZone(): string {
  const hoursAhead = Math.min(14, 15 - new Date().getUTCHours());
  return `Etc/GMT${hoursAhead > 0 ? "-" : "+"}${Math.abs(hoursAhead)}`;
}

export default defineConfig({
  testDir: ".",
  globalSetup: "./shared-server.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // What fails once has failed. It runs again only for its trace, which costs a fifth of the time.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [
    ["list"],
    [
      "json",
      { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? "../test-results/journeys.json" },
    ],
  ],
  // On a busy machine everything takes three times as long; a passing run ends no later for long limits.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName,
    launchOptions: browserName === "chromium" ? testLaunchOptions() : {},
    locale: "en-GB",
    timezoneId: afternoonZone(),
    trace: "on-first-retry",
    // Installing it costs more than the page; the files that need it allow it.
    serviceWorkers: "block",
    // Animations keep the processor busy while a journey waits.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 30_000,
  },
  projects: [
    { name: "after-all", testMatch: afterAll },
    {
      name: "phone",
      teardown: "after-all",
      testIgnore: afterAll,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        // Firefox knows no other width of a page than that of its window.
        isMobile: browserName !== "firefox",
      },
    },
  ],
});
