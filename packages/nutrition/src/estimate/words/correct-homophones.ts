import {
  gramsOfUnit,
  metricVolumes,
  pieceUnits,
  sizeWords,
  units as unitWords,
} from "../vocabulary/amounts.ts";
import { heardFoods, heardNumbers } from "../vocabulary/homophones.ts";
import {
  classNouns,
  cookingStates,
  fillers,
  genericWords,
  nonFoodUnits,
} from "../vocabulary/stop-words.ts";
import type { Spelling } from "./correct-words.ts";
import { stem } from "./stem.ts";
import type { Token } from "./tokens.ts";

/** Words of a text that sound like what was meant, and where they stand. */
export interface HomophoneCorrection {
  readonly start: number;
  readonly end: number;
  readonly meant: string;
}

/** What a reading is worth, so that two can be compared. */
interface Reading {
  readonly value: number;
}

/** Each trial reads the stretch once more: a minute of speech gets eight, a short message twelve. */
const mostTrials = 12;
const mostTokensRead = 1500;
/** A reading that is hardly better is no reason to doubt what was written. */
const leastGain = 0.25;
/** A number where one may stand was passed over before: to read one word more is gain enough. */
const leastGainOfNumber = 0;

/**
 * Reads tokens as they stand, and where words stand in them that sound like foods or numbers as those
 * too; what makes the whole reading better holds. Gives the best reading and what was misheard in it.
 */
export function correctHomophones<R extends Reading>(
  tokens: readonly Token[],
  spelling: Spelling,
  read: (tokens: readonly Token[]) => R,
): { readonly reading: R; readonly misheard: readonly HomophoneCorrection[] } {
  let best = { tokens, reading: read(tokens) };
  const misheard: HomophoneCorrection[] = [];
  let trialsLeft = Math.min(mostTrials, mostTokensRead / Math.max(1, tokens.length));
  for (let at = 0; at < best.tokens.length && trialsLeft >= 1; at += 1) {
    const heard = findHeard(best.tokens, at, spelling);
    if (!heard) continue;
    trialsLeft -= 1;
    const other = replace(best.tokens, at, heard);
    const reading = read(other);
    if (reading.value < best.reading.value + heard.leastGain) continue;
    const [first, last] = [best.tokens[at], best.tokens[at + heard.length - 1]];
    misheard.push({ start: first?.start ?? 0, end: last?.end ?? 0, meant: heard.meant.join(" ") });
    best = { tokens: other, reading };
    at += heard.meant.length - 1;
  }
  return { reading: best.reading, misheard };
}

/** The text with what was misheard in it as it was meant; `from` is where the text begins. */
export function applyCorrections(
  text: string,
  from: number,
  misheard: readonly HomophoneCorrection[],
): string {
  return misheard
    .filter(({ start, end }) => start >= from && end <= from + text.length)
    .reduceRight(
      (whole, { start, end, meant }) =>
        `${whole.slice(0, start - from)}${meant}${whole.slice(end - from)}`,
      text,
    );
}

/** What so many tokens at a place may mean. */
interface Heard {
  readonly length: number;
  readonly meant: readonly string[];
  readonly leastGain: number;
}

function findHeard(tokens: readonly Token[], at: number, spelling: Spelling): Heard | undefined {
  // A hyphen is written: nobody hears one.
  if (tokens[at]?.isHyphened || tokens[at + 1]?.isHyphened) return undefined;
  const text = tokens[at]?.text ?? "";
  const number = heardNumbers.get(text);
  if (number !== undefined && mayCount(tokens, at, spelling)) {
    return { length: 1, meant: [number], leastGain: leastGainOfNumber };
  }
  const row = rowsByFirst.get(text)?.find((candidate) => fits(candidate, tokens, at));
  if (!row) return undefined;
  const last = tokens[at + row.heard.length - 1]?.text ?? "";
  const isPlural = last !== row.heard.at(-1);
  const meant = row.meant.map((word, place) =>
    isPlural && place === row.meant.length - 1 ? `${word}s` : word,
  );
  return { length: row.heard.length, meant, leastGain };
}

function replace(tokens: readonly Token[], at: number, { length, meant }: Heard): Token[] {
  const [first, last] = [tokens[at] as Token, tokens[at + length - 1] as Token];
  const words = meant.map(
    (text): Token => ({ ...first, kind: "word", text, stem: stem(text), end: last.end }),
  );
  return tokens.toSpliced(at, length, ...words);
}

interface Row {
  readonly heard: readonly string[];
  readonly meant: readonly string[];
  readonly before: ReadonlySet<string>;
  readonly behind: ReadonlySet<string>;
}

/** The rows by their first word, and by its plural where it is the only one; the longest first. */
const rowsByFirst = indexRows(heardFoods.trim().split("\n").flatMap(parseRow));

function parseRow(line: string): Row[] {
  const [names = "", before = "", behind = ""] = line.split("|");
  const [meant = "", heard = ""] = names.split(":");
  return heard.split(",").map((words) => ({
    heard: wordsOf(words),
    meant: wordsOf(meant),
    before: new Set(wordsOf(before)),
    behind: new Set(wordsOf(behind)),
  }));
}

function wordsOf(text: string): string[] {
  return text
    .replaceAll("'", "")
    .split(/\s+/)
    .filter((word) => word !== "");
}

function indexRows(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const byFirst = new Map<string, Row[]>();
  for (const row of rows.toSorted((one, other) => other.heard.length - one.heard.length)) {
    const first = row.heard[0] ?? "";
    for (const key of row.heard.length === 1 ? [first, `${first}s`] : [first]) {
      byFirst.set(key, [...(byFirst.get(key) ?? []), row]);
    }
  }
  return byFirst;
}

function fits(row: Row, tokens: readonly Token[], at: number): boolean {
  const { heard, before, behind } = row;
  const isThere = heard.every((word, offset) => {
    const text = tokens[at + offset]?.text;
    return text === word || (offset === heard.length - 1 && text === `${word}s`);
  });
  if (!isThere) return false;
  if (before.size === 0 && behind.size === 0) return true;
  const end = at + heard.length;
  const [previous, next] = [tokens[at - 1]?.text ?? "", tokens[end]?.text ?? ""];
  if (before.has("#") && isMeasureBefore(tokens, at) && endsName(tokens[end])) return true;
  if ([before.has(previous) && previous, behind.has(next) && next].some(isProof)) return true;
  const isBegun = before.has(previous) || (before.has("^") && isBeginning(tokens, at));
  return isBegun && (behind.has(next) || (behind.has("$") && isEnd(tokens[end])));
}

const isProof = (word: string | false) => word !== false && word !== "" && !smallWords.has(word);

/** Words that stand beside anything. */
const smallWords = new Set(
  "a an another and with in on of for at to from plus then two three four five six half".split(" "),
);

const endsName = (token: Token | undefined) =>
  token === undefined || token.kind === "mark" || smallWords.has(token.text);

/** "200 g", "12 ounce", "a bowl of". */
function isMeasureBefore(tokens: readonly Token[], at: number): boolean {
  const isOf = tokens[at - 1]?.text === "of";
  const unit = tokens[isOf ? at - 2 : at - 1];
  return unit !== undefined && (isOf ? isUnit(unit) || isShape(unit) : isWeight(unit));
}

const isWeight = ({ stem: word }: Token) => gramsOfUnit.has(word) || metricVolumes.has(word);
const isUnit = (token: Token) => unitWords.has(token.stem) || isWeight(token);
const isShape = (token: Token) => pieceUnits.has(token.stem);

const beginners = new Set(
  "and with had have having ate eaten eating drank plus then was were got some n or".split(" "),
);

function isBeginning(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before === undefined || before.kind === "mark" || beginners.has(before.text);
}

const isEnd = (token: Token | undefined) => token === undefined || token.kind === "mark";

/** Whether a number may stand here: at a beginning, before what is counted, "to fried eggs". */
function mayCount(tokens: readonly Token[], at: number, spelling: Spelling): boolean {
  const next = tokens[at + 1];
  if (tokens[at]?.text === "ate") return next !== undefined && isAteOunces(tokens, at, next);
  if (!isBeginning(tokens, at)) return false;
  const last = endOfCounted(tokens, at + 1, spelling);
  // "For pancakes: ..." and "for pancakes I used" tell what for.
  return last !== undefined && !/^(?:[:-]|i|we|you|it)$/.test(tokens[last + 1]?.text ?? "");
}

/** "ate ounces" is nothing that people do; "had ate almonds" is eight of them. */
function isAteOunces(tokens: readonly Token[], at: number, next: Token): boolean {
  const before = tokens[at - 1]?.text ?? "";
  return isWeight(next) || (/^(?:had|with|about|an?)$/.test(before) && next.text !== next.stem);
}

const longestCounted = 3;

/** The place of what is counted from here on: several foods, "fried eggs", or units, "slices". */
function endOfCounted(
  tokens: readonly Token[],
  from: number,
  { namesWith }: Spelling,
): number | undefined {
  if (isCountedUnit(tokens[from])) return from;
  for (const [place, token] of tokens.slice(from, from + longestCounted).entries()) {
    const isFood = namesWith(token.stem) > 0 && !fillers.has(token.text);
    if (isFood && isSeveral(token)) return isKind(token) ? undefined : from + place;
    if (!isFood && !sizeWords.has(token.text) && !cookingStates.has(token.text)) return undefined;
  }
  return undefined;
}

const isSeveral = ({ text, stem: word }: Token) => text !== word;

function isCountedUnit(token: Token | undefined): boolean {
  if (token?.kind !== "word") return false;
  return isWeight(token) || (isSeveral(token) && (isUnit(token) || isShape(token)));
}

/** "for drinks", "to vegetables", "for babies": kinds of food, of which nobody eats two, and persons. */
const isKind = ({ stem: word }: Token) =>
  classNouns.has(word) || genericWords.has(word) || nonFoodUnits.has(word) || word === "baby";
