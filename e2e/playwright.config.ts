import { readdirSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { browserLaunchOptions } from "../apps/web/testing/find-browser.mjs";

/** Looks at what all journeys together left behind. */
const afterAll = "after-all-journeys";
/** What these show does not depend on the size of the window. */
const sizeIndependent = [
  "connection-loss",
  "content-policy",
  "edit",
  "estimate-preview",
  "first-load",
  "first-meal",
  "fun-facts",
  "landing",
  "language-model",
  "narrow",
  "new-version",
  "offline",
  // These look at each screen at both sizes themselves: see window.ts.
  "overlays",
  "screens-signed-in",
  "screens-signed-out",
  "own-words",
  "passkey",
  "quick-add",
  "restart",
  "share",
  "signed-out",
  "targets",
  "trends",
  "voice",
];
const specFiles = new Set(readdirSync(import.meta.dirname));
const toSpecFiles = (names: readonly string[]) =>
  names.map((name) => {
    // A renamed file would otherwise change when and how often its journeys run, without a message.
    if (!specFiles.has(`${name}.spec.ts`)) throw new Error(`e2e has no ${name}.spec.ts`);
    return `**/${name}.spec.ts`;
  });

/** Another browser, if it is installed: `JOURNEY_BROWSER=firefox npm test -- journeys`. */
const browsers = ["chromium", "firefox", "webkit"] as const;
const browserName =
  browsers.find((name) => name === process.env.JOURNEY_BROWSER) ?? ("chromium" as const);

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
    // Installing it costs more than the page; the files that need it allow it.
    serviceWorkers: "block",
    // Animations keep the processor busy while a journey waits.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 8_000,
  },
  projects: [
    { name: afterAll, testMatch: toSpecFiles([afterAll]) },
    {
      name: "phone",
      teardown: afterAll,
      testIgnore: toSpecFiles([afterAll]),
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        // Firefox knows no other width of a page than that of its window.
        isMobile: browserName !== "firefox",
      },
    },
    {
      name: "desktop",
      teardown: afterAll,
      testIgnore: toSpecFiles([afterAll, ...sizeIndependent]),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
