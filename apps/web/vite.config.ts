import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressBuild } from "./build/compress-build.ts";
import { prerenderLanding } from "./build/prerender-landing.ts";

const pageAt = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), tailwindcss(), prerenderLanding(), compressBuild()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The app, and the page that a first visit gets in its place.
    rolldownOptions: { input: [pageAt("index.html"), pageAt("landing.html")] },
    // A strict content policy allows no data: scripts and few data: images; files are cached for good.
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": "http://localhost:3000" } },
});
