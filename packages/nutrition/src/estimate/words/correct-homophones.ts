import { forLanguage, type Language } from "../../languages/language.ts";
import type { Spelling } from "./spelling.ts";
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
  language: Language,
): { readonly reading: R; readonly corrections: readonly HomophoneCorrection[] } {
  let best = { tokens, reading: segment(tokens) };
  const corrections: HomophoneCorrection[] = [];
  let trialsLeft = Math.min(maxTrials, maxSegmentedTokens / Math.max(1, tokens.length));
  for (let at = 0; at < best.tokens.length && trialsLeft >= 1; at += 1) {
    const candidate = findCandidate(best.tokens, at, spelling, language);
    if (!candidate) continue;
    trialsLeft -= 1;
    const corrected = replace(best.tokens, at, candidate, language);
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
  language: Language,
): CorrectionCandidate | undefined {
  // Speech recognition writes no hyphens here, so a hyphenated word was typed.
  if (tokens[at]?.isHyphened || tokens[at + 1]?.isHyphened) return undefined;
  const text = tokens[at]?.text ?? "";
  const number = language.homophones.numberHomophones.get(text);
  if (number !== undefined && mayBeCount(tokens, at, spelling, language)) {
    return { length: 1, replacement: [number], minImprovement: minNumberImprovement };
  }
  const row = rowsByFirstWord(language)
    .get(text)
    ?.find((candidate) => matchesRow(candidate, tokens, at, language));
  if (!row) return undefined;
  const lastToken = tokens[at + row.homophone.length - 1]?.text ?? "";
  const isPlural = lastToken !== row.homophone.at(-1);
  const replacement = row.meaning.map((word, position) =>
    isPlural && position === row.meaning.length - 1 ? word + language.wordForms.pluralEnding : word,
  );
  return { length: row.homophone.length, replacement, minImprovement };
}

function replace(
  tokens: readonly Token[],
  at: number,
  { length, replacement }: CorrectionCandidate,
  language: Language,
): Token[] {
  const [first, lastToken] = [tokens[at] as Token, tokens[at + length - 1] as Token];
  const words = replacement.map(
    (text): Token => ({
      ...first,
      kind: "word",
      text,
      stem: language.stem(text),
      end: lastToken.end,
    }),
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
const rowsByFirstWord = forLanguage((language) =>
  indexRows(language.homophones.foodHomophones.trim().split("\n").flatMap(parseRow), language),
);

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

function indexRows(
  rows: readonly HomophoneRow[],
  language: Language,
): ReadonlyMap<string, readonly HomophoneRow[]> {
  const byFirst = new Map<string, HomophoneRow[]>();
  for (const row of rows.toSorted(
    (one, corrected) => corrected.homophone.length - one.homophone.length,
  )) {
    const first = row.homophone[0] ?? "";
    for (const key of row.homophone.length === 1
      ? [first, first + language.wordForms.pluralEnding]
      : [first]) {
      byFirst.set(key, [...(byFirst.get(key) ?? []), row]);
    }
  }
  return byFirst;
}

function matchesRow(
  row: HomophoneRow,
  tokens: readonly Token[],
  at: number,
  language: Language,
): boolean {
  const { homophone, leftContext, rightContext } = row;
  const matchesWords = homophone.every((word, offset) => {
    const text = tokens[at + offset]?.text;
    return (
      text === word ||
      (offset === homophone.length - 1 && text === word + language.wordForms.pluralEnding)
    );
  });
  if (!matchesWords) return false;
  if (leftContext.size === 0 && rightContext.size === 0) return true;
  const end = at + homophone.length;
  const [previous, next] = [tokens[at - 1]?.text ?? "", tokens[end]?.text ?? ""];
  if (
    leftContext.has("#") &&
    followsMeasure(tokens, at, language) &&
    endsName(tokens[end], language)
  )
    return true;
  if (
    [leftContext.has(previous) && previous, rightContext.has(next) && next].some((word) =>
      isEvidence(word, language),
    )
  )
    return true;
  const hasLeftContext =
    leftContext.has(previous) || (leftContext.has("^") && isItemStart(tokens, at, language));
  return (
    hasLeftContext && (rightContext.has(next) || (rightContext.has("$") && isEnd(tokens[end])))
  );
}

const isEvidence = (word: string | false, language: Language) =>
  word !== false && word !== "" && !language.homophones.functionWords.has(word);

const endsName = (token: Token | undefined, language: Language) =>
  token === undefined || token.kind === "mark" || language.homophones.functionWords.has(token.text);

/** "200 g", "12 ounce", "a bowl of". */
function followsMeasure(tokens: readonly Token[], at: number, language: Language): boolean {
  const isOf = tokens[at - 1]?.text === language.functionWords.partitive;
  const unit = tokens[isOf ? at - 2 : at - 1];
  return (
    unit !== undefined &&
    (isOf ? isUnit(unit, language) || isPieceUnit(unit, language) : isWeight(unit, language))
  );
}

const isWeight = ({ stem: word }: Token, language: Language) =>
  language.amounts.gramsByUnit.has(word) || language.amounts.metricVolumes.has(word);
const isUnit = (token: Token, language: Language) =>
  language.amounts.units.has(token.stem) || isWeight(token, language);
const isPieceUnit = (token: Token, language: Language) =>
  language.amounts.pieceUnits.has(token.stem);

function isItemStart(tokens: readonly Token[], at: number, language: Language): boolean {
  const leftContext = tokens[at - 1];
  return (
    leftContext === undefined ||
    leftContext.kind === "mark" ||
    language.homophones.itemStarters.has(leftContext.text)
  );
}

const isEnd = (token: Token | undefined) => token === undefined || token.kind === "mark";

/** True at the beginning of an item, before something countable: "to fried eggs". */
function mayBeCount(
  tokens: readonly Token[],
  at: number,
  spelling: Spelling,
  language: Language,
): boolean {
  const next = tokens[at + 1];
  if (tokens[at]?.text === language.homophones.verbLikeEight)
    return next !== undefined && isMisheardEight(tokens, at, next, language);
  if (!isItemStart(tokens, at, language)) return false;
  const lastToken = findCountedNoun(tokens, at + 1, spelling, language);
  // "For pancakes: ..." and "for pancakes I used" state a purpose.
  return (
    lastToken !== undefined &&
    !language.homophones.wordsAfterPurpose.has(tokens[lastToken + 1]?.text ?? "")
  );
}

/** "ate ounces" is not a usual phrase; "had ate almonds" means eight. */
function isMisheardEight(
  tokens: readonly Token[],
  at: number,
  next: Token,
  language: Language,
): boolean {
  const leftContext = tokens[at - 1]?.text ?? "";
  return (
    isWeight(next, language) ||
    (language.homophones.wordsBeforeEight.has(leftContext) && next.text !== next.stem)
  );
}

const maxCountedWords = 3;

/** The index of a countable plural: a food ("fried eggs") or a unit ("slices"). */
function findCountedNoun(
  tokens: readonly Token[],
  from: number,
  { countNames }: Spelling,
  language: Language,
): number | undefined {
  if (isCountedUnit(tokens[from], language)) return from;
  for (const [position, token] of tokens.slice(from, from + maxCountedWords).entries()) {
    const isFood = countNames(token.stem) > 0 && !language.stopWords.fillers.has(token.text);
    if (isFood && isPlural(token))
      return isFoodClass(token, language) ? undefined : from + position;
    if (
      !isFood &&
      !language.amounts.sizeWords.has(token.text) &&
      !language.stopWords.cookingStates.has(token.text)
    )
      return undefined;
  }
  return undefined;
}

const isPlural = ({ text, stem: word }: Token) => text !== word;

function isCountedUnit(token: Token | undefined, language: Language): boolean {
  if (token?.kind !== "word") return false;
  return (
    isWeight(token, language) ||
    (isPlural(token) && (isUnit(token, language) || isPieceUnit(token, language)))
  );
}

/** "for drinks", "to vegetables", "for babies": classes of food and persons are not counted. */
const isFoodClass = ({ stem: word }: Token, language: Language) =>
  language.stopWords.classNouns.has(word) ||
  language.stopWords.genericWords.has(word) ||
  language.stopWords.nonFoodUnits.has(word) ||
  language.homophones.countlessPersons.has(word);
