import { join } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";

import { cssModules } from "./css-modules.ts";
import { dropUnusedRules } from "./drop-unused-rules.ts";
import { loadPage } from "./load-page.ts";

type LandingModule = typeof import("../src/features/landing/landing-page.tsx");

const pagePath = "src/features/landing/landing-page.tsx";
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
      const source = await buildScript(config.root);
      const asset = this.emitFile({ type: "asset", name: "landing.js", source });
      script = `/${this.getFileName(asset)}`;
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { filename }) {
        if (!filename.endsWith("landing.html")) return html;
        const module = await loadPage<LandingModule>(config.root, `/${pagePath}`);
        const { markup, rules } = liftStyles(trimIcons(module.renderLandingPage()));
        const filled = html.replace(
          "<!--landing-->",
          () => `${markup}<script type="module" src="${script}"></script>`,
        );
        const style = dropUnusedRules(await buildStyle(config.root), filled);
        return filled.replace("</head>", () => `<style>${style}${rules}</style></head>`);
      },
    },
  };
}

async function buildScript(root: string): Promise<string> {
  const code = (await buildAlone(root, startPath)).find((file) => file.type === "chunk")?.code;
  if (code === undefined) throw new Error(`${startPath} was not built`);
  return code;
}

/** The style of everything that the page's components import. */
async function buildStyle(root: string): Promise<string> {
  const files = await buildAlone(root, pagePath);
  const style = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  if (style?.type !== "asset") throw new Error(`${pagePath} has no style`);
  return String(style.source);
}

async function buildAlone(root: string, entry: string) {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    css: cssModules,
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: join(root, entry), preserveEntrySignatures: "strict" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error(`${entry} was not built`);
  return output.output;
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
