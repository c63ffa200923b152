// The statements of the specification.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

export interface Statement {
  /** What a test's name carries in brackets, as in `is remembered [S2.meals.7]`. */
  readonly id: string;
  readonly section: string;
  readonly text: string;
  /** The number of the issue that builds it; empty if it is already built. */
  readonly laterIssue: string;
}

export const statementsFile = "docs/spec-statements.csv";
const header = "id,section,statement,issue";

/** Every row of the table of statements. Throws if a row is invalid or an id is a duplicate. */
export function readStatements(): readonly Statement[] {
  const [first, ...rows] = readFileSync(join(root, statementsFile), "utf8").trimEnd().split("\n");
  if (first !== header) throw new Error(`${statementsFile} does not begin with ${header}`);
  const statements = rows.map((row) => {
    const fields = /^(S[\w.-]+),([^",]+),"((?:[^"]|"")*)",(\d*)$/.exec(row);
    if (!fields) throw new Error(`${statementsFile} has a row that is none: ${row}`);
    const [, id = "", section = "", text = "", laterIssue = ""] = fields;
    return { id, section, text: text.replaceAll('""', '"'), laterIssue };
  });
  const ids = statements.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  if (twice.length > 0) throw new Error(`${statementsFile} has ${twice.join(", ")} twice`);
  return statements;
}
