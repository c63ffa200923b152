import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";

import { loadPage } from "./load-page.ts";

type DashboardModule = typeof import("../src/app/prerender-dashboard.tsx");

const emptyRoot = '<div id="root"></div>';

/**
 * Puts dashboard.html beside index.html: the same page, with the dashboard's own React components
 * as they look before the first answer. Out of reach (`inert`, and nothing can be typed) until the app
 * takes their place: what is typed must not be lost.
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
