import { defineConfig } from "@playwright/test";
import { browserLaunchOptions } from "../scripts/find-browser.mjs";

/** What these show does not depend on the size of the window. */
const sameAtEverySize =
  /(afterwards|content-policy|drop-outs|edit|estimate-preview|first-load|first-trip|fun-facts|landing|language-model|narrow|new-version|offline|own-words|passkey|quick-add|restart|share|signed-out|trends|targets|voice)\.spec\.ts$/;

/** Another browser, if it is installed: `JOURNEY_BROWSER=firefox npm test -- journeys`. */
const browsers = ["chromium", "firefox", "webkit"] as const;
const browserName =
  browsers.find((name) => name === process.env.JOURNEY_BROWSER) ?? ("chromium" as const);
/** Looks at what all journeys together left behind. */
const afterwards = "afterwards";

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
  timeout: 40_000,
  expect: { timeout: 8_000 },
  use: {
    browserName,
    launchOptions: browserName === "chromium" ? browserLaunchOptions() : {},
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    trace: "on-first-retry",
    actionTimeout: 8_000,
  },
  projects: [
    { name: afterwards, testMatch: /afterwards\.spec\.ts$/ },
    {
      name: "phone",
      teardown: afterwards,
      testIgnore: /afterwards\.spec\.ts$/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        // Firefox knows no other width of a page than that of its window.
        isMobile: browserName !== "firefox",
      },
    },
    {
      name: "desktop",
      teardown: afterwards,
      testIgnore: sameAtEverySize,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
