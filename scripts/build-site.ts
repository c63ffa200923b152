// `npm run site`: builds the documentation site from docs/ into website/dist. VitePress is installed at the first call. The
// build fails on a link to a page that does not exist. SITE_SOURCES is where files outside of docs/ are shown, SITE_BASE
// the path of the site.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureToolInstalled, projectNode, root, runOrStop, say, stop } from "./setup.mjs";

ensureToolInstalled("website");
const vitepress = join(root, "website", "node_modules", "vitepress", "bin", "vitepress.js");
runOrStop(projectNode(), [vitepress, "build", "website"], "The site was not built; see above.");

const dist = join(root, "website", "dist");
const pages = globSync("**/*.html", { cwd: dist }).map((path) => path.replaceAll("\\", "/"));
const base = process.env.SITE_BASE ?? "/";
/** Each page by the paths that lead to it, with the ids on it. */
const known = new Map<string, ReadonlySet<string>>();
for (const page of pages) {
  const html = readFileSync(join(dist, page), "utf8");
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id));
  const path = base + page.replace(/\.html$/, "");
  for (const one of [path, `${path}.html`, path.replace(/index$/, "")]) known.set(one, ids);
}
const broken = pages.flatMap((page) => {
  const html = readFileSync(join(dist, page), "utf8");
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
  return hrefs.filter((href) => !leadsToPage(href, page)).map((href) => `${page}: ${href}`);
});
if (broken.length > 0) stop(`${broken.length} broken links:\n${broken.join("\n")}`);
say(`${pages.length} pages in website/dist, 0 broken links`);

/** True for another site, and for a page of this one with the heading that the link names. */
function leadsToPage(href: string, page: string): boolean {
  const here = new URL(base + page, "https://site.invalid");
  const { origin, pathname, hash } = new URL(href, here);
  if (origin !== here.origin) return true;
  const ids = known.get(decodeURI(pathname));
  const id = decodeURIComponent(hash.slice(1));
  return ids !== undefined && (id === "" || ids.has(id));
}
