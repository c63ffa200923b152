import {
  gramsByUnit,
  metricVolumes,
  pieceUnits,
  sizeWords,
  units as unitWords,
} from "../../languages/en/amounts.ts";
import { partitive } from "../../languages/en/function-words.ts";
import * as homophones from "../../languages/en/homophones.ts";
import {
  classNouns,
  cookingStates,
  fillers,
  genericWords,
  nonFoodUnits,
} from "../../languages/en/stop-words.ts";
import { pluralEnding } from "../../languages/en/word-forms.ts";
import type { Spelling } from "./correct-words.ts";
import { stem } from "./stem.ts";
import type { Token } from "./tokens.ts";

/** A corrected word, with offsets in the text. */
export interface HomophoneCorrection {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A segmentation with its score. */
interface ScoredSegmentation {
  readonly value: number;
}

/**
 * Limits on trials, because each one segments the text again: eight for a minute of speech, twelve
 * for a short message.
 */
const maxTrials = 12;
const maxSegmentedTokens = 1500;
/** Minimum improvement of the score for a correction. */
const minImprovement = 0.25;
/** Lower for numbers: reading one more word is enough. */
const minNumberImprovement = 0;

/**
 * Replaces homophones of foods and numbers if that improves the segmentation of the whole text.
 * Returns the best segmentation and the corrections.
 */
export function correctHomophones<R extends ScoredSegmentation>(
  tokens: readonly Token[],
  spelling: Spelling,
  segment: (tokens: readonly Token[]) => R,
): { readonly reading: R; readonly corrections: readonly HomophoneCorrection[] } {
  let best = { tokens, reading: segment(tokens) };
  const corrections: HomophoneCorrection[] = [];
  let trialsLeft = Math.min(maxTrials, maxSegmentedTokens / Math.max(1, tokens.length));
  for (let at = 0; at < best.tokens.length && trialsLeft >= 1; at += 1) {
    const candidate = findCandidate(best.tokens, at, spelling);
    if (!candidate) continue;
    trialsLeft -= 1;
    const corrected = replace(best.tokens, at, candidate);
    const reading = segment(corrected);
    if (reading.value < best.reading.value + candidate.minImprovement) continue;
    const [first, lastToken] = [best.tokens[at], best.tokens[at + candidate.length - 1]];
    corrections.push({
      start: first?.start ?? 0,
      end: lastToken?.end ?? 0,
      replacement: candidate.replacement.join(" "),
    });
    best = { tokens: corrected, reading };
    at += candidate.replacement.length - 1;
  }
  return { reading: best.reading, corrections };
}

/** The text with the corrections applied; `from` is the offset of the text. */
export function applyCorrections(
  text: string,
  from: number,
  corrections: readonly HomophoneCorrection[],
): string {
  return corrections
    .filter(({ start, end }) => start >= from && end <= from + text.length)
    .reduceRight(
      (corrected, { start, end, replacement }) =>
        `${corrected.slice(0, start - from)}${replacement}${corrected.slice(end - from)}`,
      text,
    );
}

/** A possible replacement of tokens. */
interface CorrectionCandidate {
  readonly length: number;
  readonly replacement: readonly string[];
  readonly minImprovement: number;
}

function findCandidate(
  tokens: readonly Token[],
  at: number,
  spelling: Spelling,
): CorrectionCandidate | undefined {
  // Speech recognition writes no hyphens here, so a hyphenated word was typed.
  if (tokens[at]?.isHyphened || tokens[at + 1]?.isHyphened) return undefined;
  const text = tokens[at]?.text ?? "";
  const number = homophones.numberHomophones.get(text);
  if (number !== undefined && mayBeCount(tokens, at, spelling)) {
    return { length: 1, replacement: [number], minImprovement: minNumberImprovement };
  }
  const row = rowsByFirstWord.get(text)?.find((candidate) => matchesRow(candidate, tokens, at));
  if (!row) return undefined;
  const lastToken = tokens[at + row.homophone.length - 1]?.text ?? "";
  const isPlural = lastToken !== row.homophone.at(-1);
  const replacement = row.meaning.map((word, position) =>
    isPlural && position === row.meaning.length - 1 ? word + pluralEnding : word,
  );
  return { length: row.homophone.length, replacement, minImprovement };
}

function replace(
  tokens: readonly Token[],
  at: number,
  { length, replacement }: CorrectionCandidate,
): Token[] {
  const [first, lastToken] = [tokens[at] as Token, tokens[at + length - 1] as Token];
  const words = replacement.map(
    (text): Token => ({ ...first, kind: "word", text, stem: stem(text), end: lastToken.end }),
  );
  return tokens.toSpliced(at, length, ...words);
}

interface HomophoneRow {
  readonly homophone: readonly string[];
  readonly meaning: readonly string[];
  readonly leftContext: ReadonlySet<string>;
  readonly rightContext: ReadonlySet<string>;
}

/** Rows by their first word, and by its plural for single words; longest first. */
const rowsByFirstWord = indexRows(homophones.foodHomophones.trim().split("\n").flatMap(parseRow));

function parseRow(line: string): HomophoneRow[] {
  const [names = "", leftContext = "", rightContext = ""] = line.split("|");
  const [meaningText = "", heard = ""] = names.split(":");
  return heard.split(",").map((words) => ({
    homophone: splitWords(words),
    meaning: splitWords(meaningText),
    leftContext: new Set(splitWords(leftContext)),
    rightContext: new Set(splitWords(rightContext)),
  }));
}

function splitWords(text: string): string[] {
  return text
    .replaceAll("'", "")
    .split(/\s+/)
    .filter((word) => word !== "");
}

function indexRows(rows: readonly HomophoneRow[]): ReadonlyMap<string, readonly HomophoneRow[]> {
  const byFirst = new Map<string, HomophoneRow[]>();
  for (const row of rows.toSorted(
    (one, corrected) => corrected.homophone.length - one.homophone.length,
  )) {
    const first = row.homophone[0] ?? "";
    for (const key of row.homophone.length === 1 ? [first, first + pluralEnding] : [first]) {
      byFirst.set(key, [...(byFirst.get(key) ?? []), row]);
    }
  }
  return byFirst;
}

function matchesRow(row: HomophoneRow, tokens: readonly Token[], at: number): boolean {
  const { homophone, leftContext, rightContext } = row;
  const matchesWords = homophone.every((word, offset) => {
    const text = tokens[at + offset]?.text;
    return text === word || (offset === homophone.length - 1 && text === word + pluralEnding);
  });
  if (!matchesWords) return false;
  if (leftContext.size === 0 && rightContext.size === 0) return true;
  const end = at + homophone.length;
  const [previous, next] = [tokens[at - 1]?.text ?? "", tokens[end]?.text ?? ""];
  if (leftContext.has("#") && followsMeasure(tokens, at) && endsName(tokens[end])) return true;
  if ([leftContext.has(previous) && previous, rightContext.has(next) && next].some(isEvidence))
    return true;
  const hasLeftContext =
    leftContext.has(previous) || (leftContext.has("^") && isItemStart(tokens, at));
  return (
    hasLeftContext && (rightContext.has(next) || (rightContext.has("$") && isEnd(tokens[end])))
  );
}

const isEvidence = (word: string | false) =>
  word !== false && word !== "" && !homophones.functionWords.has(word);

const endsName = (token: Token | undefined) =>
  token === undefined || token.kind === "mark" || homophones.functionWords.has(token.text);

/** "200 g", "12 ounce", "a bowl of". */
function followsMeasure(tokens: readonly Token[], at: number): boolean {
  const isOf = tokens[at - 1]?.text === partitive;
  const unit = tokens[isOf ? at - 2 : at - 1];
  return unit !== undefined && (isOf ? isUnit(unit) || isPieceUnit(unit) : isWeight(unit));
}

const isWeight = ({ stem: word }: Token) => gramsByUnit.has(word) || metricVolumes.has(word);
const isUnit = (token: Token) => unitWords.has(token.stem) || isWeight(token);
const isPieceUnit = (token: Token) => pieceUnits.has(token.stem);

function isItemStart(tokens: readonly Token[], at: number): boolean {
  const leftContext = tokens[at - 1];
  return (
    leftContext === undefined ||
    leftContext.kind === "mark" ||
    homophones.itemStarters.has(leftContext.text)
  );
}

const isEnd = (token: Token | undefined) => token === undefined || token.kind === "mark";

/** True at the beginning of an item, before something countable: "to fried eggs". */
function mayBeCount(tokens: readonly Token[], at: number, spelling: Spelling): boolean {
  const next = tokens[at + 1];
  if (tokens[at]?.text === homophones.verbLikeEight)
    return next !== undefined && isMisheardEight(tokens, at, next);
  if (!isItemStart(tokens, at)) return false;
  const lastToken = findCountedNoun(tokens, at + 1, spelling);
  // "For pancakes: ..." and "for pancakes I used" state a purpose.
  return (
    lastToken !== undefined && !homophones.wordsAfterPurpose.has(tokens[lastToken + 1]?.text ?? "")
  );
}

/** "ate ounces" is not a usual phrase; "had ate almonds" means eight. */
function isMisheardEight(tokens: readonly Token[], at: number, next: Token): boolean {
  const leftContext = tokens[at - 1]?.text ?? "";
  return (
    isWeight(next) || (homophones.wordsBeforeEight.has(leftContext) && next.text !== next.stem)
  );
}

const maxCountedWords = 3;

/** The index of a countable plural: a food ("fried eggs") or a unit ("slices"). */
function findCountedNoun(
  tokens: readonly Token[],
  from: number,
  { countNames }: Spelling,
): number | undefined {
  if (isCountedUnit(tokens[from])) return from;
  for (const [position, token] of tokens.slice(from, from + maxCountedWords).entries()) {
    const isFood = countNames(token.stem) > 0 && !fillers.has(token.text);
    if (isFood && isPlural(token)) return isFoodClass(token) ? undefined : from + position;
    if (!isFood && !sizeWords.has(token.text) && !cookingStates.has(token.text)) return undefined;
  }
  return undefined;
}

const isPlural = ({ text, stem: word }: Token) => text !== word;

function isCountedUnit(token: Token | undefined): boolean {
  if (token?.kind !== "word") return false;
  return isWeight(token) || (isPlural(token) && (isUnit(token) || isPieceUnit(token)));
}

/** "for drinks", "to vegetables", "for babies": classes of food and persons are not counted. */
const isFoodClass = ({ stem: word }: Token) =>
  classNouns.has(word) ||
  genericWords.has(word) ||
  nonFoodUnits.has(word) ||
  homophones.countlessPersons.has(word);
