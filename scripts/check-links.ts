// Fails if a link of a document leads to a file or a heading that does not exist. The site (`npm run site`) checks its
// own links again when it is built.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root, say, stop } from "./setup.mjs";

const files = execFileSync("git", ["ls-files", "*.md"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)));
const anchors = new Map<string, ReadonlySet<string>>();
let count = 0;
const broken = files.flatMap((file) =>
  linksOf(readFileSync(join(root, file), "utf8")).flatMap((link) => {
    const [path = "", anchor] = link.split("#");
    if (/^[a-z]+:/i.test(link)) return [];
    count += 1;
    const target = path === "" ? file : join(dirname(file), decodeURIComponent(path));
    if (!existsSync(join(root, target))) return [`${file}: ${link} (no such file)`];
    if (!anchor || !target.endsWith(".md")) return [];
    return anchorsOf(target).has(anchor) ? [] : [`${file}: ${link} (no such heading)`];
  }),
);
if (broken.length > 0) stop(`${broken.length} broken links:\n${broken.join("\n")}`);
say(`${count} links of ${files.length} documents lead somewhere`);

function linksOf(text: string): readonly string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, "");
  // Pictures for light and dark are HTML.
  const found = prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g);
  return [...found].map(([, link = "", address = link]) => address);
}

/** The ids that GitHub gives headings. */
function anchorsOf(file: string): ReadonlySet<string> {
  const known = anchors.get(file);
  if (known) return known;
  const text = readFileSync(join(root, file), "utf8").replace(/^```[\s\S]*?^```/gm, "");
  const found = new Set(
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) =>
      heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replace(/\s/g, "-"),
    ),
  );
  anchors.set(file, found);
  return found;
}
