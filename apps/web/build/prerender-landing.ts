import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type LandingFigures, landingFigures, landingPageFile } from "@morsel/contracts/facts";
import { build, type Plugin, type ResolvedConfig } from "vite";

import { cssModules } from "./css-modules.ts";
import { dropUnusedRules } from "./drop-unused-rules.ts";
import { loadPage } from "./load-page.ts";

type LandingModule = typeof import("../src/features/landing/landing-page.tsx");

const pagePath = "src/features/landing/landing-page.tsx";
const placeholder = "<!--landing-->";
const startPath = "src/features/landing/landing-start.ts";

/** What is put into landing.html. */
interface Parts {
  readonly markup: string;
  readonly style: string;
}

/**
 * Fills landing.html with the landing page's own React components, rendered at build time, and
 * puts its style into the page: one answer shows it, before any script. There is one such page for
 * each kind of figures. A setting of the server chooses one. Its one script is built by
 * itself, for what it shares with the app comes in the app's file.
 */
export function prerenderLanding(): Plugin {
  let config: ResolvedConfig;
  let script = `/${startPath}`;
  const parts = new Map<LandingFigures, Parts>();
  const partsOf = (figures: LandingFigures): Parts => {
    const rendered = parts.get(figures);
    if (!rendered) throw new Error(`The landing page was not rendered with ${figures} figures`);
    return rendered;
  };
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
        const allStyles = await buildStyle(config.root);
        for (const figures of landingFigures) {
          const { markup, rules } = liftStyles(trimIcons(module.renderLandingPage(figures)));
          const filled = html.replace(placeholder, () => markup);
          const style = `<style>${dropUnusedRules(allStyles, filled)}${rules}</style>`;
          parts.set(figures, { markup, style });
        }
        const { markup, style } = partsOf("sample");
        return html
          .replace(placeholder, () => `${markup}<script type="module" src="${script}"></script>`)
          .replace("</head>", () => `${style}</head>`);
      },
    },
    // Vite replaces addresses in landing.html after the hook above: the other pages are made from its result.
    writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const page = readFileSync(join(folder, landingPageFile("sample")), "utf8");
      const sample = partsOf("sample");
      if (!page.includes(sample.markup) || !page.includes(sample.style)) {
        throw new Error("landing.html is not as it was rendered");
      }
      for (const figures of landingFigures) {
        const { markup, style } = partsOf(figures);
        const other = page.replace(sample.markup, () => markup).replace(sample.style, () => style);
        writeFileSync(join(folder, landingPageFile(figures)), other);
      }
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
