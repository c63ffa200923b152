// Checks the stylesheets of the web app:
// - A length in px belongs into ui/tokens.css. Allowed without a reason are hairlines of 1px and the
//   conditions of media and container queries, which cannot read custom properties. Everything else
//   needs a row below.
// - Every class that a component takes from a CSS module exists, every class of a module is used, and
//   no two modules have the same name: names of classes begin with it.
// - No component names a class by a string: the build renames all classes, so it would match nothing.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root, say, stop } from "./setup.mjs";

interface Exception {
  /** The stylesheet's name. */
  readonly file: string;
  readonly declaration: string;
  readonly reason: string;
}

const ownWidth = "The width that this component's content needs; nothing else has it.";
const exceptions: readonly Exception[] = [
  { file: "column-menu.module.css", declaration: "width: 244px", reason: ownWidth },
  {
    file: "empty-state.module.css",
    declaration: "padding: min(18vh, 140px) var(--space-6) var(--space-12)",
    reason: "An upper limit for a share of the window's height.",
  },
  {
    file: "empty-state.module.css",
    declaration: "width: 120px",
    reason: "The size of the drawing.",
  },
  {
    file: "empty-state.module.css",
    declaration: "height: 120px",
    reason: "The size of the drawing.",
  },
  { file: "toaster.module.css", declaration: "width: 356px", reason: ownWidth },
  { file: "dialog.module.css", declaration: "width: min(400px, 100%)", reason: ownWidth },
  {
    file: "receipt.module.css",
    declaration:
      "mask: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 12px 100%",
    reason: "The width of one tooth of the receipt's torn edge.",
  },
  {
    file: "message-box.module.css",
    declaration: "min-height: 270px",
    reason: "The specification gives this height of the text box.",
  },
  {
    file: "amount-field.module.css",
    declaration: "grid-template-columns: minmax(88px, 1fr) minmax(0, 1.7fr)",
    reason: "Below this width the number in the field is cut off.",
  },
  {
    file: "edit-meal.module.css",
    declaration: "min-height: 134px",
    reason: "Room for four lines of instructions.",
  },
  {
    file: "meals-screen.module.css",
    declaration: "grid-template-columns: 368px minmax(0, 1fr)",
    reason: "The width of the column beside the meals.",
  },
  {
    file: "meal-detail.module.css",
    declaration: "grid-template-columns: minmax(0, 1fr) 372px",
    reason: "The width of the column beside the receipt.",
  },
  {
    file: "meals-screen.module.css",
    declaration: "contain-intrinsic-height: auto 160px",
    reason: "The estimated height of a card that was not drawn yet.",
  },
  { file: "landing.module.css", declaration: "max-width: 460px", reason: ownWidth },
  {
    file: "landing.module.css",
    declaration: "height: 172px",
    reason: "The three pictures have one height.",
  },
  { file: "sign-in.module.css", declaration: "width: min(380px, 100%)", reason: ownWidth },
  { file: "sign-in.module.css", declaration: "width: 380px", reason: ownWidth },
  { file: "install.module.css", declaration: "width: 240px", reason: "The size of the QR code." },
  { file: "install.module.css", declaration: "height: 240px", reason: "The size of the QR code." },
];

const list = (pattern: string) =>
  execFileSync("git", ["ls-files", pattern], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((file) => file !== "");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const stylesheets = list("apps/web/src/**/*.css");
const modules = stylesheets.filter((file) => file.endsWith(".module.css"));
const files = stylesheets.filter((file) => !file.endsWith("/ui/tokens.css"));

const findings: string[] = [];
const used = new Set<Exception>();
for (const file of files) {
  for (const { line, declaration } of declarationsOf(read(file))) {
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
const names = modules.map((file) => basename(file));
const repeated = names.filter((name, index) => names.indexOf(name) !== index);
if (repeated.length > 0) stop(`Two CSS modules have the same name: ${repeated.join(", ")}`);

const defined = new Map(modules.map((file) => [file, classesOf(read(file))]));
const taken = new Map(modules.map((file) => [file, new Set<string>()]));
const unknown: string[] = [];
const literal: string[] = [];
for (const file of list("apps/web/src/**/*.tsx")) {
  const code = read(file);
  for (const [text] of code.matchAll(/className=(?:"[^"]+"|\{[^{}`]*"[^"]+"[^{}`]*\})/g)) {
    if (!/\.test\.tsx$/.test(file)) literal.push(`${file}  ${text}`);
  }
  for (const [, name = "", path = ""] of code.matchAll(/import (\w+) from "(\S+\.module\.css)"/g)) {
    const module = join(dirname(file), path);
    for (const [, className = ""] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))) {
      if (!defined.get(module)?.has(className)) unknown.push(`${file}  ${name}.${className}`);
      if (!/\.test\.tsx$/.test(file)) taken.get(module)?.add(className);
    }
  }
}
if (literal.length > 0) {
  stop(`Class names in strings; take them from a CSS module:\n${literal.join("\n")}`);
}
if (unknown.length > 0) stop(`Classes that no CSS module has:\n${unknown.join("\n")}`);
const idle = [...defined].flatMap(([file, classes]) =>
  [...classes].filter((name) => !taken.get(file)?.has(name)).map((name) => `${file}  .${name}`),
);
if (idle.length > 0) stop(`Classes of CSS modules that no component uses:\n${idle.join("\n")}`);

const classCount = [...defined.values()].reduce((sum, classes) => sum + classes.size, 0);
say(
  `${files.length} stylesheets take their lengths from tokens, but for ${exceptions.length} exceptions; all ${classCount} classes are used`,
);

/** The classes of a CSS module, without those in comments, quoted text and numbers. */
function classesOf(css: string): ReadonlySet<string> {
  const selectors = css.replace(/\/\*.*?\*\/|"[^"]*"/gs, "").replace(/\{[^{}]*\}/g, "{}");
  return new Set([...selectors.matchAll(/\.([a-z]\w*)/gi)].map(([, name = ""]) => name));
}

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
