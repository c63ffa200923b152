import type { Language } from "../../../languages/language.ts";
import { rolesOf } from "../roles/role-pattern.ts";
import type { SharingPart } from "./sharing-part.ts";
import { type StatementRule, statementRules } from "./statement-rules.ts";

/** The parts of a message, with one part in place of those that are a statement about shared food. */
export function readStatements(
  parts: readonly SharingPart[],
  language: Language,
): readonly SharingPart[] {
  return statementRules.reduce((read, rule) => applyRule(read, rule, language), parts);
}

function applyRule(
  parts: readonly SharingPart[],
  { pattern, read }: StatementRule,
  language: Language,
): readonly SharingPart[] {
  const found: SharingPart[] = [];
  let at = 0;
  for (const match of rolesOf(parts).matchAll(pattern)) {
    const to = match.index + match[0].length;
    const words = parts.slice(match.index, to);
    const [first, last] = [words[0], words.at(-1)];
    const statement = first && last && read(words, language, parts);
    if (!first || !last || !statement) continue;
    found.push(...parts.slice(at, match.index), {
      ...first,
      role: "read",
      end: last.end,
      text: words.map(({ text }) => text).join(" "),
      statement,
    });
    at = to;
  }
  return [...found, ...parts.slice(at)];
}
