import type { PatternRow } from "./pattern-rows.ts";
import { findRequiredLiterals } from "./required-literals.ts";

/** Finds matches of a table's rows; runs a row only if the text has one of its required literals. */
export interface PatternTable {
  /** The matches of one pattern with all rows as its alternatives: in order, without overlaps. */
  readonly matchAll: (text: string) => readonly RegExpExecArray[];
  /** The matches of each row, row by row. */
  readonly matchEach: (text: string) => readonly RegExpExecArray[];
  readonly test: (text: string) => boolean;
  /** The rows in turn, of those that may match the text as it is then. */
  readonly candidates: (getText: () => string) => Iterable<Candidate>;
}

interface Options {
  readonly flags?: "g" | "gi" | "gm";
  /** Patterns before and after each row's. */
  readonly before?: string;
  readonly after?: string;
  /** Looks for the table's rows together with those of other tables; by default that of all tables. */
  readonly search?: TableSearch;
}

/** A row of a table; compiled when it is first needed. */
export class Candidate {
  readonly row: PatternRow;
  readonly #source: string;
  readonly #flags: string;
  #pattern: RegExp | undefined;

  constructor(row: PatternRow, { flags = "gi", before = "", after = "" }: Options) {
    this.row = row;
    this.#source = `${before}(?:${row.pattern})${after}`;
    this.#flags = flags;
  }

  get pattern(): RegExp {
    this.#pattern ??= new RegExp(this.#source, this.#flags);
    return this.#pattern;
  }
}

/** To be called once for each table: its search looks for it in each text from then on. */
export function createPatternTable(
  rows: readonly PatternRow[],
  options: Options = {},
): PatternTable {
  const { search = allTables } = options;
  const table = rows.map((row) => new Candidate(row, options));
  search.add(table);
  const find = (text: string) => search.find(table, text);
  return {
    matchAll: (text) => mergeMatches(find(text), text),
    matchEach: (text) => find(text).flatMap(({ pattern }) => [...text.matchAll(pattern)]),
    test: (text) => find(text).some(({ pattern }) => execFrom(pattern, text, 0)),
    *candidates(getText) {
      let text = getText();
      let found = find(text);
      for (const candidate of table) {
        if (found.includes(candidate)) yield candidate;
        if (getText() === text) continue;
        text = getText();
        found = find(text);
      }
    },
  };
}

function execFrom(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** The text with each match replaced, in any order. Of two that overlap, the first is. */
export function replaceMatches(
  text: string,
  matches: readonly RegExpExecArray[],
  replace: (match: RegExpExecArray) => string,
): string {
  let replaced = "";
  let end = 0;
  for (const match of withoutOverlaps(matches)) {
    replaced += text.slice(end, match.index) + replace(match);
    end = endOf(match);
  }
  return replaced + text.slice(end);
}

/** In the order of the text. */
function withoutOverlaps(matches: readonly RegExpExecArray[]): readonly RegExpExecArray[] {
  const kept: RegExpExecArray[] = [];
  for (const match of matches)
    if (kept.every((one) => endOf(one) <= match.index || endOf(match) <= one.index))
      kept.push(match);
  return kept.sort((one, other) => one.index - other.index);
}

const endOf = ({ index, 0: words }: RegExpExecArray): number => index + words.length;

function mergeMatches(candidates: readonly Candidate[], text: string): readonly RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  const searchFrom = (pattern: RegExp, from: number) => {
    const match = execFrom(pattern, text, from);
    return match ? [{ pattern, match }] : [];
  };
  let nexts = candidates.flatMap(({ pattern }) => searchFrom(pattern, 0));
  while (nexts.length > 0) {
    const { match } = nexts.reduce((one, other) =>
      other.match.index < one.match.index ? other : one,
    );
    matches.push(match);
    const end = match.index + Math.max(1, match[0].length);
    nexts = nexts.flatMap((next) =>
      next.match.index < end ? searchFrom(next.pattern, end) : [next],
    );
  }
  return matches;
}

type Table = readonly Candidate[];
type Candidates = ReadonlyMap<Table, readonly Candidate[]>;

/** A literal, and the row that it is required for. */
interface Literal {
  readonly text: string;
  readonly table: Table;
  readonly at: number;
}

/** Literals are found by their first characters. */
const startLength = 3;
const maxResults = 4;

/** Searches a text for the literals of several tables at once. */
export class TableSearch {
  /** The rows without a literal. */
  readonly #alwaysRun = new Map<Table, readonly number[]>();
  readonly #shortLiterals: Literal[] = [];
  readonly #literalsByStart = new Map<number, Literal[]>();
  /** Of the last texts, because several tables are asked about each. */
  readonly #results = new Map<string, Candidates>();

  add(table: readonly Candidate[]): void {
    this.#results.clear();
    const required = table.map(({ row }) => findRequiredLiterals(row.pattern));
    const rows = required.flatMap((each, at) => (each ? [] : [at]));
    if (rows.length > 0) this.#alwaysRun.set(table, rows);
    for (const [at, each = []] of required.entries())
      for (const text of each) this.#addLiteral({ text, table, at });
  }

  /** The rows of the table that may match the text, in their order. */
  find(table: readonly Candidate[], text: string): readonly Candidate[] {
    return this.#findAll(text).get(table) ?? [];
  }

  #addLiteral(literal: Literal): void {
    if (literal.text.length < startLength) {
      this.#shortLiterals.push(literal);
      return;
    }
    const start = startAt(literal.text, 0);
    const same = this.#literalsByStart.get(start);
    if (same) same.push(literal);
    else this.#literalsByStart.set(start, [literal]);
  }

  #findAll(text: string): Candidates {
    const known = this.#results.get(text);
    if (known) return known;
    const [oldest] = this.#results.keys();
    if (oldest !== undefined && this.#results.size >= maxResults) this.#results.delete(oldest);
    const found = this.#search(text);
    this.#results.set(text, found);
    return found;
  }

  /** Finds the rows that have a required literal in the text, or none at all. */
  #search(text: string): Candidates {
    const lower = text.toLowerCase();
    const rows = new Map([...this.#alwaysRun].map(([table, each]) => [table, new Set(each)]));
    for (const literal of this.#shortLiterals)
      if (lower.includes(literal.text)) addRow(rows, literal);
    for (let offset = 0; offset <= lower.length - startLength; offset += 1)
      for (const literal of this.#literalsByStart.get(startAt(lower, offset)) ?? [])
        if (lower.startsWith(literal.text, offset)) addRow(rows, literal);
    return new Map(
      [...rows].map(([table, found]) => [table, table.filter((_, at) => found.has(at))]),
    );
  }
}

/** Of the tables of all languages. */
const allTables = new TableSearch();

function addRow(rows: Map<Table, Set<number>>, { table, at }: Literal): void {
  const found = rows.get(table);
  if (found) found.add(at);
  else rows.set(table, new Set([at]));
}

/** The first three characters from an offset, as a small number; a few others have the same. */
const startAt = (text: string, at: number) =>
  ((text.charCodeAt(at) & 0x3ff) << 20) |
  ((text.charCodeAt(at + 1) & 0x3ff) << 10) |
  (text.charCodeAt(at + 2) & 0x3ff);
