import { readFileSync, writeFileSync } from "node:fs";

export interface Score {
  path: string;
  mutants: number;
  killed: number;
  /** How many of the killed made a test time out. */
  timedOut: number;
  /** The share of all mutants that was tried, as `1/4`. */
  sample: string;
  date: string;
  commit: string;
  command: string;
}

const doc = new URL("../../docs/testing.md", import.meta.url);
const table = /(<!-- mutation scores: start -->\n)(.*?)(<!-- mutation scores: end -->)/s;
const head =
  "| folder | mutants tried | killed | score | date | commit | command |\n| --- | --: | --: | --: | --- | --- | --- |\n";

/** Writes the row of this path into the table of docs/testing.md, in place of an earlier row of the same path. */
export function recordScore(score: Score): void {
  const text = readFileSync(doc, "utf8");
  const rows = (table.exec(text)?.[2] ?? "").split("\n").filter((line) => line.startsWith("| `"));
  const others = rows.filter((row) => !row.startsWith(`| \`${score.path}\` |`));
  const sorted = [...others, rowOf(score)].sort().map((row) => `${row}\n`);
  writeFileSync(
    doc,
    text.replace(table, (_, start, _rows, end) => `${start}${head}${sorted.join("")}${end}`),
  );
}

function rowOf({ path, mutants, killed, timedOut, sample, date, commit, command }: Score): string {
  const tried = sample === "1/1" ? `${mutants}` : `${mutants} (a sample of ${sample})`;
  const shownKilled = timedOut === 0 ? `${killed}` : `${killed} (${timedOut} timed out)`;
  const percent = mutants === 0 ? "" : `${((100 * killed) / mutants).toFixed(1)} %`;
  return `| \`${path}\` | ${tried} | ${shownKilled} | ${percent} | ${date} | ${commit} | \`${command}\` |`;
}
