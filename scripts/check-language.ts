// Fails if a comment, a test title or a doc uses a word or phrase of language-rules.ts.
// `node scripts/check-language.ts apps/web` looks only at files below that path.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { languageRules } from "./language-rules.ts";
import { root, say, stop } from "./setup.mjs";

/** Files whose text is data or is generated from other files. */
const excluded = [
  /^scripts\/language-rules\.ts$/,
  /^docs\/(spec-coverage|security|reliability)\.md$/,
];

interface Line {
  readonly number: number;
  readonly text: string;
}

for (const { pattern, example, counterexample } of languageRules) {
  if (!pattern.test(example)) stop(`${pattern} does not match its example: ${example}`);
  if (pattern.test(counterexample))
    stop(`${pattern} matches its counterexample: ${counterexample}`);
}

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css", "*.md"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && !excluded.some((path) => path.test(file)));

const findings: string[] = [];
for (const file of files) {
  const text = readFileSync(join(root, file), "utf8");
  const lines = file.endsWith(".md")
    ? proseOf(text)
    : [...commentsOf(text), ...titlesOf(file, text)];
  for (const { number, text } of lines) {
    for (const { pattern, reason } of languageRules) {
      const found = pattern.exec(text)?.[0];
      if (found) findings.push(`${file}:${number}  "${found}": ${reason}`);
    }
  }
}
const under = process.argv[2];
if (under) findings.splice(0, findings.length, ...findings.filter((one) => one.startsWith(under)));
if (findings.length > 0) {
  stop(`${findings.length} phrases that are not plain English:\n${findings.join("\n")}`);
}
say(`${files.length} files use none of ${languageRules.length} phrases that hide the meaning`);

/** The lines of a document outside code blocks, without inline code. */
function proseOf(text: string): Line[] {
  let isCode = false;
  return text.split("\n").flatMap((line, index) => {
    if (line.startsWith("```")) isCode = !isCode;
    return isCode ? [] : [{ number: index + 1, text: line.replace(/`[^`]*`/g, "") }];
  });
}

/** Comments by line. A comment after code counts if the code before it ends a statement or an element. */
function commentsOf(text: string): Line[] {
  return text.split("\n").flatMap((line, index) => {
    const comment =
      /^\s*(?:\/\/|\/\*+|\*(?!\/))(.*)/.exec(line)?.[1] ?? /[;,{})]\s+\/\/ (.*)$/.exec(line)?.[1];
    return comment ? [{ number: index + 1, text: comment.replace(/`[^`]*`/g, "") }] : [];
  });
}

/** Titles of tests: the first argument of describe, it and test, also after `.each(...)`. */
function titlesOf(file: string, text: string): Line[] {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return [];
  const title =
    /(?:\b(?:describe|it|test)(?:\.\w+)?|\]|`)\(\s*(["'`])((?:(?!\1).)+)\1,\s*(?:\{|async|\(|\w+ =>)/g;
  return [...text.matchAll(title)].map((match) => ({
    number: text.slice(0, match.index).split("\n").length,
    // The tags of the specification and the catalogue keep their ids.
    text: (match[2] ?? "").replace(/\[[^\]]*\]$/, ""),
  }));
}
