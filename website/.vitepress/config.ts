import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import process from "node:process";
import { type DefaultTheme, defineConfig } from "vitepress";

const root = resolve(import.meta.dirname, "../..");
const docs = join(root, "docs");
/** Pages that are next to what they describe, and their names on the site. */
const pagesOutsideOfDocs: Readonly<Record<string, string>> = {
  "CONTRIBUTING.md": "contributing.md",
  "CHANGELOG.md": "changelog.md",
  "packages/food-table/README.md": "food-data.md",
};
/** Where files that are not in docs/ are shown, as https://github.com/OWNER/morsel/blob/main. */
const sources = process.env.SITE_SOURCES;
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const mark = readFileSync(join(root, "apps", "web", "public", "favicon.svg"), "utf8");
const logo = `data:image/svg+xml,${encodeURIComponent(mark)}`;

export default defineConfig({
  title: "Morsel",
  description: "Say what you ate; get meals with figures, and a receipt for every number.",
  lang: "en",
  srcDir: root,
  srcExclude: [
    "!(docs|packages)/**/*.md",
    "packages/!(food-table)/**/*.md",
    "packages/food-table/!(README.md)",
    "packages/food-table/!(README.md)/**",
    "!(CONTRIBUTING|CHANGELOG).md",
  ],
  rewrites: nameOnSite,
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
          const [path = "", anchor] = target.split("#");
          const file = relative(root, resolve(dirname(env.realPath ?? env.path), path));
          const heading = anchor ? `#${anchor}` : "";
          token.attrSet(
            "href",
            isOnSite(file) ? `/${nameOnSite(file)}${heading}` : linkToSource(`${file}${heading}`),
          );
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

/** False for folders, and files that are not pages. */
function isOnSite(file: string): boolean {
  return file in pagesOutsideOfDocs || (file.startsWith("docs/") && file.endsWith(".md"));
}

function nameOnSite(file: string): string {
  return pagesOutsideOfDocs[file] ?? file.replace(/^docs\//, "");
}

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
        page("Your own tools, MCP", "own-tools"),
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
        page("Blind sets", "blind-sets"),
        page("Food data and licences", "food-data"),
        page("Languages", "languages"),
        page("Testing", "testing"),
        page("Specification", "spec-coverage"),
        page("Glossary", "glossary"),
      ],
    },
    {
      text: "Contribute",
      items: [page("How to contribute", "contributing"), page("Changes", "changelog")],
    },
    { text: "Decisions", collapsed: true, items: listDecisions() },
  ];
}
