import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compressBuild } from "./build/compress-build.ts";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), tailwindcss(), compressBuild()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // A strict content policy allows no data: scripts and few data: images; files are cached for good.
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": "http://localhost:3000" } },
});
