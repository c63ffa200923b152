import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

import { loadPage } from "./load-page.ts";

type DashboardModule = typeof import("../src/app/prerender-dashboard.tsx");

const emptyRoot = '<div id="root"></div>';

/**
 * Writes dashboard.html next to index.html: the same page, with the dashboard's React components
 * as they look before the first response. It is `inert` and its text box is read-only until the app
 * replaces it: typed text would be lost.
 */
export function prerenderDashboard(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "morsel:prerender-dashboard",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const page = readFileSync(join(folder, "index.html"), "utf8");
      const module = await loadPage<DashboardModule>(
        config.root,
        "/src/app/prerender-dashboard.tsx",
      );
      const markup = module.renderDashboard().replaceAll("<textarea", "<textarea readonly");
      if (!page.includes(emptyRoot)) throw new Error(`index.html has no ${emptyRoot}`);
      if (/ style="/.test(markup)) {
        throw new Error("The content policy takes no style attribute: the dashboard needs a class");
      }
      writeFileSync(
        join(folder, "dashboard.html"),
        page.replace(emptyRoot, () => `<div id="root" inert>${markup}</div>`),
      );
    },
  };
}
