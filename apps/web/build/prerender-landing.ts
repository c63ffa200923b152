import { join } from "node:path";
import {
  build,
  type IndexHtmlTransformContext,
  type Plugin,
  type ResolvedConfig,
  runnerImport,
} from "vite";

import { dropUnusedRules } from "./drop-unused-rules.ts";

type Bundle = NonNullable<IndexHtmlTransformContext["bundle"]>;
type LandingModule = typeof import("../src/features/landing/landing-page.tsx");

const startPath = "src/features/landing/landing-start.ts";

/**
 * Fills landing.html with the landing page's own React components, rendered at build time, and
 * puts its style into the page: one answer shows it, before any script. Its one script is built by
 * itself, for what it shares with the app comes in the app's file.
 */
export function prerenderLanding(): Plugin {
  let config: ResolvedConfig;
  let script = `/${startPath}`;
  return {
    name: "morsel:prerender-landing",
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const source = await buildStart(config.root);
      const asset = this.emitFile({ type: "asset", name: "landing.js", source });
      script = `/${this.getFileName(asset)}`;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { filename, bundle }) {
        if (!filename.endsWith("landing.html")) return html;
        const { module } = await runnerImport<LandingModule>(
          join(config.root, "src/features/landing/landing-page.tsx"),
          { root: config.root, configFile: false, logLevel: "error" },
        );
        const { markup, rules } = liftStyles(trimIcons(module.renderLandingPage()));
        const filled = html.replace(
          "<!--landing-->",
          () => `${markup}<script type="module" src="${script}"></script>`,
        );
        return bundle ? inlineStyle(filled, bundle, rules) : addStyle(filled, rules);
      },
    },
  };
}

async function buildStart(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, startPath) },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error(`${startPath} was not built`);
  return output.output[0].code;
}

/** What icons carry for other uses than a page. */
function trimIcons(markup: string): string {
  return markup.replaceAll(' xmlns="http://www.w3.org/2000/svg"', "").replace(/lucide[\w-]* /g, "");
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
