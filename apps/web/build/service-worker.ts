import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";

const source = "src/service-worker/sw.ts";
const fileName = "sw.js";
/** What the service worker caches. */
const cached = ["index.html", "favicon.svg", "assets/*.{js,css,woff2}"];
/**
 * Cached first: the largest file, which the first estimate while typing waits for. Workbox fetches one file at a
 * time, so on a slow connection the last one comes many seconds later.
 */
const cachedFirst = /^assets\/worker-/;
/** A name there changes with its content. */
const hasHashInName = /^assets\//;
const placeholder = "self.__WB_MANIFEST";

/**
 * Writes the service worker into the build, with the list of its files, as workbox-precaching reads it.
 * The name of the file is fixed, so that browsers find its next version.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "morsel:service-worker",
    apply: "build",
    enforce: "post",
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const files = listFiles(folder);
        await build({
          configFile: false,
          root: config.root,
          logLevel: config.logLevel ?? "info",
          publicDir: false,
          build: {
            outDir: folder,
            emptyOutDir: false,
            modulePreload: false,
            rolldownOptions: {
              input: join(config.root, source),
              output: { format: "iife", entryFileNames: fileName },
            },
          },
        });
        const path = join(folder, fileName);
        const [before, after, ...others] = readFileSync(path, "utf8").split(placeholder);
        if (after === undefined || others.length > 0) {
          throw new Error(`${source} must use ${placeholder} once`);
        }
        writeFileSync(path, `${before}${JSON.stringify(files)}${after}`);
      },
    },
  };
}

function listFiles(folder: string) {
  const paths = globSync(cached, { cwd: folder })
    .map((path) => path.replaceAll("\\", "/"))
    .sort();
  const first = paths.filter((path) => cachedFirst.test(path));
  if (first.length !== 1)
    throw new Error(`One file must match ${cachedFirst}: ${first.join(", ")}`);
  return [...new Set([...first, ...paths])].map((url) => ({
    revision: hasHashInName.test(url) ? null : hashOf(join(folder, url)),
    url,
  }));
}

function hashOf(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex").slice(0, 32);
}
