import { stem } from "./stem.ts";
import type { Token } from "./tokens.ts";

interface Rule {
  readonly stems: readonly string[];
  readonly replacement: readonly { readonly text: string; readonly stem: string }[];
}

/** Word sequences to be written otherwise, by their first stem; longest first. */
export type Rewriter = ReadonlyMap<string, readonly Rule[]>;

/** Makes a rewriter from phrases as people write them: `{ "ice cream": "icecream" }`. */
export function makeRewriter(phrases: Readonly<Record<string, string>>): Rewriter {
  const rules = new Map<string, Rule[]>();
  for (const [phrase, replacement] of Object.entries(phrases)) {
    const stems = phrase.split(" ").map(stem);
    const first = stems[0] ?? "";
    const rule = {
      stems,
      replacement: replacement.split(" ").map((text) => ({ text, stem: stem(text) })),
    };
    rules.set(first, [...(rules.get(first) ?? []), rule]);
  }
  for (const list of rules.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return rules;
}

/** Writes the phrases of a rewriter otherwise, once, left to right; each new token spans the old ones. */
export function rewrite(tokens: readonly Token[], rewriter: Rewriter): readonly Token[] {
  // Most names of a table hold none of the phrases.
  let out: Token[] | undefined;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const rule = ruleAt(tokens, at, rewriter.get(token.stem));
    if (!rule) {
      out?.push(token);
      at += 1;
      continue;
    }
    out ??= tokens.slice(0, at);
    const end = tokens[at + rule.stems.length - 1]?.end ?? token.end;
    for (const word of rule.replacement) {
      out.push({ kind: "word", text: word.text, stem: word.stem, start: token.start, end });
    }
    at += rule.stems.length;
  }
  return out ?? tokens;
}

function ruleAt(
  tokens: readonly Token[],
  at: number,
  rules: readonly Rule[] | undefined,
): Rule | undefined {
  if (rules === undefined) return undefined;
  for (const rule of rules) {
    if (stands(rule.stems, tokens, at)) return rule;
  }
  return undefined;
}

function stands(stems: readonly string[], tokens: readonly Token[], at: number): boolean {
  // The first stem is how the rule was found.
  for (let offset = 1; offset < stems.length; offset += 1) {
    if (tokens[at + offset]?.stem !== stems[offset]) return false;
  }
  return true;
}
