// Writes docs/security.md and docs/reliability.md from the catalogue, the tags in the names of the
// tests, and the numbers that the latest runs reached. `--check` fails if a page is out of date,
// if a tag names no row, or if a row has neither a test nor a reason.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type CatalogueRow,
  catalogueFile,
  readCatalogue,
  readFigures,
  updateFigures,
} from "./requirements-catalogue.ts";
import { root, say, stop } from "./setup.mjs";
import {
  findUnknownTags,
  linkTo,
  readTaggedNames,
  type TaggedName,
  tableCell,
} from "./tagged-tests.ts";
import { isCatalogueId } from "./test-reports.ts";

const pages = [
  {
    path: "docs/security.md",
    letter: "V",
    title: "Security: threats, and the tests that cover them",
  },
  {
    path: "docs/reliability.md",
    letter: "F",
    title: "Reliability: faults, and the tests that cover them",
    retired:
      "F13 (a power cut) is retired: SQLite's own promise is relied on, its settings are asserted by a test of F12 ([decision 33](decisions/0033-sqlite-keeps-its-promise.md)).",
  },
];

const isCheck = process.argv.includes("--check");
if (!isCheck) updateFigures();
const rows = readCatalogue();
const figures = readFigures();
const names = readTaggedNames();
const ids = rows.map(({ id }) => id);
const unknown = findUnknownTags(names, ids, isCatalogueId);
if (unknown.length > 0) stop(`No row of ${catalogueFile} is named by\n${unknown.join("\n")}`);
const silent = rows.filter((row) => stateOf(row) === "silent").map(({ id }) => id);
if (silent.length > 0) {
  stop(
    `${silent.join(", ")}: no test has the tag, and ${catalogueFile} says neither what is open nor why it cannot happen`,
  );
}

for (const { path, letter, title, retired } of pages) {
  const own = rows.filter(({ id }) => id.startsWith(letter));
  const text = pageText(title, own, retired);
  if (!isCheck) writeFileSync(join(root, path), text);
  else if (readFileSync(join(root, path), "utf8") !== text) {
    stop(`${path} is behind the catalogue or the tests' tags. Run \`npm run docs\`.`);
  }
  if (isCheck) say(`${path}: ${summaryOf(own)}`);
}

type State = "shown" | "in part" | "open" | "cannot happen here" | "silent";

function stateOf({ id, open, notApplicable }: CatalogueRow): State {
  if (notApplicable) return "cannot happen here";
  if (namesFor(id).length > 0) return open ? "in part" : "shown";
  return open ? "open" : "silent";
}

function summaryOf(own: readonly CatalogueRow[]): string {
  return (["shown", "in part", "open", "cannot happen here"] as const)
    .map((state) => `${own.filter((row) => stateOf(row) === state).length} ${state}`)
    .join(", ");
}

function pageText(title: string, own: readonly CatalogueRow[], retired = ""): string {
  const groups = [...new Set(own.map(({ group }) => group))];
  return `# ${title}

Made by \`npm run docs\` from [catalogue.csv](catalogue.csv), the tags at the end of the tests' names and the
numbers that the tests counted in the latest runs. \`npm test\` fails if this page is out of date, and
its step \`spec\` fails if a tagged test did not run and pass.

**${own.length} rows: ${summaryOf(own)}.**
${retired ? `\n${retired}\n` : ""}
${groups.map((group) => groupText(group, own)).join("\n")}`;
}

function groupText(group: string, own: readonly CatalogueRow[]): string {
  const lines = own.filter((row) => row.group === group).map(rowText);
  return `## ${group}

| id | what is tried | to reach | reached | shown by | command |
| --- | --- | --- | --- | --- | --- |
${lines.join("\n")}
`;
}

function rowText(row: CatalogueRow): string {
  const tests = namesFor(row.id);
  const commands = [...new Set(tests.map(({ file }) => `\`npm test -- ${suiteOf(file)}\``))];
  const cells = [row.id, tableCell(row.tried), tableCell(row.goal), reachedBy(row)];
  return `| ${[...cells, tests.map(linkTo).join("<br>"), commands.join("<br>")].join(" | ")} |`;
}

function reachedBy(row: CatalogueRow): string {
  if (row.notApplicable) return `cannot happen here: ${tableCell(row.notApplicable)}`;
  const counted = figures
    .filter(({ id }) => id === row.id)
    .map(
      ({ command, reached }) =>
        `${tableCell(reached)}${command === "npm test" ? "" : ` (\`${command}\`)`}`,
    );
  const passes = namesFor(row.id).length > 0 && counted.length === 0 ? ["passes"] : [];
  const open = row.open ? [`**open:** ${tableCell(row.open)}`] : [];
  return [...counted, ...passes, ...open].join("<br>");
}

function namesFor(id: string): readonly TaggedName[] {
  return names.filter((name) => name.ids.includes(id));
}

/** The step of `npm test` that runs a test file. */
function suiteOf(file: string): string {
  if (file.startsWith("packages/")) return "engine";
  if (file.startsWith("apps/")) return file.startsWith("apps/web/") ? "web" : "server";
  return file.startsWith("e2e/") ? "journeys" : "faults";
}
