import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressBuild } from "./build/compress-build.ts";
import { cssModules } from "./build/css-modules.ts";
import { energyTable } from "./build/energy-table.ts";
import { prerenderDashboard } from "./build/prerender-dashboard.ts";
import { prerenderLanding } from "./build/prerender-landing.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { startAfterPaint } from "./build/start-after-paint.ts";

const pageAt = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The modules that the dashboard always imports once the browser is idle. */
const loadedWhenIdle =
  /src[\\/](api[\\/](outbox|messages-on-demand)\.ts|ui[\\/]tooltip\.tsx|features[\\/]log[\\/](log-again|shared-input|outbox[\\/]outbox-(list|note))\.tsx)$/;

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    react(),
    energyTable(),
    prerenderLanding(),
    startAfterPaint(),
    prerenderDashboard(),
    serviceWorker(),
    compressBuild(),
  ],
  css: cssModules,
  // The router brings a shim for a hook that React has had since version 18.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The app, and the page that a first visit gets in its place.
    rolldownOptions: {
      input: [pageAt("index.html"), pageAt("landing.html"), pageAt("src/start-after-paint.ts")],
      // The first load comes in one file, and what it loads when the browser is idle in another: each further
      // file costs headers and a request.
      output: {
        codeSplitting: {
          groups: [
            { name: "app", test: /src[\\/]main\.tsx$/ },
            { name: "idle", test: loadedWhenIdle },
          ],
        },
      },
    },
    // All supported browsers have it.
    modulePreload: { polyfill: false },
    // The content policy allows no data: scripts and few data: images; files are cached permanently.
    assetsInlineLimit: 0,
  },
  worker: { format: "es", plugins: () => [energyTable()] },
  server: { proxy: { "/api": "http://localhost:3000" } },
});
