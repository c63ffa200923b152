import type { Language } from "../../languages/language.ts";
import { isPluralToken, type Token } from "./tokens.ts";

interface RewriteRule {
  readonly stems: readonly string[];
  readonly replacement: readonly { readonly text: string; readonly stem: string }[];
  /** True for a phrase that is kept, so that no shorter one is replaced. */
  readonly isKept: boolean;
}

/** Replacement rules by their first stem, longest first. */
export type Rewriter = ReadonlyMap<string, readonly RewriteRule[]>;

/** Builds a rewriter from phrases: `{ "ice cream": "icecream" }`. */
export function createRewriter(
  phrases: Readonly<Record<string, string>>,
  language: Language,
): Rewriter {
  const rules = new Map<string, RewriteRule[]>();
  for (const [phrase, replacement] of Object.entries(phrases)) {
    const stems = phrase.split(" ").map((word) => language.stem(word));
    const first = stems[0] ?? "";
    const rule = {
      stems,
      isKept: phrase === replacement,
      replacement: replacement.split(" ").map((text) => ({ text, stem: language.stem(text) })),
    };
    rules.set(first, [...(rules.get(first) ?? []), rule]);
  }
  for (const list of rules.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return rules;
}

/**
 * Replaces phrases in one pass from left to right; new tokens have the offsets of the old ones. No phrase begins with a token
 * that is kept after the one before it.
 */
export function rewrite(
  tokens: readonly Token[],
  rewriter: Rewriter,
  isKeptAfter: (token: Token, before: Token | undefined) => boolean = () => false,
): readonly Token[] {
  // Most names contain none of the phrases, so the copy is made on demand.
  let output: Token[] | undefined;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const rule = findRule(tokens, at, rewriter.get(token.stem));
    if (!rule || isKeptAfter(token, tokens[at - 1])) {
      output?.push(token);
      at += 1;
      continue;
    }
    output ??= tokens.slice(0, at);
    if (rule.isKept) {
      output.push(...tokens.slice(at, at + rule.stems.length));
      at += rule.stems.length;
      continue;
    }
    const last = tokens[at + rule.stems.length - 1] ?? token;
    const span = { start: token.start, end: last.end };
    const plural = isPluralToken(last) ? { isPlural: true } : {};
    for (const word of rule.replacement) {
      output.push({ kind: "word", text: word.text, stem: word.stem, ...span, ...plural });
    }
    at += rule.stems.length;
  }
  return output ?? tokens;
}

function findRule(
  tokens: readonly Token[],
  at: number,
  rules: readonly RewriteRule[] | undefined,
): RewriteRule | undefined {
  if (rules === undefined) return undefined;
  for (const rule of rules) {
    if (matchesAt(rule.stems, tokens, at)) return rule;
  }
  return undefined;
}

function matchesAt(stems: readonly string[], tokens: readonly Token[], at: number): boolean {
  // The rule was found by its first stem.
  for (let offset = 1; offset < stems.length; offset += 1) {
    if (tokens[at + offset]?.stem !== stems[offset]) return false;
  }
  return true;
}
