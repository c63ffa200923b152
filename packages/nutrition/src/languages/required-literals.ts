/** The strings that a part of a pattern can match, if they are few, and strings that each match needs. */
interface Part {
  /** All strings that it matches, in lower case; undefined if they are too many to list. */
  readonly exact: readonly string[] | undefined;
  /** Each match has one of them; undefined if none is known. */
  readonly required: readonly string[] | undefined;
}

const anything: Part = { exact: undefined, required: undefined };
const nothing: Part = { exact: [""], required: undefined };
const maxStrings = 16;
/** An alternative of very many words is not worth looking for. */
const maxLiterals = 400;

/**
 * Strings in lower case, as text searches use them: each match of the regular expression has at least
 * one. Undefined if none are known.
 */
export function findRequiredLiterals(pattern: string): readonly string[] | undefined {
  const { exact, required } = new Parser(pattern).parse();
  return pickBetter(toRequired(exact), required);
}

/**
 * Returns a quick test of a text in lower case: false if it lacks what each match of the regular expression has, true if
 * it may match.
 */
export function createLiteralTest(pattern: string): (lower: string) => boolean {
  const literals = findRequiredLiterals(pattern);
  return (lower) => literals?.some((literal) => lower.includes(literal)) ?? true;
}

const toRequired = (exact: Part["exact"]) =>
  exact?.every((literal) => literal.trim() !== "") ? exact : undefined;

const shortest = (literals: readonly string[]) =>
  literals.reduce((length, literal) => Math.min(length, literal.length), Number.POSITIVE_INFINITY);

/** Longer strings are in fewer texts. */
function pickBetter(one: Part["required"], other: Part["required"]): Part["required"] {
  if (one === undefined || other === undefined) return one ?? other;
  const [length, otherLength] = [shortest(one), shortest(other)];
  if (length === otherLength) return one.length <= other.length ? one : other;
  return length > otherLength ? one : other;
}

function joinParts(parts: readonly Part[]): Part {
  let required: Part["required"];
  let exact: readonly string[] = [""];
  let isExact = true;
  const flush = (rest: readonly string[]) => {
    required = pickBetter(required, toRequired(exact));
    exact = rest;
    isExact = false;
  };
  for (const part of parts) {
    required = pickBetter(required, part.required);
    const ends = part.exact;
    if (ends === undefined) flush([""]);
    else if (exact.length * ends.length > maxStrings) flush(ends);
    else if (ends !== nothing.exact) exact = joinStrings(exact, ends);
  }
  if (isExact) return { exact, required };
  return { exact: undefined, required: pickBetter(required, toRequired(exact)) };
}

function joinStrings(starts: readonly string[], ends: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const start of starts) for (const end of ends) joined.push(start + end);
  return joined;
}

function joinAlternatives(alternatives: readonly Part[]): Part {
  const [only] = alternatives;
  if (only && alternatives.length === 1) return only;
  const exact = alternatives.flatMap((each) => each.exact ?? []);
  if (alternatives.every((each) => each.exact) && exact.length <= maxLiterals)
    return { exact: [...new Set(exact)], required: undefined };
  const required = alternatives.map((each) => pickBetter(each.required, toRequired(each.exact)));
  const all = required.flatMap((each) => each ?? []);
  const isKnown = required.every((each) => each) && all.length <= maxLiterals;
  return { exact: undefined, required: isKnown ? [...new Set(all)] : undefined };
}

/** Brackets, alternatives, classes, quantifiers, escapes, and text without a quantifier. */
const syntax =
  /\((?:\?(?:[:=!]|<[=!]|<\w+>))?|[)|]|\[(?:\\.|[^\]\\])*\]|(?:[*+?]|\{\d+(?:,\d*)?\})\??|\\(?:[pP]\{[^}]*\}|k<\w+>|.)|[a-z ']+(?![*+?{a-z '])|./gis;

const quantifier = /^(?:[*+?]|\{\d)/;

/** Reads a regular expression without the flags u and v. */
class Parser {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(pattern: string) {
    this.#tokens = pattern.match(syntax) ?? [];
  }

  parse(): Part {
    const alternatives: Part[] = [];
    let parts: Part[] = [];
    for (let token = this.#next(); token !== undefined && token !== ")"; token = this.#next()) {
      if (token === "|") {
        alternatives.push(joinParts(parts));
        parts = [];
      } else parts.push(this.#quantify(this.#read(token)));
    }
    return joinAlternatives([...alternatives, joinParts(parts)]);
  }

  #next(): string | undefined {
    this.#at += 1;
    return this.#tokens[this.#at - 1];
  }

  #quantify(part: Part): Part {
    const mark = this.#tokens[this.#at] ?? "";
    if (!quantifier.test(mark)) return part;
    this.#at += 1;
    if (mark.startsWith("?"))
      return { exact: part.exact && [...part.exact, ""], required: undefined };
    if (mark.startsWith("*") || mark.startsWith("{0")) return anything;
    return { exact: undefined, required: pickBetter(part.required, toRequired(part.exact)) };
  }

  #read(token: string): Part {
    if (/^[a-z ']/i.test(token)) return toExact([token.toLowerCase()]);
    if (token.startsWith("(")) return this.#readGroup(token);
    if (token === "^" || token === "$" || /^\\[bB]$/.test(token)) return nothing;
    if (token.startsWith("[") && token.length > 1) {
      const characters = token.slice(1, -1);
      const isList = /^-?[^\\^-]{1,6}-?$/.test(characters);
      return isList ? toExact([...characters.toLowerCase()]) : anything;
    }
    if (token === "." || /^\\[\da-z]/i.test(token)) return anything;
    return toExact([token.replace("\\", "").toLowerCase()]);
  }

  #readGroup(opening: string): Part {
    const part = this.parse();
    if (opening.endsWith("!")) return nothing;
    if (!opening.endsWith("=")) return part;
    // What is around a match is in the text as well.
    return { exact: nothing.exact, required: pickBetter(part.required, toRequired(part.exact)) };
  }
}

const toExact = (exact: readonly string[]): Part => ({ exact, required: undefined });
