// The statements of the specification and the tests that say they show them.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

export interface Statement {
  /** What a test's name carries in brackets, as in `is remembered [S2.meals.7]`. */
  readonly id: string;
  readonly section: string;
  readonly text: string;
  /** The number of the issue that builds it; empty where it is built now. */
  readonly laterIssue: string;
}

/** A name in a test's source that ends in tags. */
export interface TaggedName {
  /** From the project's root, with slashes. */
  readonly file: string;
  readonly line: number;
  /** As the source has it, without the tags. */
  readonly title: string;
  readonly ids: readonly string[];
}

export const statementsFile = "docs/spec-statements.csv";
const header = "id,section,statement,issue";
const testFiles = [
  "packages/*/src/**/*.test.ts",
  "apps/*/src/**/*.test.ts",
  "apps/*/src/**/*.test.tsx",
  "e2e/*.spec.ts",
];
const tag = /\[(S\d[\w.-]*(?:, S\d[\w.-]*)*)\]/g;
/** A string that ends in tags; Biome keeps each on one line. */
const taggedString = /(["'`])((?:(?!\1)[^\\\n]|\\.)*?)((?:\s*\[S\d[\w.,\s-]*\])+)\1/g;

/** Every row of the table of statements. Throws where a row is not one, or an id is there twice. */
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

/** Every tagged name in the tests' sources. Throws where a tag does not end a name. */
export function readTaggedNames(): readonly TaggedName[] {
  return globSync([...testFiles], { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((text, at) => namesOfLine(text, file, at + 1)),
    );
}

function namesOfLine(text: string, file: string, line: number): TaggedName[] {
  const names = [...text.matchAll(taggedString)].map(([, , title = "", tags = ""]) => ({
    file,
    line,
    title: title.trim(),
    ids: idsOf(tags),
  }));
  const found = names.reduce((sum, { ids }) => sum + ids.length, 0);
  if (found !== idsOf(text).length) {
    throw new Error(`${file}:${line}: a tag of the specification stands at the end of a name`);
  }
  return names;
}

/** The ids in a name's tags. */
export function idsOf(text: string): readonly string[] {
  return [...text.matchAll(tag)].flatMap(([, ids = ""]) => ids.split(", "));
}
