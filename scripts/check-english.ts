// English of the engine belongs in packages/nutrition/src/languages/en. This check finds regular expressions
// and word lists with English words in other files of the engine, and comparisons with a unit, size or number
// in words. First it proves that it finds a planted one of each kind.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { mealTypes } from "@morsel/nutrition";
import { parseAst } from "vitest/node";
import { roles } from "../packages/nutrition/src/estimate/message/roles/role.ts";
import * as amounts from "../packages/nutrition/src/languages/en/amounts.ts";
import { root, say, stop } from "./setup.mjs";

/** Codes, which no person writes: kinds of chunks, what stated nutrients refer to, how an item is referred to, roles of words, and meal types. */
const codes = new Set<string>([
  ..."words amount figures separator connector stop cut without piece unit".split(" "),
  ...roles,
  ...mealTypes,
]);

/** Patterns of roles consist of their names. */
const roleNames: ReadonlySet<string> = new Set(roles);

const { units, pieceUnits, sizeWords, numberWords, fractionWords } = amounts;
const amountWords = new Set(
  [units, pieceUnits, sizeWords, numberWords, fractionWords].flatMap((words) => [...words.keys()]),
).difference(codes);

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const engine = "packages/nutrition/src";
const planted = {
  pattern: "export const cue = /\\b(?:for|at) (breakfast|lunch)\\b/;",
  list: 'export const meals = new Set(["morning", "noon", "night"]);',
  text: 'export const meals = wordSet("breakfast lunch dinner");',
  comparison: 'export const isSlice = (unit: string) => unit === "slice";',
  lookup: 'export const isLarge = (sizes: Set<string>) => sizes.has("large");',
};

const missed = Object.entries(planted).filter(([, source]) => findEnglish(source).length !== 1);
if (missed.length > 0) stop(`Planted English is not found: ${missed.map(([kind]) => kind)}`);

const places: string[] = [];
for (const path of globSync(`${engine}/**/*.ts`, { cwd: root }).sort()) {
  const file = path.replaceAll("\\", "/").slice(engine.length + 1);
  if (file.startsWith("languages/") || /(^|\/)test-|\.test\.ts$/.test(file)) continue;
  const found = findEnglish(readFileSync(join(root, path), "utf8"));
  places.push(...found.map((text) => `${engine}/${file}: ${text.slice(0, 100)}`));
}
if (places.length > 0) {
  console.error(places.join("\n"));
  stop(`${places.length} places with English: move them to ${engine}/languages/en`);
}
say("The engine has no English outside languages/en");

/** The patterns and word lists with English words in a TypeScript source. */
function findEnglish(source: string): readonly string[] {
  const places: string[] = [];
  visit(parseAst(source, { lang: "ts" }) as unknown as Node);
  return places;

  function visit(node: Node): void {
    if (node.type === "ImportDeclaration" || node.type.startsWith("TSType")) return;
    if (isEnglish(node)) {
      places.push(source.slice(Number(node.start), Number(node.end)));
      return;
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child);
  }
}

function isEnglish(node: Node): boolean {
  if (node.type === "Literal" && isRegExp(node.regex)) return hasWords(node.regex.pattern);
  if (node.type === "Literal") return typeof node.value === "string" && isWordList(node.value);
  if (node.type === "TemplateElement")
    return isWordList(String((node.value as { raw: string }).raw));
  if (node.type === "BinaryExpression") return [node.left, node.right].some(isAmountWord);
  if (node.type === "CallExpression")
    return (node.arguments as readonly unknown[]).some(isAmountWord);
  if (node.type !== "ArrayExpression") return false;
  const words = (node.elements as readonly (Node | null)[]).filter(
    (element) => element?.type === "Literal" && /^[a-z][a-z ']+$/.test(String(element.value)),
  );
  return words.some((word) => !codes.has(String(word?.value))) && words.length >= 3;
}

/** Words in a pattern, apart from names of groups, escapes, properties and classes. */
function hasWords(pattern: string): boolean {
  const rest = pattern
    .replace(/\(\?<\w+>|\\k<\w+>|\\[pP]\{[^}]*\}|\[[^\]]*\]/g, " ")
    .replace(/\\[a-zA-Z]/g, " ");
  return /[a-z]{2}/i.test(rest);
}

function isAmountWord(node: unknown): boolean {
  return isNode(node) && node.type === "Literal" && amountWords.has(String(node.value));
}

function isWordList(text: string): boolean {
  const isList = /^\s*[a-z']+(\s+[a-z']+){2,}\s*$/.test(text);
  return (
    isList &&
    !text
      .trim()
      .split(/\s+/)
      .every((word) => roleNames.has(word))
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function isRegExp(value: unknown): value is { readonly pattern: string } {
  return typeof value === "object" && value !== null && "pattern" in value;
}
