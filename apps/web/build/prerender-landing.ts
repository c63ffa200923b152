import { join } from "node:path";
import {
  type IndexHtmlTransformContext,
  type Plugin,
  type ResolvedConfig,
  runnerImport,
} from "vite";

import { dropUnusedRules } from "./drop-unused-rules.ts";

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;
type LandingModule = typeof import("../src/features/landing/landing-page.tsx");

/**
 * Fills landing.html with the landing page's own React components, rendered at build time, and
 * puts its style into the page: one answer shows it, before any script.
 */
export function prerenderLanding(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "morsel:prerender-landing",
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { filename, bundle }) {
        if (!filename.endsWith("landing.html")) return html;
        const { module } = await runnerImport<LandingModule>(
          join(config.root, "src/features/landing/landing-page.tsx"),
          { root: config.root, configFile: false, logLevel: "error" },
        );
        const { markup, rules } = liftStyles(module.renderLandingPage());
        const filled = html.replace("<!--landing-->", () => markup);
        return bundle ? inlineStyle(filled, bundle, rules) : addStyle(filled, rules);
      },
    },
  };
}

/** A strict content policy takes no style attributes: each becomes a rule that finds its element. */
function liftStyles(markup: string): { readonly markup: string; readonly rules: string } {
  const styles: string[] = [];
  const lifted = markup.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!styles.includes(style)) styles.push(style);
    return ` data-style="${styles.indexOf(style)}"`;
  });
  const rules = styles.map((style, index) => `[data-style="${index}"]{${style}}`).join("");
  return { markup: lifted, rules };
}

/** Puts the page's stylesheet where its link stands, and leaves no file of it behind. */
function inlineStyle(html: string, bundle: Bundle, rules: string): string {
  return html.replace(
    /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g,
    (_, fileName: string) => {
      const asset = bundle[fileName];
      if (asset?.type !== "asset") throw new Error(`There is no stylesheet ${fileName}`);
      delete bundle[fileName];
      const used = dropUnusedRules(String(asset.source), html);
      return `<style>${used}${rules}</style>`;
    },
  );
}

function addStyle(html: string, rules: string): string {
  return html.replace("</head>", () => `<style>${rules}</style></head>`);
}
