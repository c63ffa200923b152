import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { cssModules } from "./build/css-modules.ts";
import { energyTable } from "./build/energy-table.ts";
import { browserLaunchOptions } from "./testing/find-browser.mjs";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  cacheDir: join("node_modules", ".vite", "web"),
  plugins: [react(), energyTable()],
  css: cssModules,
  worker: { format: "es" },
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "@tanstack/react-query",
      "chrono-node",
      "chrono-node/en",
      "d3-scale",
      "idb-keyval",
      "qrcode.react",
      "lucide-react",
      "papaparse",
      "radix-ui",
      "vitest-browser-react",
      "wouter",
      "wouter/use-browser-location",
      "zod",
    ],
  },
  test: {
    name: "web",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["./src/testing/setup.ts"],
    testTimeout: 60_000,
    // On a busy machine the code of a screen takes longer to arrive than the default of 1 s.
    expect: { poll: { timeout: 10_000 } },
    // Pages of one browser take the keyboard from each other.
    fileParallelism: false,
    // Files share one page, so that the app's modules are loaded once; setup.ts resets what tests change.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: browserLaunchOptions(),
        contextOptions: { timezoneId: "Europe/Paris", locale: "en-US", reducedMotion: "reduce" },
      }),
      viewport: { width: 390, height: 844 },
      screenshotFailures: false,
      instances: [{ browser: "chromium" }],
    },
  },
});
