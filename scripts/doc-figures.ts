// Figures in docs that a run wrote: a page holds `<!-- NAME: start -->` and `<!-- NAME: end -->`, and the
// run replaces what is between them.
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, say } from "./setup.mjs";

/** Writes the figures of a run, as Markdown, with the date, the commit and the command that made them. */
export function recordFigures(name: string, command: string, markdown: string): void {
  const [start, end] = [`<!-- ${name}: start -->\n`, `<!-- ${name}: end -->`];
  const page = globSync("docs/*.md", { cwd: root }).find((path) => read(path).includes(start));
  if (page === undefined)
    throw new Error(`No page of docs has a place for these figures: ${start}`);
  const text = read(page);
  const before = text.slice(0, text.indexOf(start) + start.length);
  const after = text.slice(text.indexOf(end));
  const { date, commit } = sourceOf(command);
  const source = `Written by \`${command}\` on ${date}, commit ${commit}.`;
  writeFileSync(join(root, page), `${before}${source}\n\n${markdown.trimEnd()}\n${after}`);
  say(`The figures are in ${page}`);
}

/** The date and the commit of a run of this command. */
export function sourceOf(command: string) {
  const date = new Date().toISOString().slice(0, 10);
  const commit = execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root }).toString();
  return { command, date, commit: commit.trim() };
}

function read(page: string): string {
  return readFileSync(join(root, page), "utf8");
}

/** A Markdown table; the columns after the first are aligned to the right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const rule = head.map((_, at) => (at === 0 ? "---" : "--:"));
  return [line(head), line(rule), ...rows.map(line)].map((text) => `${text}\n`).join("");
}
