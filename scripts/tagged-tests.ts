// The tests that say what they show: a name that ends in tags, as in `is remembered [S2.meals.7, V05]`.
// S names a statement of the specification, V and F a row of the catalogue of verification and faults.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

/** A name in a test's source that ends in tags. */
export interface TaggedName {
  /** From the project's root, with slashes. */
  readonly file: string;
  readonly line: number;
  /** As the source has it, without the tags. */
  readonly title: string;
  readonly ids: readonly string[];
}

const testFiles = [
  "packages/*/src/**/*.test.ts",
  "apps/*/src/**/*.test.ts",
  "apps/*/src/**/*.test.tsx",
  "e2e/*.spec.ts",
  "fault-injection/*.test.ts",
];
const id = String.raw`(?:S\d[\w.-]*|[VF]\d\d)`;
const list = String.raw`\[${id}(?:, ${id})*\]`;
const tag = new RegExp(list, "g");
/** A string that ends in tags; Biome keeps each on one line. */
const taggedString = new RegExp(
  String.raw`(["'${"`"}])((?:(?!\1)[^\\\n]|\\.)*?)((?:\s*${list})+)\1`,
  "g",
);

/** Every tagged name in the tests' sources. Throws if a tag does not end a name. */
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
    throw new Error(`${file}:${line}: a tag stands at the end of a name`);
  }
  // A test that never runs shows nothing.
  return /\.(skip|todo)\(/.test(text) ? [] : names;
}

/** The ids in a name's tags. */
export function idsOf(text: string): readonly string[] {
  return [...text.matchAll(tag)].flatMap(([tags]) => tags.slice(1, -1).split(", "));
}

/** Where each tag that no row of a list has stands; `belongs` says which tags the list is for. */
export function findUnknownTags(
  names: readonly TaggedName[],
  known: readonly string[],
  belongs: (id: string) => boolean,
): readonly string[] {
  return names.flatMap(({ file, line, ids }) =>
    ids
      .filter((found) => belongs(found) && !known.includes(found))
      .map((found) => `${file}:${line}: [${found}]`),
  );
}

/** One test in a table of a page of documentation, with a link to its file. */
export function linkTo({ file, title }: TaggedName): string {
  const name = file.slice(file.lastIndexOf("/") + 1);
  return `${tableCell(title)} ([${name}](../${file}))`;
}

/** The text, escaped for a cell of a Markdown table. */
export function tableCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
}
