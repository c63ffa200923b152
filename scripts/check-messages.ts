// Checks the texts of the web app:
// - No component or function has a text of its own: texts are messages (apps/web/src/**/*messages.ts).
// - No text is read at the start of a module: the language is not known yet.
// - The catalogues of the languages (apps/web/src/languages/*.json) have no unknown key and the values and plural
//   forms of the English text. A text that a language lacks is shown in English; the count is printed, and with
//   `--list` each key.
// - `languageIds` and the catalogues are the same.
// - No stylesheet has a left or right side, except to center, so that a language that is written from right to left is laid out as well.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";
import { languageIds } from "../packages/contracts/src/languages.ts";
import { type Catalogue, readEnglishMessages, type Text } from "./english-messages.ts";
import { root, say, stop } from "./setup.mjs";

const web = join(root, "apps", "web", "src");
const languageFolder = join(web, "languages");
const sources = readdirSync(web, { recursive: true, encoding: "utf8" }).map((file) =>
  file.replaceAll("\\", "/"),
);

/** Texts that stay English, each with its reason. */
const exceptions: readonly (readonly [file: RegExp, reason: string])[] = [
  [
    /^features\/legal\//,
    "The operator edits the legal texts, in one language that a court can read.",
  ],
  [/^features\/log\/likely-foods/, "Messages for words of an English message."],
  [/^features\/log\/estimate-preview\/worker\//, "A message that warms the engine up."],
  [/^features\/landing\/accuracy\/content/, "Commands."],
  [/^start-after-paint/, "Shown if no other file could be loaded."],
];

/** Attributes that people read or hear. */
const labels =
  /^(title|label|text|aria-label|placeholder|alt|tip|eyebrow|note|aria-description|data-label|data-tip)$/;

/** Begins like a sentence, perhaps after punctuation, and has a second word. */
const sentence = /^[^\p{L}\d]*\p{Lu}\p{Ll}*,? [\p{L}\d]/u;

const problems = [
  ...sources.filter(hasComponents).flatMap((file) => {
    const code = readFileSync(join(web, file), "utf8");
    return [
      ...findTexts(code, file).map((text) => `${file} has the text “${text}”: make it a message`),
      ...findEarlyReads(code, file).map(
        (key) => `${file} reads t.${key} at the start: use a function`,
      ),
    ];
  }),
  ...sources
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => findSides(readFileSync(join(web, file), "utf8"), file)),
];
const planted =
  '<p aria-label="A planted label">Planted text</p>; toast("Planted words", ". Planted end");';
if (findTexts(planted, "planted.tsx").length !== 4) problems.push("A planted text was not found");
if (findEarlyReads("const a = { b: t.early, c: () => t.late };", "planted.ts").join() !== "early")
  problems.push("A planted text that is read at the start was not found");
if (findSides(".a { padding-left: 0 }", "planted.css").length !== 1)
  problems.push("A planted left side was not found");

const english = await readEnglishMessages();
const catalogues = readdirSync(languageFolder).map((file) => file.replace(".json", ""));
if ([...catalogues, "en"].toSorted().join() !== languageIds.toSorted().join())
  problems.push(
    `The catalogues are ${catalogues.join()}, but languageIds has ${languageIds.join()}`,
  );
const texts = Object.values(english).flatMap((part) => Object.keys(part)).length;
for (const id of catalogues) {
  const catalogue: Catalogue = JSON.parse(readFileSync(join(languageFolder, `${id}.json`), "utf8"));
  problems.push(...compare(id, catalogue));
  const missing = Object.entries(english).flatMap(([name, part]) =>
    Object.keys(part)
      .filter((key) => catalogue[name]?.[key] === undefined)
      .map((key) => `${name}.${key}`),
  );
  if (missing.length > 0) say(`${id}: ${missing.length} of ${texts} texts are shown in English`);
  if (process.argv.includes("--list")) for (const key of missing) say(`  ${id} ${key}`);
}
if (problems.length > 0) stop(`${problems.length} problems with texts:\n${problems.join("\n")}`);
say(`${texts} texts of the screens are messages, in ${languageIds.length} languages`);

function hasComponents(file: string): boolean {
  return (
    /^(app|features|ui|api|platform|service-worker)\/.*\.tsx?$/.test(file) &&
    !/\.test\.|messages\.ts$|messages[\w-]*\.ts$/.test(file) &&
    !exceptions.some(([pattern]) => pattern.test(file))
  );
}

interface Node {
  readonly type?: string;
  readonly [key: string]: unknown;
}

/** The texts for people in a file: text between tags, labels in attributes, and strings of several words. */
function findTexts(code: string, file: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown, isTechnical: boolean): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, isTechnical);
      return;
    }
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    const text = isTechnical ? undefined : textOf(node);
    if (text !== undefined) found.push(text.trim());
    const isNowTechnical = isTechnical || isTechnicalNode(node);
    for (const child of Object.values(node)) visit(child, isNowTechnical);
  };
  visit(parseSync(code, { syntax: "typescript", tsx: file.endsWith("x") }), false);
  return [...new Set(found)];
}

/** The keys of the messages that a module reads before one of its functions is called. */
function findEarlyReads(code: string, file: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return void value.forEach(visit);
    if (typeof value !== "object" || value === null) return;
    const node = value as Node;
    if (/Function|Method|Getter|Constructor/.test(node.type ?? "")) return;
    const { object, property } = node as Record<string, { readonly value?: string } | undefined>;
    if (node.type === "MemberExpression" && object?.value === "t")
      found.push(property?.value ?? "...");
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(code, { syntax: "typescript", tsx: file.endsWith("x") }));
  return found;
}

function textOf(node: Node): string | undefined {
  if (node.type === "JSXText") return ifWords(String(node.value), /\p{L}{2}/u);
  if (node.type === "JSXAttribute") {
    const { name, value } = node as { name?: { value?: string }; value?: Node | null };
    if (value?.type !== "StringLiteral" || !labels.test(name?.value ?? "")) return;
    return ifWords(String(value.value), /\p{Ll}{2}/u);
  }
  if (node.type === "TemplateLiteral") {
    const quasis = node.quasis as readonly { readonly raw: string }[];
    return ifWords(quasis.map(({ raw }) => raw).join("1"), sentence);
  }
  if (node.type === "StringLiteral") return ifWords(String(node.value), sentence);
  return;
}

function ifWords(text: string, words: RegExp): string | undefined {
  return words.test(text.trim()) ? text : undefined;
}

/** What people do not read: imports, types, and errors for developers. */
function isTechnicalNode({ type, callee }: Node): boolean {
  if (type === "ImportDeclaration" || /^Ts(Type|Literal)/.test(type ?? "")) return true;
  const name = (callee as { readonly value?: string } | undefined)?.value ?? "";
  return type === "NewExpression" && name.endsWith("Error");
}

/** The declarations of a side; they are `inline-start` and `inline-end` instead. */
function findSides(css: string, file: string): readonly string[] {
  const side =
    /^.*?(?:(?:margin|padding|border)-(?:left|right)\b|[{;\s](?:left|right): (?!50%)|(?:text-align|float|clear): (?:left|right)).*$/gm;
  return [...css.matchAll(side)].map(([line]) => `${file}: ${line.trim()}`);
}

function compare(id: string, catalogue: Catalogue): readonly string[] {
  return Object.entries(catalogue).flatMap(([name, part]) =>
    Object.entries(part).flatMap(([key, text]) => {
      const original = english[name]?.[key];
      if (original === undefined) return [`${id} has the unknown key ${name}.${key}`];
      if (typeof text !== typeof original) return [`${id} ${name}.${key} has other plural forms`];
      return valuesOf(text) === valuesOf(original)
        ? []
        : [`${id} ${name}.${key} has not the values {${valuesOf(original)}}`];
    }),
  );
}

/** The names in the braces of a text, in all its plural forms. */
function valuesOf(text: Text): string {
  const all = typeof text === "string" ? [text] : Object.values(text);
  return [...new Set(all.flatMap((one) => [...one.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)))]
    .toSorted()
    .join();
}
