// Fails if a stylesheet of the web app has a length in px that should be a token of ui/tokens.css.
// Allowed without a reason: hairlines of 1px and the conditions of media and container queries, which
// cannot read custom properties. Everything else needs a row below.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, say, stop } from "./setup.mjs";

interface Exception {
  /** The stylesheet's name. */
  readonly file: string;
  readonly declaration: string;
  readonly reason: string;
}

const ownWidth = "The width that this component's content needs; nothing else has it.";
const exceptions: readonly Exception[] = [
  { file: "controls.css", declaration: "width: 244px", reason: ownWidth },
  {
    file: "surfaces.css",
    declaration: "padding: min(18vh, 140px) var(--space-6) var(--space-12)",
    reason: "An upper limit for a share of the window's height.",
  },
  { file: "surfaces.css", declaration: "width: 120px", reason: "The size of the drawing." },
  { file: "surfaces.css", declaration: "height: 120px", reason: "The size of the drawing." },
  { file: "surfaces.css", declaration: "width: 356px", reason: ownWidth },
  { file: "surfaces.css", declaration: "width: min(400px, 100%)", reason: ownWidth },
  {
    file: "surfaces.css",
    declaration:
      "mask: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 12px 100%",
    reason: "The width of one tooth of the receipt's torn edge.",
  },
  {
    file: "log.css",
    declaration: "min-height: 270px",
    reason: "The specification gives this height of the text box.",
  },
  { file: "targets.css", declaration: "width: 124px", reason: ownWidth },
  { file: "targets.css", declaration: "flex: 0 1 104px", reason: ownWidth },
  {
    file: "change.css",
    declaration: "grid-template-columns: minmax(88px, 1fr) minmax(0, 1.7fr)",
    reason: "Below this width the number in the field is cut off.",
  },
  {
    file: "edit.css",
    declaration: "min-height: 134px",
    reason: "Room for four lines of instructions.",
  },
  {
    file: "meals.css",
    declaration: "grid-template-columns: 368px minmax(0, 1fr)",
    reason: "The width of the column beside the meals.",
  },
  {
    file: "meals.css",
    declaration: "grid-template-columns: minmax(0, 1fr) 372px",
    reason: "The width of the column beside the receipt.",
  },
  {
    file: "meals.css",
    declaration: "contain-intrinsic-height: auto 160px",
    reason: "The estimated height of a card that was not drawn yet.",
  },
  { file: "landing.css", declaration: "max-width: 460px", reason: ownWidth },
  {
    file: "landing.css",
    declaration: "height: 172px",
    reason: "The three pictures have one height.",
  },
  { file: "account.css", declaration: "width: min(380px, 100%)", reason: ownWidth },
  { file: "account.css", declaration: "width: 380px", reason: ownWidth },
  { file: "install.css", declaration: "width: 240px", reason: "The size of the QR code." },
  { file: "install.css", declaration: "height: 240px", reason: "The size of the QR code." },
];

const files = execFileSync("git", ["ls-files", "apps/web/src/**/*.css"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && !file.endsWith("/ui/tokens.css"));

const findings: string[] = [];
const used = new Set<Exception>();
for (const file of files) {
  for (const { line, declaration } of declarationsOf(readFileSync(join(root, file), "utf8"))) {
    if (!hasPixels(declaration)) continue;
    const exception = exceptions.find(
      (one) => file.endsWith(`/${one.file}`) && one.declaration === declaration,
    );
    if (exception) used.add(exception);
    else findings.push(`${file}:${line}  ${declaration}`);
  }
}
const unused = exceptions.filter((one) => !used.has(one));
if (findings.length > 0) {
  stop(
    `${findings.length} lengths in px outside ui/tokens.css. Use a token, or add an exception with its reason to scripts/check-styles.ts:\n${findings.join("\n")}`,
  );
}
if (unused.length > 0) {
  stop(
    `Exceptions of scripts/check-styles.ts that nothing uses:\n${unused.map(({ file, declaration }) => `${file}  ${declaration}`).join("\n")}`,
  );
}
say(
  `${files.length} stylesheets take their lengths from tokens, but for ${exceptions.length} exceptions`,
);

function hasPixels(declaration: string): boolean {
  const lengths = declaration.replace(/"[^"]*"/g, "").matchAll(/(?<![\w.#])([\d.]+)px\b/g);
  return [...lengths].some(([, length]) => Number(length) !== 1);
}

/** The declarations of a stylesheet, each in one line; conditions of queries are left out. */
function declarationsOf(css: string): readonly { line: number; declaration: string }[] {
  const blank = (text: string) => text.replace(/[^\n]/g, " ");
  const code = css.replace(/\/\*.*?\*\//gs, blank);
  return [
    ...code.matchAll(/(?<=[;{}]\s*)(--?[a-z][\w-]*|[a-z][\w-]*):((?:"[^"]*"|[^;{}"])*);/g),
  ].map((match) => ({
    line: code.slice(0, match.index).split("\n").length,
    declaration: `${match[1]}: ${(match[2] ?? "").trim().replace(/\s+/g, " ")}`,
  }));
}
