import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  type LanguageId,
  landingFigures,
  landingPageFile,
  languageIds,
} from "@morsel/contracts/facts";
import { build, type Plugin, type ResolvedConfig } from "vite";

import { cssModules } from "./css-modules.ts";
import { dropUnusedRules } from "./drop-unused-rules.ts";
import { loadPage } from "./load-page.ts";

type LandingModule = typeof import("../src/features/landing/landing-page.tsx");

const pagePath = "src/features/landing/landing-page.tsx";
const placeholder = "<!--landing-->";
const headPlaceholder = "<!--landing-head-->";
const englishPage = landingPageFile("sample", "en");
const startPath = "src/features/landing/landing-start.ts";

/** What is put into landing.html. */
interface Parts {
  readonly head: string;
  readonly markup: string;
  readonly style: string;
}

/**
 * Fills landing.html with the landing page's own React components, rendered at build time, and
 * puts its style into the page: one answer shows it, before any script. There is one such page for
 * each kind of figures, which a setting of the server chooses, in each language, which the visitor's browser
 * chooses. Its one script is built by itself, for what it shares with the app comes in the app's file.
 */
export function prerenderLanding(): Plugin {
  let config: ResolvedConfig;
  let script = `/${startPath}`;
  const parts = new Map<string, Parts>();
  const partsOf = (file: string): Parts => {
    const rendered = parts.get(file);
    if (!rendered) throw new Error(`${file} was not rendered`);
    return rendered;
  };
  return {
    name: "morsel:prerender-landing",
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const source = await buildScript(config.root);
      const asset = this.emitFile({ type: "asset", name: "landing.js", source });
      script = `/${this.getFileName(asset)}`;
      // The app does not use all fonts of the page.
      for (const { fileName, source } of (await buildStyle(config.root)).files) {
        if (!bundle[fileName]) this.emitFile({ type: "asset", fileName, source });
      }
    },
    transformIndexHtml: {
      order: "post",
      async handler(html, { filename }) {
        if (!filename.endsWith("landing.html")) return html;
        const module = await loadPage<LandingModule>(config.root, `/${pagePath}`);
        const { css } = await buildStyle(config.root);
        for (const language of languageIds) {
          module.setLandingLanguage(language, readCatalogue(config.root, language));
          for (const figures of landingFigures) {
            const { markup, rules } = liftStyles(trimIcons(module.renderLandingPage(figures)));
            const filled = html.replace(placeholder, () => markup);
            const style = `<style>${dropUnusedRules(css, filled)}${rules}</style>`;
            const head = module.renderLandingHead();
            parts.set(landingPageFile(figures, language), { head, markup, style });
          }
        }
        const { head, markup, style } = partsOf(englishPage);
        return html
          .replace(headPlaceholder, () => head)
          .replace(placeholder, () => `${markup}<script type="module" src="${script}"></script>`)
          .replace("</head>", () => `${style}</head>`);
      },
    },
    // Vite replaces addresses in landing.html after the hook above: the other pages are made from its result.
    writeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const page = readFileSync(join(folder, englishPage), "utf8");
      const english = partsOf(englishPage);
      const htmlTag = '<html lang="en">';
      if (![htmlTag, ...Object.values(english)].every((part) => page.includes(part))) {
        throw new Error(`${englishPage} is not as it was rendered`);
      }
      for (const language of languageIds) {
        for (const figures of landingFigures) {
          const file = landingPageFile(figures, language);
          const { head, markup, style } = partsOf(file);
          const other = page
            .replace(htmlTag, `<html lang="${language}">`)
            .replace(english.head, () => head)
            .replace(english.markup, () => markup)
            .replace(english.style, () => style);
          writeFileSync(join(folder, file), other);
        }
      }
    },
  };
}

/** The texts of a language; English comes with the code. */
function readCatalogue(root: string, language: LanguageId): object | undefined {
  if (language === "en") return undefined;
  return JSON.parse(readFileSync(join(root, "src", "languages", `${language}.json`), "utf8"));
}

async function buildScript(root: string): Promise<string> {
  const code = (await buildAlone(root, startPath)).find((file) => file.type === "chunk")?.code;
  if (code === undefined) throw new Error(`${startPath} was not built`);
  return code;
}

/** The style of everything that the page's components import, and the files that it names. */
async function buildStyle(root: string) {
  const assets = (await buildAlone(root, pagePath)).filter((file) => file.type === "asset");
  const style = assets.find(({ fileName }) => fileName.endsWith(".css"));
  if (!style) throw new Error(`${pagePath} has no style`);
  return { css: String(style.source), files: assets.filter((file) => file !== style) };
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
