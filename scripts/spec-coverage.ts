// Writes docs/spec-coverage.md from the tags in the names of the tests. `--check` fails if the page
// is out of date, if a tag names no statement, or if no test shows a statement.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root, say, stop } from "./setup.mjs";
import { readStatements, type Statement, statementsFile } from "./spec-statements.ts";
import {
  findUnknownTags,
  linkTo,
  readTaggedNames,
  type TaggedName,
  tableCell,
} from "./tagged-tests.ts";

const page = "docs/spec-coverage.md";

const statements = readStatements();
const names = readTaggedNames();
const unknown = findUnknownTags(
  names,
  statements.map(({ id }) => id),
  (id) => id.startsWith("S"),
);
if (unknown.length > 0) stop(`No row of ${statementsFile} is named by\n${unknown.join("\n")}`);

const now = statements.filter(({ laterIssue }) => laterIssue === "");
const bare = now.filter(({ id }) => namesFor(id).length === 0);
const covered = now.length - bare.length;

if (!process.argv.includes("--check")) {
  writeFileSync(join(root, page), pageText());
} else {
  if (readFileSync(join(root, page), "utf8") !== pageText()) {
    stop(`${page} is behind the tests' tags. Run \`npm run docs\`.`);
  }
  const lost = bare.map(({ id }) => id);
  if (lost.length > 0) stop(`Shown by no test: ${lost.join(", ")}`);
  say(`${page}: ${covered} of ${now.length} statements are shown by a test`);
}

function pageText(): string {
  const sections = [...new Set(statements.map(({ section }) => section))];
  return `# What the specification says, and the test that shows it

Made by \`npm run docs\` from the statements in [${basename(statementsFile)}](${basename(statementsFile)}) and the tags
at the end of the tests' names; \`npm test\` fails where this page is behind them, and its step \`spec\`
fails where a tagged test did not run and pass.

**${covered} of ${now.length} statements are shown by a test.** ${statements.length - now.length} more belong to later issues, as marked.

${sections.map(sectionText).join("\n")}`;
}

function sectionText(section: string): string {
  const rows = statements
    .filter((statement) => statement.section === section)
    .map(
      (statement) => `| ${statement.id} | ${tableCell(statement.text)} | ${shownBy(statement)} |`,
    );
  return `## ${section}\n\n| id | statement | shown by |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
}

function shownBy({ id, laterIssue }: Statement): string {
  const tests = namesFor(id).map(linkTo);
  if (tests.length > 0) return tests.join("<br>");
  return laterIssue === "" ? "**no test yet**" : `issue ${laterIssue}`;
}

function namesFor(id: string): readonly TaggedName[] {
  return names.filter(({ ids }) => ids.includes(id));
}
