import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import process from "node:process";
import { type DefaultTheme, defineConfig } from "vitepress";

const root = resolve(import.meta.dirname, "../..");
const docs = join(root, "docs");
/** Where files that are not in docs/ are shown, as https://github.com/OWNER/morsel/blob/main. */
const sources = process.env.SITE_SOURCES;
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const mark = readFileSync(join(root, "apps", "web", "public", "favicon.svg"), "utf8");
const logo = `data:image/svg+xml,${encodeURIComponent(mark)}`;

export default defineConfig({
  title: "Morsel",
  description: "Say what you ate; get meals with figures, and a receipt for every number.",
  lang: "en",
  srcDir: docs,
  outDir: join(root, "website", "dist"),
  cacheDir: join(root, "website", ".cache"),
  // A project page on GitHub is below its name.
  base: process.env.SITE_BASE ?? "/",
  head: [["link", { rel: "icon", type: "image/svg+xml", href: logo }]],
  cleanUrls: true,
  metaChunk: true,
  markdown: {
    // Braces are of paths, as in /meals/{id}.
    attrs: { disable: true },
    config: (markdown) => {
      const render = markdown.renderer.rules.link_open;
      markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
        const token = tokens[index];
        const target = token?.attrGet("href") ?? "";
        if (token && /^[^/#?][^:]*$/.test(target)) {
          const page = resolve(dirname(env.path ?? join(docs, "index.md")), target);
          const outside = relative(docs, page).startsWith("..");
          // Folders, and files that are not pages.
          const isFile = !/\.md(#|$)/.test(target);
          if (outside || isFile) token.attrSet("href", linkToSource(relative(root, page)));
        }
        return (
          render?.(tokens, index, options, env, self) ?? self.renderToken(tokens, index, options)
        );
      };
    },
  },
  themeConfig: {
    logo,
    search: { provider: "local" },
    sidebar: readSidebar(),
    outline: [2, 3],
    nav: [{ text: version, link: "/install" }],
  },
});

/** Without an address of the sources, a link leads to the page on how to contribute, which says where files are. */
function linkToSource(path: string): string {
  return sources ? `${sources}/${path}` : "/architecture#packages";
}

function listDecisions(): DefaultTheme.SidebarItem[] {
  return globSync("decisions/*.md", { cwd: docs })
    .sort()
    .map((path) => {
      const [title = ""] = readFileSync(join(docs, path), "utf8").split("\n");
      return { text: title.replace(/^# /, ""), link: `/${path.replace(/\.md$/, "")}` };
    });
}

function readSidebar(): DefaultTheme.SidebarItem[] {
  const page = (text: string, name: string) => ({ text, link: `/${name}` });
  return [
    {
      text: "Use",
      items: [
        page("Install", "install"),
        page("First steps", "first-steps"),
        page("Your own tools", "own-tools"),
        page("Bridges", "bridges"),
        page("API reference", "api"),
        page("Accessibility", "accessibility"),
      ],
    },
    {
      text: "Operate",
      items: [
        page("Operating", "operating"),
        page("Scaling", "scaling"),
        page("Security", "security"),
        page("Reliability", "reliability"),
        page("Figures and voices", "claims"),
      ],
    },
    {
      text: "Understand",
      items: [
        page("Architecture", "architecture"),
        page("Accuracy", "accuracy"),
        page("Testing", "testing"),
        page("Specification", "spec-coverage"),
        page("Glossary", "glossary"),
      ],
    },
    { text: "Decisions", collapsed: true, items: listDecisions() },
  ];
}
